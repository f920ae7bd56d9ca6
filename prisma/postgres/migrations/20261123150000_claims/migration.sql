-- AlterTable
ALTER TABLE "ErrandRow" ADD COLUMN     "claimedBy" TEXT;

-- CreateTable
CREATE TABLE "Holder" (
    "id" TEXT NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Holder_pkey" PRIMARY KEY ("id")
);
