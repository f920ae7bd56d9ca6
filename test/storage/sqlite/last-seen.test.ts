/** The record of when people could last reach the bot is complete at any moment, however the program ends. */
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lastSeenBeside } from '../../../src/storage/sqlite/file/last-seen.ts';
import { newFile } from '../../shared/stores/stores.ts';
import { NOON, secondsAfterNoon } from '../../shared/stores/tables.ts';
import { smallDisk } from './journal/disks.ts';

test('the note is replaced atomically', () => {
  const file = newFile();
  const seen = lastSeenBeside(file);
  seen.noteSeen(NOON);
  const before = openSync(`${file}-seen`, 'r');
  onTestFinished(() => closeSync(before));
  seen.noteSeen(secondsAfterNoon(60));
  expect(readFileSync(before, 'utf8').trim()).toBe(NOON.toISOString());
  expect(seen.seenAt()).toEqual(secondsAfterNoon(60));
});

test('on a full disk the old note stays', ({ skip }) => {
  const disk = smallDisk(64);
  if (disk === null) return skip('nothing may be mounted here');
  const seen = lastSeenBeside(join(disk.folder, 'tables.db'));
  seen.noteSeen(NOON);
  disk.fills();
  expect(() => seen.noteSeen(secondsAfterNoon(60))).toThrow('ENOSPC');
  expect(seen.seenAt()).toEqual(NOON);
  disk.hasRoomAgain();
  seen.noteSeen(secondsAfterNoon(120));
  expect(seen.seenAt()).toEqual(secondsAfterNoon(120));
});
