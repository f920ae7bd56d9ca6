-- What is written from now on has a form that earlier programs cannot read. With this migration the database is
-- newer than they are, and they refuse it.
-- Data format: 29c3b63f6d21bc24

-- AlterTable
ALTER TABLE "ReviewRow" ADD COLUMN "isShown" BOOLEAN NOT NULL DEFAULT false;
