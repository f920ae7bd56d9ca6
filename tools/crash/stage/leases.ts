/** The leases by which programs share the shards, seen from outside in their PostgreSQL database. */
import { Client } from 'pg';

export interface Leases {
  /** The names of the programs that have a lease. */
  readonly holders: () => Promise<readonly string[]>;
  /** Makes the leases of these programs expire, as if they hadn't been renewed in time. */
  readonly expire: (holders: readonly string[]) => Promise<void>;
  /** Whether each shard is served by one of that many programs, and no other program has a lease. */
  readonly areServedBy: (programs: number) => Promise<boolean>;
}

export function leasesIn(url: string): Leases {
  async function asks<Row extends object>(
    sql: string,
    values: readonly unknown[] = [],
  ): Promise<readonly Row[]> {
    const client = new Client(url);
    await client.connect();
    try {
      return (await client.query<Row>(sql, [...values])).rows;
    } finally {
      await client.end();
    }
  }

  return {
    holders: async () =>
      (await asks<{ readonly id: string }>('SELECT "id" FROM "Holder"')).map(({ id }) => id),
    async expire(holders) {
      const passed = `"expiresAt" - INTERVAL '1 minute'`;
      await asks(`UPDATE "Holder" SET "expiresAt" = ${passed} WHERE "id" = ANY ($1)`, [holders]);
    },
    async areServedBy(programs) {
      const [found] = await asks<{ readonly served: boolean; readonly holders: number }>(`
        SELECT bool_and("holder" IN (SELECT "id" FROM "Holder")) AS "served",
          (SELECT COUNT(*) FROM "Holder")::INT AS "holders"
        FROM "ShardLease"`);
      return found?.served === true && found.holders === programs;
    },
  };
}
