-- What a table was opened for: the button that opened it leads to the table while that is live.
ALTER TABLE "GameTable" ADD COLUMN "openedFor" TEXT;
