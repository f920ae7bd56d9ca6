-- AlterTable
ALTER TABLE "GameTable" ADD COLUMN "boxJson" TEXT NOT NULL DEFAULT 'null';

-- CreateTable
CREATE TABLE "EraRow" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "tableId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "rulesVersion" TEXT NOT NULL,
    "snapshotJson" TEXT,
    "snapshotHash" TEXT,
    CONSTRAINT "EraRow_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "GameTable" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ServerBox" (
    "guildId" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "correctionsJson" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "keptAt" DATETIME NOT NULL,

    PRIMARY KEY ("guildId", "gameId")
);

-- CreateIndex
CREATE UNIQUE INDEX "EraRow_tableId_rulesVersion_key" ON "EraRow"("tableId", "rulesVersion");

-- Every game that was begun is in its first era.
INSERT INTO "EraRow" ("tableId", "position", "rulesVersion")
SELECT "id", 0, "rulesVersion" FROM "GameTable" WHERE "snapshotJson" <> 'null';
