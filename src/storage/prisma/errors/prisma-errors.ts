/** Recognises the Prisma errors that the store expects. */
import { Prisma } from '../../../generated/prisma/client.ts';

/** Prisma's code for a change to a row that doesn't exist. */
const NOT_FOUND = 'P2025';
/** Prisma's code for a row whose key already exists. */
const ALREADY_THERE = 'P2002';
/** Prisma's code for a row whose parent row doesn't exist. */
const WITHOUT_PARENT = 'P2003';
/** Prisma's code for a value whose type doesn't match its column. */
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
