/** Divides the shards among the processes that take shards, in the order in which the processes check the leases. */

/** The process a shard counts for: its successor, or else its holder. */
const OWNER = 'COALESCE("successor", "holder")';

/** The number of shards per process in an even split. */
const FAIR = `(
  SELECT CEIL((SELECT COUNT(*) FROM "ShardLease")::NUMERIC / COUNT(*))::INT FROM "Holder" WHERE "sharing"
)`;

/** The statements with which a process gets its share. A process that doesn't take shards offers all its shards. */
export function shares(id: string, isTaking: boolean): readonly string[] {
  const me = `'${id}'`;
  const share = isTaking ? FAIR : '0';
  // Served shards come first: those not connected yet are cheaper to release.
  const mine = `
    SELECT "shard", ROW_NUMBER() OVER (ORDER BY "successor" NULLS FIRST, "shard") > ${share} AS "tooMuch"
    FROM "ShardLease" WHERE ${OWNER} = ${me}`;
  return [
    `UPDATE "Holder" SET "sharing" = ${isTaking} WHERE "id" = ${me} AND "sharing" <> ${isTaking}`,
    `UPDATE "ShardLease" SET "successor" = NULL FROM (${mine}) AS "mine"
     WHERE "ShardLease"."shard" = "mine"."shard" AND "successor" = ${me} AND "tooMuch"`,
    `UPDATE "ShardLease" SET "offered" = "tooMuch" FROM (${mine}) AS "mine"
     WHERE "ShardLease"."shard" = "mine"."shard" AND "successor" IS NULL AND "offered" <> "tooMuch"`,
    `UPDATE "ShardLease" SET "successor" = ${me} WHERE "shard" IN (
       SELECT "shard" FROM "ShardLease"
       WHERE "successor" IS NULL AND ("holder" IS NULL OR ("offered" AND "holder" <> ${me}))
       ORDER BY "holder" NULLS FIRST, "shard"
       LIMIT GREATEST(0, ${share} - (SELECT COUNT(*) FROM "ShardLease" WHERE ${OWNER} = ${me}))
     )`,
  ];
}
