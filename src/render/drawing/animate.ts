/**
 * Joins pictures into an animation, in a separate process. It's a GIF, because every phone plays it inline; WebP is smaller, but
 * some Discord clients don't play it.
 */
import { lowerPriority, NICENESS } from '../../runtime/low-priority.ts';
import { forkProgram } from '../../runtime/program-process.ts';
import type { Drawn } from './drawing-process.ts';

export interface Animation {
  /** Pictures of one size, from the drawing process. */
  readonly frames: readonly Uint8Array[];
  /** The time that each frame is shown, in ms. */
  readonly delays: readonly number[];
}

const PROGRAM = new URL('./animate.mjs', import.meta.url);
const TIMEOUT_MS = 60_000;

export function animate(animation: Animation): Promise<Drawn> {
  const child = forkProgram(PROGRAM, [], {
    execArgv: [],
    serialization: 'advanced',
    env: { MALLOC_ARENA_MAX: '1' },
  });
  if (child.pid !== undefined) lowerPriority(child.pid, NICENESS.animation);
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      resolve({ ok: false, because: 'it took too long' });
    }, TIMEOUT_MS);
    const settle = (drawn: Drawn) => {
      clearTimeout(timer);
      resolve(drawn);
    };
    child.once('message', (drawn) => settle(drawn as Drawn));
    child.once('error', (error) => settle({ ok: false, because: String(error) }));
    child.once('exit', (code, signal) => settle({ ok: false, because: `it ended: ${signal ?? code}` }));
    child.send(animation, (error) => error !== null && settle({ ok: false, because: String(error) }));
  });
}
