/** A short version of `npm run fuzz`: unexpected inputs, and the effects they must not have. */
import { expect, test } from 'vitest';
import { playParsers } from '../../../tools/fuzz/parsers.ts';
import { playRound } from '../../../tools/fuzz/round.ts';
import { isPlayedInFull } from '../../scale.ts';

/** With a quarter of these inputs, some kinds of input would not occur, nor would damaged rows. */
const INPUTS = 1_200;

test.runIf(isPlayedInFull())(
  'every interaction is answered in words, and refused ones change nothing',
  async () => {
    const { findings, refused, changed, answered, damaged, sent } = await playRound({
      seed: 'yggdrasil/2',
      inputs: INPUTS,
    });
    expect(findings).toEqual([]);
    expect(Object.entries(sent).filter(([, times]) => times === 0)).toEqual([]);
    expect(refused).toBeGreaterThan(INPUTS / 12);
    expect(changed).toBeGreaterThan(INPUTS / 60);
    expect(answered.daily).toBeGreaterThan(0);
    expect(answered.practice).toBeGreaterThan(0);
    expect(damaged).toBeGreaterThanOrEqual(Math.floor(INPUTS / 240));
  },
);

test('a short round gets an answer for everything, and its seed gives the same round again', async () => {
  const play = () => playRound({ seed: 'yggdrasil/2', inputs: 40 });
  const first = await play();
  expect(first.findings).toEqual([]);
  if (isPlayedInFull()) expect(await play()).toEqual(first);
});

test('text input is read or refused exactly as documented', async () => {
  const { findings, read } = await playParsers('a heap of paper', isPlayedInFull() ? 3_000 : 600);
  expect(findings).toEqual([]);
  expect(Object.entries(read).filter(([, times]) => times === 0)).toEqual([]);
});
