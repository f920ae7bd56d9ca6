import { expect, test } from 'vitest';
import { paintersFor } from '../../src/program/painters.ts';

const GIGABYTE = 1024 ** 3;

test.each([
  ['the smallest machine', 1, GIGABYTE / 2, 2],
  ['one with two cores', 2, 4 * GIGABYTE, 2],
  ['one with eight cores', 8, 16 * GIGABYTE, 8],
  ['one with many cores in a small container', 16, 1.2 * GIGABYTE, 4],
])('%s', (_, cores, memory, painters) => expect(paintersFor({ cores, memory })).toBe(painters));
