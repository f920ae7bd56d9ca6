-- AlterTable
ALTER TABLE "PersonSettings" ADD COLUMN "quietCalls" TEXT;
