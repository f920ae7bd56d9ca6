-- AlterTable
ALTER TABLE "GameTable" ADD COLUMN "pausedBy" TEXT;
