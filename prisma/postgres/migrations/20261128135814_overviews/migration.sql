-- What is written from now on has a form that earlier programs cannot read. With this migration the database is
-- newer than they are, and they refuse it.
-- Data format: 71a42de0f8c2d287

-- CreateTable
CREATE TABLE "OverviewRow" (
    "channelId" TEXT NOT NULL,
    "guildId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "messageId" TEXT NOT NULL,
    "shownAt" TIMESTAMP(3) NOT NULL,
    "nextAt" TIMESTAMP(3),

    CONSTRAINT "OverviewRow_pkey" PRIMARY KEY ("channelId")
);
