-- AlterTable
ALTER TABLE "GameTable" ADD COLUMN "openedIn" TEXT;

-- AlterTable
ALTER TABLE "ServerSettings" ADD COLUMN "mostInChannel" INTEGER;
ALTER TABLE "ServerSettings" ADD COLUMN "mostTables" INTEGER;

-- CreateIndex
CREATE INDEX "GameTable_guildId_liveChannelId_idx" ON "GameTable"("guildId", "liveChannelId");
