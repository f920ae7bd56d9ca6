import { expect, test } from 'vitest';
import { failureIn } from './reporter.ts';

const LOST = 'the change 7 of table x (version 3) is lost';

/** The data the test runner gives its reporters about a failed expectation. */
function failing(expectation: () => void): { readonly message: string; readonly diff?: string } {
  try {
    expectation();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('the expectation holds');
}

test('the line of a failure has the text that its message abbreviates', () => {
  const diff = `\u001b[32m- Expected\u001b[39m\n\u001b[31m+ Received\u001b[39m\n\n- []\n+ [\n\u001b[31m+   "${LOST}",\u001b[39m\n+ ]`;
  const { message } = failing(() => expect([LOST]).toEqual([]));
  expect(failureIn([{ message, diff }])).toContain(LOST);
});

test('the line of a failure is its message if that abbreviates nothing', () => {
  const { message } = failing(() => expect(2).toBe(1));
  expect(failureIn([{ message, diff: '- 1\n+ 2' }])).toBe(message);
});

test('the line of a failure ends after a few sentences', () => {
  const { message } = failing(() => expect([LOST]).toEqual([]));
  const diff = Array.from({ length: 1_000 }, () => `+ ${LOST}`).join('\n');
  expect(failureIn([{ message, diff }]).length).toBeLessThan(1_000);
});
