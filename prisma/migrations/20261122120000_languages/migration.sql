-- AlterTable
ALTER TABLE "GameTable" ADD COLUMN "language" TEXT NOT NULL DEFAULT 'en';

-- CreateTable
CREATE TABLE "PersonSettings" (
    "userId" TEXT NOT NULL PRIMARY KEY,
    "language" TEXT,
    "changedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "ServerSettings" (
    "guildId" TEXT NOT NULL PRIMARY KEY,
    "language" TEXT,
    "changedAt" DATETIME NOT NULL
);
