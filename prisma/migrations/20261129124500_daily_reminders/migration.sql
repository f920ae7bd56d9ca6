-- CreateTable
CREATE TABLE "DailyReminder" (
    "userId" TEXT NOT NULL PRIMARY KEY,
    "hour" INTEGER NOT NULL,
    "language" TEXT NOT NULL,
    "nextAt" DATETIME NOT NULL,
    "sentFor" TEXT,
    "unanswered" INTEGER NOT NULL DEFAULT 0
);

-- CreateIndex
CREATE INDEX "DailyReminder_nextAt_idx" ON "DailyReminder"("nextAt");
