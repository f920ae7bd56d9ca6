/** The reason typed into the form for ending games. */
import { MAX_REASON_LENGTH } from '../../../tables/moderation/aborting.ts';
import { quoted } from '../../messages/pieces/quoted.ts';
import type { Filled } from '../../messages/questions/form.ts';
import { REASON } from '../../messages/questions/reason-form.ts';

/** The bot escapes the typed text, which makes it longer; nothing that the form accepts is cut off. */
const MAX_QUOTED_LENGTH = 2 * MAX_REASON_LENGTH;

/** The typed reason; null if the field is empty. */
export function reasonIn(filled: Filled): string | null {
  const typed = filled.get(REASON)?.[0];
  return typed === undefined ? null : quoted(typed, MAX_QUOTED_LENGTH);
}
