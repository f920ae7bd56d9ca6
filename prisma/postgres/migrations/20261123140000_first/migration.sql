-- CreateTable
CREATE TABLE "StorageNote" (
    "name" TEXT NOT NULL,
    "value" TEXT NOT NULL,

    CONSTRAINT "StorageNote_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "GameTable" (
    "id" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "rulesVersion" TEXT NOT NULL,
    "seed" TEXT NOT NULL,
    "optionsJson" TEXT NOT NULL,
    "boxJson" TEXT NOT NULL DEFAULT 'null',
    "passing" TEXT NOT NULL,
    "casual" BOOLEAN NOT NULL DEFAULT false,
    "challenge" BOOLEAN NOT NULL DEFAULT false,
    "advice" TEXT NOT NULL DEFAULT 'private',
    "overdueAfter" INTEGER DEFAULT 48,
    "language" TEXT NOT NULL DEFAULT 'en',
    "status" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "guildId" TEXT NOT NULL,
    "channelId" TEXT NOT NULL,
    "liveChannelId" TEXT,
    "openedIn" TEXT,
    "hostId" TEXT NOT NULL,
    "pausedBy" TEXT,
    "suspended" BOOLEAN NOT NULL DEFAULT false,
    "waitingSince" TIMESTAMP(3),
    "arrangementsJson" TEXT NOT NULL DEFAULT '{"offers":[],"standIn":null,"proposal":null}',
    "snapshotJson" TEXT NOT NULL,
    "snapshotHash" TEXT NOT NULL,
    "taleJson" TEXT NOT NULL,
    "secondThoughtsJson" TEXT NOT NULL DEFAULT '{"steps":[],"taken":0}',
    "logged" INTEGER NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "changedAt" TIMESTAMP(3) NOT NULL,
    "shownChannelId" TEXT,
    "shownMessageId" TEXT,
    "shownAt" TIMESTAMP(3),
    "shownBoardJson" TEXT,
    "campaignId" TEXT,

    CONSTRAINT "GameTable_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SeatRow" (
    "tableId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "role" TEXT,
    "userId" TEXT,
    "computer" TEXT,

    CONSTRAINT "SeatRow_pkey" PRIMARY KEY ("tableId","position")
);

-- CreateTable
CREATE TABLE "LogRow" (
    "tableId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "seat" INTEGER NOT NULL,
    "userId" TEXT,
    "computer" TEXT,
    "actionJson" TEXT NOT NULL,

    CONSTRAINT "LogRow_pkey" PRIMARY KEY ("tableId","position")
);

-- CreateTable
CREATE TABLE "NoticeRow" (
    "id" SERIAL NOT NULL,
    "tableId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "userId" TEXT,
    "sayingJson" TEXT NOT NULL,
    "saidAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "NoticeRow_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OpenNotice" (
    "messageId" TEXT NOT NULL,
    "channelId" TEXT NOT NULL,
    "tableId" TEXT NOT NULL,
    "noticeJson" TEXT NOT NULL,

    CONSTRAINT "OpenNotice_pkey" PRIMARY KEY ("messageId")
);

-- CreateTable
CREATE TABLE "EraRow" (
    "id" SERIAL NOT NULL,
    "tableId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "rulesVersion" TEXT NOT NULL,
    "snapshotJson" TEXT,
    "snapshotHash" TEXT,

    CONSTRAINT "EraRow_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ReviewRow" (
    "tableId" TEXT NOT NULL,
    "logged" INTEGER NOT NULL,
    "reviewJson" TEXT NOT NULL,

    CONSTRAINT "ReviewRow_pkey" PRIMARY KEY ("tableId")
);

-- CreateTable
CREATE TABLE "TableChange" (
    "cause" TEXT NOT NULL,
    "tableId" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "changedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "TableChange_pkey" PRIMARY KEY ("cause")
);

-- CreateTable
CREATE TABLE "ErrandRow" (
    "id" SERIAL NOT NULL,
    "tableId" TEXT NOT NULL,
    "lane" TEXT NOT NULL,
    "errandJson" TEXT NOT NULL,
    "dueAt" TIMESTAMP(3) NOT NULL,
    "readyAt" TIMESTAMP(3),
    "claimed" BOOLEAN NOT NULL DEFAULT false,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "trouble" TEXT,
    "reason" TEXT,

    CONSTRAINT "ErrandRow_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ResultRow" (
    "tableId" TEXT NOT NULL,
    "guildId" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "difficultyJson" TEXT NOT NULL,
    "ending" TEXT NOT NULL,
    "turns" INTEGER NOT NULL,
    "closeness" INTEGER,
    "finishedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "ResultRow_pkey" PRIMARY KEY ("tableId")
);

-- CreateTable
CREATE TABLE "ResultSeatRow" (
    "tableId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "role" TEXT,
    "userId" TEXT,
    "computer" TEXT,
    "won" BOOLEAN NOT NULL,

    CONSTRAINT "ResultSeatRow_pkey" PRIMARY KEY ("tableId","position")
);

-- CreateTable
CREATE TABLE "CampaignRow" (
    "id" TEXT NOT NULL,
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
    "createdAt" TIMESTAMP(3) NOT NULL,
    "changedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "CampaignRow_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CampaignSeatRow" (
    "campaignId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "role" TEXT NOT NULL,
    "userId" TEXT,
    "computer" TEXT,

    CONSTRAINT "CampaignSeatRow_pkey" PRIMARY KEY ("campaignId","position")
);

-- CreateTable
CREATE TABLE "CampaignEntryRow" (
    "campaignId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "userId" TEXT,
    "tableId" TEXT,
    "deedJson" TEXT NOT NULL,
    "chronicleJson" TEXT NOT NULL,
    "chronicleVersion" INTEGER NOT NULL,
    "writtenAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "CampaignEntryRow_pkey" PRIMARY KEY ("campaignId","number")
);

-- CreateTable
CREATE TABLE "ServerBox" (
    "guildId" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "correctionsJson" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "keptAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "ServerBox_pkey" PRIMARY KEY ("guildId","gameId")
);

-- CreateTable
CREATE TABLE "PersonSettings" (
    "userId" TEXT NOT NULL,
    "language" TEXT,
    "rhythm" TEXT,
    "quietFrom" INTEGER,
    "quietTo" INTEGER,
    "timeZone" TEXT,
    "awayUntil" TIMESTAMP(3),
    "quietCalls" TEXT,
    "direct" BOOLEAN,
    "changedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "PersonSettings_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "ServerSettings" (
    "guildId" TEXT NOT NULL,
    "language" TEXT,
    "channelsJson" TEXT,
    "hosts" TEXT,
    "hostRole" TEXT,
    "moderatorRole" TEXT,
    "reminders" BOOLEAN,
    "overdueAfter" INTEGER,
    "skips" TEXT,
    "places" TEXT,
    "mostTables" INTEGER,
    "mostInChannel" INTEGER,
    "changedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "ServerSettings_pkey" PRIMARY KEY ("guildId")
);

-- CreateIndex
CREATE UNIQUE INDEX "GameTable_liveChannelId_key" ON "GameTable"("liveChannelId");

-- CreateIndex
CREATE INDEX "GameTable_channelId_changedAt_idx" ON "GameTable"("channelId", "changedAt");

-- CreateIndex
CREATE INDEX "GameTable_guildId_liveChannelId_idx" ON "GameTable"("guildId", "liveChannelId");

-- CreateIndex
CREATE INDEX "NoticeRow_tableId_idx" ON "NoticeRow"("tableId");

-- CreateIndex
CREATE INDEX "OpenNotice_tableId_idx" ON "OpenNotice"("tableId");

-- CreateIndex
CREATE UNIQUE INDEX "EraRow_tableId_rulesVersion_key" ON "EraRow"("tableId", "rulesVersion");

-- CreateIndex
CREATE INDEX "ErrandRow_lane_dueAt_idx" ON "ErrandRow"("lane", "dueAt");

-- CreateIndex
CREATE INDEX "ErrandRow_dueAt_idx" ON "ErrandRow"("dueAt");

-- CreateIndex
CREATE INDEX "ResultRow_guildId_gameId_idx" ON "ResultRow"("guildId", "gameId");

-- CreateIndex
CREATE INDEX "ResultSeatRow_userId_idx" ON "ResultSeatRow"("userId");

-- CreateIndex
CREATE INDEX "CampaignRow_guildId_changedAt_idx" ON "CampaignRow"("guildId", "changedAt");

-- CreateIndex
CREATE INDEX "CampaignSeatRow_userId_idx" ON "CampaignSeatRow"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "CampaignEntryRow_tableId_key" ON "CampaignEntryRow"("tableId");

-- AddForeignKey
ALTER TABLE "SeatRow" ADD CONSTRAINT "SeatRow_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "GameTable"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LogRow" ADD CONSTRAINT "LogRow_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "GameTable"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "NoticeRow" ADD CONSTRAINT "NoticeRow_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "GameTable"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OpenNotice" ADD CONSTRAINT "OpenNotice_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "GameTable"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EraRow" ADD CONSTRAINT "EraRow_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "GameTable"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReviewRow" ADD CONSTRAINT "ReviewRow_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "GameTable"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ErrandRow" ADD CONSTRAINT "ErrandRow_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "GameTable"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ResultSeatRow" ADD CONSTRAINT "ResultSeatRow_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "ResultRow"("tableId") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CampaignSeatRow" ADD CONSTRAINT "CampaignSeatRow_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "CampaignRow"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CampaignEntryRow" ADD CONSTRAINT "CampaignEntryRow_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "CampaignRow"("id") ON DELETE RESTRICT ON UPDATE CASCADE;


