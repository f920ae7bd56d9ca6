import { expect, test } from 'vitest';
import { paintersFor } from '../../src/program/painters.ts';

const GIGABYTE = 1024 ** 3;

test.each([
  ['the smallest machine has two drawing processes', 1, GIGABYTE / 2, 2],
  ['a machine with two cores has two drawing processes', 2, 4 * GIGABYTE, 2],
  ['a machine with eight cores has eight drawing processes', 8, 16 * GIGABYTE, 8],
  ['many cores in a small container have four drawing processes', 16, 1.2 * GIGABYTE, 4],
])('%s', (_, cores, memory, painters) => expect(paintersFor({ cores, memory })).toBe(painters));
