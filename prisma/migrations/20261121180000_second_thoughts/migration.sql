-- AlterTable
ALTER TABLE "GameTable" ADD COLUMN "secondThoughtsJson" TEXT NOT NULL DEFAULT '{"steps":[],"taken":0}';
