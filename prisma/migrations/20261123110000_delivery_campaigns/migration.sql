-- Campaigns: who holds which role, what each has come to, and what led to it; and the campaign to which a table belongs.
CREATE TABLE "CampaignRow" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "gameId" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "guildId" TEXT NOT NULL,
    "channelId" TEXT NOT NULL,
    "hostId" TEXT NOT NULL,
    "tableId" TEXT NOT NULL,
    "chapter" TEXT NOT NULL,
    "chronicleJson" TEXT NOT NULL,
    "chronicleVersion" INTEGER NOT NULL,
    "proposalsJson" TEXT NOT NULL DEFAULT '[]',
    "createdAt" DATETIME NOT NULL,
    "changedAt" DATETIME NOT NULL
);
CREATE TABLE "CampaignSeatRow" (
    "campaignId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "role" TEXT NOT NULL,
    "userId" TEXT,
    "computer" TEXT,

    PRIMARY KEY ("campaignId", "position"),
    CONSTRAINT "CampaignSeatRow_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "CampaignRow" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE TABLE "CampaignEntryRow" (
    "campaignId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "userId" TEXT,
    "tableId" TEXT,
    "deedJson" TEXT NOT NULL,
    "chronicleJson" TEXT NOT NULL,
    "chronicleVersion" INTEGER NOT NULL,
    "writtenAt" DATETIME NOT NULL,

    PRIMARY KEY ("campaignId", "number"),
    CONSTRAINT "CampaignEntryRow_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "CampaignRow" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX "CampaignRow_guildId_changedAt_idx" ON "CampaignRow"("guildId", "changedAt");
CREATE INDEX "CampaignSeatRow_userId_idx" ON "CampaignSeatRow"("userId");
CREATE UNIQUE INDEX "CampaignEntryRow_tableId_key" ON "CampaignEntryRow"("tableId");
ALTER TABLE "GameTable" ADD COLUMN "campaignId" TEXT;
