/** Calls the handler of the control that a person pressed, or whose form they sent, and rejects everything else. */
import { ComponentType, type ModalSubmitInteraction } from 'discord.js';
import { attemptNamed } from '../../daily/attempt/attempt-id.ts';
import { mistakeRefIn } from '../../tables/history/mistake-id.ts';
import type { Bot } from '../bot.ts';
import type { ControlKind, CustomId } from '../custom-ids/custom-id.ts';
import type { Press } from '../incoming.ts';
import type { InteractionResult } from '../interaction-result.ts';
import { unknownControl, unknownForm } from '../interactions/refusing/unknown.ts';
import { acknowledge, acknowledgePress, isPrivate } from '../interactions/replies.ts';
import type { Filled } from '../messages/questions/form.ts';
import type { Control, Controls } from './control.ts';
import { CONTROLS } from './list.ts';

const BY_KIND: Controls = CONTROLS;

/** The rate limit depends only on the kind of control. */
export function rateOf(kind: ControlKind): 'views' | 'tables' | null {
  return BY_KIND[kind].rate ?? null;
}

/** Whether a control of this kind answers the table's question, so that the person who uses it wants to play. */
export function isForPending(kind: ControlKind): boolean {
  return BY_KIND[kind].usedBy === 'pending';
}

/** Whether the bot could have put the control on the pressed message. */
export function isForPress(
  { usedBy, isPrivate: isForOneReader }: Pick<Control<ControlKind>, 'usedBy' | 'isPrivate'>,
  on: { readonly isPrivate: boolean },
): boolean {
  return usedBy !== undefined && (isForOneReader === undefined || on.isPrivate);
}

/**
 * Whether the control fits the place that its id names, and the message it is on. The page of an attempt or of a mistake would
 * replace a public message for everyone, so its controls belong on private messages.
 */
function belongs(
  {
    isOfAttempts,
    isOfMistakes,
    isOnPosts,
  }: Pick<Control<ControlKind>, 'isOfAttempts' | 'isOfMistakes' | 'isOnPosts'>,
  id: object,
  on: { readonly isPrivate: boolean },
): boolean {
  const place = placeIn(id);
  if (place === 'attempt') return isOfAttempts === true && (on.isPrivate || isOnPosts === true);
  return place === 'mistake' ? isOfMistakes === true && on.isPrivate : true;
}

/** The place that the id names, if it's one shown by a single message; null for a table, or if the id names no place. */
function placeIn(id: object): 'attempt' | 'mistake' | null {
  if (!('table' in id) || typeof id.table !== 'string') return null;
  if (attemptNamed(id.table) !== null) return 'attempt';
  return mistakeRefIn(id.table) === null ? null : 'mistake';
}

/** In a direct message, the person and the bot are the only readers. */
function hasOneReader(interaction: Press | ModalSubmitInteraction): boolean {
  return interaction.guildId === null || isPrivate(interaction);
}

export async function pressed<Kind extends ControlKind>(
  bot: Bot,
  press: Press,
  id: CustomId<Kind>,
): Promise<InteractionResult> {
  const control: Controls[Kind] = BY_KIND[id.kind];
  const on = { isPrivate: hasOneReader(press) };
  const isHere = isForPress(control, on) && belongs(control, id, on);
  if (control.press === undefined || !isHere) return unknownControl(bot, press);
  return control.press(bot, press, id);
}

export async function formSent<Kind extends ControlKind>(
  bot: Bot,
  form: ModalSubmitInteraction,
  id: CustomId<Kind> | null,
): Promise<InteractionResult> {
  // The private menu that led to the form is no longer needed, so the reply replaces it.
  const on = { isPrivate: hasOneReader(form) };
  const isUsedUp = isPrivate(form) || (on.isPrivate && id !== null && placeIn(id) !== null);
  await (isUsedUp ? acknowledgePress(form) : acknowledge(form));
  if (id === null) return unknownForm(bot, form);
  const control: Controls[Kind] = BY_KIND[id.kind];
  if (control.send === undefined || control.usedBy === undefined || !belongs(control, id, on))
    return unknownForm(bot, form);
  return control.send(bot, form, id, filledIn(form));
}

function filledIn(form: ModalSubmitInteraction): Filled {
  const filled = new Map<string, readonly string[]>();
  for (const [id, field] of form.fields.fields) {
    if (field.type === ComponentType.TextInput) filled.set(id, [field.value]);
    else if (field.type === ComponentType.StringSelect) filled.set(id, field.values);
  }
  return filled;
}
