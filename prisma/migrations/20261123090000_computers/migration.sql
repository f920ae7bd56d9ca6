-- The strength of the computer that plays a seat, gave an answer, or held a seat at the end; null: none.
ALTER TABLE "SeatRow" ADD COLUMN "computer" TEXT;
ALTER TABLE "LogRow" ADD COLUMN "computer" TEXT;
ALTER TABLE "ResultSeatRow" ADD COLUMN "computer" TEXT;
