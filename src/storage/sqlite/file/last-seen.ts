/**
 * Keeps when people could last reach the bot, in a file beside the database: it is about the program and not about
 * what a backup holds, and a note every few minutes needs no commit.
 */
import { readFileSync } from 'node:fs';
import type { LastSeen } from '../../../tables/waiting/absence.ts';
import { replaceFile } from './replacing.ts';

export function lastSeenBeside(database: string): LastSeen {
  const file = `${database}-seen`;
  return {
    seenAt() {
      try {
        const at = new Date(readFileSync(file, 'utf8').trim());
        return Number.isNaN(at.getTime()) ? null : at;
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },
    noteSeen: (at) => replaceFile(file, `${at.toISOString()}\n`),
  };
}
