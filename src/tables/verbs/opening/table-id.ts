/** Draws the id of a new table, which determines its name: the open tables on a server have different names. */
import { randomBytes } from 'node:crypto';
import type { TableStore } from '../../model/storage/store.ts';
import type { TableId } from '../../model/table.ts';
import { TABLE_NAMES, tableNameOf } from '../../model/table-name.ts';
import type { VerbNeeds } from '../verb-needs.ts';

/** With this many draws, even a single free name is almost certain to be drawn. */
const MAX_DRAWS = 2000;

/**
 * An id whose name is free among the open tables on the server; any id if all names are taken. With `like`, one with that table's
 * name if it's free. Two tables opened at the same moment may still share a name.
 */
export async function tableIdFor(
  { store, random = randomBytes }: Pick<VerbNeeds, 'random'> & { readonly store: Pick<TableStore, 'live'> },
  guildId: string,
  like?: TableId,
): Promise<TableId> {
  const taken = new Set((await store.live(guildId)).map(tableNameOf));
  const wished = like === undefined ? undefined : tableNameOf(like);
  const free = TABLE_NAMES.filter((name) => !taken.has(name));
  const names = new Set(free.filter((name) => name === wished || wished === undefined || taken.has(wished)));
  let id = newTableId(random);
  for (let draws = 1; draws < MAX_DRAWS && names.size > 0 && !names.has(tableNameOf(id)); draws += 1) {
    id = newTableId(random);
  }
  return id;
}

const ID_LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';

/** Ten letters that can't be mistaken for each other. */
export function newTableId(random: (bytes: number) => Uint8Array): TableId {
  return Array.from(random(10), (byte) => ID_LETTERS[byte % ID_LETTERS.length]).join('') as TableId;
}
