-- What the computer found out about a game that is over, for the log of so many lines.
CREATE TABLE "ReviewRow" (
    "tableId" TEXT NOT NULL PRIMARY KEY,
    "logged" INTEGER NOT NULL,
    "reviewJson" TEXT NOT NULL,
    CONSTRAINT "ReviewRow_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "GameTable" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
