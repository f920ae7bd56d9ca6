-- AlterTable
ALTER TABLE "ServerSettings" ADD COLUMN "theme" TEXT;
