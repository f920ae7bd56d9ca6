-- What is written from now on has a form that earlier programs cannot read. With this migration the database is
-- newer than they are, and they refuse it.
-- Data format: 9e1abc2c99d6b9bd

-- CreateTable
CREATE TABLE "DailySecret" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "secret" TEXT NOT NULL
);

-- CreateTable
CREATE TABLE "DailyDay" (
    "date" TEXT NOT NULL PRIMARY KEY,
    "number" INTEGER NOT NULL,
    "gameId" TEXT NOT NULL,
    "rulesVersion" TEXT NOT NULL,
    "recipe" TEXT NOT NULL,
    "optionsJson" TEXT NOT NULL,
    "boxJson" TEXT NOT NULL,
    "rolesJson" TEXT NOT NULL,
    "positionJson" TEXT NOT NULL,
    "seed" TEXT NOT NULL,
    "referenceJson" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'open'
);

-- CreateTable
CREATE TABLE "DailyAttempt" (
    "date" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "startedAt" DATETIME NOT NULL,
    "endedAt" DATETIME,
    "ending" TEXT,
    "turns" INTEGER,
    "points" INTEGER,

    PRIMARY KEY ("date", "userId"),
    CONSTRAINT "DailyAttempt_date_fkey" FOREIGN KEY ("date") REFERENCES "DailyDay" ("date") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "DailyAnswer" (
    "date" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "linesJson" TEXT NOT NULL,
    "cause" TEXT NOT NULL,

    PRIMARY KEY ("date", "userId", "position"),
    CONSTRAINT "DailyAnswer_date_userId_fkey" FOREIGN KEY ("date", "userId") REFERENCES "DailyAttempt" ("date", "userId") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "DailyPlace" (
    "date" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "guildId" TEXT NOT NULL,

    PRIMARY KEY ("date", "userId", "guildId"),
    CONSTRAINT "DailyPlace_date_userId_fkey" FOREIGN KEY ("date", "userId") REFERENCES "DailyAttempt" ("date", "userId") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "DailySpent" (
    "date" TEXT NOT NULL,
    "hash" TEXT NOT NULL,

    PRIMARY KEY ("date", "hash")
);

-- CreateIndex
CREATE INDEX "DailyAttempt_userId_idx" ON "DailyAttempt"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "DailyAnswer_cause_key" ON "DailyAnswer"("cause");
