/** Builds the starting position of the first lesson: three enemy cards before the end, and four enemies past the wall. */
import type { Opened, Opening } from '../../../core/game.ts';
import type { Box } from '../box/box.ts';
import { type Card, ENEMIES, type Giant } from '../box/components.ts';
import { finish } from '../state/draft.ts';
import type { YggdrasilState } from '../state/state.ts';
import { setUp } from '../turn/set-up.ts';
import { beginTurn, run } from '../turn/turn.ts';

const NO_SPECIALS = { angry: 0, ragnarok: 0 };
const DECK: readonly Card[] = ['hel', 'surt', 'nidhogg'];
const ACTIVE: readonly Giant[] = ['geirrod'];
/** Three beaten giants of one rune; Geirrod is the fourth. */
const BEATEN: readonly Giant[] = ['thiazi', 'skrymir', 'vafthrudnir'];
const NO_ARTIFACTS = { hel: 0, surt: 0, jormungand: 0, loki: 0, nidhogg: 0, fenrir: 0 } as const;

export function lastThreeTurns({ seed, box }: Opening<Box>): Opened<YggdrasilState> {
  const choices = { difficulty: NO_SPECIALS, bagsAreOpen: true, elvesAreAlwaysAsked: false };
  const game = setUp(box, choices, ['thor', 'freyja'], seed);
  const cards = ENEMIES.flatMap((enemy) => Array.from({ length: box.cardsPerEnemy }, (): Card => enemy));
  game.deck = DECK;
  game.discard = cards.filter((card, at) => !DECK.includes(card) || cards.indexOf(card) !== at);
  game.enemies = { hel: 5, surt: 5, jormungand: 6, loki: 3, nidhogg: 5, fenrir: 3 };
  game.active = ACTIVE;
  game.beaten = BEATEN;
  game.pile = game.pile.filter((giant) => !ACTIVE.includes(giant) && !BEATEN.includes(giant));
  game.seats = [
    {
      god: 'thor',
      vikings: 1,
      elves: 0,
      artifacts: { ...NO_ARTIFACTS, jormungand: 3, nidhogg: 2 },
      inTrance: false,
    },
    {
      god: 'freyja',
      vikings: 1,
      elves: 0,
      artifacts: { ...NO_ARTIFACTS, hel: 2, surt: 3, loki: 1 },
      inTrance: false,
    },
  ];
  game.bags = {
    white: { vikings: 2, fireGiants: 7 },
    blue: { vikings: 6, fireGiants: 8 },
    green: { vikings: 8, fireGiants: 8 },
    black: { vikings: 9, fireGiants: 5 },
  };
  game.helheim = 8;
  game.lostVikings = 12;
  game.muspellheim = 14;
  game.vanir = box.vanirSquares.indexOf('enemy-back');
  game.turn = { ...game.turn, number: cards.length - DECK.length };
  beginTurn(game, 0);
  run(game);
  const { state, events } = finish(game);
  return { state, events };
}
