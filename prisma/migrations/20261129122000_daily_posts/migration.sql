-- AlterTable
ALTER TABLE "ServerSettings" ADD COLUMN "daily" BOOLEAN;
ALTER TABLE "ServerSettings" ADD COLUMN "dailyBy" TEXT;
ALTER TABLE "ServerSettings" ADD COLUMN "dailyChannel" TEXT;

-- CreateTable
CREATE TABLE "DailyPost" (
    "date" TEXT NOT NULL,
    "guildId" TEXT NOT NULL,
    "readyAt" DATETIME NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 1,
    "postedAt" DATETIME,

    PRIMARY KEY ("date", "guildId")
);
