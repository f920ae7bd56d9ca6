/** What a god's card may wake, and whether that loses the game: against the rules themselves. */
import { describe, expect, test } from 'vitest';
import { giverOf } from '../../../../src/core/answer.ts';
import { playOut } from '../../../../src/core/playing.ts';
import { atRandom } from '../../../../src/core/policy.ts';
import { seedFrom } from '../../../../src/core/random.ts';
import type { Action, Request } from '../../../../src/core/request.ts';
import type { Enemy, GodName } from '../../../../src/games/chronicles/components.ts';
import { chronicles } from '../../../../src/games/chronicles/game.ts';
import { type Reveal, revealsOf, revealsOfTopCard } from '../../../../src/games/chronicles/odds/awakening.ts';
import { sensible } from '../../../../src/games/chronicles/players/sensible.ts';
import { beginningOf } from '../../../../src/games/chronicles/rounds.ts';
import type { ChroniclesState } from '../../../../src/games/chronicles/state.ts';
import type { ChroniclesView } from '../../../../src/games/chronicles/view.ts';
import type { Moment } from '../moment.ts';
import { SUBJECT as subject } from '../subject.ts';
import { table } from '../table.ts';

const LIMIT_MS = 60_000;

function seatOf(view: ChroniclesView, god: GodName) {
  const found = view.seats.find((seat) => seat.god === god);
  if (found === undefined) throw new Error(`nobody plays ${god}`);
  return found;
}

/** The same moment, but everybody has seen what lies before that god. */
function withCardSeen(state: ChroniclesState, god: GodName): ChroniclesState {
  const seats = state.seats.map((seat) =>
    seat.god === god && seat.faceDown !== null
      ? { ...seat, faceDown: { ...seat.faceDown, seen: true } }
      : seat,
  );
  return { ...state, seats };
}

/** What becomes of it when the god reveals its card, and every Support god bears what it can. */
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

describe('a card that everybody knows', () => {
  const CASES: readonly (readonly [string, Enemy, Moment, string | null])[] = [
    ['Hel on the top level', 'hel', { places: { hel: 'asgard' } }, 'hel-above-the-tree'],
    ['Hel below it', 'hel', { places: { hel: 'svartalfheim' } }, null],
    ['Hel, who takes the last Life', 'hel', { life: 1, world: 'alfheim' }, 'god-without-life'],
    ['Surt on the top level', 'surt', { places: { surt: 'alfheim' } }, 'surt-above-the-tree'],
    ['Surt with one Fire Giant left', 'surt', { fireGiants: 7 }, 'too-few-fire-giants'],
    ['Surt with two left', 'surt', { fireGiants: 6 }, null],
    ['Jormungand on the last island', 'jormungand', { island: 3 }, 'jormungand-past-the-last-island'],
    ['Jormungand with too few Anonymous', 'jormungand', { island: 1, anonymous: 7 }, 'too-few-anonymous'],
    ['Jormungand with just enough', 'jormungand', { island: 1, anonymous: 6 }, null],
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
    ['Nidhogg', 'nidhogg', {}, null],
  ];

  test.each(CASES)('%s', (_, enemy, moment, why) => {
    const game = table('odin', 'thor', 'tyr').with({ ...moment, card: enemy, wheel: { [enemy]: 'tyr' } });
    expect(foreseen(game.state, 'odin')).toEqual({ enemy, chance: 1, wakes: true, loses: why });
    const { end } = afterReveal(game.state, 'odin');
    expect(end?.kind === 'lost' ? end.why : null).toBe(why);
  });

  test('wakes nobody where it is the first of its enemy', () => {
    const game = table('odin', 'thor', 'tyr').with({ card: 'hel', places: { hel: 'asgard' } });
    expect(foreseen(game.state, 'odin')).toEqual({ enemy: 'hel', chance: 1, wakes: false, loses: null });
  });
});

describe('a card that nobody knows', () => {
  test('is each of the unseen ones alike', () => {
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

  test('nor does anybody the next one of the deck, until it has been seen', () => {
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

  test('is none at all once it is revealed', () => {
    const game = table('odin', 'thor', 'tyr').begins('odin');
    const view = chronicles.observe(game.state);
    expect(revealsOf(view, seatOf(view, 'odin'))).toEqual([]);
  });
});

test('in whole games every loss by a card is foreseen, and none that does not come', {
  timeout: LIMIT_MS,
}, () => {
  let losses = 0;
  for (let number = 0; number < 20; number += 1) {
    const opening = { ...subject.tableNumbered(number), seed: seedFrom(`awakening ${number}`) };
    for (const { state } of playOut(chronicles, opening, number % 2 === 0 ? sensible : atRandom)) {
      if (state.question?.about !== 'order') continue;
      for (const { god } of state.seats.filter(({ hasGone }) => !hasGone)) {
        const { end } = afterReveal(state, god);
        const why = end?.kind === 'lost' ? end.why : null;
        expect(foreseen(state, god)?.loses ?? null).toBe(why);
        if (why !== null) losses += 1;
      }
    }
  }
  expect(losses).toBeGreaterThan(3);
});
