/** Describes the picture of the board for screen readers: first the latest changes, then the essentials. */

import { strongest } from '../../../../core/presentation/changes.ts';
import type { Phrase } from '../../../../core/presentation/phrase.ts';
import { TREE_ENEMIES } from '../../box/components.ts';
import { sagaFoesIn, trackOf } from '../../facts/tracks.ts';
import { placeOf } from '../../facts/tree.ts';
import type { ChroniclesEvent, ChroniclesEventType } from '../../state/events.ts';
import type { ChroniclesView } from '../../state/view.ts';
import { eventLines } from '../events/events.ts';
import { enemyName, foeName, godName, iotunnName, placeName, worldName } from '../names.ts';
import { taskLine } from '../saga.ts';
import { scenePhrases, storyOf, storyPhrases } from './story.ts';
import { columnsLine, enemiesOnWheel, nidhoggLine, storesLine, turnLine } from './text-board.ts';

/** The events that change the board. */
const ON_THE_BOARD: readonly ChroniclesEventType[] = [
  'card-placed',
  'enemy-moved',
  'enemy-retreated',
  'jormungand-moved',
  'nidhogg-moved',
  'page-turned',
  'saga-foe-moved',
  'deed-done',
  'task-fight-done',
  'tree-turned',
  'anonymous-came',
  'anonymous-left',
  'fire-giants-came',
  'fire-giants-left',
  'iotunn-came',
  'iotunn-left',
  'world-ravaged',
  'world-healed',
  'god-moved',
  'life-lost',
  'artifact-taken',
];

/** Other events that the picture marks, mostly about holdings and gains. They get the room that more important events leave. */
const BESIDE_IT: readonly ChroniclesEventType[] = [
  'enemy-awoke',
  'enemy-roused',
  'card-returned',
  'life-regained',
  'life-given',
  'elves-taken',
  'vanir-dice-taken',
  'heroes-came',
  'heroes-left',
  'elves-lost',
  'vanir-dice-lost',
  'risks-taken',
  'risks-settled',
];

/** The maximum number of changes in alt text, which has room for 1,000 characters. The most important ones are chosen. */
const MAX_CHANGES = 3;

export function descriptionLines(
  view: ChroniclesView,
  changes: readonly ChroniclesEvent[],
): readonly Phrase[] {
  const story = storyLines(view);
  return [
    ...newestChanges(changes, view),
    ...story,
    turnLine(view),
    nidhoggLine(view),
    ...taskLine(view),
    ...runnersLine(view),
    godsLine(view),
    enemiesLine(view),
    ...ravagedLine(view),
    ...iotunnsLine(view),
    ...(story.length > 0 ? [] : [...wheelLine(view), columnsLine(view), storesLine(view)]),
  ];
}

function newestChanges(events: readonly ChroniclesEvent[], view: ChroniclesView): readonly Phrase[] {
  const lines = new Map(eventLines(events, view).map((line, at) => [events[at], line]));
  const worded = events.filter((event) => lines.get(event) !== null);
  return strongest(worded, [ON_THE_BOARD, BESIDE_IT], MAX_CHANGES).flatMap((event) => lines.get(event) ?? []);
}

/**
 * The scene above the board in words, and the sentences below it. They replace the lines about the Wheel, the columns and the
 * supplies.
 */
function storyLines(view: ChroniclesView): readonly Phrase[] {
  const story = storyOf(view);
  return story === null ? [] : [...scenePhrases(story), ...storyPhrases(story)];
}

function godsLine({ seats, supports }: ChroniclesView): Phrase {
  const gods = [...seats, ...supports].map(({ god, world, life }) => ({
    key: 'chronicles.description.god',
    with: { god: godName(god), world: worldName(world), life },
  }));
  return { key: 'chronicles.description.gods', with: { gods } };
}

function enemiesLine(view: ChroniclesView): Phrase {
  const enemies = TREE_ENEMIES.map((enemy) => ({
    key: 'chronicles.description.enemy',
    with: { enemy: enemyName(enemy), place: placeName(placeOf(view, enemy)) },
  }));
  return { key: 'chronicles.description.enemies', with: { enemies } };
}

/** The saga foes that have left the start of their tracks. */
function runnersLine(view: ChroniclesView): readonly Phrase[] {
  const foes = sagaFoesIn(view).map((foe) => ({
    key: 'chronicles.description.runner',
    with: { foe: foeName(foe), at: view.tracks[foe], length: trackOf(view, foe)?.length ?? 0 },
  }));
  return foes.length === 0 ? [] : [{ key: 'chronicles.description.runners', with: { foes } }];
}

function ravagedLine({ ravaged }: ChroniclesView): readonly Phrase[] {
  return ravaged.length === 0
    ? []
    : [{ key: 'chronicles.description.ravaged', with: { worlds: ravaged.map(worldName) } }];
}

function iotunnsLine({ iotunns }: ChroniclesView): readonly Phrase[] {
  return iotunns.length === 0
    ? []
    : [{ key: 'chronicles.description.iotunns', with: { iotunns: iotunns.map(iotunnName) } }];
}

function wheelLine(view: ChroniclesView): readonly Phrase[] {
  const enemies = enemiesOnWheel(view).map(enemyName);
  return enemies.length === 0 ? [] : [{ key: 'chronicles.description.wheel', with: { enemies } }];
}
