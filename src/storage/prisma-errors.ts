/** What Prisma's errors mean to us. */
import { Prisma } from '../generated/prisma/client.ts';

/** Prisma's code: the row to be changed is not there. */
const NOT_FOUND = 'P2025';
/** Prisma's code: a value is of another type than its column. */
const OTHER_TYPE = 'P2023';

export function isRowNotThere(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === NOT_FOUND;
}

/** A time that is none makes JavaScript throw, before Prisma can say what is wrong. */
export function isOtherType(error: unknown): boolean {
  if (error instanceof RangeError) return true;
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === OTHER_TYPE;
}
