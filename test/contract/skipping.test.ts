/** Whichever seat is asked, and whatever the question is, a skip ends the seat's turn with allowed answers. */

import { describe, expect, test } from 'vitest';
import { playOut } from '../../src/core/playing.ts';
import { atRandom } from '../../src/core/policy.ts';
import { seedFrom } from '../../src/core/random.ts';
import { requestForSeats } from '../../src/core/requests/answer.ts';
import type { Request } from '../../src/core/requests/request.ts';
import { brokenSkips } from '../../tools/conformance/contract/promises/skips.ts';
import { SUBJECTS_AND_SAMPLES } from '../shared/games/subjects.ts';

const GAMES = 60;
/** The turn is skipped at every fifth moment of a game. */
const APART = 5;
describe.each(SUBJECTS_AND_SAMPLES.map((subject) => ({ game: subject.game.id, subject })))(
  'every turn of $game',
  ({ subject }) => {
    const { game } = subject;

    test('can be skipped at any moment, for each seat with a question', () => {
      const kinds = new Set<string>();
      for (let number = 0; number < GAMES; number += 1) {
        const opening = { ...subject.tableNumbered(number * 7), seed: seedFrom(`skipped ${number}`) };
        for (const { step, state } of playOut(game, opening, atRandom)) {
          const [request] = game.requests(state);
          if (request === undefined || (kinds.has(request.about) && step % APART !== 0)) continue;
          kinds.add(request.about);
          expect(brokenSkips(game, state), `game ${number}, step ${step}`).toEqual([]);
        }
      }
      expect([...kinds]).toEqual(expect.arrayContaining([...subject.alwaysAsked]));
    });

    test('can be skipped, and the game still comes to an end', () => {
      for (let number = 0; number < GAMES; number += 1) {
        let { state } = game.setup({ ...subject.tableNumbered(number), seed: seedFrom(`idle ${number}`) });
        for (let turns = 0; ; turns += 1) {
          const request: Request | undefined = game.requests(state)[0];
          const [seat] = request?.seats ?? [];
          if (request === undefined || seat === undefined) break;
          expect(turns).toBeLessThan(2000);
          const applied = game.apply(state, seat, game.skip(state, requestForSeats(request, [seat])));
          if (!applied.ok) throw new Error(JSON.stringify(applied.refusal));
          state = applied.state;
        }
        expect(game.outcome(state).kind).not.toBe('ongoing');
      }
    });
  },
);
