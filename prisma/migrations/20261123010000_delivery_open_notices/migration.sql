-- CreateTable
CREATE TABLE "OpenNotice" (
    "messageId" TEXT NOT NULL PRIMARY KEY,
    "channelId" TEXT NOT NULL,
    "tableId" TEXT NOT NULL,
    "noticeJson" TEXT NOT NULL,
    CONSTRAINT "OpenNotice_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "GameTable" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "OpenNotice_tableId_idx" ON "OpenNotice"("tableId");
