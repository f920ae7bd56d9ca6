/**
 * A process that draws, as the bot sees it. A process and not a thread, because what draws is native code: a thread
 * that is ended goes on drawing to the end of its picture, and one that crashes takes the bot with it.
 */
import { fork } from 'node:child_process';
import { constants, getPriority, setPriority, tmpdir } from 'node:os';
import { inPackage } from '../package-folder.ts';

/** What comes back for an SVG document. */
export type Drawn =
  | { readonly ok: true; readonly picture: Uint8Array }
  | { readonly ok: false; readonly because: string };

export interface DrawingProcess {
  /** One document at a time; fails when it cannot be drawn or when the process ends before it is. */
  draw(svg: string): Promise<Drawn>;
  isAlive(): boolean;
  /** Ends the process at once, whatever it is doing. */
  end(): Promise<void>;
}

const PROGRAM = new URL('./draw.mjs', import.meta.url);

export function openDrawingProcess(): DrawingProcess {
  const child = fork(PROGRAM, {
    execArgv: [],
    serialization: 'advanced',
    // Nothing of the bot's surroundings, its token least of all; and no fonts but ours, so that a picture looks the
    // same wherever it is drawn.
    env: {
      FONTCONFIG_FILE: inPackage('assets', 'fonts', 'fonts.conf'),
      XDG_CACHE_HOME: tmpdir(),
      // Pictures are drawn by several threads, one at a time: were each given memory of its own, it would be kept several times.
      MALLOC_ARENA_MAX: '1',
    },
  });
  if (child.pid !== undefined) stepBack(child.pid);
  let alive = true;
  let settle: ((drawn: Drawn) => void) | null = null;

  function answer(drawn: Drawn): void {
    settle?.(drawn);
    settle = null;
  }

  function mourn(because: string): void {
    alive = false;
    answer({ ok: false, because });
  }

  const gone = new Promise<void>((resolve) => {
    child.once('exit', (code, signal) => {
      mourn(`the drawing process ended: ${signal ?? code}`);
      resolve();
    });
    child.once('error', (error) => {
      mourn(String(error));
      resolve();
    });
  });
  child.on('message', (drawn) => answer(drawn as Drawn));

  return {
    draw: (svg) =>
      new Promise((resolve) => {
        settle = resolve;
        if (!alive) mourn('the drawing process has ended');
        else child.send(svg, (error) => error !== null && answer({ ok: false, because: String(error) }));
      }),
    isAlive: () => alive,
    async end() {
      alive = false;
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/**
 * Whoever pressed is answered first: a picture has time until nobody else needs the processor. The threads that draw are
 * not there yet, and have the priority of the process that starts them.
 */
function stepBack(pid: number): void {
  try {
    setPriority(pid, Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));
  } catch {
    // Where the system forbids that, or the process has ended already, pictures are drawn as everything else is done.
  }
}
