-- CreateTable
CREATE TABLE "ResultRow" (
    "tableId" TEXT NOT NULL PRIMARY KEY,
    "guildId" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "difficultyJson" TEXT NOT NULL,
    "ending" TEXT NOT NULL,
    "turns" INTEGER NOT NULL,
    "closeness" INTEGER,
    "finishedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "ResultSeatRow" (
    "tableId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "role" TEXT,
    "userId" TEXT,
    "won" BOOLEAN NOT NULL,

    PRIMARY KEY ("tableId", "position"),
    CONSTRAINT "ResultSeatRow_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "ResultRow" ("tableId") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "ResultRow_guildId_gameId_idx" ON "ResultRow"("guildId", "gameId");

-- CreateIndex
CREATE INDEX "ResultSeatRow_userId_idx" ON "ResultSeatRow"("userId");
