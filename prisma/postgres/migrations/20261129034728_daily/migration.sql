-- What is written from now on has a form that earlier programs cannot read. With this migration the database is
-- newer than they are, and they refuse it.
-- Data format: 9e1abc2c99d6b9bd

-- CreateTable
CREATE TABLE "DailySecret" (
    "id" TEXT NOT NULL,
    "secret" TEXT NOT NULL,

    CONSTRAINT "DailySecret_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DailyDay" (
    "date" TEXT NOT NULL,
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
    "status" TEXT NOT NULL DEFAULT 'open',

    CONSTRAINT "DailyDay_pkey" PRIMARY KEY ("date")
);

-- CreateTable
CREATE TABLE "DailyAttempt" (
    "date" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "startedAt" TIMESTAMP(3) NOT NULL,
    "endedAt" TIMESTAMP(3),
    "ending" TEXT,
    "turns" INTEGER,
    "points" INTEGER,

    CONSTRAINT "DailyAttempt_pkey" PRIMARY KEY ("date", "userId")
);

-- CreateTable
CREATE TABLE "DailyAnswer" (
    "date" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "linesJson" TEXT NOT NULL,
    "cause" TEXT NOT NULL,

    CONSTRAINT "DailyAnswer_pkey" PRIMARY KEY ("date", "userId", "position")
);

-- CreateTable
CREATE TABLE "DailyPlace" (
    "date" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "guildId" TEXT NOT NULL,

    CONSTRAINT "DailyPlace_pkey" PRIMARY KEY ("date", "userId", "guildId")
);

-- CreateTable
CREATE TABLE "DailySpent" (
    "date" TEXT NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "DailySpent_pkey" PRIMARY KEY ("date", "hash")
);

-- CreateIndex
CREATE INDEX "DailyAttempt_userId_idx" ON "DailyAttempt"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "DailyAnswer_cause_key" ON "DailyAnswer"("cause");

-- AddForeignKey
ALTER TABLE "DailyAttempt" ADD CONSTRAINT "DailyAttempt_date_fkey" FOREIGN KEY ("date") REFERENCES "DailyDay"("date") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DailyAnswer" ADD CONSTRAINT "DailyAnswer_date_userId_fkey" FOREIGN KEY ("date", "userId") REFERENCES "DailyAttempt"("date", "userId") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DailyPlace" ADD CONSTRAINT "DailyPlace_date_userId_fkey" FOREIGN KEY ("date", "userId") REFERENCES "DailyAttempt"("date", "userId") ON DELETE RESTRICT ON UPDATE CASCADE;
