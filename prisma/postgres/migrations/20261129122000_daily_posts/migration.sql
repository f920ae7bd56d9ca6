-- AlterTable
ALTER TABLE "ServerSettings" ADD COLUMN "daily" BOOLEAN,
ADD COLUMN "dailyBy" TEXT,
ADD COLUMN "dailyChannel" TEXT;

-- CreateTable
CREATE TABLE "DailyPost" (
    "date" TEXT NOT NULL,
    "guildId" TEXT NOT NULL,
    "readyAt" TIMESTAMP(3) NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 1,
    "postedAt" TIMESTAMP(3),

    CONSTRAINT "DailyPost_pkey" PRIMARY KEY ("date","guildId")
);
