-- The channel with the message from which a table's thread started: the lobby is shown there, and later the result.
ALTER TABLE "GameTable" ADD COLUMN "announcedIn" TEXT;
