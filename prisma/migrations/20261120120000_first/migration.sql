-- CreateTable
CREATE TABLE "GameTable" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "gameId" TEXT NOT NULL,
    "rulesVersion" TEXT NOT NULL,
    "seed" TEXT NOT NULL,
    "optionsJson" TEXT NOT NULL,
    "passing" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "guildId" TEXT NOT NULL,
    "channelId" TEXT NOT NULL,
    "liveChannelId" TEXT,
    "hostId" TEXT NOT NULL,
    "snapshotJson" TEXT NOT NULL,
    "snapshotHash" TEXT NOT NULL,
    "taleJson" TEXT NOT NULL,
    "logged" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "changedAt" DATETIME NOT NULL,
    "shownChannelId" TEXT,
    "shownMessageId" TEXT,
    "shownAt" DATETIME,
    "shownBoardJson" TEXT
);

-- CreateTable
CREATE TABLE "SeatRow" (
    "tableId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "role" TEXT,
    "userId" TEXT NOT NULL,

    PRIMARY KEY ("tableId", "position"),
    CONSTRAINT "SeatRow_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "GameTable" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "LogRow" (
    "tableId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "seat" INTEGER NOT NULL,
    "userId" TEXT,
    "actionJson" TEXT NOT NULL,

    PRIMARY KEY ("tableId", "position"),
    CONSTRAINT "LogRow_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "GameTable" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "TableChange" (
    "cause" TEXT NOT NULL PRIMARY KEY,
    "tableId" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "changedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "ErrandRow" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "tableId" TEXT NOT NULL,
    "lane" TEXT NOT NULL,
    "errandJson" TEXT NOT NULL,
    "dueAt" DATETIME NOT NULL,
    "readyAt" DATETIME,
    "claimed" BOOLEAN NOT NULL DEFAULT false,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "trouble" TEXT,
    "reason" TEXT,
    CONSTRAINT "ErrandRow_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "GameTable" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "GameTable_liveChannelId_key" ON "GameTable"("liveChannelId");

-- CreateIndex
CREATE INDEX "ErrandRow_lane_dueAt_idx" ON "ErrandRow"("lane", "dueAt");

-- CreateIndex
CREATE INDEX "ErrandRow_dueAt_idx" ON "ErrandRow"("dueAt");


