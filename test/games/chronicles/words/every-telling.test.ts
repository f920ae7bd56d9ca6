/** Every line told in whole games: each has a translation, and each fits where Discord shows it. */

import { beforeAll, describe, expect, test } from 'vitest';
import type { GameEvent } from '../../../../src/core/game.ts';
import { type PlayedStep, playersChance, playOn, playOut } from '../../../../src/core/playing.ts';
import { atRandom, type Policy } from '../../../../src/core/policy.ts';
import type { Phrase } from '../../../../src/core/presentation/phrase.ts';
import { seatIndex } from '../../../../src/core/seat.ts';
import { type RuleState, STANDALONE } from '../../../../src/games/chronicles/box/box.ts';
import { ARTIFACTS, CREATURES, GODS, IOTUNNS } from '../../../../src/games/chronicles/box/components.ts';
import { chronicles } from '../../../../src/games/chronicles/game.ts';
import { sensible } from '../../../../src/games/chronicles/players/sensible.ts';
import { chroniclesPresenter as face } from '../../../../src/games/chronicles/presenter.ts';
import type { ChroniclesEvent, ChroniclesEventType } from '../../../../src/games/chronicles/state/events.ts';
import type { ChroniclesState } from '../../../../src/games/chronicles/state/state.ts';
import type { ChroniclesView } from '../../../../src/games/chronicles/state/view.ts';
import {
  artifactWithPower,
  creatureWithEffect,
  godPower,
  iotunnWithEffect,
} from '../../../../src/games/chronicles/words/cards.ts';
import { eventLine } from '../../../../src/games/chronicles/words/events/events.ts';
import { SAGA_LINES } from '../../../../src/games/chronicles/words/events/saga-events.ts';
import { headlineOf } from '../../../../src/games/chronicles/words/headline.ts';
import { houseValueName } from '../../../../src/games/chronicles/words/names.ts';
import { outcomeLine } from '../../../../src/games/chronicles/words/outcome.ts';
import { alertLines } from '../../../../src/games/chronicles/words/status/alerts.ts';
import { descriptionLines } from '../../../../src/games/chronicles/words/status/description.ts';
import { holdingsLine, progressLine } from '../../../../src/games/chronicles/words/status/status.ts';
import { textBoardLines } from '../../../../src/games/chronicles/words/status/text-board.ts';
import { misfits } from '../../../words/misfits.ts';
import { EVENT_TYPES } from '../event-types.ts';
import type { Moment } from '../moment.ts';
import { openingOf, tableOf } from '../table.ts';
import { translate } from './english.ts';

const RANDOM_GAMES = 15;
const SENSIBLE_GAMES = 10;
const GAMES_FROM_LATE_MOMENTS = 4;

/** Moments with rare events. */
const LATE_MOMENTS: readonly Moment[] = [
  {
    iotunns: ['thrym', 'hler', 'gymir', 'hymir', 'billing', 'geirrod', 'eggther'],
    card: 'loki',
    wheel: { loki: 'tyr' },
  },
  { island: 1, anonymous: 7, card: 'jormungand', wheel: { jormungand: 'tyr' } },
  { iotunnDeck: [], iotunns: ['thrym'], card: 'loki', wheel: { loki: 'tyr' } },
  { artifacts: ['hlidskjalf', 'gjallarhorn', 'draupnir', 'gungnir'], heroes: 8, life: 6 },
  { world: 'svartalfheim', creatureDeck: [], heroes: 8, gods: { tyr: { elves: 9, dice: 9 } } },
  { world: 'svartalfheim', creatures: ['huginn-and-muninn'], places: { loki: 'svartalfheim' } },
];

/** Events that are covered by other lines. */
const SILENT: readonly ChroniclesEventType[] = ['rune-used', 'answer-forced'];

/** Decks never run empty in a real game. [C-202] */
const NEVER: readonly ChroniclesEventType[] = ['nothing-to-reveal'];

const ONLY_IN_SAGAS = Object.keys(SAGA_LINES);

interface Recorded {
  readonly state: ChroniclesState;
  readonly events: readonly GameEvent[];
}

function wholeGame(number: number, rules: RuleState, policy: Policy<ChroniclesView>): readonly Recorded[] {
  const first = number % GODS.length;
  const gods = [...GODS.slice(first), ...GODS.slice(0, first)].slice(0, 1 + (number % chronicles.seats.max));
  return [...playOut(chronicles, openingOf(gods, `telling ${number}`, rules), policy)];
}

function lateGames(rules: RuleState): readonly PlayedStep<ChroniclesState>[] {
  return LATE_MOMENTS.flatMap((moment, at) =>
    Array.from({ length: GAMES_FROM_LATE_MOMENTS }, (_, number) => {
      const { state } = tableOf(rules, 'odin', 'thor', 'tyr').with(moment);
      return [...playOn(chronicles, state, atRandom, playersChance(`late ${at} ${number}`))];
    }).flat(),
  );
}

function several(count: number, game: (number: number) => readonly Recorded[]): readonly Recorded[] {
  return Array.from({ length: count }, (_, number) => game(number)).flat();
}

function longest(phrases: readonly (readonly Phrase[])[], between: string): number {
  expect(phrases.length).toBeGreaterThan(0);
  return Math.max(...phrases.map((each) => each.map(translate).join(between).length));
}

describe.each(STANDALONE)('in whole %s games', (rules) => {
  let moments: readonly Recorded[];
  let sensibly: readonly Recorded[];

  beforeAll(() => {
    sensibly = several(SENSIBLE_GAMES, (number) => wholeGame(number, rules, sensible));
    const byChance = several(RANDOM_GAMES, (number) => wholeGame(number, rules, atRandom));
    moments = [...sensibly, ...byChance, ...lateGames(rules)];
  });

  const views = (told: readonly Recorded[]) => told.map(({ state }) => chronicles.observe(state));

  test('every possible event happens, and has a line or is covered by another', () => {
    const lines = moments.flatMap(({ events, state }) =>
      (events as readonly ChroniclesEvent[]).map((event) => ({
        type: event.type,
        line: eventLine(event, chronicles.observe(state)),
      })),
    );
    const happened = new Set(lines.map(({ type }) => type));
    const onlyHard = rules === 'easy' ? ['own-card-changed', 'life-given'] : [];
    expect(EVENT_TYPES.filter((type) => !(happened as Set<string>).has(type)).sort()).toEqual(
      [...NEVER, ...onlyHard, ...ONLY_IN_SAGAS].sort(),
    );
    const spoken = new Set(lines.flatMap(({ type, line }) => (line === null ? [] : [type])));
    expect([...happened].filter((type) => !spoken.has(type)).sort()).toEqual([...SILENT].sort());
    expect(
      misfits(
        lines.flatMap(({ line }) => line ?? []),
        160,
      ),
    ).toEqual([]);
  });

  test('a headline is one of the events and has a line', () => {
    const headlines = moments.flatMap(({ events, state }) => {
      const event = headlineOf(events as readonly ChroniclesEvent[]);
      return event === null ? [] : [{ event, state }];
    });
    expect(headlines.length).toBeGreaterThan(0);
    expect(
      headlines.filter(({ event, state }) => eventLine(event, chronicles.observe(state)) === null),
    ).toEqual([]);
  });

  test('the status fits in a message', () => {
    const seen = views(moments);
    expect(misfits(seen.map(progressLine), 110)).toEqual([]);
    expect(
      misfits(
        moments.map(({ state }) => outcomeLine(chronicles.outcome(state), chronicles.observe(state))),
        200,
      ),
    ).toEqual([]);
    const holdings = seen.flatMap((view) => view.seats.map((_, at) => holdingsLine(seatIndex(at), view)));
    expect(misfits(holdings, 260)).toEqual([]);
    expect(misfits(seen.flatMap(alertLines), 240)).toEqual([]);
    expect(longest(seen.map(alertLines), '\n')).toBeLessThan(1000);
  });

  test("the picture's content fits in an alt text", () => {
    const described = moments.map(({ state, events }) =>
      descriptionLines(chronicles.observe(state), events as readonly ChroniclesEvent[]),
    );
    expect(longest(described, ' ')).toBeLessThan(1000);
  });

  test('the board fits in a message, except for the most crowded ones', () => {
    const lengths = views(sensibly).map((view) => textBoardLines(view).map(translate).join('\n').length);
    const crowded = lengths.filter((length) => length >= 2000).length;
    expect(crowded / lengths.length).toBeLessThan(0.05);
    expect(Math.max(...lengths)).toBeLessThan(2800);
  });
});

describe('the cards', () => {
  test('describe their effect in a few words', () => {
    const { box } = tableOf('hard', 'odin', 'thor', 'tyr').state;
    expect(
      misfits(
        ARTIFACTS.map((artifact) => artifactWithPower(box, artifact)),
        60,
      ),
    ).toEqual([]);
    expect(
      misfits(
        CREATURES.map((creature) => creatureWithEffect(box, creature)),
        60,
      ),
    ).toEqual([]);
    expect(
      misfits(
        IOTUNNS.map((iotunn) => iotunnWithEffect(box, iotunn)),
        45,
      ),
    ).toEqual([]);
    expect(
      misfits(
        GODS.flatMap((god) => godPower(box, god) ?? []),
        50,
      ),
    ).toEqual([]);
  });

  test('have short names in the list of house values', () => {
    const { box } = tableOf('hard', 'odin').state;
    expect(misfits(box.house.map(houseValueName), 80)).toEqual([]);
  });

  test('of the gods have no text on the easy side', () => {
    const { box } = tableOf('easy', 'odin').state;
    expect(GODS.flatMap((god) => godPower(box, god) ?? [])).toEqual([]);
    expect(GODS.flatMap((god) => face.power(god, { rules: 'easy' }) ?? [])).toEqual([]);
    const hard = GODS.flatMap((god) => face.power(god, { rules: 'hard' }) ?? []);
    expect(hard).toHaveLength(GODS.length);
    expect(misfits(hard, 100)).toEqual([]);
  });
});
