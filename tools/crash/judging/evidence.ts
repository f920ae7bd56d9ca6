/**
 * Collects evidence for understanding a fault. A run is only partly repeatable, since people and the program race
 * each other.
 */
import { everyComponent } from '../../../src/playground/model/component-types.ts';
import type { Message } from '../../../src/playground/model/shapes.ts';
import type { World } from '../../../src/playground/world/world.ts';
import type { Keeper } from '../kept.ts';
import { shownBy } from '../stage/calls.ts';

/** The number of recent entries shown of each kind. */
const LATELY = 14;

export interface Scene {
  readonly world: World;
  readonly sent: readonly Message[];
  readonly keeper: Keeper;
  /** The killed programs, oldest first. */
  readonly kills: readonly string[];
  /** The log of the program that died, followed by that of the next one. */
  readonly words: readonly string[];
}

/** Shows only the tables and people that the faults name. */
export async function evidenceOf(
  { world, sent, keeper, kills, words }: Scene,
  faults: readonly string[],
): Promise<string> {
  const isNamed = (id: string) => faults.some((fault) => fault.includes(id));
  const boards = sent.filter(({ id }) => isNamed(id));
  const shown = boards.flatMap((board) => idsOf(board).map((id) => id.split('|')[1]));
  const meant = (await keeper.tables()).filter(({ table: { id } }) => isNamed(id) || shown.includes(id));
  const announced = meant.flatMap(({ table, request, log, notices, shown: known }) => {
    const theirs = sent.filter((message) => idsOf(message).some((id) => id.includes(table.id)));
    return [
      `table ${table.id} of ${table.gameId}, version ${table.version}, ${table.logged} lines, asks ${request?.key} of turn ${request?.turn}, seats ${table.seats.map(({ userId }) => userId).join()}, paused by ${table.pausedBy}`,
      `  shown ${JSON.stringify(known)}`,
      ...theirs.slice(-LATELY).map((message) => `  sent ${messageWords(message, world)}`),
      ...notices.slice(-LATELY).map((notice) => `  notice ${JSON.stringify(notice)}`),
      ...log.slice(-LATELY).map((line) => `  line ${JSON.stringify(line)}`),
      ...words.filter((line) => line.includes(table.id)).map((line) => `  log ${line}`),
    ];
  });
  const written = sent.filter(({ channelId }) => world.channels.get(channelId)?.recipientId != null);
  return [
    `killed last at ${kills.slice(-4).join('; ')}`,
    ...announced,
    ...written.slice(-LATELY).map((message) => `written directly ${messageWords(message, world)}`),
    ...words.slice(-LATELY).map((line) => `log ${line}`),
  ].join('\n');
}

function messageWords(message: Message, world: World): string {
  const { id, channelId, createdAt, mentions, content, components } = message;
  const called = world.notifications.filter(({ messageId }) => messageId === id).map(({ userId }) => userId);
  const to = world.channels.get(channelId)?.recipientId ?? channelId;
  const keys = idsOf(message).filter((key) => /\|[anMmv]\|/.test(key));
  return `${id} to ${to} at ${new Date(createdAt).toISOString()}, a ${shownBy(components)}, mentions ${mentions.join()}, called ${called.join()}, asks ${keys[0]}: ${JSON.stringify(content)}`;
}

function idsOf({ components }: Message): readonly string[] {
  return everyComponent(components).flatMap(({ custom_id: id }) => id ?? []);
}
