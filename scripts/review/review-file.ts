/** Reviews the text of an exported game, or says why that's impossible. */
import type { Catalogue } from '../../src/core/catalogue.ts';
import { openLog } from '../../src/core/logs/log.ts';
import type { Phrase, Translate } from '../../src/core/presentation/phrase.ts';
import type { Review, ReviewedTurn } from '../../src/core/thinking/review.ts';
import { reviewLines } from '../../src/discord/messages/history/review/review-lines.ts';
import { review, reviewerHere } from '../../src/mind/review/reviewing.ts';
import { usualReviewEffort } from '../../src/mind/review/weighing.ts';
import { readGameFile } from '../../src/tables/history/game-file.ts';
import { seatName } from '../../src/tables/turns/seat-words.ts';
import { retell } from '../replay/retell.ts';

export type FileReviewed =
  | {
      readonly ok: true;
      readonly review: Review;
      /** The turns with their numbers, then the text that people read at the table. */
      lines(translate: Translate): readonly string[];
    }
  | { readonly ok: false; readonly fault: string };

/** The default effort is that of a computer's move. `done` receives the progress, from 0 to 1. */
export async function reviewFile(
  text: string,
  catalogue: Catalogue,
  translate: Translate,
  effort: number | null,
  done: (part: number) => void,
): Promise<FileReviewed> {
  const { fault } = retell(text, catalogue, translate);
  if (fault !== null) return { ok: false, fault };
  const read = readGameFile(JSON.parse(text));
  if (!read.ok) throw new Error('the file was read before');
  const { log } = read.kept;
  const entry = catalogue.get(log.game);
  const opened = entry === undefined ? null : openLog(entry.game, log);
  if (entry === undefined || opened?.ok !== true) throw new Error('the file was replayed before');
  const { game, judgement } = entry;
  if (judgement === null)
    return { ok: false, fault: `No computer plays ${log.game}, so none can review it.` };
  const usual = usualReviewEffort(judgement);
  const spent = effort === null ? usual : { ...usual, valued: effort };
  const played = { log: log.actions, moments: opened.moments };
  const found = await review(game, played, reviewerHere(game, judgement, spent, done));
  if (found === null) return { ok: false, fault: 'The game was aborted, so no one won or lost it.' };
  const seats = log.opening.roles.map((role) => ({ role: role === '' ? null : role, userId: null }));
  const reviewed = {
    entry,
    table: { gameId: log.game, options: log.opening.options, seats },
    played,
    review: found,
  };
  return {
    ok: true,
    review: found,
    lines: (words) => [
      ...found.turns.map((turn) => turnLine(turn, words(seatName(entry, reviewed.table, turn.seat)))),
      ...Object.values(reviewLines(reviewed)).flatMap((lines: readonly Phrase[]) => lines.map(words)),
    ],
  };
}

function turnLine({ turn, chance, luck, lost }: ReviewedTurn, seat: string): string {
  const columns = [`turn ${turn}`, percent(chance), `luck ${percent(luck)}`, `lost ${percent(lost)}`, seat];
  return columns
    .map((column) => column.padEnd(14))
    .join('')
    .trimEnd();
}

function percent(chance: number): string {
  return `${(chance * 100).toFixed(1)} %`;
}
