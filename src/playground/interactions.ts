/**
 * The life cycle of an interaction: it gets one first response, becomes void after three seconds without one, and is over after
 * fifteen minutes.
 */
import { type JsonObject, textOf } from './json.ts';
import type { Interaction, InteractionType, Response } from './model/shapes.ts';
import { interactionOnWire } from './world/wire.ts';
import type { World } from './world/world.ts';

/** Time limits in milliseconds. */
export const FIRST_RESPONSE_WITHIN = 3000;
const TOKEN_LASTS = 15 * 60_000;

export interface Opening {
  readonly type: InteractionType;
  readonly personId: string;
  readonly channelId: string;
  readonly sourceMessageId: string | null;
  readonly commandName: string | null;
  readonly focusedType: number | null;
  readonly data: JsonObject;
}

export function openInteraction(world: World, base: string, opening: Opening): Interaction {
  const { data, ...facts } = opening;
  const id = world.newId();
  const interaction: Interaction = {
    ...facts,
    id,
    token: Buffer.from(`interaction:${id}`).toString('base64url'),
    createdAt: world.now(),
    response: { kind: 'none' },
    originalId: null,
    written: [],
    isVoid: false,
  };
  world.interactions.set(id, interaction);
  const payload = interactionOnWire(world, interaction, data, base);
  world.emit({ what: 'interaction-created', interaction, payload });
  return interaction;
}

export function changeInteraction(world: World, id: string, change: Partial<Interaction>): void {
  const before = world.interactions.get(id);
  if (!before) throw new Error(`There is no interaction ${id}`);
  const interaction = { ...before, ...change };
  world.interactions.set(id, interaction);
  world.emit({ what: 'interaction-changed', interaction });
}

export function respond(world: World, interaction: Interaction, response: Response): void {
  const messageId = 'messageId' in response ? response.messageId : null;
  const originalId = response.kind === 'deferred-update' ? interaction.sourceMessageId : messageId;
  const isWritten = messageId !== null && response.kind !== 'deferred';
  changeInteraction(world, interaction.id, {
    response,
    originalId,
    written: isWritten ? [...interaction.written, messageId] : interaction.written,
  });
}

export function noteWritten(world: World, interactionId: string, messageId: string): void {
  const written = world.interactions.get(interactionId)?.written ?? [];
  changeInteraction(world, interactionId, { written: [...written, messageId] });
}

export function isTooLate(world: World, interaction: Interaction): boolean {
  const isSilent = interaction.response.kind === 'none';
  return interaction.isVoid || (isSilent && world.now() - interaction.createdAt > FIRST_RESPONSE_WITHIN);
}

export function isOver(world: World, interaction: Interaction): boolean {
  return world.now() - interaction.createdAt > TOKEN_LASTS;
}

export function byToken(world: World, token: string): Interaction | undefined {
  const [, id] = textOf(Buffer.from(token, 'base64url').toString('utf8')).split(':');
  const interaction = id === undefined ? undefined : world.interactions.get(id);
  return interaction?.token === token ? interaction : undefined;
}
