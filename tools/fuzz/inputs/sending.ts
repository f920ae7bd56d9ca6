/** Puts an input on the gateway as Discord would, and waits until the bot has finished with it. */
import type { JsonObject } from '../../../src/playground/json.ts';
import type { Interaction, Message } from '../../../src/playground/model/shapes.ts';
import { interactionOnWire } from '../../../src/playground/world/wire.ts';
import { BACK } from '../../../src/tables/verbs/computers.ts';
import type { FuzzHall } from '../stage/hall.ts';
import { type Input, isImpossible } from '../stage/input.ts';
import type { Committed, Ledger } from '../stage/ledger.ts';

export interface Outcome {
  readonly input: Input;
  readonly payload: JsonObject;
  readonly interaction: Interaction;
  /** The messages that the input produced, in their current state. */
  readonly messages: readonly Message[];
  /** The changes committed because of the input. */
  readonly commits: readonly Committed[];
  /** Whether the bot finished with the input in time. */
  readonly isThrough: boolean;
  /** Whether the control belonged to a public message that was changed or deleted by using it. */
  readonly rewritesPublic: boolean;
  /** Whether the input came from a direct message, which only its person sees. */
  readonly isDirect: boolean;
}

/** Far longer than anything takes, in ms of the real clock. */
const TIMEOUT_MS = 20_000;
/** The timeout for an input that may have no answer. */
const SHORT_TIMEOUT_MS = 500;

/** `tells` is called with the payload before it is sent. */
export async function send(
  hall: FuzzHall,
  ledger: Ledger,
  input: Input,
  tells: (payload: string) => void,
): Promise<Outcome> {
  const { world } = hall.local;
  const { kind, data, spoil, ...facts } = input;
  const id = world.newId();
  const token = Buffer.from(`interaction:${id}`).toString('base64url');
  const created: Interaction = {
    ...facts,
    id,
    token,
    createdAt: world.now(),
    response: { kind: 'none' },
    originalId: null,
    written: [],
    isVoid: false,
  };
  world.interactions.set(id, created);
  const source = world.messages.get(input.sourceMessageId ?? '');
  const isDirect = world.channels.get(source?.channelId ?? input.channelId)?.serverId === null;
  const isSeenByAll = source?.visibleTo === null && !isDirect;
  const whole = interactionOnWire(world, created, data, hall.local.url);
  const payload = wellFormed(spoil === undefined ? whole : spoil(whole));
  const commits: Committed[] = [];
  tells(JSON.stringify(payload));
  const end = waitForEnd(hall, ledger, id, commits, isImpossible(input) ? SHORT_TIMEOUT_MS : TIMEOUT_MS);
  if (kind === 'twice') hall.expectsRefusals(id);
  world.emit({ what: 'interaction-created', interaction: created, payload });
  if (kind === 'twice') world.emit({ what: 'interaction-created', interaction: created, payload });
  const isThrough = await end;
  const interaction = world.interactions.get(id) ?? created;
  const { sourceMessageId } = interaction;
  return {
    input,
    payload,
    interaction,
    messages: [...new Set(interaction.written)].flatMap((one) => world.messages.get(one) ?? []),
    commits,
    isThrough,
    rewritesPublic: isSeenByAll && sourceMessageId !== null && interaction.written.includes(sourceMessageId),
    isDirect,
  };
}

/** Discord sends UTF-8, which can't contain half of a surrogate pair. */
function wellFormed(payload: JsonObject): JsonObject {
  return JSON.parse(JSON.stringify(payload), (_, value: unknown) =>
    typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\uFFFD') : value,
  ) as JsonObject;
}

/**
 * The first response isn't the end: a deferred reply must be filled in, and a deferred press must lead to a message or
 * change.
 */
function waitForEnd(
  hall: FuzzHall,
  ledger: Ledger,
  id: string,
  commits: Committed[],
  timeoutMs: number,
): Promise<boolean> {
  const { world } = hall.local;
  const isAtEnd = (): boolean => {
    // After any input a person takes back a seat that a computer played for them, which is not a change by the input.
    commits.push(...ledger.news().filter(({ cause }) => cause.startsWith(id) && !cause.endsWith(BACK)));
    const interaction = world.interactions.get(id);
    if (interaction === undefined) return true;
    const { response, written } = interaction;
    switch (response.kind) {
      case 'none':
        return false;
      case 'deferred':
        return written.length > 0 || !world.messages.has(response.messageId);
      case 'deferred-update':
        return written.length > 0 || commits.length > 0;
      default:
        return true;
    }
  };
  return new Promise((resolve) => {
    const finish = (reached: boolean) => {
      unwatch();
      stopListening();
      clearTimeout(timer);
      resolve(reached);
    };
    const look = () => {
      if (isAtEnd()) finish(true);
    };
    const unwatch = world.watch((change) => {
      if (change.what === 'interaction-changed') look();
    });
    const stopListening = hall.onChange(look);
    const timer = setTimeout(() => finish(false), timeoutMs);
  });
}
