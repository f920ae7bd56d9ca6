/** The words for a computer, used instead of a person's mention. */
import type { Phrase } from '../../../core/presentation/phrase.ts';
import { STRENGTH_RECORDS, type Strength } from '../../../core/thinking/strength.ts';
import type { Sitter } from '../../../tables/model/table.ts';
import type { Holder } from '../../../tables/turns/seating.ts';
import { mention } from './parts.ts';

function computerWord(strength: Strength): Phrase {
  return { key: STRENGTH_RECORDS[strength].word };
}

/** The player of a seat: the person's mention, or the word for a computer. */
export function playerWord(holder: Exclude<Holder, { by: 'nobody' }>): string | Phrase {
  return holder.by === 'person' ? mention(holder.userId) : computerWord(holder.strength);
}

/** The owner of the seat, or a word for a computer or an open seat. */
export function ownerOf({ userId, computer }: Sitter): Phrase | string {
  if (userId !== null) return mention(userId);
  return computer === undefined ? { key: 'seats.no-one' } : computerWord(computer);
}
