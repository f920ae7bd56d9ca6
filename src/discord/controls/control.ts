/** A control: who may use it, and what its handlers do. */
import type { ModalSubmitInteraction } from 'discord.js';
import type { Bot } from '../bot.ts';
import type { ControlKind, CustomId } from '../custom-ids/custom-id.ts';
import type { Press } from '../incoming.ts';
import type { InteractionResult } from '../interaction-result.ts';
import type { Filled } from '../messages/questions/form.ts';

/**
 * The people who can use a control. The tables themselves check this, because they know who sits where. `rulers`: the host and
 * moderators; `table`: also the people at the table.
 */
export const AUDIENCES = ['anybody', 'pending', 'seated', 'host', 'rulers', 'table', 'moderators'] as const;
export type Audience = (typeof AUDIENCES)[number];

export interface Control<Kind extends ControlKind> {
  /** If omitted, no one may use the control, and a press is treated like a press on an unknown control. */
  readonly usedBy?: Audience;
  /**
   * True for a control that edits its own message, so the bot puts it only on private messages. A press on a public message has a
   * forged id.
   */
  readonly isPrivate?: true;
  /**
   * True for a control that is also shown on attempts at the daily challenge, where it edits the page. If omitted, a press with
   * the id of an attempt is forged.
   */
  readonly isOfAttempts?: true;
  /** True for a control of attempts that is also on the day's public message, which a press doesn't edit. */
  readonly isOnPosts?: true;
  /** Like `isOfAttempts`, for a control that is also shown on the board before a mistake. */
  readonly isOfMistakes?: true;
  /** The rate limit that a press counts towards, in addition to the one for all presses. */
  readonly rate?: 'views' | 'tables';
  /** Acknowledges the press, does the work, and replies. Omitted for forms. */
  readonly press?: (bot: Bot, press: Press, id: CustomId<Kind>) => Promise<InteractionResult>;
  /** Handles a submitted form of this kind, which is already acknowledged. */
  readonly send?: (
    bot: Bot,
    form: ModalSubmitInteraction,
    id: CustomId<Kind>,
    filled: Filled,
  ) => Promise<InteractionResult>;
}

/** Makes a kind without a control a type error. */
export type Controls = { readonly [Kind in ControlKind]: Control<Kind> };
