/** Describes differences between the shown and the stored events of a game, in words shared by many logs. */
import { isDeepStrictEqual } from 'node:util';
import type { GameEvent } from '../../../src/core/game.ts';

type Recorded = { readonly events: readonly GameEvent[] };

/** For example `thrown.pips is new`, once for all events of the type; empty if all events are unchanged. */
export function changedEvents(was: readonly Recorded[], is: readonly Recorded[]): readonly string[] {
  const changes = new Set<string>();
  for (const [at, { events }] of is.entries()) {
    const before = was[at]?.events ?? [];
    const isAligned =
      before.length === events.length && events.every(({ type }, place) => type === before[place]?.type);
    const found = isAligned
      ? events.flatMap((event, place) => changedParameters(before[place] ?? event, event))
      : changedTypes(before, events);
    for (const change of found) changes.add(change);
  }
  return [...changes];
}

function changedParameters(was: GameEvent, is: GameEvent): readonly string[] {
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((name) => {
    if (!Object.hasOwn(was, name)) return [`${is.type}.${name} is new`];
    if (!Object.hasOwn(is, name)) return [`${is.type}.${name} is gone`];
    return isDeepStrictEqual(was[name], is[name]) ? [] : [`${is.type}.${name} has other values`];
  });
}

function changedTypes(was: readonly GameEvent[], is: readonly GameEvent[]): readonly string[] {
  const count = (events: readonly GameEvent[], type: string) =>
    events.filter((event) => event.type === type).length;
  const types = [...new Set([...was, ...is].map(({ type }) => type))];
  const changes = types.flatMap((type) => {
    const more = count(is, type) - count(was, type);
    return more === 0 ? [] : [`${type} is told ${more > 0 ? 'more' : 'less'} often`];
  });
  return changes.length > 0 ? changes : ['events are told in another order'];
}

/** The changes of several logs, each once with the number of logs that have it. */
export function grouped(changesByLog: readonly (readonly string[])[]): readonly string[] {
  const logs = new Map<string, number>();
  for (const change of changesByLog.flat()) logs.set(change, (logs.get(change) ?? 0) + 1);
  return [...logs].map(([change, count]) => `${count} ${count === 1 ? 'log' : 'logs'}: ${change}`);
}

/** Says how to keep changed events: since the states are the same, the logs may be written again under the same rules version. */
export function remedy(game: string): string {
  return `The games go on as they were. If the change is meant, keep it: npm run golden -- --write --game ${game}`;
}
