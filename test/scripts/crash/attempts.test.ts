/** The crash test's check of the daily challenge finds answers that were lost, changed, doubled or never given. */
import { expect, onTestFinished, test } from 'vitest';
import { playersChance } from '../../../src/core/playing.ts';
import { startLocalDiscord } from '../../../src/playground/local-discord.ts';
import { openAttempts } from '../../../tools/crash/daily/attempts.ts';
import { type KeptAnswer, openKeeper } from '../../../tools/crash/kept.ts';
import { openWaiting } from '../../../tools/crash/stage/waiting.ts';
import { newFile } from '../../shared/stores/stores.ts';

const ANSWER: KeptAnswer = { date: '2026-11-20', position: 0, cause: 'press 1', linesJson: '[]' };

/** The faults of a second check, after a first that found `before`. */
async function faultsAfter(before: readonly KeptAnswer[], after: readonly KeptAnswer[]) {
  const local = await startLocalDiscord({ port: 0 });
  onTestFinished(() => local.close());
  let answers = before;
  const keeper = { ...openKeeper(`file:${newFile()}`), answers: async () => answers };
  const { until } = openWaiting(async () => 'nothing');
  const scenery = { local, calls: [], keeper, replicas: [], until, eventually: until };
  const isThere = { isGone: () => false, isAtRest: async () => true };
  const attempts = openAttempts({ ...scenery, ...isThere }, playersChance('attempts'));
  await attempts.faults();
  answers = after;
  return attempts.faults();
}

test('an answer that has disappeared is reported as lost', async () => {
  expect(await faultsAfter([ANSWER], [])).toEqual(['the answer press 1 of the daily is lost']);
});

test('an answer must stay as it was', async () => {
  expect(await faultsAfter([ANSWER], [{ ...ANSWER, linesJson: '[1]' }])).toContain(
    'the answer press 1 has changed',
  );
});

test('an answer that no one gave is a fault, and so is a gap', async () => {
  expect(await faultsAfter([], [{ ...ANSWER, position: 1 }])).toEqual([
    'the daily of 2026-11-20 has position 1 instead of 0',
    'no one pressed for the answer press 1 of the daily',
  ]);
});
