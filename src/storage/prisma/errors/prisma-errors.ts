/** Recognises the errors of Prisma that the store expects. */
import { Prisma } from '../../../generated/prisma/client.ts';

/** Prisma's code: the row to be changed is not there. */
const NOT_FOUND = 'P2025';
/** Prisma's code: a row with that key is there already. */
const ALREADY_THERE = 'P2002';
/** Prisma's code: the row that it belongs to is not there. */
const WITHOUT_PARENT = 'P2003';
/** Prisma's code: a value is of another type than its column. */
const OTHER_TYPE = 'P2023';

export function isRowNotThere(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === NOT_FOUND;
}

export function isAlreadyThere(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === ALREADY_THERE;
}

export function isWithoutParent(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === WITHOUT_PARENT;
}

/** An invalid time makes JavaScript throw a RangeError before Prisma can report it. */
export function isOtherType(error: unknown): boolean {
  if (error instanceof RangeError) return true;
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === OTHER_TYPE;
}
