/** Describes the actions of the enemies and the Iotunns, and who causes them, with a line for each event. */
import type { Phrase } from '../../../../core/presentation/phrase.ts';
import type { GodName } from '../../box/components.ts';
import { levelOf, worldUnder } from '../../box/tree.ts';
import type { ChroniclesEvent, ChroniclesEventType } from '../../state/events.ts';
import type { ChroniclesView } from '../../state/view.ts';
import { enemyName, godName, iotunnName, placeName, resourceName, worldName } from '../names.ts';

export type EventOf<Type extends ChroniclesEventType> = Extract<ChroniclesEvent, { type: Type }>;

/** The god, or the enemy, that caused an event which doesn't name its cause. */
export interface Actor {
  readonly god: GodName;
  /** Whether an enemy causes the event: everything between its waking and the return of its cards is its doing. */
  readonly isEnemyActing: boolean;
}

/** An enemy's move. From the top level, Hel and Surt can only climb above the Tree. [C-803, C-804] */
export function enemyMoved({ enemy, from, to }: EventOf<'enemy-moved'>): Phrase {
  const where = { enemy: enemyName(enemy), from: placeName(from), to: placeName(to) };
  if (enemy === 'loki') return { key: 'chronicles.event.loki-came', with: where };
  if (enemy === 'fenrir') return { key: 'chronicles.event.fenrir-broke-out', with: where };
  const isOnTop = to !== 'cage' && levelOf(to) === 'top';
  return { key: 'chronicles.event.enemy-climbed', with: { ...where, isOnTop: String(isOnTop) } };
}

export function enemyRetreated(
  { enemy, from, to }: EventOf<'enemy-retreated'>,
  _view: ChroniclesView,
  { god }: Actor,
): Phrase {
  return {
    key: from === to ? 'chronicles.event.enemy-stayed' : 'chronicles.event.enemy-retreated',
    with: { god: godName(god), enemy: enemyName(enemy), from: placeName(from), to: placeName(to) },
  };
}

/** Jormungand's move. Players see islands numbered from 1. */
export function jormungandMoved(
  { from, to }: EventOf<'jormungand-moved'>,
  { box }: ChroniclesView,
  { god }: Actor,
): Phrase {
  const islands = box.islands.length;
  const where = { god: godName(god), island: to + 1, islands, left: islands - to - 1 };
  if (from === to) return { key: 'chronicles.event.jormungand-stayed', with: where };
  return {
    key: to > from ? 'chronicles.event.jormungand-swam' : 'chronicles.event.jormungand-swam-back',
    with: where,
  };
}

/** A turn of the Tree, by a waking enemy, or by a god with a rune or a creature. */
export function treeTurned(
  { rotation }: EventOf<'tree-turned'>,
  _view: ChroniclesView,
  { god, isEnemyActing }: Actor,
): Phrase {
  return {
    key: isEnemyActing ? 'chronicles.event.tree-turned' : 'chronicles.event.tree-turned-by',
    with: { god: godName(god), world: worldName(worldUnder('asgard', rotation)) },
  };
}

/** An Iotunn's departure, with the things that the gods can use again. */
export function iotunnLeft(
  { iotunn }: EventOf<'iotunn-left'>,
  { box }: ChroniclesView,
  { god }: Actor,
): Phrase {
  const card = box.iotunns[iotunn];
  const sent = { god: godName(god), iotunn: iotunnName(iotunn) };
  switch (card.kind) {
    case 'world':
      return {
        key: 'chronicles.event.iotunn-left-world',
        with: { ...sent, world: worldName(card.world) },
      };
    case 'enemy':
      return {
        key: 'chronicles.event.iotunn-left-enemy',
        with: { ...sent, enemy: enemyName(card.enemy) },
      };
    case 'obstacle':
      return {
        key: 'chronicles.event.iotunn-left-sword',
        with: { ...sent, resource: resourceName(card.takes) },
      };
  }
}
