-- What is written from now on has a form that earlier programs cannot read. With this migration the database is
-- newer than they are, and they refuse it.
-- Data format: 6230c3c7d0d75e4a

-- AlterTable
ALTER TABLE "DailyAttempt" ADD COLUMN "reviewJson" TEXT;

-- CreateTable
CREATE TABLE "DailyPractice" (
    "date" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "startedAt" DATETIME NOT NULL,
    "endedAt" DATETIME,
    "ending" TEXT,
    "turns" INTEGER,
    "points" INTEGER,
    "chancesJson" TEXT,
    "kept" REAL,
    "judgingUntil" DATETIME,
    "reviewJson" TEXT,
    "answered" INTEGER NOT NULL DEFAULT 0,
    "answersJson" TEXT NOT NULL DEFAULT '[]',
    "cause" TEXT,

    PRIMARY KEY ("date", "userId"),
    CONSTRAINT "DailyPractice_date_fkey" FOREIGN KEY ("date") REFERENCES "DailyDay" ("date") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "DailyPractice_userId_idx" ON "DailyPractice"("userId");
