/** Lists the current god's chances, for anyone to look up: each fight by the help spent, and calming Fenrir while he's angry. */
import type { Phrase } from '../../../../core/presentation/phrase.ts';
import { boxOf } from '../../box/box.ts';
import { calmingColours } from '../../facts/enemies.ts';
import { bonusAgainst, canBeFought, forceOf } from '../../facts/fights.ts';
import { blockerOf } from '../../facts/giants.ts';
import { activeGod } from '../../facts/powers.ts';
import { chanceToBeat, chanceToCalm } from '../../odds/chances.ts';
import type { Foe } from '../../state/state.ts';
import type { YggdrasilView } from '../../state/view.ts';
import { colourName, counters, enemyName, foeName, giantName, godName } from '../names.ts';
import { enemiesFromTheFront } from './text-board.ts';

/** The help to spend in a fight (default: everything the current god has). */
type Given = { readonly [counted: string]: number };

export function oddsLines(view: YggdrasilView, given: Given): readonly Phrase[] {
  const god = activeGod(view);
  const have = { vikings: given['vikings'] ?? god.vikings, elves: given['elves'] ?? god.elves };
  const enemies = enemiesFromTheFront(view).filter((enemy) => !god.inTrance && canBeFought(view, enemy));
  return [
    { key: 'yggdrasil.odds.for', with: { god: godName(god.god), have: counters(have) } },
    ...(god.inTrance ? [{ key: 'yggdrasil.odds.in-trance', with: { god: godName(god.god) } }] : []),
    ...enemies.map((enemy) => fightLine(view, enemy, enemyName(enemy), have)),
    ...giantLines(view, have),
    ...(view.fenrirIsAngry ? [calmingLine(view)] : []),
  ];
}

interface Counters {
  readonly vikings: number;
  readonly elves: number;
}

/** The chances by the number of Vikings and Elves, from the lowest that can win to the lowest that always wins. */
function fightLine(view: YggdrasilView, foe: Foe, name: Phrase, have: Counters): Phrase {
  const chances: Phrase[] = [];
  for (let count = 0, chance = 0; chance < 1; count += 1) {
    chance = chanceToBeat(view, foe, count, 0);
    if (chance > 0) chances.push({ key: chanceKey(chances.length, chance), with: { count, chance } });
  }
  return {
    key: 'yggdrasil.odds.fight',
    with: {
      foe: name,
      force: forceOf(view, foe),
      bonus: bonusAgainst(view, foe),
      have: counters(have),
      chance: chanceToBeat(view, foe, have.vikings, have.elves),
      chances,
    },
  };
}

/** The key for a chance. The first chance shows the unit. */
function chanceKey(before: number, chance: number): string {
  if (before === 0) return 'yggdrasil.odds.first';
  return chance < 1 ? 'yggdrasil.odds.chance' : 'yggdrasil.odds.sure';
}

/**
 * The lines about giants. All have the same force, unless a ruling exempts the hidden one. A giant that closes Jötunheim is the
 * only target. [Y-573, Y-577, Y-605]
 */
function giantLines(view: YggdrasilView, have: Counters): readonly Phrase[] {
  const blocker = blockerOf(view, 'jotunheim');
  if (blocker !== undefined) return [fightLine(view, blocker, giantName(boxOf(view), blocker), have)];
  const [active] = view.active;
  const hidden = view.pile.giants.length > 0 ? 'pile' : undefined;
  if (active !== undefined && hidden !== undefined && forceOf(view, active) !== forceOf(view, hidden))
    return [
      fightLine(view, active, { key: 'yggdrasil.odds.any-active-giant' }, have),
      fightLine(view, hidden, foeName(boxOf(view), hidden), have),
    ];
  const giant = active ?? hidden;
  return giant === undefined ? [] : [fightLine(view, giant, { key: 'yggdrasil.odds.any-giant' }, have)];
}

function calmingLine(view: YggdrasilView): Phrase {
  return {
    key: 'yggdrasil.odds.calm',
    with: { colours: { either: calmingColours(view).map(colourName) }, chance: chanceToCalm(view) },
  };
}
