/** Between npm and the program there's a shell, and some shells die of a signal without passing it on. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';

const PARENT = new URL('../../scripts/machine/parent.mjs', import.meta.url);
const PROGRAM = `
  import { stopsWithParent } from ${JSON.stringify(PARENT.href)};
  process.on('SIGTERM', () => process.exit(console.log('told to stop')));
  stopsWithParent();
  setTimeout(() => process.exit(console.log('lived on')), 1500);
  console.log('up');`;

/** The program's output until its end, if only its shell gets the signal. */
async function whatIsSaid(environment: Readonly<Record<string, string>>): Promise<string> {
  // The second command keeps the shell from becoming the program.
  const shell = spawn('/bin/sh', ['-c', '"$NODE" --input-type=module --eval "$PROGRAM"; true'], {
    env: { NODE: process.execPath, PROGRAM, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void shell.kill('SIGKILL'));
  let posted = '';
  shell.stdout.setEncoding('utf8').on('data', (chunk) => {
    posted += String(chunk);
  });
  await once(shell.stdout, 'data');
  shell.kill('SIGTERM');
  await once(shell, 'close');
  return posted;
}

test('a program run by npm stops when the shell dies', async () => {
  expect(await whatIsSaid({ npm_lifecycle_event: 'start' })).toBe('up\ntold to stop\n');
});

test('a program run without npm may outlive its parent', async () => {
  expect(await whatIsSaid({})).toBe('up\nlived on\n');
});
