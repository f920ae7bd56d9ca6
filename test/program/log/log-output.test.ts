/** The log goes into a real pipe, which is read late, or not at all. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, constants, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { openLogOutput } from '../../../src/program/log/log-output.ts';

const LINE = `${'x'.repeat(999)}\n`;
/** More lines than a pipe holds. */
const PIPEFUL = 200;
const MAX_WAITING_BYTES = 50 * LINE.length;

/** A pipe that its reader holds open and reads only on request. */
async function pipe() {
  const folder = mkdtempSync(join(tmpdir(), 'ratatoskr-log-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'pipe');
  const [made] = (await once(spawn('mkfifo', [path]), 'exit')) as [number];
  expect(made).toBe(0);
  const keptOpen = openSync(path, constants.O_RDWR | constants.O_NONBLOCK);
  const fd = openSync(path, 'w');
  return {
    fd,
    /** Reads everything until the writer has closed. `begun` resolves with the first output: only then does it have the pipe open. */
    read: () => {
      const { stdout } = spawn('cat', [path], { stdio: ['ignore', 'pipe', 'inherit'] });
      return { begun: once(stdout, 'readable'), everything: text(stdout) };
    },
    /** Closes the test's end of the pipe; the log closes its own. */
    release: () => closeSync(keptOpen),
  };
}

test('lines for a full pipe are dropped and counted without waiting', async () => {
  const { fd, read, release } = await pipe();
  const output = openLogOutput({ fd, maxWaitingBytes: MAX_WAITING_BYTES });
  const caughtUp = new Promise<number>((resolve) => output.onCaughtUp(resolve));
  for (let line = 0; line < PIPEFUL; line += 1) output.write(LINE);
  const dropped = output.dropped();
  expect(dropped).toBeGreaterThan(0);
  expect(dropped).toBeLessThan(PIPEFUL);
  const { begun, everything } = read();
  expect(await caughtUp).toBe(dropped);
  output.write('the last line\n');
  await output.close();
  await begun;
  release();
  const lines = (await everything).trimEnd().split('\n');
  expect(lines).toHaveLength(PIPEFUL - dropped + 1);
  expect(lines.at(-1)).toBe('the last line');
});

test('a pipe that is never read does not keep the log from closing, and later lines are only counted', async () => {
  const { fd, release } = await pipe();
  onTestFinished(release);
  const output = openLogOutput({ fd, maxWaitingBytes: MAX_WAITING_BYTES });
  for (let line = 0; line < PIPEFUL; line += 1) output.write(LINE);
  await output.close();
  const dropped = output.dropped();
  output.write(LINE);
  expect(output.dropped()).toBe(dropped + 1);
});
