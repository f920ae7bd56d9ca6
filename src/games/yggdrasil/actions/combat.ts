/** A fight in the rulebook's order: foe, Vikings, die, bonus, Elves, result. [Y-421 to Y-433] */
import { ask } from '../../../core/requests/asking.ts';
import { tell } from '../../../core/telling/telling.ts';
import { boxOf } from '../box/box.ts';
import { ENEMIES, type Enemy } from '../box/components.ts';
import { rollHammers } from '../changes/chance.ts';
import { retreat } from '../changes/movement.ts';
import { isDieForbidden } from '../facts/forbids-die.ts';
import {
  combatBonus,
  giantForceChange,
  givesVikingsAfterTheRoll,
  godOnTurn,
  saviourOfVikings,
  seatAt,
} from '../facts/powers.ts';
import { forceAddedTo } from '../facts/strengthens.ts';
import type { Draft } from '../state/draft.ts';
import type { Fight, Foe, OpenBoard } from '../state/state.ts';
import { beatGiant } from './beating.ts';

export function isEnemy(foe: Foe): foe is Enemy {
  return (ENEMIES as readonly string[]).includes(foe);
}

/** What must be reached to beat the foe where he stands now. */
export function forceOf(game: OpenBoard, foe: Foe): number {
  const box = boxOf(game);
  if (isEnemy(foe)) return (box.force[game.enemies[foe]] ?? 0) + forceAddedTo(game, foe);
  const isStrengthened = foe !== 'pile' || box.rulings.hiddenGiantsAreStrengthened;
  return box.giantForce + (isStrengthened ? forceAddedTo(game, 'giants') : 0) + giantForceChange(game);
}

/** Whether the foe stands where a force is printed. [Y-412] */
export function canBeFought(game: OpenBoard, enemy: Enemy): boolean {
  return (boxOf(game).force[game.enemies[enemy]] ?? 0) > 0;
}

/** What the god on turn adds to every fight against the foe: own power and artifact, unless they need the die. [Y-631, Y-632] */
export function bonusAgainst(game: OpenBoard, foe: Foe): number {
  const { switches, rulings } = boxOf(game);
  const hasDie = !isDieForbidden(game);
  const artifact =
    isEnemy(foe) && (hasDie || switches.artifactsWithoutDie) ? godOnTurn(game).artifacts[foe] : 0;
  const bonus = hasDie || rulings.bonusWithoutDie ? combatBonus(game) : 0;
  return artifact + bonus;
}

/** Begins a fight; `vikings` are those given before the roll. */
export function fight(game: Draft, foe: Foe, vikings: number): void {
  const force = forceOf(game, foe);
  giveVikings(game, vikings);
  const begun: Fight = {
    foe,
    force,
    strength: bonusAgainst(game, foe) + vikings + hammersFor(game, foe, force),
    vikings,
  };
  const god = godOnTurn(game);
  if (givesVikingsAfterTheRoll(game) && god.vikings + god.elves > 0)
    ask(game, { about: 'vikings-and-elves', fight: begun });
  else if (god.elves > 0) ask(game, { about: 'elves', fight: begun });
  else settle(game, begun, { vikings: 0, elves: 0 });
}

function hammersFor(game: Draft, foe: Foe, force: number): number {
  if (isDieForbidden(game)) {
    tell(game, { type: 'die-forbidden', foe });
    return 0;
  }
  const rolls = rollHammers(game);
  tell(game, { type: 'hammers-rolled', foe, rolls, force });
  return Math.max(...rolls);
}

/** Vikings given to a fight go to Helheim, win or lose, except those a god in trance saves. [Y-423, Y-432, Y-777] */
function giveVikings(game: Draft, vikings: number): void {
  if (vikings === 0) return;
  seatAt(game, game.turn.seat).vikings -= vikings;
  const saviour = saviourOfVikings(game);
  const saved = saviour === undefined ? 0 : vikings - Math.floor(vikings / 2);
  game.helheim += vikings - saved;
  if (saviour === undefined) return;
  seatAt(game, saviour).vikings += saved;
  tell(game, { type: 'vikings-saved', seat: saviour, vikings: saved });
}

/** Ends a fight with what is given after the roll: Elves, and Vikings where that comes so late. */
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
  const { god } = godOnTurn(game);
  const result = { god, foe, strength, force, vikings: begun.vikings + late.vikings, elves: late.elves };
  if (strength < force) {
    tell(game, { type: 'fight-lost', ...result });
    return;
  }
  tell(game, { type: 'fight-won', ...result });
  if (isEnemy(foe)) retreat(game, foe, 1);
  else beatGiant(game, foe);
}
