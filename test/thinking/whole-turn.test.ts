/** A computer's whole turn is computed in one go, and each of its questions has its own seed. */
import { expect, test } from 'vitest';
import type { Game } from '../../src/core/game.ts';
import { chooseOptions } from '../../src/core/options.ts';
import { seedFrom } from '../../src/core/random.ts';
import { giverOf, requestForSeats } from '../../src/core/requests/answer.ts';
import { MINDS } from '../../src/games/minds.ts';
import type { TurnQuestion } from '../../src/thinking/thinker.ts';
import { wholeTurn } from '../../src/thinking/whole-turn.ts';

const game = yggdrasil();

/** Yggdrasil as the search process knows it. */
function yggdrasil(): Game<unknown, unknown> {
  const mind = MINDS.get('yggdrasil');
  if (mind === undefined) throw new Error('no computer plays it');
  return mind.game;
}

function questionAt(state: unknown): TurnQuestion {
  const [request] = game.requests(state);
  const [seat] = request?.seats ?? [];
  if (request === undefined || seat === undefined) throw new Error('nobody is asked');
  return {
    purpose: 'turn',
    task: 'turn',
    gameId: game.id,
    state,
    seat,
    request: requestForSeats(request, [seat]),
    strength: 'good',
    thinkMs: 1,
    seed: seedFrom('a turn'),
  };
}

function start(): unknown {
  const chosen = chooseOptions(game.options, {});
  if (!chosen.ok) throw new Error('the usual options');
  const { options } = chosen;
  const roles = game.roles.slice(0, 3);
  return game.setup({ options, roles, seed: seedFrom('whole turns'), box: game.box(options, null) }).state;
}

test("a computer's turn has legal answers until the turn ends", () => {
  let state = start();
  let longest = 0;
  for (let turns = 0; turns < 6; turns += 1) {
    const question = questionAt(state);
    const answers = wholeTurn(MINDS, question, () => 0) ?? [];
    longest = Math.max(longest, answers.length);
    for (const { action } of answers) {
      const [asked] = game.requests(state);
      if (asked === undefined) throw new Error('nothing is asked');
      expect([asked.turn, action.request]).toEqual([question.request.turn, asked.key]);
      const applied = game.apply(state, giverOf(asked, action), action);
      if (!applied.ok) throw new Error(JSON.stringify(applied.refusal));
      state = applied.state;
    }
    const [next] = game.requests(state);
    const isEnd = next === undefined || next.turn > question.request.turn || next.defaultAnswer !== undefined;
    expect(isEnd || next.seats.some((seat) => seat !== question.seat)).toBe(true);
    const after = next?.defaultAnswer;
    if (next !== undefined && after !== undefined && next.turn === question.request.turn) {
      const applied = game.apply(state, giverOf(next, after.action), after.action);
      if (applied.ok) state = applied.state;
    }
  }
  expect(longest).toBeGreaterThan(2);
});

test('a game without a computer player gets no answers', () => {
  expect(wholeTurn(new Map(), questionAt(start()), () => 0)).toBeNull();
});
