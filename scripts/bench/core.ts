/** Measures how fast the rules play, and how large a state and a log are. */

import type { GameEntry } from '../../src/core/catalogue.ts';
import { playersChance, playOut } from '../../src/core/playing.ts';
import { atRandom } from '../../src/core/policy.ts';
import { giverOf } from '../../src/core/requests/answer.ts';
import { type Benched, opener } from './benched.ts';
import { type Figure, percentile } from './figures.ts';

const PLAYED_FOR_MS = 4_000;
/** The time V8 needs to optimize the rules, which a bot that runs for days has long done. */
const WARM_UP_MS = 9_000;
const TIMED_ACTIONS = 20_000;

export function benchCore(benched: Benched): readonly Figure[] {
  const { game } = benched.entry;
  const open = opener(benched);
  play(game, open, WARM_UP_MS);
  const { games, states, lines } = play(game, open, PLAYED_FOR_MS);
  return [
    {
      measure: `${game.id}: random games a second, one core`,
      value: games,
      unit: '/s',
      target: benched.gamesTarget,
    },
    {
      measure: `${game.id}: one action with its copy, median`,
      value: applyMedian(game, open),
      unit: 'us',
      target: '< 10, later 5',
    },
    {
      measure: `${game.id}: state as JSON, largest`,
      value: Math.max(...states) / 1024,
      unit: 'KB',
      target: '< 8',
    },
    {
      measure: `${game.id}: log line, average`,
      value: lines.reduce((sum, size) => sum + size, 0) / lines.length,
      unit: 'bytes',
      target: '< 200',
    },
  ];
}

type Open = ReturnType<typeof opener>;

/** Plays as a search or a test does: gets the requests, chooses an answer, and applies it. */
function play({ setup, requests, apply }: GameEntry['game'], open: Open, forMs: number) {
  const pick = playersChance('bench');
  const states: number[] = [];
  const lines: number[] = [];
  const start = performance.now();
  let games = 0;
  let paused = 0;
  while (performance.now() - start - paused < forMs) {
    let { state } = setup(open(`bench-${games}`));
    for (let [request] = requests(state); request !== undefined; [request] = requests(state)) {
      const action = atRandom.answer(request, null, pick);
      const applied = apply(state, giverOf(request, action), action);
      if (!applied.ok) throw new Error('a legal answer was refused');
      state = applied.state;
      if (games < 20) {
        const before = performance.now();
        states.push(JSON.stringify(state).length);
        lines.push(JSON.stringify(action).length);
        paused += performance.now() - before;
      }
    }
    games += 1;
  }
  return { games: (games * 1000) / (performance.now() - start - paused), states, lines };
}

function applyMedian(game: GameEntry['game'], open: Open): number {
  const samples: number[] = [];
  for (let number = 0; samples.length < TIMED_ACTIONS; number += 1) {
    for (const { before, seat, action } of playOut(game, open(`apply-${number}`), atRandom)) {
      if (before === null || seat === null || action === null) continue;
      const start = performance.now();
      game.apply(before, seat, action);
      samples.push((performance.now() - start) * 1000);
    }
  }
  return percentile(samples, 0.5);
}
