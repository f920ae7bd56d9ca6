/** Every text that whole games need: each has a translation, and each fits where Discord shows it. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { GameEvent } from '../../../../src/core/game.ts';
import { playersChance, playOn, playOut } from '../../../../src/core/playing.ts';
import { atRandom } from '../../../../src/core/policy.ts';
import type { Presenter } from '../../../../src/core/presentation/presenter.ts';
import { enumerate } from '../../../../src/core/requests/answer.ts';
import type { Field, Value } from '../../../../src/core/requests/request.ts';
import { seatIndex } from '../../../../src/core/seat.ts';
import { MEASURES, PROPHECIES } from '../../../../src/games/micromidgard/box/components.ts';
import { HOUSE_BOX } from '../../../../src/games/micromidgard/box/house-box.ts';
import { micromidgard } from '../../../../src/games/micromidgard/game.ts';
import { sensible } from '../../../../src/games/micromidgard/players/sensible.ts';
import { micromidgardPresenter } from '../../../../src/games/micromidgard/presenter.ts';
import type { MicromidgardEventType } from '../../../../src/games/micromidgard/state/events.ts';
import type { MicromidgardState } from '../../../../src/games/micromidgard/state/state.ts';
import type { MicromidgardView } from '../../../../src/games/micromidgard/state/view.ts';
import { goalName } from '../../../../src/games/micromidgard/words/names.ts';
import { misfits } from '../../../words/misfits.ts';
import { EVENT_TYPES, QUESTION_KINDS } from '../kinds.ts';
import { type Moment, UNCOVERED } from '../moment.ts';
import { openingOf, table } from '../table.ts';
import { translate } from './english.ts';

const face: Presenter<MicromidgardView> = micromidgardPresenter;

const RANDOM_GAMES = 15;
const SENSIBLE_GAMES = 5;
const GAMES_FROM_LATE_MOMENTS = 4;
/** Boards change little from one moment to the next, so only one in this many is checked. */
const SOME = 6;

const RICH = { gold: 7, mead: 7, levels: { red: 4, blue: 4, sun: 4, moon: 4 }, covers: UNCOVERED } as const;

/** Moments with rare events: all effects of squares and Relics of the higher levels. */
const LATE_MOMENTS: readonly Moment[] = [
  { ...RICH, blessings: ['surtr', 'buri'], relics: ['sun 4b', 'sun 4c', 'moon 3c', 'moon 3a'] },
  { ...RICH, blessings: ['wayland', 'svartalfheim'], relics: ['moon 4b', 'moon 4a', 'sun 1c', 'sun 2a'] },
  { ...RICH, wolves: { sun: 3, moon: 3 }, hand: { craft: 2 }, wolfActions: { sun: 1, moon: 1 } },
  { gold: 6, mead: 6, ragnaroks: 4, opponent: { gold: 7, mead: 7, points: 4 } },
];

/** Events that are covered by other lines. */
const SILENT: readonly MicromidgardEventType[] = [
  'turn-began',
  'resource-gained',
  'resource-paid',
  'action-gained',
  'wolf-action-gained',
  'wolf-action-converted',
];

/** The event and its details. */
interface Recorded {
  readonly state: MicromidgardState;
  readonly events: readonly GameEvent[];
}

let moments: readonly Recorded[];

beforeAll(() => {
  const numbers = (games: number) => Array.from({ length: games }, (_, number) => number);
  moments = [
    ...numbers(RANDOM_GAMES).flatMap((number) => [
      ...playOut(micromidgard, openingOf(`words ${number}`), atRandom),
    ]),
    ...numbers(SENSIBLE_GAMES).flatMap((number) => [
      ...playOut(micromidgard, openingOf(`words ${number}`), sensible),
    ]),
    ...LATE_MOMENTS.flatMap((moment, at) =>
      numbers(GAMES_FROM_LATE_MOMENTS).flatMap((number) => [
        ...playOn(micromidgard, table(moment).state, atRandom, playersChance(`late words ${at}, ${number}`)),
      ]),
    ),
  ];
});

function requests() {
  return moments.flatMap(({ state }) => micromidgard.requests(state).map((request) => ({ request, state })));
}

function alternatives() {
  return requests().flatMap(({ request, state }) =>
    request.alternatives.map((alternative) => ({ request, state, alternative })),
  );
}

function valuesOf(field: Field): readonly Value[] {
  if (field.kind === 'one') return field.of;
  if (field.kind === 'number')
    return Array.from({ length: field.to - field.from + 1 }, (_, at) => field.from + at);
  throw new Error(`no question of this game has a field of the kind ${field.kind}`);
}

describe('in whole games', () => {
  test('every possible event happens, and has a line or is covered by another', () => {
    const seen = new Set(moments.flatMap(({ events }) => events.map(({ type }) => type)));
    const rare = ['no-legal-move', 'answer-forced'];
    expect(EVENT_TYPES.filter((type) => !seen.has(type) && !rare.includes(type))).toEqual([]);
    const recentEventsOfAll = moments.flatMap(({ events, state }) =>
      events.map((event) => ({ event, line: face.event(event, state) })),
    );
    const silent = new Set(
      recentEventsOfAll.flatMap(({ event, line }) => (line === null ? [event.type] : [])),
    );
    expect([...silent].sort()).toEqual([...SILENT, 'turn-ended'].sort());
    expect(
      misfits(
        recentEventsOfAll.flatMap(({ line }) => line ?? []),
        130,
      ),
    ).toEqual([]);
  });

  test('every question is asked with its consequences', () => {
    expect(new Set(requests().map(({ request }) => request.about))).toEqual(new Set(QUESTION_KINDS));
    expect(
      misfits(
        requests().map(({ request, state }) => face.question(request, state)),
        230,
      ),
    ).toEqual([]);
  });

  test('every kind of answer fits on a button, and every field above a menu', () => {
    const all = alternatives();
    const labels = all.flatMap(({ alternative, state }) => [
      face.alternative(alternative, state),
      face.verb(alternative.verb),
    ]);
    expect(misfits(labels, 34, 50)).toEqual([]);
    const fields = all.flatMap(({ alternative }) =>
      Object.keys(alternative.fields).map((field) => face.field(alternative, field)),
    );
    expect(misfits(fields, 45)).toEqual([]);
  });

  test('every value fits on a menu line', () => {
    const values = alternatives().flatMap(({ alternative, state }) =>
      Object.entries(alternative.fields).flatMap(([name, field]) =>
        valuesOf(field).map((value) => face.value(alternative, name, value, {}, state)),
      ),
    );
    expect(misfits(values, 100)).toEqual([]);
  });

  test('every complete answer fits on a menu line, and on a button if there are few', () => {
    const answers = requests().flatMap(({ request, state }) => {
      const all = request.alternatives.flatMap((alternative) => {
        const some = enumerate({ ...request, alternatives: [alternative] }, 40).map(({ values }) => values);
        expect(new Set(face.shortlist(alternative, state).map((values) => JSON.stringify(values)))).toEqual(
          new Set(some.map((values) => JSON.stringify(values))),
        );
        return some.map((values) => face.answer(alternative, values, state));
      });
      return [
        { all, isFew: all.length <= 5 && new Set(request.alternatives.map(({ verb }) => verb)).size === 1 },
      ];
    });
    expect(
      misfits(
        answers.flatMap(({ all }) => all),
        100,
      ),
    ).toEqual([]);
    expect(
      misfits(
        answers.flatMap(({ all, isFew }) => (isFew ? all : [])),
        80,
        100,
      ),
    ).toEqual([]);
  });

  test('no two answers to a question read the same', () => {
    const doubles = requests().flatMap(({ request, state }) => {
      const texts = enumerate(request, 100).map(({ choice, values }) => {
        const alternative = request.alternatives.find(({ id }) => id === choice);
        return alternative === undefined ? '' : translate(face.answer(alternative, values, state));
      });
      return texts.filter((text, at) => texts.indexOf(text) !== at);
    });
    expect([...new Set(doubles)]).toEqual([]);
  });

  test('the board, its description and the status fit in a message', () => {
    const someMoments = moments.filter((_, at) => at % SOME === 0);
    const texts = someMoments.map(({ state, events }) => ({
      board: face.textBoard(state).map(translate).join('\n').length,
      description: face.description(state, events).map(translate).join(' ').length,
      alerts: face.alerts(state).map(translate).join('\n').length,
      scoreboard: Math.max(...face.scoreboard(state).map((line) => translate(line).length)),
      progress: translate(face.progress(state)).length,
      outcome: translate(face.outcome(micromidgard.outcome(state), state)).length,
      holdings: Math.max(
        ...state.seats.map((_, at) => translate(face.holdings(seatIndex(at), state)).length),
      ),
    }));
    const most = (text: keyof (typeof texts)[number]) => Math.max(...texts.map((each) => each[text]));
    expect(most('board')).toBeLessThan(2000);
    expect(most('description')).toBeLessThan(1000);
    expect(most('alerts')).toBeLessThan(160);
    expect(most('scoreboard')).toBeLessThan(120);
    expect(most('progress')).toBeLessThan(40);
    expect(most('outcome')).toBeLessThan(120);
    expect(most('holdings')).toBeLessThan(120);
  });

  test('a headline is one of the events and has a line', () => {
    const headlines = moments.flatMap(({ events, state }) => {
      const event = face.headline(events);
      return event === null ? [] : [{ event, events, state }];
    });
    expect(headlines.length).toBeGreaterThan(0);
    expect(headlines.filter(({ event, events }) => !events.includes(event))).toEqual([]);
    expect(headlines.filter(({ event, state }) => face.event(event, state) === null)).toEqual([]);
  });
});

describe('texts exist', () => {
  test("for the ravens' names", () => {
    expect(micromidgard.roles.map((role) => translate(face.role(role)))).toEqual(['Hugin', 'Munin']);
  });

  test('for an option and each of its values', () => {
    expect(translate(face.option('rules'))).toBe('Edition');
    expect(translate(face.optionValue('rules', 'standard'))).toBe('2024, two players');
  });

  test('for the question of every Prophecy that a box can have', () => {
    const { state } = table();
    const goals = PROPHECIES.map((prophecy) => translate(goalName(state, prophecy)));
    expect(new Set(goals).size).toBe(2 * MEASURES.length);
  });

  test('for every house value', () => {
    expect(face.houseValues(micromidgard.box({ rules: 'standard' }, null)).map(translate)).toHaveLength(
      HOUSE_BOX.house.length,
    );
  });
});
