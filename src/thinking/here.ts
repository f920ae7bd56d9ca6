/** Thinks in the current process, for scripts and tests. The caller waits, and the answers don't depend on a clock. */
import type { Catalogue } from '../core/catalogue.ts';
import { inOneGo } from '../mind/work.ts';
import { answerTo, comparingFor, judgingFor, reviewing } from './answering.ts';
import type { Thinker } from './thinker.ts';
import { wholeTurn } from './whole-turn.ts';

/** Opens a thinker with a fixed `effort` for all questions. Errors in the mind are rethrown, so that none stays hidden. */
export function thinkerHere(catalogue: Catalogue, effort: number): Thinker {
  return {
    async think(question) {
      const answer = answerTo(catalogue, { ...question, effort }, () => 0);
      return answer === null ? { ok: false, code: 'mindless' } : { ok: true, ...answer };
    },
    async turn(question) {
      const answers = wholeTurn(catalogue, { ...question, effort }, () => 0);
      return answers === null ? { ok: false, code: 'mindless' } : { ok: true, task: 'turn', answers };
    },
    async review(question) {
      const answer = inOneGo(reviewing(catalogue, question, { valued: effort, boards: effort }));
      return answer === null ? { ok: false, code: 'mindless' } : { ok: true, ...answer };
    },
    async compare(question) {
      const answer = inOneGo(comparingFor(catalogue, question, { valued: effort, boards: effort }));
      return answer === null ? { ok: false, code: 'mindless' } : { ok: true, ...answer };
    },
    async judge(question) {
      const sizes = { turn: effort, boards: Math.max(1, effort), choice: effort };
      const answer = inOneGo(judgingFor(catalogue, question, sizes));
      return answer === null ? { ok: false, code: 'mindless' } : { ok: true, ...answer };
    },
  };
}
