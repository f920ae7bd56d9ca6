/** The steps of a change, which the server executes in one statement: the function "writeSteps" from the migrations. */
import type { PrismaClient } from '../../../generated/postgres/client.ts';
import { serverErrorIn } from '../errors/server-error.ts';
import { leaseLost } from '../errors/storage-errors.ts';

/** The condition on a column: the value it equals, the list it belongs to, or the value it is above. */
type Wanted = string | number | boolean | readonly string[] | { readonly above: number };
type Where = Readonly<Record<string, Wanted>>;

interface Of {
  readonly table: string;
}

/** `else` is the word returned if the step finds no row; everything is then rolled back. */
export type Step =
  | (Of & { readonly do: 'refuse' | 'require'; readonly where: Where; readonly word: string })
  /** The process that serves the server's shard is notified about jobs, unless it writes them itself. */
  | { readonly do: 'tell'; readonly guildId: string; readonly by: string }
  | (Of & { readonly do: 'lock'; readonly where: Where })
  | (Of & { readonly do: 'insert'; readonly rows: readonly object[]; readonly unless?: Where })
  | (Of & { readonly do: 'update'; readonly set: object; readonly where: Where; readonly else?: string })
  | (Of & { readonly do: 'delete'; readonly where: Where; readonly else?: string });

/** Returns an empty list if there are no rows. */
export function inserting(table: string, rows: readonly object[]): readonly Step[] {
  return rows.length === 0 ? [] : [{ do: 'insert', table, rows }];
}

/** Renames the columns that have another name in the database than in the schema. */
export function jobColumns<Row extends { readonly orderingKey: string }>({ orderingKey, ...row }: Row) {
  return { ...row, lane: orderingKey };
}

/** The SQLSTATE of a refusal after something was written, which is then rolled back. */
const REFUSED = 'RT409';

/** The word for a job that another process has now, or that is done. */
export const NOT_OURS = 'not ours';

const LOST = 'lost';

/**
 * Returns `done`, or the word of the step that refused. Throws if the holder has lost its lease: then other processes do its
 * work, and may have read what it was about to overwrite.
 */
export async function written(client: PrismaClient, holder: string, steps: readonly Step[]): Promise<string> {
  const holds: Step = { do: 'require', table: 'Holder', where: { id: holder }, word: LOST };
  const word = await answered(client, [holds, ...steps]);
  if (word === LOST) throw leaseLost();
  return word;
}

async function answered(client: PrismaClient, steps: readonly Step[]): Promise<string> {
  try {
    const [answer] = await client.$queryRaw<readonly { readonly word: string }[]>`
      SELECT "writeSteps"(CAST(${JSON.stringify(steps)} AS JSONB)) AS "word"`;
    return answer?.word ?? '';
  } catch (error) {
    const reported = serverErrorIn(error);
    if (reported?.code !== REFUSED) throw error;
    return reported.message;
  }
}
