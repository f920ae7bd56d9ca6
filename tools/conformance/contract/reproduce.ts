/** The shell line that plays one game of a test again, with the same checks. */
import type { Value } from '../../../src/core/requests/request.ts';
import type { Table } from '../subject.ts';

export interface PlayedGame {
  readonly game: string;
  readonly table: Table;
  readonly seed: string;
  readonly number: number;
  readonly policy: string;
}

export function shellLine({ game, table, seed, number, policy }: PlayedGame): string {
  // Seats that are alike have no names. If no seat has a name, the command fills the table by itself.
  const named = table.roles.filter((role) => role !== '').join(',');
  const options = Object.entries(table.options).map(([option, value]) => `--${option} ${written(value)}`);
  return [
    `npm run simulate -- --game ${game}`,
    ...(named === '' ? [] : [`--gods ${named}`]),
    ...options,
    `--games 1 --from ${number} --seed ${seed} --policy ${policy} --check`,
  ].join(' ');
}

function written(value: Value): string {
  return Array.isArray(value) ? value.join(',') : String(value);
}
