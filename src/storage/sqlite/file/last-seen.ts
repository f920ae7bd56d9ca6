/**
 * Records when people could last reach the bot, in a file next to the database: it is about the process and not about the
 * contents of a backup, and a note every few minutes doesn't need a commit.
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
