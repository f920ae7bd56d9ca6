/** What Prisma's errors mean to us. */
import { Prisma } from '../generated/prisma/client.ts';

/** Prisma's code: the row to be changed is not there. */
const NOT_FOUND = 'P2025';

export function isRowNotThere(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === NOT_FOUND;
}
