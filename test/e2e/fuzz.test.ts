/** A little of what `npm run fuzz` does at length: inputs that nobody expects, and nothing that may come of none. */
import { expect, test, vi } from 'vitest';
import { playParsers } from '../../scripts/fuzz/parsers.ts';
import { playRound } from '../../scripts/fuzz/round.ts';

vi.setConfig({ testTimeout: 180_000 });

test('whatever interaction comes in, it is answered in words, and what is refused changes nothing', async () => {
  const { findings, refused, changed, damaged, sent } = await playRound({
    seed: 'yggdrasil/2',
    inputs: 1_200,
  });
  expect(findings).toEqual([]);
  expect(Object.entries(sent).filter(([, times]) => times === 0)).toEqual([]);
  expect(refused).toBeGreaterThan(100);
  expect(changed).toBeGreaterThan(20);
  expect(damaged).toBeGreaterThan(4);
});

test('a seed repeats its round', async () => {
  const play = () => playRound({ seed: 'yggdrasil/2', inputs: 40 });
  const first = await play();
  expect(await play()).toEqual(first);
});

test('whatever text is given to what reads texts, it is read or refused as it says it would be', async () => {
  const { findings, read } = await playParsers('a heap of paper', 3_000);
  expect(findings).toEqual([]);
  expect(Object.entries(read).filter(([, times]) => times === 0)).toEqual([]);
});
