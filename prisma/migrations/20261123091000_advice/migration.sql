-- Whom the table gives advice: nobody ("off"), who is asked ("private"), or everybody ("open"). With a known seed, nobody.
ALTER TABLE "GameTable" ADD COLUMN "advice" TEXT NOT NULL DEFAULT 'private';
UPDATE "GameTable" SET "advice" = 'off' WHERE "challenge";
