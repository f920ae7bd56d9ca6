/** Early in a game, the search lets Thor and Freyja enter a trance and stay in it. The quick player never does. */
import { describe, expect, test } from 'vitest';
import type { Policy } from '../../../../src/core/policy.ts';
import { yggdrasil } from '../../../../src/games/yggdrasil/game.ts';
import { JUDGEMENT } from '../../../../src/games/yggdrasil/players/judgement/judgement.ts';
import { sensible } from '../../../../src/games/yggdrasil/players/sensible.ts';
import { withTrances } from '../../../../src/games/yggdrasil/players/trance.ts';
import type { YggdrasilView } from '../../../../src/games/yggdrasil/state/view.ts';
import { type Table, table } from '../table.ts';

const SEARCH = withTrances(sensible);

/** The cards left when Thor and Freyja no longer enter a trance, and when they leave it. */
const NO_LONGER_ENTERED = 34;
const LEFT = 28;

function choiceOf(player: Policy<YggdrasilView>, { state, request }: Table): string {
  return player.answer(request, yggdrasil.observe(state), () => 0).choice;
}

function withCards(there: Table, cards: number): Table {
  return there.with({ deck: there.state.deck.slice(0, cards) });
}

function inTrance(cards: number): Table {
  return withCards(table('thor', 'frey', 'tyr'), cards).with({ inTrance: true });
}

describe('early in a game, the search', () => {
  test.each(['thor', 'freyja'] as const)('lets %s enter a trance', (god) => {
    const there = table(god, 'frey', 'tyr');
    expect(choiceOf(SEARCH, withCards(there, NO_LONGER_ENTERED + 1))).toBe('enter-trance');
    expect(choiceOf(SEARCH, withCards(there, NO_LONGER_ENTERED))).not.toBe('enter-trance');
    expect(choiceOf(sensible, there)).not.toBe('enter-trance');
  });

  test('lets no other god enter a trance', () => {
    for (const god of ['odin', 'frey', 'heimdall', 'tyr'] as const)
      expect(choiceOf(SEARCH, table(god, 'thor', 'freyja'))).not.toBe('enter-trance');
  });

  test('lets no god enter a trance at a large table', () => {
    expect(choiceOf(SEARCH, table('thor', 'frey', 'tyr', 'odin'))).toBe('enter-trance');
    expect(choiceOf(SEARCH, table('thor', 'frey', 'tyr', 'odin', 'heimdall'))).not.toBe('enter-trance');
  });

  test('lets no god enter a trance while a Ragnarök card is to come', () => {
    const there = table('thor', 'frey', 'tyr');
    const [, ...cards] = there.state.deck;
    expect(choiceOf(SEARCH, there.with({ deck: ['ragnarok-1', ...cards] }))).not.toBe('enter-trance');
  });
});

describe('a god in a trance', () => {
  test('stays in it in the search until the enemies are near', () => {
    expect(choiceOf(SEARCH, inTrance(LEFT + 1))).not.toBe('leave-trance');
    expect(choiceOf(SEARCH, inTrance(LEFT))).toBe('leave-trance');
  });

  test('leaves it immediately if the quick player plays', () => {
    expect(choiceOf(sensible, inTrance(LEFT + 1))).toBe('leave-trance');
  });

  test('has the same value in the search as without a trance, while the god stays in it', () => {
    const valueAt = (there: Table) => JUDGEMENT.search?.value(yggdrasil.observe(there.state));
    const outside = (cards: number) => inTrance(cards).with({ inTrance: false });
    expect(valueAt(inTrance(LEFT + 1))).toBe(valueAt(outside(LEFT + 1)));
    expect(valueAt(inTrance(LEFT))).toBeLessThan(valueAt(outside(LEFT)) ?? 0);
  });
});
