/** Measures how fast the computer players play and think. */
import { type PlayedStep, playersChance, playOut } from '../../src/core/playing.ts';
import type { Policy } from '../../src/core/policy.ts';
import { seedFrom } from '../../src/core/random.ts';
import { onlyAnswer } from '../../src/core/requests/answer.ts';
import { playedOn } from '../../src/mind/chance/rollouts.ts';
import { think } from '../../src/mind/think.ts';
import { positionOf } from '../../src/mind/thought.ts';
import { type Benched, opener } from './benched.ts';
import { type Figure, percentile } from './figures.ts';

const MEASURED_FOR_MS = 3_000;
/** The time V8 needs to optimize rules and players, which a bot that runs for days has long done. */
const WARM_UP_MS = 9_000;
const RECORDED_GAMES = 5;
const THOUGHTS = 60;
/** Rollouts start at this many evenly spread moments of each recorded game. */
const STARTS_A_GAME = 12;
/** The usual number of gods at a table. */
const SEATS_ROLLED_OUT = 3;

/** Returns an empty list if no computer takes a seat. */
export function benchMind(benched: Benched): readonly Figure[] {
  const { game, judgement } = benched.entry;
  if (judgement === null) return [];
  const open = opener(benched);
  const games = Array.from({ length: RECORDED_GAMES }, (_, number) => [
    ...playOut(game, open(`mind-${number}`), judgement.policy),
  ]);
  const thoughts = thoughtsInMs(benched, games.flat());
  return [
    {
      measure: `${game.id}: whole games by the quick player a second`,
      value: perSecond(function* () {
        for (let number = 0; ; number += 1) {
          for (const _ of playOut(game, open(`quick-${number}`), judgement.policy));
          yield;
        }
      }),
      unit: '/s',
      target: '-',
    },
    {
      measure: `${game.id}: full rollouts by the quick player a second`,
      value: rolloutsPerSecond(benched, judgement.policy),
      unit: '/s',
      target: '1,000',
    },
    {
      measure: `${game.id}: answers applied one after the other a second`,
      value: perSecond(function* () {
        for (;;)
          for (const { before, seat, action } of games.flat())
            if (before !== null && seat !== null && action !== null) yield game.apply(before, seat, action);
      }),
      unit: '/s',
      target: '300,000',
    },
    {
      measure: `${game.id}: a thought of the usual effort, median`,
      value: percentile(thoughts, 0.5),
      unit: 'ms',
      target: '< 50',
    },
    {
      measure: `${game.id}: a thought of the usual effort, longest`,
      value: Math.max(...thoughts),
      unit: 'ms',
      target: '< 300',
    },
  ];
}

/** The number of games finished per second, starting from moments spread over recorded games. */
function rolloutsPerSecond({ entry, ...sample }: Benched, policy: Policy<unknown>): number {
  const { game } = entry;
  const open = opener({ ...sample, entry, roles: sample.roles.slice(0, SEATS_ROLLED_OUT) });
  const starts = Array.from({ length: RECORDED_GAMES }, (_, number) =>
    evenly([...playOut(game, open(`rollout-${number}`), policy)], STARTS_A_GAME),
  ).flat();
  return perSecond(function* () {
    for (let number = 0; ; number += 1)
      for (const { state } of starts) {
        playedOn(game, { policy }, state, Number.POSITIVE_INFINITY, playersChance(`rollout-${number}`));
        yield;
      }
  });
}

/** Up to `count` of the items, spread evenly over the list. */
function evenly<Item>(items: readonly Item[], count: number): readonly Item[] {
  const every = Math.max(1, items.length / count);
  return items.filter((_, at) => Math.floor(at / every) !== Math.floor((at - 1) / every));
}

function perSecond(work: () => Generator<unknown>): number {
  const steps = work();
  const begun = performance.now();
  while (performance.now() - begun < WARM_UP_MS) steps.next();
  const start = performance.now();
  let done = 0;
  while (performance.now() - start < MEASURED_FOR_MS) {
    steps.next();
    done += 1;
  }
  return (done * 1000) / (performance.now() - start);
}

/** The searches are spread over whole games. Questions with only one answer need no search. */
function thoughtsInMs({ entry }: Benched, steps: readonly PlayedStep<unknown>[]): readonly number[] {
  const { game, judgement } = entry;
  if (judgement === null) return [];
  const effort = { valued: judgement.usualEffort, stop: () => false };
  const questions = steps.flatMap(({ state }) => {
    const [request] = game.requests(state);
    return request === undefined || onlyAnswer(request) !== undefined ? [] : [{ state, request }];
  });
  return evenly(questions, THOUGHTS).flatMap(({ state, request }, at) => {
    const [seat] = request.seats;
    if (seat === undefined) return [];
    const start = performance.now();
    think(game, judgement, positionOf(game, state, request, seat), effort, seedFrom(`bench-${at}`));
    return [performance.now() - start];
  });
}
