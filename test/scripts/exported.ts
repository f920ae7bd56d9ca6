/** Files of games played to their end at random, in the format of `/game export`. */
import { retell } from '../../scripts/replay/retell.ts';
import { playOut } from '../../src/core/playing.ts';
import { atRandom } from '../../src/core/policy.ts';
import { gameFileOf } from '../../src/tables/history/game-file.ts';
import type { Era, LogLine, Table, UserId } from '../../src/tables/model/table.ts';
import { ENTRIES, speaking } from '../shared/games/entries.ts';
import { lobby } from '../shared/stores/tables.ts';

export const translate = speaking('en');
const ANN = 'ann' as UserId;

export type Entry = NonNullable<ReturnType<typeof ENTRIES.get>>;

export function entryOf(gameId: string): Entry {
  const entry = ENTRIES.get(gameId);
  if (entry === undefined) throw new Error(`the catalogue has lost ${gameId}`);
  return entry;
}

export interface Played {
  readonly table: Table;
  readonly lines: readonly LogLine[];
}

/** A table whose game was played to its end at random. */
export function played({ game }: Entry): Played {
  const roles = Array.from({ length: Math.min(2, game.seats.max) }, (_, seat) => game.roles[seat] ?? '');
  const options = Object.fromEntries(
    Object.entries(game.options).map(([option, { byDefault }]) => [option, byDefault]),
  );
  const table = lobby({
    gameId: game.id,
    rulesVersion: game.rulesVersion,
    options,
    box: game.box(options, null),
    seats: roles.map((role) => ({ role: role === '' ? null : role, userId: ANN })),
  });
  const steps = [...playOut(game, { options, box: table.box, roles, seed: table.seed }, atRandom)];
  const lines = steps.flatMap(({ seat, action }, at) =>
    seat === null || action === null ? [] : [{ index: at - 1, seat, userId: ANN, action }],
  );
  return { table: { ...table, status: 'finished', state: steps.at(-1)?.state }, lines };
}

export function textOf(entry: Entry, { table, lines }: Played, eras?: readonly Era[]): string {
  const first = { rulesVersion: entry.game.rulesVersion, from: 0, state: null };
  return JSON.stringify(gameFileOf(entry, table, eras ?? [first], lines));
}

export function emit(text: string) {
  return retell(text, ENTRIES, translate);
}

/** The game as if its first four answers had been given under other rules, which left this state. */
export function takenOver(entry: Entry, game: Played, state: unknown): string {
  const { rulesVersion } = entry.game;
  return textOf(entry, game, [
    { rulesVersion: 'yggdrasil-1', from: 0, state: null },
    { rulesVersion, from: 4, state },
  ]);
}

/** The state of the game after four answers. */
export function afterFour(entry: Entry, game: Played): unknown {
  const { options, box, seats, seed } = game.table;
  const begun = entry.game.setup({ options, box, seed, roles: seats.map(({ role }) => role ?? '') });
  return game.lines.slice(0, 4).reduce((before, line) => {
    const applied = 'action' in line ? entry.game.apply(before, line.seat, line.action) : null;
    if (applied?.ok !== true) throw new Error('the game was played otherwise');
    return applied.state;
  }, begun.state);
}
