-- CreateIndex
CREATE INDEX "GameTable_channelId_changedAt_idx" ON "GameTable"("channelId", "changedAt");
