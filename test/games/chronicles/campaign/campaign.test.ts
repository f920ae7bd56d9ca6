/** The course of a campaign: what games leave behind, and what comes next. */
import { describe, expect, test } from 'vitest';
import { SAGAS, type SagaName } from '../../../../src/games/chronicles/box/box.ts';
import { GODS, type GodName } from '../../../../src/games/chronicles/box/components.ts';
import { houseBox } from '../../../../src/games/chronicles/box/house-box.ts';
import type { Chronicle } from '../../../../src/games/chronicles/campaign/chronicle.ts';
import { CAMPAIGN } from '../../../../src/games/chronicles/campaign.ts';
import { chronicles } from '../../../../src/games/chronicles/game.ts';
import type { ChroniclesState, End } from '../../../../src/games/chronicles/state/state.ts';
import { opened } from '../table.ts';

const THREE = ['odin', 'thor', 'tyr'] as const;
const WON: End = { kind: 'won' };
const LOST: End = { kind: 'lost', why: 'god-without-life' };

/** The last state of a game of that saga. */
function ended(
  saga: SagaName,
  end: End | null,
  life: readonly number[] = [],
  gods: readonly GodName[] = THREE,
) {
  const { state } = opened(gods, 'the last one', saga);
  const seats = state.seats.map((seat, at) => ({ ...seat, life: life[at] ?? seat.life }));
  return { ...state, seats, end } satisfies ChroniclesState;
}

function played(chronicle: Chronicle, ...games: readonly ChroniclesState[]): Chronicle {
  return games.reduce((sofar, game) => CAMPAIGN.after(sofar, game), chronicle);
}

const points = (chronicle: Chronicle) => CAMPAIGN.summary(chronicle).roles.map((role) => role.points);

describe('points', () => {
  test('are three for each god after a lost saga, which is played again [C-005]', () => {
    const lostOnce = played(CAMPAIGN.begin(THREE), ended('baldr', LOST, [0, 4, 6]));
    expect(points(lostOnce)).toEqual([3, 3, 3]);
    expect(CAMPAIGN.next(lostOnce)).toEqual(['baldr']);
    expect(points(played(lostOnce, ended('baldr', LOST)))).toEqual([6, 6, 6]);
  });

  test('are one for each Life left after a won saga [C-006]', () => {
    expect(points(played(CAMPAIGN.begin(THREE), ended('baldr', WON, [1, 4, 7])))).toEqual([1, 4, 7]);
  });

  test('add up and stay [C-012]', () => {
    const games = [
      ended('baldr', WON, [1, 4, 7]),
      ended('fimbulvetr', LOST),
      ended('fimbulvetr', WON, [2, 2, 2]),
    ];
    expect(points(played(CAMPAIGN.begin(THREE), ...games))).toEqual([6, 9, 12]);
  });

  test('belong to the god, wherever it sits [C-016]', () => {
    const moved = ended('baldr', WON, [1, 4, 7], ['tyr', 'odin', 'thor']);
    expect(points(played(CAMPAIGN.begin(THREE), moved))).toEqual([4, 7, 1]);
  });

  test("aren't given for a game without an end, or outside the sagas [C-017]", () => {
    const begun = CAMPAIGN.begin(THREE);
    expect(played(begun, ended('baldr', null))).toEqual(begun);
    expect(played(begun, { ...ended('baldr', WON), box: houseBox('hard') })).toEqual(begun);
  });
});

describe('the sagas', () => {
  const SIX = SAGAS.filter((saga) => saga !== 'fenrir');

  test('come one after the other, until the sixth is won [C-007]', () => {
    let chronicle = CAMPAIGN.begin(THREE);
    for (const saga of SIX) {
      expect(CAMPAIGN.next(chronicle)[0]).toBe(saga);
      expect(CAMPAIGN.summary(chronicle).isWon).toBe(false);
      chronicle = played(chronicle, ended(saga, LOST), ended(saga, WON));
    }
    expect(CAMPAIGN.next(chronicle)).toEqual([]);
    expect(CAMPAIGN.summary(chronicle).isWon).toBe(true);
  });

  test('include a free one, which can be played between two others until it is won [C-019]', () => {
    const first = played(CAMPAIGN.begin(THREE), ended('baldr', WON));
    expect(CAMPAIGN.next(CAMPAIGN.begin(THREE))).toEqual(['baldr']);
    expect(CAMPAIGN.next(first)).toEqual(['fimbulvetr', 'fenrir']);
    const lost = played(first, ended('fenrir', LOST));
    expect(CAMPAIGN.next(lost)).toEqual(['fimbulvetr', 'fenrir']);
    expect(CAMPAIGN.options(lost, 'fenrir')).toMatchObject({ heroes: 0 });
    expect(CAMPAIGN.options(lost, 'fimbulvetr')).toMatchObject({ heroes: 0 });
    const won = played(lost, ended('fenrir', WON, [5, 5, 5]));
    expect(CAMPAIGN.next(won)).toEqual(['fimbulvetr']);
    expect(points(won)).toEqual(points(lost).map((each) => each + 5));
  });

  test("include the gods' skills when replayed after a win [C-056]", () => {
    const won = played(CAMPAIGN.begin(THREE), ended('baldr', WON));
    const bought = CAMPAIGN.buy(won, 'relation.odin+thor', houseBox('baldr'));
    if (!bought.ok) throw new Error(JSON.stringify(bought.refusal));
    expect(CAMPAIGN.next(bought.chronicle)).not.toContain('baldr');
    const { relations } = CAMPAIGN.options(bought.chronicle, 'baldr') as { relations: readonly string[] };
    expect(relations).toHaveLength(1);
  });

  test('are listed as won, next, open, optional and to come, each with its defeats', () => {
    const games = [ended('baldr', LOST), ended('baldr', LOST), ended('baldr', WON)];
    const { chapters } = CAMPAIGN.summary(played(CAMPAIGN.begin(THREE), ...games));
    expect(chapters.map(({ status }) => status)).toEqual([
      'won',
      'next',
      'to-come',
      'to-come',
      'to-come',
      'to-come',
      'open',
    ]);
    expect(chapters.map(({ defeats }) => defeats)).toEqual([2, 0, 0, 0, 0, 0, 0]);
    const free = (chronicle: Chronicle) => CAMPAIGN.summary(chronicle).chapters.at(-1)?.status;
    const six = SAGAS.filter((saga) => saga !== 'fenrir').map((saga) => ended(saga, WON));
    expect(free(CAMPAIGN.begin(THREE))).toBe('optional');
    expect(free(played(CAMPAIGN.begin(THREE), ...six))).toBe('optional');
  });
});

describe('the next game', () => {
  test('has the Heroes given to beaten gods, at most three [C-018]', () => {
    let chronicle = CAMPAIGN.begin(THREE);
    for (const heroes of [0, 1, 2, 3, 3]) {
      expect(CAMPAIGN.options(chronicle, 'baldr')).toMatchObject({ rules: 'baldr', heroes });
      chronicle = played(chronicle, ended('baldr', LOST));
    }
    const next = played(chronicle, ended('baldr', WON));
    expect(CAMPAIGN.options(next, 'fimbulvetr')).toMatchObject({ heroes: 0 });
  });

  test('has the Support gods of the first game [C-014]', () => {
    const first = ended('baldr', WON, [], ['odin']);
    const chronicle = played(CAMPAIGN.begin(['odin']), first);
    const supports = first.supports.map(({ god }) => god);
    expect(supports).toHaveLength(2);
    expect(CAMPAIGN.options(chronicle, 'fimbulvetr')).toMatchObject({ supports });
  });

  test('has only equipment that the game allows, even with every skill [C-010, C-055]', () => {
    const [one, two] = ['odin+thor', 'odin+tyr'] as const;
    const rich: Chronicle = {
      ...CAMPAIGN.begin(THREE),
      relations: [one, two],
      gods: THREE.map((god) => ({
        god,
        points: 0,
        elves: 2,
        vanirDice: god === 'tyr' ? 0 : 1,
        isSteady: god === 'odin',
        isSure: god === 'thor',
      })),
    };
    const options = CAMPAIGN.options(rich, 'baldr');
    expect(options).toEqual({
      rules: 'baldr',
      elves: { odin: 2, thor: 2, tyr: 2 },
      dice: { odin: 1, thor: 1 },
      steady: ['odin'],
      sure: ['thor'],
      relations: [one, two],
      heroes: 0,
      supports: [],
    });
    expect(chronicles.validateOptions(options)).toBeNull();
  });
});

describe('a stored chronicle', () => {
  const begun = CAMPAIGN.begin(THREE);

  test('is read back as it was after the game', () => {
    const won = played(begun, ended('baldr', WON));
    expect(CAMPAIGN.migrate(CAMPAIGN.version, JSON.parse(JSON.stringify(won)))).toEqual(won);
  });

  test("is not read if it's from a newer version", () => {
    expect(CAMPAIGN.migrate(CAMPAIGN.version + 1, begun)).toBeNull();
  });

  test.each([
    null,
    7,
    'baldr',
    [],
    {},
    { ...begun, won: ['ragnarok'] },
    { ...begun, won: ['baldr', 'baldr'] },
    { ...begun, defeats: { baldr: -1 } },
    { ...begun, defeats: { ragnarok: 1 } },
    { ...begun, supports: ['zeus'] },
    { ...begun, relations: ['thor+odin'] },
    // More Support gods than a game can start with.
    { ...begun, supports: ['tyr', 'freyr', 'freyja'] },
    { ...begun, relations: ['freyr+odin', 'odin+thor', 'odin+tyr'] },
    CAMPAIGN.begin(GODS.slice(0, 6)),
    { ...begun, gods: [] },
    { ...begun, gods: [begun.gods[0], begun.gods[0]] },
    { ...begun, gods: [{ ...begun.gods[0], points: 0.5 }] },
    { ...begun, gods: [{ ...begun.gods[0], elves: 3 }] },
    { ...begun, gods: [{ ...begun.gods[0], vanirDice: null }] },
    { ...begun, gods: [{ ...begun.gods[0], isSteady: 'yes' }] },
    { ...begun, gods: [{ ...begun.gods[0], isSure: undefined }] },
    { ...begun, gods: [{ ...begun.gods[0], god: 'zeus' }] },
  ])('is not read if it is broken: %j', (broken) => {
    expect(CAMPAIGN.migrate(CAMPAIGN.version, broken)).toBeNull();
  });
});
