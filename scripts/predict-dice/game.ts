/** A game of Yggdrasil, and the faces of its die that people see. */
import { playOut } from '../../src/core/playing.ts';
import type { Seed } from '../../src/core/random.ts';
import { boxOf } from '../../src/games/yggdrasil/box/box.ts';
import type { GodName } from '../../src/games/yggdrasil/box/components.ts';
import { yggdrasil } from '../../src/games/yggdrasil/game.ts';
import { sensible } from '../../src/games/yggdrasil/players/sensible.ts';
import type { YggdrasilEvent } from '../../src/games/yggdrasil/state/events.ts';
import type { Seen } from './prediction.ts';

const OPTIONS = { rules: '2018', angry: 0, ragnarok: 0, bags: 'open' };

/** The table's throws of the die, in order. No throw is hidden, and nothing else draws from the dice. */
export function diceSeenInGame(seed: Seed, gods: readonly GodName[]): readonly Seen[] {
  const opening = { options: OPTIONS, roles: gods, seed, box: yggdrasil.box(OPTIONS, null) };
  return [...playOut(yggdrasil, opening, sensible)].flatMap(({ events, state }) => {
    const { colours, hammers } = boxOf(state).die;
    return (events as readonly YggdrasilEvent[]).flatMap((event) => {
      switch (event.type) {
        case 'colour-rolled':
        case 'calming-tried':
          return event.islands.map((island) => seenOn(colours, island));
        case 'hammers-rolled':
          return event.rolls.map((hammer) => seenOn(hammers, hammer));
        default:
          return [];
      }
    });
  });
}

/** Sides that look the same are adjacent in the die's list. */
function seenOn<Side>(sides: readonly Side[], side: Side): Seen {
  return { from: sides.indexOf(side) / sides.length, to: (sides.lastIndexOf(side) + 1) / sides.length };
}
