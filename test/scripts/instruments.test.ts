/** An instrument that watches a driver reports having seen nothing, rather than passing silently. */
import { expect, test } from 'vitest';
import { startLocalDiscord } from '../../src/playground/local-discord.ts';
import { watchAnswers } from '../../tools/fuzz/stage/hall.ts';
import { between } from '../../tools/load/run.ts';

test('the fuzzer complains if it has seen no answer from Discord', async () => {
  const local = await startLocalDiscord({ port: 0 });
  const complaints: string[] = [];
  const watch = () => watchAnswers(local.url, new Set(), (what) => complaints.push(what));
  const blind = watch();
  blind();
  expect(complaints).toEqual(['an instrument is blind']);
  const seeing = watch();
  await fetch(`${local.url}/api/v10/gateway`);
  seeing();
  await local.close();
  expect(complaints).toHaveLength(1);
});

test('the load test refuses figures from a disk on which it saw no fsync', () => {
  const counted = (all: number, changes: number) => ({ fsyncs: { all, onFirstThread: 0 }, changes });
  expect(() => between(counted(0, 0), counted(0, 12))).toThrow('the instrument at the disk is blind');
  expect(between(counted(2, 1), counted(8, 4))?.fsyncs.all).toBe(6);
});
