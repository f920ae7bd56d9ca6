/** Boards that each new drawing process paints before it paints any that people see. */
import type { Catalogue } from '../core/catalogue.ts';
import { viewAtBeginning } from '../core/teaching/beginning.ts';
import { drawnBoard } from '../render/pictures/board.ts';
import { DEFAULT_LANGUAGE } from '../words/languages.ts';
import { translator } from '../words/translate.ts';

/** The board of each game at its beginning, with all its seats. Each is made only when the process is ready for it. */
export function* firstBoards(catalogue: Catalogue): Generator<string> {
  const translate = translator(DEFAULT_LANGUAGE);
  for (const { game, presenter } of catalogue.values()) {
    const roles = Array.from({ length: game.seats.max }, (_, seat) => game.roles[seat] ?? '');
    yield drawnBoard(presenter, 'turnBoard', viewAtBeginning(game, roles), [], translate);
  }
}
