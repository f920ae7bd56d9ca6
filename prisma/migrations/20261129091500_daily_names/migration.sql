-- AlterTable
ALTER TABLE "PersonSettings" ADD COLUMN "dailyNamed" BOOLEAN;
