/** The shards that processes share through a PostgreSQL database. */
import { z } from 'zod';
import type { LeaseChange, LeaseView, ShardLeases } from '../../shard-leases.ts';
import { FREE_SHARDS, type Holder } from './holder.ts';
import type { News, Session } from './session.ts';
import { shares } from './shares.ts';

/** Discord counts five seconds from when it receives a login, and some logins take longer to arrive than others. */
const BETWEEN_LOGINS_MS = 5_500;

const leaseRow = z.object({
  shard: z.number(),
  count: z.number(),
  holder: z.string().nullable(),
  successor: z.string().nullable(),
});

const leasesRead = z.tuple([
  z.object({
    leases: z.array(leaseRow),
    holders: z.array(z.object({ id: z.string(), sharing: z.boolean() })),
  }),
]);

const READ_LEASES = `
  SELECT (SELECT COALESCE(json_agg("lease" ORDER BY "shard"), '[]') FROM "ShardLease" AS "lease") AS "leases",
    (SELECT json_agg("one" ORDER BY "id") FROM "Holder" AS "one") AS "holders"`;

const agreed = z.tuple([z.object({ count: z.number() })]);
const served = z.tuple([z.object({ served: z.boolean() })]);
const reserved = z.tuple([z.object({ wait: z.coerce.number() })]);

export function shardLeasesOf(
  session: Session,
  { id, renewed, removal, lost }: Holder,
): Omit<ShardLeases, 'lastSeenOn'> {
  const me = `'${id}'`;
  let isEnding = false;

  async function renew(): Promise<LeaseView> {
    const [{ leases, holders }] = leasesRead.parse(
      await renewed([...removal(), ...shares(id, !isEnding), READ_LEASES]),
    );
    return {
      count: leases.length,
      held: leases.filter(({ holder }) => holder === id).map(({ shard }) => shard),
      toConnect: leases.filter(({ successor }) => successor === id).map(({ shard }) => shard),
      holders: holders.map((one) => ({
        id: one.id,
        shards: leases.filter(({ holder }) => holder === one.id).map(({ shard }) => shard),
        isTaking: one.sharing,
      })),
    };
  }

  return {
    id,
    renew,
    async agreeOnCount(recommended) {
      const others = `SELECT FROM "ShardLease" WHERE "holder" <> ${me} OR "successor" <> ${me}`;
      const rows = await renewed([
        ...FREE_SHARDS,
        `DELETE FROM "ShardLease" WHERE "count" <> ${recommended} AND NOT EXISTS (${others})`,
        `INSERT INTO "ShardLease" ("shard", "count")
         SELECT "shard", ${recommended} FROM generate_series(0, ${recommended - 1}) AS "shard"
         WHERE NOT EXISTS (SELECT FROM "ShardLease")`,
        'SELECT "count" FROM "ShardLease" LIMIT 1',
      ]);
      return agreed.parse(rows)[0].count;
    },
    async offerAll() {
      isEnding = true;
      await renew();
    },
    async serve(shard) {
      const rows = await renewed([
        `UPDATE "ShardLease" SET "holder" = ${me}, "successor" = NULL, "offered" = false
         WHERE "shard" = ${shard} AND "successor" = ${me}`,
        `SELECT EXISTS (SELECT FROM "ShardLease" WHERE "shard" = ${shard} AND "holder" = ${me}) AS "served"`,
      ]);
      return served.parse(rows)[0].served;
    },
    async identifyIn(bucket) {
      const now = `clock_timestamp() AT TIME ZONE 'UTC'`;
      const slot = `make_interval(secs => ${BETWEEN_LOGINS_MS / 1000})`;
      const rows = await renewed([
        `INSERT INTO "IdentifySlot" AS "slot" VALUES (${bucket}, ${now} + ${slot})
         ON CONFLICT ("bucket") DO UPDATE SET "nextAt" = GREATEST("slot"."nextAt", ${now}) + ${slot}
         RETURNING GREATEST(0, FLOOR(EXTRACT(EPOCH FROM "nextAt" - ${slot} - ${now}) * 1000)) AS "wait"`,
      ]);
      return reserved.parse(rows)[0].wait;
    },
    onChange: (listener) => session.onNews((news) => listener(changeIn(news))),
    lost,
  };
}

/** A notification's text is `leases`, or `errands` and a server. */
function changeIn(news: News): LeaseChange {
  const [kind, guildId] = news?.split(' ') ?? [];
  return kind === 'errands' && guildId !== undefined ? { kind, guildId } : { kind: 'leases' };
}
