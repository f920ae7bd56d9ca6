-- Carries out the steps of a change in one statement, so that it costs one round trip. A step inserts, updates or deletes
-- rows of a table, locks them, or refuses: the function returns the word of the first refusal, and nothing is written;
-- else it returns 'done'. A condition names columns and what they equal, `{"above": number}`, or a list of which one.

CREATE FUNCTION "conditionOf"("where" JSONB) RETURNS TEXT LANGUAGE sql IMMUTABLE AS $$
  SELECT string_agg(
    CASE jsonb_typeof("value")
      WHEN 'object' THEN format('%I > %s', "key", ("value"->>'above')::BIGINT)
      WHEN 'array' THEN format('%I IN (SELECT jsonb_array_elements_text(%L))', "key", "value")
      ELSE format('%I = %L', "key", "value" #>> '{}')
    END, ' AND ')
  FROM jsonb_each("where")
$$;

CREATE FUNCTION "writeSteps"("steps" JSONB) RETURNS TEXT LANGUAGE plpgsql AS $$
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
