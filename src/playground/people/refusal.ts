/**
 * The reasons why a person could not do something here: Discord's own form would have prevented it, or the bot did not respond.
 */

/** The page has a text for each, in the person's language. */
export const REFUSALS = [
  'unseen-channel',
  'archived-thread',
  'locked-thread',
  'no-right-to-commands',
  'no-right-to-threads',
  'too-many-threads',
  'unknown-command',
  'unknown-option',
  'unknown-field',
  'no-suggestions',
  'message-gone',
  'control-gone',
  'disabled',
  'bot-gone',
  'form-gone',
  'no-response',
  'missing',
  'no-text',
  'no-number',
  'no-file',
  'true-or-false',
  'length',
  'at-least',
  'at-most',
  'between',
  'no-choice',
  'chosen-twice',
  'choose-exactly',
  'choose-between',
  'unknown-person',
  'unknown-channel',
  'unknown-role',
  'file-too-large',
  'no-uploads',
  'other-option',
] as const;

export interface Refusal {
  readonly code: (typeof REFUSALS)[number];
  /** The values for the text. */
  readonly facts: Readonly<Record<string, string | number>>;
  /** The option or field that the refusal is about, by its displayed name. */
  readonly about?: string;
}

export type Read<T> = ({ readonly ok: true } & T) | NotRead;
export interface NotRead {
  readonly ok: false;
  readonly refusal: Refusal;
}

export function notRead(code: Refusal['code'], facts: Refusal['facts'] = {}): NotRead {
  return { ok: false, refusal: { code, facts } };
}
