-- AlterTable
ALTER TABLE "GameTable" ADD COLUMN "casual" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "GameTable" ADD COLUMN "challenge" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "GameTable" ADD COLUMN "overdueAfter" INTEGER DEFAULT 48;
ALTER TABLE "GameTable" ADD COLUMN "suspended" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "GameTable" ADD COLUMN "waitingSince" DATETIME;
ALTER TABLE "GameTable" ADD COLUMN "arrangementsJson" TEXT NOT NULL DEFAULT '{"offers":[],"standIn":null,"proposal":null}';

-- AlterTable
ALTER TABLE "PersonSettings" ADD COLUMN "awayUntil" DATETIME;
ALTER TABLE "PersonSettings" ADD COLUMN "direct" BOOLEAN;
ALTER TABLE "PersonSettings" ADD COLUMN "quietFrom" INTEGER;
ALTER TABLE "PersonSettings" ADD COLUMN "quietTo" INTEGER;
ALTER TABLE "PersonSettings" ADD COLUMN "rhythm" TEXT;
ALTER TABLE "PersonSettings" ADD COLUMN "timeZone" TEXT;

-- AlterTable
ALTER TABLE "ServerSettings" ADD COLUMN "channelsJson" TEXT;
ALTER TABLE "ServerSettings" ADD COLUMN "hostRole" TEXT;
ALTER TABLE "ServerSettings" ADD COLUMN "hosts" TEXT;
ALTER TABLE "ServerSettings" ADD COLUMN "moderatorRole" TEXT;
ALTER TABLE "ServerSettings" ADD COLUMN "overdueAfter" INTEGER;
ALTER TABLE "ServerSettings" ADD COLUMN "places" TEXT;
ALTER TABLE "ServerSettings" ADD COLUMN "reminders" BOOLEAN;
ALTER TABLE "ServerSettings" ADD COLUMN "skips" TEXT;

-- CreateTable
CREATE TABLE "NoticeRow" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "tableId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "userId" TEXT,
    "sayingJson" TEXT NOT NULL,
    "saidAt" DATETIME NOT NULL,
    CONSTRAINT "NoticeRow_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "GameTable" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- A seat may be open from now on.
CREATE TABLE "new_SeatRow" (
    "tableId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "role" TEXT,
    "userId" TEXT,

    PRIMARY KEY ("tableId", "position"),
    CONSTRAINT "SeatRow_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "GameTable" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_SeatRow" ("position", "role", "tableId", "userId") SELECT "position", "role", "tableId", "userId" FROM "SeatRow";
DROP TABLE "SeatRow";
ALTER TABLE "new_SeatRow" RENAME TO "SeatRow";

-- CreateIndex
CREATE INDEX "NoticeRow_tableId_idx" ON "NoticeRow"("tableId");
