/** Notes about the database itself, which the SQLite back end keeps in files next to it. */
import type { PrismaClient } from '../../generated/postgres/client.ts';

export const NOTES = ['home', 'restored', 'seen'] as const;
/** The facts about the database: its place, when it was restored, and when people could last reach the bot. */
export type Note = (typeof NOTES)[number];

export async function noteIn(client: PrismaClient, name: Note): Promise<string | null> {
  return (await client.storageNote.findUnique({ where: { name } }))?.value ?? null;
}

export async function note(client: PrismaClient, name: Note, value: string): Promise<void> {
  await client.storageNote.upsert({ where: { name }, create: { name, value }, update: { value } });
}

export async function forgetNote(client: PrismaClient, name: Note): Promise<void> {
  await client.storageNote.deleteMany({ where: { name } });
}

export function timeOfNote(value: string | null): Date | null {
  if (value === null) return null;
  const time = new Date(value);
  return Number.isNaN(time.getTime()) ? null : time;
}
