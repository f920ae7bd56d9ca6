/** The program of a drawing process, as the system treats it. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import type { Drawn } from '../../../src/render/drawing/drawing-process.ts';

const PROGRAM = new URL('../../../src/render/drawing/draw.mjs', import.meta.url);
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>';

test('a signal to every process of the bot does not interrupt an unfinished picture', async () => {
  const child = fork(PROGRAM, { execArgv: [], serialization: 'advanced' });
  onTestFinished(() => void child.kill('SIGKILL'));
  const draws = async () => {
    child.send(SVG);
    const [drawn] = (await once(child, 'message')) as [Drawn];
    return drawn.ok;
  };
  expect(await draws()).toBe(true);
  child.kill('SIGINT');
  child.kill('SIGTERM');
  child.kill('SIGHUP');
  expect(await draws()).toBe(true);
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([0, null]);
});
