/** An input from outside: one interaction as on the gateway, well-formed or not. */
import type { JsonObject } from '../../../src/playground/json.ts';
import type { InteractionType } from '../../../src/playground/model/shapes.ts';

export const KINDS = [
  'command',
  'odd command',
  'broken command',
  'suggestions',
  'button',
  'forged button',
  'menu',
  'forged menu',
  'form',
  'forged form',
  'file',
  'again',
  'twice',
  'daily',
  'practice',
  'other control',
  'newer payload',
] as const;
export type Kind = (typeof KINDS)[number];

export interface Input {
  readonly kind: Kind;
  readonly type: InteractionType;
  readonly personId: string;
  readonly channelId: string;
  /** The message whose control is used. */
  readonly sourceMessageId: string | null;
  readonly commandName: string | null;
  /** The type of the option being typed. */
  readonly focusedType: number | null;
  readonly data: JsonObject;
  /** Changes the payload that Discord would have made of the input. */
  readonly spoil?: (payload: JsonObject) => JsonObject;
}

/** Whether Discord never sends the input: it must do no harm, but needs no response. */
export function isImpossible({ kind }: Input): boolean {
  return kind === 'newer payload';
}
