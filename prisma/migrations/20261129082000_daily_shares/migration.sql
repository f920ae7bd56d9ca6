-- AlterTable
ALTER TABLE "DailyPlace" ADD COLUMN "sharedAt" DATETIME;
