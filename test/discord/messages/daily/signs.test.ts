/** The signs of an attempt: squares by the chance after each turn, or bars. */
import { expect, test } from 'vitest';
import { signsOf } from '../../../../src/discord/messages/daily/signs.ts';

const CHANCES = [1, 0.8, 0.79, 0.6, 0.59, 0.4, 0.39, 0.2, 0.19, 0];

test('each fifth of a chance of winning has its own coloured square', () => {
  expect(signsOf(CHANCES, 'won', false)).toBe('🟦🟦🟩🟩🟨🟨🟧🟧🟥🟥🏆');
});

test('bars grow with the chance and need no colours', () => {
  expect(signsOf(CHANCES, 'lost', true)).toBe('██▆▆▄▄▂▂▁▁⬛');
});

test('an attempt with a single turn shows only its end', () => {
  expect(signsOf([], 'shared', false)).toBe('🤝');
});
