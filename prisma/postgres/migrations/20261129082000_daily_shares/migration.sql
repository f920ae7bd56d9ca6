-- AlterTable
ALTER TABLE "DailyPlace" ADD COLUMN "sharedAt" TIMESTAMP(3);
