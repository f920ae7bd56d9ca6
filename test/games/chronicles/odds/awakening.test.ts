/** Predictions of what a god's card may wake, and whether that loses the game, compared with the rules themselves. */
import { describe, expect, test } from 'vitest';
import { playOut } from '../../../../src/core/playing.ts';
import { atRandom } from '../../../../src/core/policy.ts';
import { seedFrom } from '../../../../src/core/random.ts';
import { giverOf } from '../../../../src/core/requests/answer.ts';
import type { Action, Request } from '../../../../src/core/requests/request.ts';
import { seatIndex } from '../../../../src/core/seat.ts';
import type { RuleState } from '../../../../src/games/chronicles/box/box.ts';
import type { Enemy, GodName } from '../../../../src/games/chronicles/box/components.ts';
import { beginningOf } from '../../../../src/games/chronicles/facts/rounds.ts';
import { chronicles } from '../../../../src/games/chronicles/game.ts';
import {
  looksFirst,
  type Reveal,
  revealsAtBeginning,
  revealsOf,
  revealsOfTopCard,
} from '../../../../src/games/chronicles/odds/awakening.ts';
import { sensible } from '../../../../src/games/chronicles/players/sensible.ts';
import type { ChroniclesState } from '../../../../src/games/chronicles/state/state.ts';
import type { ChroniclesView } from '../../../../src/games/chronicles/state/view.ts';
import { SUBJECT as subject } from '../../../../tools/conformance/games/chronicles/subject.ts';
import type { Moment } from '../moment.ts';
import { table, tableOf } from '../table.ts';

function seatOf(view: ChroniclesView, god: GodName) {
  const found = view.seats.find((seat) => seat.god === god);
  if (found === undefined) throw new Error(`nobody plays ${god}`);
  return found;
}

/** The same moment, but everyone has seen the card in front of that god. */
function withCardSeen(state: ChroniclesState, god: GodName): ChroniclesState {
  const seats = state.seats.map((seat) =>
    seat.god === god && seat.faceDown !== null
      ? { ...seat, faceDown: { ...seat.faceDown, seen: true } }
      : seat,
  );
  return { ...state, seats };
}

/** The outcome when the god reveals its card, and every Support god takes all the losses it can. */
function afterReveal(state: ChroniclesState, god: GodName): ChroniclesState {
  let current = state;
  let [request] = chronicles.requests(state);
  let choice: Pick<Action, 'choice' | 'values'> | null = { choice: beginningOf(god), values: {} };
  while (request !== undefined && choice !== null) {
    const action: Action = { request: request.key, ...choice };
    const applied = chronicles.apply(current, giverOf(request, action), action);
    if (!applied.ok) throw new Error(JSON.stringify(applied.refusal));
    current = applied.state;
    [request] = chronicles.requests(current);
    choice = request === undefined ? null : answerOnTheWay(request);
  }
  return current;
}

function answerOnTheWay({ about, alternatives: [way] }: Request): Pick<Action, 'choice' | 'values'> | null {
  if (about === 'own-card') return { choice: 'keep', values: {} };
  const life = way?.fields['life'];
  if (about !== 'support-life' || life?.kind !== 'number') return null;
  return { choice: 'bear', values: { life: life.to } };
}

function foreseen(state: ChroniclesState, god: GodName): Reveal | undefined {
  const view = chronicles.observe(withCardSeen(state, god));
  return revealsOf(view, seatOf(view, god))[0];
}

describe('a card that everyone knows', () => {
  const CASES: readonly (readonly [string, Enemy, Moment, string | null])[] = [
    ['Hel on the top level', 'hel', { places: { hel: 'asgard' } }, 'hel-above-the-tree'],
    ['Hel below it', 'hel', { places: { hel: 'svartalfheim' } }, null],
    ['Hel, who takes the last Life', 'hel', { life: 1, world: 'alfheim' }, 'god-without-life'],
    ['Surt on the top level', 'surt', { places: { surt: 'alfheim' } }, 'surt-above-the-tree'],
    ['Surt with one Fire Giant left', 'surt', { fireGiants: 7 }, 'too-few-fire-giants'],
    ['Surt with two left', 'surt', { fireGiants: 6 }, null],
    ['Jörmungand on the last island', 'jormungand', { island: 3 }, 'jormungand-past-the-last-island'],
    ['Jörmungand with too few Anonymous', 'jormungand', { island: 1, anonymous: 7 }, 'too-few-anonymous'],
    ['Jörmungand with just enough', 'jormungand', { island: 1, anonymous: 6 }, null],
    [
      'Loki without a pawn',
      'loki',
      { iotunns: ['thrym', 'hler', 'gymir', 'hymir', 'billing', 'geirrod', 'eggther'] },
      'no-iotunn-pawn',
    ],
    [
      'Fenrir who is out',
      'fenrir',
      { places: { fenrir: 'asgard' }, life: 3, world: 'alfheim' },
      'god-without-life',
    ],
    ['Fenrir who is out, and enough Life', 'fenrir', { places: { fenrir: 'asgard' }, life: 4 }, null],
    ['Fenrir in the Cage', 'fenrir', { life: 1 }, null],
    [
      'Fenrir, who meets Hel while no marker is left',
      'fenrir',
      {
        places: { hel: 'asgard' },
        ravaged: ['vanaheim', 'alfheim', 'midgard', 'nidavellir', 'svartalfheim', 'muspellheim', 'niflheim'],
      },
      'no-ravaged-marker',
    ],
    ['Nidhögg', 'nidhogg', {}, null],
  ];

  test.each(CASES)('%s', (_, enemy, moment, code) => {
    const game = table('odin', 'thor', 'tyr').with({ ...moment, card: enemy, wheel: { [enemy]: 'tyr' } });
    expect(foreseen(game.state, 'odin')).toEqual({ enemy, chance: 1, wakes: true, loses: code });
    const { end } = afterReveal(game.state, 'odin');
    expect(end?.kind === 'lost' ? end.why : null).toBe(code);
  });

  test("wakes no one if it's the first of its enemy", () => {
    const game = table('odin', 'thor', 'tyr').with({ card: 'hel', places: { hel: 'asgard' } });
    expect(foreseen(game.state, 'odin')).toEqual({ enemy: 'hel', chance: 1, wakes: false, loses: null });
  });
});

describe('a card that no one knows', () => {
  test('is each of the unseen ones with equal chance', () => {
    const game = table('odin', 'thor', 'tyr').with({ wheel: { hel: 'tyr' }, places: { hel: 'asgard' } });
    const view = chronicles.observe(game.state);
    const reveals = revealsOf(view, seatOf(view, 'odin'));
    expect(reveals.map(({ enemy, wakes }) => [enemy, wakes])).toEqual([
      ['hel', true],
      ['surt', false],
      ['loki', false],
      ['jormungand', false],
      ['fenrir', false],
      ['nidhogg', false],
    ]);
    for (const { chance } of reveals) expect(chance).toBeCloseTo(1 / 6, 12);
    const atTyr = revealsOf(view, seatOf(view, 'tyr'));
    expect(atTyr.map(({ enemy }) => enemy)).not.toContain('hel');
    for (const { chance } of atTyr) expect(chance).toBeCloseTo(1 / 5, 12);
  });

  test("can be any of six while it's still on top of a deck, until it has been seen", () => {
    const game = table('odin', 'thor', 'tyr');
    const view = chronicles.observe(game.state);
    expect(revealsOfTopCard(view, seatOf(view, 'odin'))).toHaveLength(6);
    const seats = game.state.seats.map((seat) => ({
      ...seat,
      deck: seat.deck.map((card, at) => ({ ...card, seen: at === 0 })),
    }));
    const known = chronicles.observe({ ...game.state, seats });
    expect(revealsOfTopCard(known, seatOf(known, 'odin'))).toMatchObject([
      { enemy: seats[0]?.deck[0]?.enemy, chance: 1 },
    ]);
  });

  test('is no longer predicted once it is revealed', () => {
    const game = table('odin', 'thor', 'tyr').begins('odin');
    const view = chronicles.observe(game.state);
    expect(revealsOf(view, seatOf(view, 'odin'))).toEqual([]);
  });
});

describe('a god who looks at the card first [C-745]', () => {
  const [ODIN, THOR] = [seatIndex(0), seatIndex(1)];
  const danger: Moment = { wheel: { hel: 'tyr' }, places: { hel: 'asgard' } };
  const seen = (moment: Moment, rules: RuleState = 'hard') =>
    chronicles.observe(tableOf(rules, 'odin', 'thor', 'tyr').with(moment).state);

  test('wakes no one for certain while another card may be taken', () => {
    const view = seen(danger);
    expect(looksFirst(view, ODIN)).toBe(true);
    expect(revealsAtBeginning(view, ODIN)).toEqual([]);
    expect(looksFirst(view, THOR)).toBe(false);
    expect(revealsAtBeginning(view, THOR)).toEqual(revealsOf(view, seatOf(view, 'thor')));
    expect(revealsAtBeginning(view, THOR)[0]).toMatchObject({ enemy: 'hel', loses: 'hel-above-the-tree' });
  });

  test('is only Odin in the hard game', () => {
    const view = seen(danger, 'easy');
    expect(looksFirst(view, ODIN)).toBe(false);
    expect(revealsAtBeginning(view, ODIN)[0]).toMatchObject({ enemy: 'hel', loses: 'hel-above-the-tree' });
  });

  test('reveals the last card like everyone else, since no other is left in the deck', () => {
    const last: Moment = {
      card: 'hel',
      places: { hel: 'asgard' },
      wheel: { hel: 'tyr', surt: 'odin', loki: 'odin', jormungand: 'odin', fenrir: 'odin', nidhogg: 'odin' },
    };
    const game = tableOf('hard', 'odin', 'thor', 'tyr').with(last);
    expect(game.god('odin').deck).toEqual([]);
    const view = chronicles.observe(game.state);
    expect(looksFirst(view, ODIN)).toBe(false);
    expect(revealsAtBeginning(view, ODIN)).toEqual([
      { enemy: 'hel', chance: 1, wakes: true, loses: 'hel-above-the-tree' },
    ]);
    expect(revealsOfTopCard(view, seatOf(view, 'odin'))).toEqual([]);
    expect(game.begins('odin').state.end).toEqual({ kind: 'lost', why: 'hel-above-the-tree' });
  });
});

test('in whole games every loss by a card is predicted, and no other loss is', () => {
  let losses = 0;
  for (let number = 0; number < 20; number += 1) {
    const opening = { ...subject.tableNumbered(number), seed: seedFrom(`awakening ${number}`) };
    for (const { state } of playOut(chronicles, opening, number % 2 === 0 ? sensible : atRandom)) {
      if (state.question?.about !== 'order') continue;
      for (const { god } of state.seats.filter(({ hasGone }) => !hasGone)) {
        const { end } = afterReveal(state, god);
        const code = end?.kind === 'lost' ? end.why : null;
        expect(foreseen(state, god)?.loses ?? null).toBe(code);
        if (code !== null) losses += 1;
      }
    }
  }
  expect(losses).toBeGreaterThan(3);
});
