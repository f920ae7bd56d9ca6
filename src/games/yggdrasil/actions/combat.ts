/** Runs a fight in the rulebook's order: foe, Vikings, die, bonus, Elves, result. [Y-421 to Y-433] */

import { emit } from '../../../core/logs/event-record.ts';
import { ask } from '../../../core/requests/asking.ts';
import { rollHammers } from '../changes/chance.ts';
import { retreat } from '../changes/movement.ts';
import { bonusAgainst, forceOf, isEnemy } from '../facts/fights.ts';
import { isDieForbidden } from '../facts/giants.ts';
import { activeGod, givesVikingsAfterTheRoll, saviourOfVikings, seatAt } from '../facts/powers.ts';
import type { Draft } from '../state/draft.ts';
import type { Fight, Foe } from '../state/state.ts';
import { beatGiant } from './beating.ts';

/** Begins a fight; `vikings` is the number given before the roll. */
export function fight(game: Draft, foe: Foe, vikings: number): void {
  const force = forceOf(game, foe);
  giveVikings(game, vikings);
  const begun: Fight = {
    foe,
    force,
    strength: bonusAgainst(game, foe) + vikings + hammersFor(game, foe, force),
    vikings,
  };
  const god = activeGod(game);
  if (givesVikingsAfterTheRoll(game) && god.vikings + god.elves > 0)
    ask(game, { about: 'vikings-and-elves', fight: begun });
  else if (god.elves > 0) ask(game, { about: 'elves', fight: begun });
  else settle(game, begun, { vikings: 0, elves: 0 });
}

function hammersFor(game: Draft, foe: Foe, force: number): number {
  if (isDieForbidden(game)) {
    emit(game, { type: 'die-forbidden', foe });
    return 0;
  }
  const rolls = rollHammers(game);
  emit(game, { type: 'hammers-rolled', foe, rolls, force });
  return Math.max(...rolls);
}

/** Vikings given to a fight go to Helheim, win or lose, except those saved by a god in a trance. [Y-423, Y-432, Y-777] */
function giveVikings(game: Draft, vikings: number): void {
  if (vikings === 0) return;
  seatAt(game, game.turn.seat).vikings -= vikings;
  const saviour = saviourOfVikings(game);
  const saved = saviour === undefined ? 0 : vikings - Math.floor(vikings / 2);
  game.helheim += vikings - saved;
  if (saviour === undefined) return;
  seatAt(game, saviour).vikings += saved;
  emit(game, { type: 'vikings-saved', seat: saviour, vikings: saved });
}

/** Ends a fight with the help given after the roll: Elves, and Vikings if the rules let them come this late. */
export function settle(
  game: Draft,
  begun: Fight,
  late: { readonly vikings: number; readonly elves: number },
): void {
  giveVikings(game, late.vikings);
  seatAt(game, game.turn.seat).elves -= late.elves;
  game.alfheim += late.elves;
  const { foe, force } = begun;
  const strength = begun.strength + late.vikings + late.elves;
  const { god } = activeGod(game);
  const result = { god, foe, strength, force, vikings: begun.vikings + late.vikings, elves: late.elves };
  if (strength < force) {
    emit(game, { type: 'fight-lost', ...result });
    return;
  }
  emit(game, { type: 'fight-won', ...result });
  if (isEnemy(foe)) retreat(game, foe, 1);
  else beatGiant(game, foe);
}
