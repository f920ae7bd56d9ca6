/** Checks whether the bot's user has the permissions it needs in the database. */
import type { Client } from 'pg';
import { Prisma } from '../../../generated/postgres/client.ts';

/** The bot may share the schema with tables and functions from an extension, which don't have to be its own. */
const TABLES: readonly string[] = ['_prisma_migrations', ...Object.values(Prisma.ModelName)];
const SEQUENCES = TABLES.map((table) => `${table}_id_seq`);
const FUNCTIONS = ['writeSteps', 'shardOf'];

const LACKING = `
  SELECT "right" || ' ON TABLE ' || quote_ident("relname") AS "lacking"
  FROM pg_class, unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE']) AS "right"
  WHERE "relnamespace" = 'public'::regnamespace AND "relkind" = 'r' AND "relname" = ANY($1)
    AND NOT has_table_privilege(pg_class."oid", "right")
  UNION ALL SELECT 'USAGE ON SEQUENCE ' || quote_ident("relname") FROM pg_class
  WHERE "relnamespace" = 'public'::regnamespace AND "relname" = ANY($2)
    AND CASE WHEN "relkind" = 'S' THEN NOT has_sequence_privilege("oid", 'USAGE') ELSE false END
  UNION ALL SELECT 'EXECUTE ON FUNCTION ' || quote_ident("proname") FROM pg_proc
  WHERE "pronamespace" = 'public'::regnamespace AND "proname" = ANY($3)
    AND NOT has_function_privilege("oid", 'EXECUTE')`;

/** Permissions on existing objects, in the form that GRANT accepts. */
export async function lackingRights(session: Client): Promise<readonly string[]> {
  const { rows } = await session.query<{ lacking: string }>(LACKING, [TABLES, SEQUENCES, FUNCTIONS]);
  return rows.map(({ lacking }) => lacking);
}

/** Whether the user may create tables, which a migration does. */
export async function mayMakeTables(session: Client): Promise<boolean> {
  const { rows } = await session.query<{ may: boolean }>(
    `SELECT has_schema_privilege('public', 'CREATE') AS "may"`,
  );
  return rows[0]?.may === true;
}
