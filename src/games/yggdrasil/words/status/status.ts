/** Describes the state of the game: a seat's holdings, the progress, the dangers, and the result. */

import type { Outcome } from '../../../../core/game.ts';
import type { Phrase } from '../../../../core/presentation/phrase.ts';
import type { SeatIndex } from '../../../../core/seat.ts';
import { asOneOf } from '../../../../core/typed/one-of.ts';
import { boxOf, DEFEATS } from '../../box/box.ts';
import { ENEMIES } from '../../box/components.ts';
import { defeats, enemiesThere, nearestEnemies, nearestWay, spacesToDefeat } from '../../facts/defeat.ts';
import { calmingColours } from '../../facts/enemies.ts';
import { activeGiantThat, blockerOf } from '../../facts/giants.ts';
import { actionsLeft, seatAt } from '../../facts/powers.ts';
import type { YggdrasilEvent } from '../../state/events.ts';
import type { YggdrasilView } from '../../state/view.ts';
import { defeatName } from '../events.ts';
import { artifact, colourName, elves, enemyName, giantName, vikings } from '../names.ts';

/** A seat's holdings, without the name of its god. */
export function holdingsLine(seat: SeatIndex, view: YggdrasilView): Phrase {
  const god = seatAt(view, seat);
  const held = [
    ...(god.vikings > 0 ? [vikings(god.vikings)] : []),
    ...(god.elves > 0 ? [elves(god.elves)] : []),
    ...ENEMIES.flatMap((enemy) => {
      const level = god.artifacts[enemy];
      return level > 0 ? [artifact(boxOf(view), enemy, level)] : [];
    }),
  ];
  const holdings: Phrase =
    held.length > 0 ? { key: 'core.list', with: { items: held } } : { key: 'yggdrasil.holdings.none' };
  return god.inTrance ? { key: 'yggdrasil.holdings.in-trance', with: { holdings } } : holdings;
}

/** With this many cards left or fewer, people plan for the last one. */
const FEW_CARDS = 6;

/** The progress of the game. If the gods win right after the last card, before anyone acts, the line says so. [Y-815] */
export function progressLine(view: YggdrasilView): Phrase {
  const cards = view.deck.count;
  const round = Math.ceil(view.turn.number / view.seats.length);
  const progress = { key: 'yggdrasil.progress', with: { cards, round, withheld: view.daeg } };
  const isNear = view.end === null && cards > 0 && cards <= FEW_CARDS;
  return isNear && boxOf(view).switches.winsBeforeActing
    ? { key: 'yggdrasil.progress-to-the-last', with: { progress } }
    : progress;
}

/** The current dangers that could lose the game or block the gods; empty once the game is over. */
export function alertLines(view: YggdrasilView, headline: YggdrasilEvent | null = null): readonly Phrase[] {
  if (view.end !== null) return [];
  const fenrir = headline?.type === 'fenrir-angered' ? [] : fenrirAlert(view);
  return [...defeatAlerts(view), ...fenrir, ...powersAlert(view), ...fortressAlert(view)];
}

/** The alerts for each way to lose, if it's reached on this board or one enemy's step away. [Y-801] */
function defeatAlerts(view: YggdrasilView): readonly Phrase[] {
  return boxOf(view).defeat.flatMap((way) => {
    const { enemies: limit, why: code } = way;
    const there = enemiesThere(view, way);
    const names = { enemies: there.map(enemyName), count: there.length, excess: there.length - limit + 1 };
    if (there.length >= limit) return [{ key: `yggdrasil.alert.lost.${code}`, with: names }];
    return there.length > 0 && there.length === limit - 1
      ? [{ key: `yggdrasil.alert.near.${code}`, with: names }]
      : [];
  });
}

function fenrirAlert(view: YggdrasilView): readonly Phrase[] {
  // At the end of a turn nothing more can be done about Fenrir, and the next god's message opens with him.
  if (!view.fenrirIsAngry || view.question?.about === 'turn-end') return [];
  const colours = { either: calmingColours(view).map(colourName) };
  return [{ key: 'yggdrasil.alert.fenrir', with: { colours } }];
}

function powersAlert(view: YggdrasilView): readonly Phrase[] {
  const giant = activeGiantThat(view, (effect) => effect.kind === 'cancels-powers');
  return giant === undefined
    ? []
    : [{ key: 'yggdrasil.alert.powers', with: { giant: giantName(boxOf(view), giant) } }];
}

/** The alert about a giant that closes Jötunheim and so protects all other giants. [Y-577] */
function fortressAlert(view: YggdrasilView): readonly Phrase[] {
  const giant = blockerOf(view, 'jotunheim');
  return giant === undefined
    ? []
    : [{ key: 'yggdrasil.alert.jotunheim', with: { giant: giantName(boxOf(view), giant) } }];
}

/** The question before ending a turn that loses the game or wastes actions. [Y-214, Y-801] */
export function endingWarning(view: YggdrasilView): Phrase | null {
  const codes = defeats(view);
  if (codes.length > 0)
    return { key: 'yggdrasil.warning.lost', with: { reason: codes.map((each) => defeatName(each, view)) } };
  const left = actionsLeft(view);
  return left > 0 ? { key: 'yggdrasil.warning.actions-left', with: { left } } : null;
}

export function outcomeLine(outcome: Outcome, view: YggdrasilView): Phrase {
  switch (outcome.kind) {
    case 'ongoing':
      return { key: 'yggdrasil.outcome.ongoing' };
    case 'won':
      return { key: 'yggdrasil.outcome.won' };
    case 'lost':
      return {
        key: 'yggdrasil.outcome.lost',
        // Messages to watchers are stored with this parameter.
        with: { why: outcome.why.map((code) => defeatName(asOneOf(DEFEATS, code), view)) },
      };
    case 'ranked':
      throw new Error('the gods win together or lose together');
  }
}

/** The reason why a defeat is close: the enemies already in place. Null unless exactly one more is needed. */
export function closeCallLine(view: YggdrasilView): Phrase | null {
  const way = nearestWay(view);
  const there = enemiesThere(view, way);
  const steps = spacesToDefeat(view);
  if (way.enemies === 1) {
    const enemies = nearestEnemies(view).map(enemyName);
    return { key: 'yggdrasil.alert.near-residence', with: { enemies, count: enemies.length, steps } };
  }
  if (there.length !== way.enemies - 1) return null;
  return {
    key: `yggdrasil.alert.near.${way.why}`,
    with: { enemies: there.map(enemyName), count: there.length },
  };
}
