/** Play covers everything the rules can do. */

import { expect, test } from 'vitest';
import type { GameEvent } from '../../../../src/core/game.ts';
import { type PlayedStep, playersChance, playOn, playOut } from '../../../../src/core/playing.ts';
import { atRandom, type Policy } from '../../../../src/core/policy.ts';
import {
  BLESSINGS_OF,
  LEVELS,
  LIGHTS,
  MEEPLES,
  REALMS,
  RELICS,
  TRACKS,
} from '../../../../src/games/micromidgard/box/components.ts';
import { micromidgard } from '../../../../src/games/micromidgard/game.ts';
import { sensible } from '../../../../src/games/micromidgard/players/sensible.ts';
import type { MicromidgardEvent } from '../../../../src/games/micromidgard/state/events.ts';
import type { End, MicromidgardState } from '../../../../src/games/micromidgard/state/state.ts';
import type { MicromidgardView } from '../../../../src/games/micromidgard/state/view.ts';
import { isPlayedInFull } from '../../../scale.ts';
import { EVENT_TYPES, QUESTION_KINDS } from '../kinds.ts';
import { type Moment, UNCOVERED } from '../moment.ts';
import { openingOf, table } from '../table.ts';

const RANDOM_GAMES = 700;
const SENSIBLE_GAMES = 100;
const GAMES_FROM_LATE_MOMENTS = 20;
const RICH = { gold: 7, mead: 7, levels: { red: 4, blue: 4, sun: 4, moon: 4 }, covers: UNCOVERED } as const;

/** Moments that well-played games reach: high markers, full hands, Relics of the top level. */
const LATE_MOMENTS: readonly Moment[] = [
  { ...RICH, blessings: ['surtr', 'buri'], relics: ['sun 4b', 'sun 4c', 'moon 3c'] },
  { ...RICH, blessings: ['wayland', 'svartalfheim'], relics: ['moon 4b', 'moon 4c', 'sun 1c'] },
  { ...RICH, wolves: { sun: 3, moon: 3 }, hand: { craft: 2 }, wolfActions: { sun: 1, moon: 1 } },
];

const ENDS: Readonly<Record<End, true>> = { points: true, prophecies: true };

const LANDMARKS: readonly string[] = [
  ...EVENT_TYPES.map((type) => `event ${type}`),
  ...QUESTION_KINDS.map((about) => `question ${about}`),
  ...Object.keys(ENDS).map((code) => `ended by ${code}`),
  'won by the first player',
  'won by the second player',
  'won by both',
  'won by resources',
  'a Prophecy nobody fulfils',
  ...TRACKS.flatMap((track) =>
    BLESSINGS_OF[track].flatMap((blessing) => LEVELS.map((level) => `${blessing} ${level}`)),
  ),
  ...LIGHTS.flatMap((side) => RELICS.map((relic) => `${side} side of ${relic}`)),
  ...LIGHTS.flatMap((side) => [0, 1, 2, 3, 4].map((column) => `${side} Prophecy of column ${column}`)),
  ...LIGHTS.flatMap((side) => propheciesOf(side)),
  ...MEEPLES.flatMap((meeple) => REALMS.map((realm) => `${meeple} in ${realm}`)),
];

function propheciesOf(side: 'sun' | 'moon'): readonly string[] {
  const { state } = micromidgard.setup(openingOf('the pools'));
  return state.box.prophecies[side].map((prophecy) => `fulfilled ${prophecy}`);
}

function landmarksIn({ events, state }: PlayedStep<MicromidgardState>): readonly string[] {
  return [
    ...(state.question === null ? [] : [`question ${state.question.about}`]),
    ...events.flatMap((event) => landmarksOf(event)),
    ...MEEPLES.map((meeple) => `${meeple} in ${state.meeples[meeple]}`),
  ];
}

function landmarksOf(told: GameEvent): readonly string[] {
  const event = told as MicromidgardEvent;
  const own = [`event ${event.type}`];
  switch (event.type) {
    case 'square-activated':
      return [...own, `${event.blessing} ${event.level}`];
    case 'relic-used':
      return [...own, `${event.side} side of ${event.relic}`];
    case 'prophecy-scored':
      return [
        ...own,
        `${event.side} Prophecy of column ${event.column}`,
        event.winner === null ? 'a Prophecy nobody fulfils' : `fulfilled ${event.prophecy}`,
      ];
    case 'game-ended': {
      const [one, other] = event.scores;
      const who =
        event.winners.length > 1 ? 'both' : event.winners[0] === 0 ? 'the first player' : 'the second player';
      return [
        ...own,
        `ended by ${event.why}`,
        `won by ${who}`,
        ...(one === other && event.winners.length === 1 ? ['won by resources'] : []),
      ];
    }
    default:
      return own;
  }
}

test.runIf(isPlayedInFull())('random and sensible games visit every landmark', () => {
  const visited = new Set<string>();
  const visit = (policy: Policy<MicromidgardView>, games: number) => {
    for (let number = 0; number < games; number += 1)
      for (const step of playOut(micromidgard, openingOf(`landmarks ${number}`), policy))
        for (const landmark of landmarksIn(step)) visited.add(landmark);
  };
  visit(atRandom, RANDOM_GAMES);
  visit(sensible, SENSIBLE_GAMES);
  for (const [at, moment] of LATE_MOMENTS.entries())
    for (let number = 0; number < GAMES_FROM_LATE_MOMENTS; number += 1) {
      const pick = playersChance(`late moment ${at}, ${number}`);
      for (const step of playOn(micromidgard, table(moment).state, atRandom, pick))
        for (const landmark of landmarksIn(step)) visited.add(landmark);
    }
  expect(LANDMARKS.filter((landmark) => !visited.has(landmark))).toEqual([]);
});
