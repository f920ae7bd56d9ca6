-- AlterTable
ALTER TABLE "Holder" ADD COLUMN     "sharing" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "ShardLease" (
    "shard" INTEGER NOT NULL,
    "count" INTEGER NOT NULL,
    "holder" TEXT,
    "successor" TEXT,
    "offered" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "ShardLease_pkey" PRIMARY KEY ("shard")
);

-- CreateTable
CREATE TABLE "IdentifySlot" (
    "bucket" INTEGER NOT NULL,
    "nextAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "IdentifySlot_pkey" PRIMARY KEY ("bucket")
);

-- Every change of a lease is told to all programs, whoever makes it.
CREATE FUNCTION "tellOfLeases"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('ratatoskr', 'leases');
  RETURN NULL;
END
$$;

CREATE TRIGGER "tellOfLeases" AFTER INSERT OR UPDATE OR DELETE ON "ShardLease"
  FOR EACH ROW EXECUTE FUNCTION "tellOfLeases"();

-- The shard whose connection hears of a server, as Discord reckons it. An id that Discord cannot have given counts as 0.
CREATE FUNCTION "shardOf"("guildId" TEXT, "count" INTEGER) RETURNS INTEGER LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN "guildId" ~ '^([0-9]{1,18}|[1-8][0-9]{18})$' THEN (("guildId"::BIGINT >> 22) % "count")::INTEGER ELSE 0 END
$$;

-- As before, with two more kinds of step, for programs that share a database. 'require' refuses where it finds no row.
-- 'tell' tells the program that serves the shard of a server that it has errands, unless it is the one that writes them.
CREATE OR REPLACE FUNCTION "writeSteps"("steps" JSONB) RETURNS TEXT LANGUAGE plpgsql AS $$
DECLARE
  "step" JSONB;
  "columns" TEXT;
  "touched" INTEGER;
  "isWritten" BOOLEAN := false;
BEGIN
  FOR "step" IN SELECT jsonb_array_elements("steps") LOOP
    CASE "step"->>'do'
      WHEN 'refuse' THEN
        EXECUTE format('SELECT 1 FROM %I WHERE %s', "step"->>'table', "conditionOf"("step"->'where'));
        GET DIAGNOSTICS "touched" = ROW_COUNT;
        IF "touched" > 0 THEN RETURN "step"->>'word'; END IF;
        CONTINUE;
      WHEN 'require' THEN
        EXECUTE format('SELECT 1 FROM %I WHERE %s', "step"->>'table', "conditionOf"("step"->'where'));
        GET DIAGNOSTICS "touched" = ROW_COUNT;
        IF "touched" = 0 THEN RETURN "step"->>'word'; END IF;
        CONTINUE;
      WHEN 'tell' THEN
        PERFORM pg_notify('ratatoskr', 'errands ' || ("step"->>'guildId')) FROM "ShardLease"
          WHERE "shard" = "shardOf"("step"->>'guildId', (SELECT "count" FROM "ShardLease" LIMIT 1))
            AND "holder" <> "step"->>'by';
        CONTINUE;
      WHEN 'lock' THEN
        EXECUTE format('SELECT 1 FROM %I WHERE %s FOR NO KEY UPDATE', "step"->>'table', "conditionOf"("step"->'where'));
        CONTINUE;
      WHEN 'insert' THEN
        IF "step" ? 'unless' THEN
          EXECUTE format('SELECT 1 FROM %I WHERE %s', "step"->>'table', "conditionOf"("step"->'unless'));
          GET DIAGNOSTICS "touched" = ROW_COUNT;
          CONTINUE WHEN "touched" > 0;
        END IF;
        SELECT string_agg(quote_ident("key"), ', ') INTO "columns" FROM jsonb_object_keys("step"->'rows'->0) AS "key";
        EXECUTE format('INSERT INTO %1$I (%2$s) SELECT %2$s FROM jsonb_populate_recordset(NULL::%1$I, $1)',
          "step"->>'table', "columns") USING "step"->'rows';
      WHEN 'update' THEN
        SELECT string_agg(quote_ident("key"), ', ') INTO "columns" FROM jsonb_object_keys("step"->'set') AS "key";
        EXECUTE format('UPDATE %1$I SET (%2$s) = (SELECT %2$s FROM jsonb_populate_record(NULL::%1$I, $1)) WHERE %3$s',
          "step"->>'table', "columns", "conditionOf"("step"->'where')) USING "step"->'set';
      WHEN 'delete' THEN
        EXECUTE format('DELETE FROM %I WHERE %s', "step"->>'table', "conditionOf"("step"->'where'));
    END CASE;
    GET DIAGNOSTICS "touched" = ROW_COUNT;
    IF "touched" = 0 AND "step" ? 'else' THEN
      IF NOT "isWritten" THEN RETURN "step"->>'else'; END IF;
      RAISE EXCEPTION USING ERRCODE = 'RT409', MESSAGE = "step"->>'else';
    END IF;
    "isWritten" := "isWritten" OR "touched" > 0;
  END LOOP;
  RETURN 'done';
END
$$;
