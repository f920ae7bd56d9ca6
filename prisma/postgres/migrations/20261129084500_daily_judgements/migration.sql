-- What is written from now on has a form that earlier programs cannot read. With this migration the database is
-- newer than they are, and they refuse it.
-- Data format: 299861f0feb41548

-- AlterTable
ALTER TABLE "DailyAttempt" ADD COLUMN "chancesJson" TEXT,
ADD COLUMN "judgingUntil" TIMESTAMP(3),
ADD COLUMN "kept" DOUBLE PRECISION;

-- AlterTable
ALTER TABLE "PersonSettings" ADD COLUMN "dailyBars" BOOLEAN;
