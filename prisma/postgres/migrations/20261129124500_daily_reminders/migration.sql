-- CreateTable
CREATE TABLE "DailyReminder" (
    "userId" TEXT NOT NULL,
    "hour" INTEGER NOT NULL,
    "language" TEXT NOT NULL,
    "nextAt" TIMESTAMP(3) NOT NULL,
    "sentFor" TEXT,
    "unanswered" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "DailyReminder_pkey" PRIMARY KEY ("userId")
);

-- CreateIndex
CREATE INDEX "DailyReminder_nextAt_idx" ON "DailyReminder"("nextAt");
