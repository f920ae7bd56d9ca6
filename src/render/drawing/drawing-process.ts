/**
 * The bot's side of a drawing process. It is a process and not a thread, because the drawing code is native: a thread would
 * finish its picture even after it was told to stop, and a crash in the thread would end the bot.
 */
import { tmpdir } from 'node:os';
import { lowerPriority, NICENESS } from '../../runtime/low-priority.ts';
import { inPackage } from '../../runtime/package-folder.ts';
import { forkProgram } from '../../runtime/program-process.ts';
import { TYPEFACES } from '../typeface.ts';

/** The result for an SVG document. */
export type Drawn =
  | { readonly ok: true; readonly picture: Buffer }
  | { readonly ok: false; readonly because: string };

/** The output of the process: a result for each document, and before that the reason if Skia cannot be loaded. */
export type DrawingMessage =
  | { readonly ok: true; readonly base64: string }
  | Extract<Drawn, { ok: false }>
  | { readonly fallback: string };

/** A typeface, identified by `font-family` and `font-weight`. Characters that the first file lacks come from the next. */
export interface Face {
  readonly family: string;
  readonly weight: number;
  readonly files: readonly string[];
}

export interface DrawingProcess {
  /** Draws one document at a time. Rejects if it cannot be drawn, or if the process ends first. */
  draw(svg: string): Promise<Drawn>;
  isAlive(): boolean;
  /** Ends the process immediately, even in the middle of a picture. */
  end(): Promise<void>;
}

const PROGRAM = new URL('./draw.mjs', import.meta.url);

export const FACES: readonly Face[] = Object.values(TYPEFACES).map(({ family, weight, files }) => ({
  family,
  weight,
  files: files.map((file) => inPackage('assets', file)),
}));

/** If Skia cannot be loaded, `onFallback` is called with the reason, and librsvg draws instead. */
export function openDrawingProcess(onFallback: (because: string) => void = () => undefined): DrawingProcess {
  const child = forkProgram(PROGRAM, [JSON.stringify(FACES)], {
    // The process collects the pixels of each picture itself, and needs little other memory.
    execArgv: ['--expose-gc', '--max-semi-space-size=4', '--max-old-space-size=64'],
    // The process gets nothing from the bot's environment, especially not its token. It uses only the bot's own fonts, so that a
    // picture looks the same on every machine.
    env: {
      DISABLE_SYSTEM_FONTS_LOAD: '1',
      FONTCONFIG_FILE: inPackage('assets', 'fonts', 'fonts.conf'),
      XDG_CACHE_HOME: tmpdir(),
      // Several threads draw, one at a time. If each had its own memory arena, the process would need several times the memory.
      MALLOC_ARENA_MAX: '1',
    },
  });
  if (child.pid !== undefined) lowerPriority(child.pid, NICENESS.drawing);
  let alive = true;
  let settle: ((drawn: Drawn) => void) | null = null;

  function answer(drawn: Drawn): void {
    settle?.(drawn);
    settle = null;
  }

  function endWith(because: string): void {
    alive = false;
    answer({ ok: false, because });
  }

  const gone = new Promise<void>((resolve) => {
    child.once('exit', (code, signal) => {
      endWith(`the drawing process ended: ${signal ?? code}`);
      resolve();
    });
    child.once('error', (error) => {
      endWith(String(error));
      resolve();
    });
  });
  child.on('message', (message) => {
    const received = message as DrawingMessage;
    if ('fallback' in received) onFallback(received.fallback);
    else answer(received.ok ? { ok: true, picture: Buffer.from(received.base64, 'base64') } : received);
  });

  return {
    draw: (svg) =>
      new Promise((resolve) => {
        settle = resolve;
        if (!alive) endWith('the drawing process has ended');
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
