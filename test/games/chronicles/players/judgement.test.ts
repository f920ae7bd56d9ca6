/** Chronicles' data for the mind: answers worth comparing, the value of a position with reasons, and who should go next. */
import { describe, expect, test } from 'vitest';
import { playersChance, playOut } from '../../../../src/core/playing.ts';
import { seedFrom } from '../../../../src/core/random.ts';
import { allows, giverOf, requestForSeats } from '../../../../src/core/requests/answer.ts';
import { seatIndex } from '../../../../src/core/seat.ts';
import type { RuleState } from '../../../../src/games/chronicles/box/box.ts';
import type { GodName } from '../../../../src/games/chronicles/box/components.ts';
import { chronicles } from '../../../../src/games/chronicles/game.ts';
import { chroniclesGuide } from '../../../../src/games/chronicles/guide/guide.ts';
import { JUDGEMENT } from '../../../../src/games/chronicles/players/judgement/judgement.ts';
import type { ChroniclesState } from '../../../../src/games/chronicles/state/state.ts';
import { foeName } from '../../../../src/games/chronicles/words/names.ts';
import { think } from '../../../../src/mind/think.ts';
import { positionOf } from '../../../../src/mind/thought.ts';
import type { Moment } from '../moment.ts';
import { turnOfFreyr } from '../scenes.ts';
import { openingOf, type Table, table, turnOf } from '../table.ts';

const MOST = 12;
const FIVE: readonly GodName[] = ['odin', 'thor', 'frigg', 'heimdall', 'freyja'];

const NO_CHANCE = playersChance('not used');

const whole = [...playOut(chronicles, openingOf(FIVE, 'judged', 'hard'), JUDGEMENT.policy)].map(
  ({ state }) => state,
);

describe('for people, the judgement looks ahead', () => {
  const roundsAhead = (turnsAhead: typeof JUDGEMENT.turnsAheadShown, state: ChroniclesState) => {
    const view = chronicles.observe(state);
    return ((turnsAhead?.(view) ?? 0) - JUDGEMENT.turnsAhead(view)) / FIVE.length;
  };
  const withLife = (life: number): ChroniclesState => {
    const [state] = whole;
    if (state === undefined) throw new Error('no game');
    return { ...state, seats: state.seats.map((seat, at) => (at === 0 ? { ...seat, life } : seat)) };
  };

  test('one round to compare answers, but six if a god is nearly dead', () => {
    const rounds = [3, 2, 1].map((life) => roundsAhead(JUDGEMENT.turnsAheadShown, withLife(life)));
    expect(rounds).toEqual([1, 6, 6]);
  });

  test('six rounds for a chance that is shown to people', () => {
    const rounds = whole.map((state) => roundsAhead(JUDGEMENT.turnsAheadForChance, state));
    expect(new Set(rounds)).toEqual(new Set([6]));
  });
});

function candidatesAt({ request, state }: Table) {
  return JUDGEMENT.candidates(request, chronicles.observe(state), MOST);
}

describe('the answers worth comparing', () => {
  test('are allowed, unique, and not too many, at every moment of a game', () => {
    for (const state of whole) {
      const view = chronicles.observe(state);
      for (const request of chronicles.requests(state)) {
        const answers = JUDGEMENT.candidates(request, view, MOST);
        expect(answers.length).toBeGreaterThan(0);
        expect(answers.length).toBeLessThanOrEqual(MOST);
        expect(answers.filter((answer) => !allows(request, answer))).toEqual([]);
        expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(answers.length);
      }
    }
  });

  test('start with a Fight against Hel on the top level, and include other numbers of Heroes for that Fight', () => {
    const game = turnOf('odin', 'thor', 'tyr').with({
      world: 'alfheim',
      places: { hel: 'alfheim' },
      anonymous: 2,
      heroes: 3,
      dice: 3,
    });
    const [first, ...others] = candidatesAt(game);
    expect(first?.choice).toBe('fight:hel');
    const sent = others.filter(({ choice }) => choice === 'fight:hel').map(({ values }) => values['heroes']);
    expect(new Set(sent).size).toBeGreaterThan(1);
  });

  test("include the page's own action", () => {
    expect(candidatesAt(turnOfFreyr('baldr', { world: 'alfheim' })).map(({ choice }) => choice)).toContain(
      'deed',
    );
  });

  test('include a turn of each god that could go first', () => {
    const game = table('odin', 'thor', 'tyr');
    expect(
      candidatesAt(game)
        .map(({ choice }) => choice)
        .toSorted(),
    ).toEqual(['begin:odin', 'begin:thor', 'begin:tyr']);
  });
});

test('a god that considers a Fight against the wolf next to the sun gives the track and the task as reasons', () => {
  const lastChance: Moment = { page: 1, nidhogg: 1, tracks: { skoll: 3 }, fightsDone: ['hati'], elves: 3 };
  const { state, request } = turnOfFreyr('managarms', {
    world: 'alfheim',
    heroes: 0,
    dice: 0,
    ...lastChance,
  });
  const position = positionOf(chronicles, state, request, seatIndex(0));
  const thought = think(chronicles, JUDGEMENT, position, { valued: 600, stop: () => false }, seedFrom('s'));
  expect(thought.best.action.choice).toBe('fight:skoll');
  const because = thought.others.flatMap((other) => other.because);
  const parts = because.filter(({ mean }) => mean > 0).map((reason) => reason.part);
  expect(parts).toEqual(expect.arrayContaining(['task', 'tracks']));
});

test('advice gives the task as the reason for its action, and for moving to where it can be done', () => {
  const late = { nidhogg: 1, world: 'asgard', heroes: 6, iotunns: [] } as const;
  const game = turnOfFreyr('baldr', { ...late, deedsDone: ['asgard'] });
  const adviceNow = () => chroniclesGuide.advice(game.request, chronicles.observe(game.state));
  const reason = { key: 'chronicles.why.deed' };
  expect(adviceNow()[0]).toMatchObject({ alternative: { id: 'move' }, reason });
  game.moves('alfheim');
  expect(adviceNow()[0]).toMatchObject({ alternative: { id: 'deed' }, reason });
});

test('a computer leaves Loki for the next page if that page requires the fight', () => {
  const worlds = ['asgard', 'alfheim', 'vanaheim', 'nidavellir', 'svartalfheim'] as const;
  const beside: Moment = {
    world: 'vanaheim',
    places: { loki: 'asgard' },
    wheel: { loki: 'tyr' },
    heroes: 8,
    iotunns: [],
  };
  const playsIn = (rules: RuleState, moment: Moment) => {
    const { state, request } = turnOfFreyr(rules, { ...beside, ...moment }).moves('asgard');
    return JUDGEMENT.policy.answer(request, chronicles.observe(state), NO_CHANCE).choice;
  };
  expect(playsIn('baldr', { deedsDone: worlds })).toBe('done');
  expect(playsIn('baldr', { page: 1 })).toBe('fight:loki');
  expect(playsIn('easy', {})).toBe('fight:loki');
});

test("advice to move towards a Fight names the foe, although the move doesn't", () => {
  const game = turnOf('odin', 'thor', 'tyr').with({ places: { hel: 'alfheim' }, heroes: 6 });
  const advised = chroniclesGuide.advice(game.request, chronicles.observe(game.state));
  expect(advised.find(({ values }) => values['world'] === 'alfheim')).toMatchObject({
    alternative: { id: 'move' },
    reason: { key: 'chronicles.why.fight-there', with: { foe: foeName('hel') } },
  });
});

test('advice sends no one to heal in Asgard if nothing is ravaged', () => {
  const worlds = (moment: Moment) => {
    const game = turnOf('odin', 'thor', 'tyr').with({
      world: 'alfheim',
      gods: { thor: { world: 'asgard' }, tyr: { world: 'asgard' } },
      ...moment,
    });
    const advised = chroniclesGuide.advice(game.request, chronicles.observe(game.state));
    return advised.map(({ values }) => values['world']);
  };
  expect(worlds({ ravaged: ['midgard', 'nidavellir'] })).toContain('asgard');
  expect(worlds({})).not.toContain('asgard');
});

describe('a computer starts', () => {
  const danger = () =>
    table('odin', 'thor', 'tyr').with({
      places: { hel: 'alfheim' },
      world: 'muspellheim',
      gods: { thor: { world: 'muspellheim' }, tyr: { world: 'alfheim' } },
    });
  /** The quick player's choice for the whole request. */
  const named = (state: ChroniclesState) => {
    const [request] = chronicles.requests(state);
    if (request === undefined) return null;
    return giverOf(request, JUDGEMENT.policy.answer(request, chronicles.observe(state), NO_CHANCE));
  };

  test('only if its god is the one that should go next', () => {
    expect(named(danger().state)).toBe(2);
    expect(named(danger().begins('tyr').plays('done').state)).not.toBe(2);
  });

  test('with its own god if no other god may start', () => {
    const { state, request } = danger();
    for (const seat of request.seats) {
      const own = requestForSeats(request, [seat]);
      const answer = JUDGEMENT.policy.answer(own, chronicles.observe(state), NO_CHANCE);
      expect(allows(own, answer)).toBe(true);
    }
  });
});

describe('the chance of winning', () => {
  const utility = ({ state }: Table) => JUDGEMENT.value(chronicles.observe(state));

  test('is between 0 and 1 at every turn', () => {
    const begun = whole.filter(({ question }) => question?.about === 'order');
    const values = begun.map((state) => JUDGEMENT.value(chronicles.observe(state)));
    for (const value of values) {
      expect(value).toBeGreaterThan(0);
      expect(value).toBeLessThan(1);
    }
  });

  test('is better with more Life, and with Hel further down', () => {
    const game = table('odin', 'thor', 'tyr');
    const usual = utility(game);
    expect(utility(game.with({ life: 1, gods: { thor: { life: 2 } } }))).toBeLessThan(usual);
    expect(utility(game.with({ places: { hel: 'alfheim' }, wheel: { hel: 'tyr' } }))).toBeLessThan(usual);
  });

  test('is better with the task done, and with a wolf far from the sun', () => {
    const atTheEnd = { page: 1, nidhogg: 1 };
    const done = turnOfFreyr('baldr', { ...atTheEnd, fightsDone: ['hel', 'loki'] });
    expect(utility(done)).toBeGreaterThan(utility(turnOfFreyr('baldr', atTheEnd)));
    const chase = (skoll: number) => utility(turnOfFreyr('managarms', { tracks: { skoll } }));
    expect(chase(5)).toBeLessThan(chase(1));
  });
});

test('the parts of a position include the numbers that people see on the board', () => {
  const { state } = table('odin', 'thor', 'tyr').with({
    life: 3,
    elves: 2,
    heroes: 4,
    places: { hel: 'alfheim', fenrir: 'asgard' },
    island: 1,
    nidhogg: 2,
    iotunns: ['thrym'],
    ravaged: ['midgard', 'asgard'],
  });
  expect(JUDGEMENT.parts(chronicles.observe(state), seatIndex(0))).toMatchObject({
    weakest: 3,
    elves: 2,
    heroes: 4,
    hel: 0,
    surt: 2,
    islands: 2,
    fenrir: 0,
    iotunns: 6,
    markers: 5,
    saga: 2,
  });
});

test("in a saga the parts include the task, even on turned pages, and the saga foes' distance from their ends", () => {
  const partsOf = (game: Table) => JUDGEMENT.parts(chronicles.observe(game.state), seatIndex(0));
  expect(partsOf(turnOfFreyr('baldr', { deedsDone: ['asgard'] }))).toMatchObject({ task: 1, tracks: 0 });
  expect(partsOf(turnOfFreyr('baldr', { page: 1, fightsDone: ['loki'] }))).toMatchObject({ task: 6 });
  expect(partsOf(turnOfFreyr('managarms', { tracks: { skoll: 5, hati: 2 } }))).toMatchObject({ tracks: 5 });
});

test("while a task is undone, Nidhögg's steps count against the gods, since they lead to the Dead Tree", () => {
  const stepsAt = (moment: Moment) => {
    const { state } = turnOfFreyr('baldr', { page: 1, ...moment });
    return JUDGEMENT.parts(chronicles.observe(state), seatIndex(0))['saga'];
  };
  expect([stepsAt({ nidhogg: 0 }), stepsAt({ nidhogg: 1 })]).toEqual([2, 2]);
  const fightsDone = ['hel', 'loki'] as const;
  expect([stepsAt({ nidhogg: 0, fightsDone }), stepsAt({ nidhogg: 1, fightsDone })]).toEqual([2, 3]);
});

test("the judgement uses only what its seat sees: hidden cards don't change the choice", () => {
  for (const [at, state] of whole.entries()) {
    if (at % 10 !== 0) continue;
    const other = chronicles.resample(state, seedFrom(`hidden ${at}`));
    const told = [state, other].map((each) => {
      const [request] = chronicles.requests(each);
      const view = chronicles.observe(each);
      if (request === undefined) return null;
      const answer = JUDGEMENT.policy.answer(request, view, NO_CHANCE);
      return { answer, candidates: JUDGEMENT.candidates(request, view, MOST), value: JUDGEMENT.value(view) };
    });
    expect(told[1]).toEqual(told[0]);
  }
});
