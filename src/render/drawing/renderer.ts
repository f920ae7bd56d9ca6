/** Draws SVG documents as PNG pictures in separate processes. If a picture takes too long, only its own process is ended. */
import { boardOfLines } from '../pictures/lines-board.ts';
import { type DrawingProcess, type Drawn, openDrawingProcess } from './drawing-process.ts';
import { type DrawingPriority, openWaitingPictures } from './waiting-pictures.ts';

export type Rendered =
  | { readonly ok: true; readonly picture: Buffer }
  /**
   * `timeout`: the picture took too long. `busy`: too many pictures of that priority are waiting. `closed`: the renderer was
   * closed before the picture was drawn.
   */
  | { readonly ok: false; readonly code: 'timeout' | 'busy' | 'closed' }
  /** The document cannot be drawn, or the process died while drawing it; the reason is for the log. */
  | { readonly ok: false; readonly code: 'failed'; readonly because: string };

export interface Renderer {
  /** If pictures have to wait, `priority` (default: table) decides which is drawn first. */
  render(svg: string, priority?: DrawingPriority): Promise<Rendered>;
  /** Starts the first process if it isn't running yet, so that no one has to wait for its start. */
  warmUp(): Promise<void>;
  /** Ends the processes; pictures that are not yet drawn resolve as `closed`. */
  close(): Promise<void>;
}

export interface RendererSettings {
  /**
   * The maximum number of processes. The first is started by `warmUp` or for the first picture, and stays; others are started when
   * pictures wait, and end when they are no longer needed.
   */
  readonly workers: number;
  /** The time limit for one picture, not counting the wait for a free process. */
  readonly timeoutMs: number;
  /** The time an unneeded process is kept, since starting one takes longer than drawing a few pictures. */
  readonly staysMs?: number;
  /** Boards that no one sees. A new process paints them until a picture waits, so that people's first boards aren't slow. */
  readonly firstBoards?: () => Iterable<string>;
  /** Called once, with the reason, if this platform has no Skia and the slower painter is used. */
  readonly onFallback?: (because: string) => void;
}

interface Waiting {
  readonly svg: string;
  settle(rendered: Rendered | Promise<Rendered>): void;
}

const MAX_WAITING_PER_WORKER = 8;
/** The running processes draw this many waiting pictures in less time than it takes to start another process. */
const FEW_WAITING = 3;
const STAYS_MS = 60_000;
/**
 * A warm-up picture, which no one sees. A process takes several times as long for its first pictures: it loads Skia and the
 * fonts, reads elements that it will keep, and compiles the painter.
 */
const WORDS = boardOfLines(Array<string>(10).fill('Ratatoskr'));

export function openRenderer({
  workers,
  timeoutMs,
  staysMs = STAYS_MS,
  firstBoards = () => [],
  onFallback,
}: RendererSettings): Renderer {
  const idle: DrawingProcess[] = [];
  const drawing = new Set<DrawingProcess>();
  const starting = new Set<DrawingProcess>();
  const ending = new Set<Promise<void>>();
  const waiting = openWaitingPictures<Waiting>(workers * MAX_WAITING_PER_WORKER);
  let leaving: NodeJS.Timeout | undefined;
  let isClosed = false;
  let hasFallenBack = false;

  function openWorker(): DrawingProcess {
    return openDrawingProcess((because) => {
      if (!hasFallenBack) onFallback?.(because);
      hasFallenBack = true;
    });
  }

  /** Adds a process. It draws its warm-up pictures first; meanwhile, the other processes draw what people wait for. */
  async function startWorker(): Promise<void> {
    const worker = openWorker();
    starting.add(worker);
    const isReady = await warmedUp(worker);
    starting.delete(worker);
    if (isClosed) return;
    idle.push(isReady ? worker : replacementFor(worker));
    leaveUnlessNeeded();
    drawNext();
  }

  /** Has the process draw its warm-up pictures. Returns false if one takes too long. */
  async function warmedUp(worker: DrawingProcess): Promise<boolean> {
    for (const svg of firstPictures()) {
      const drawn = await inTime(worker.draw(svg), timeoutMs);
      if (isLate(drawn)) return false;
      if (waiting.size() > 0) break;
    }
    return true;
  }

  function* firstPictures(): Generator<string> {
    yield WORDS;
    yield* firstBoards();
  }

  async function draw(svg: string): Promise<Rendered> {
    const worker = takeWorker();
    drawing.add(worker);
    leaveUnlessNeeded();
    const rendered = await inTime(worker.draw(svg), timeoutMs);
    drawing.delete(worker);
    if (isClosed) return rendered.ok ? rendered : { ok: false, code: 'closed' };
    idle.push(isLate(rendered) ? replacementFor(worker) : worker);
    leaveUnlessNeeded();
    drawNext();
    return rendered;
  }

  function drawNext(): void {
    const next = waiting.next();
    if (next !== undefined) next.settle(draw(next.svg));
  }

  function takeWorker(): DrawingProcess {
    const worker = idle.pop();
    return worker?.isAlive() === true ? worker : openWorker();
  }

  /** Ends a process that took too long for its picture, and opens another. */
  function replacementFor(worker: DrawingProcess): DrawingProcess {
    end(worker);
    return openWorker();
  }

  /** Ends the idle processes once `staysMs` has passed without all processes being busy at once. One process always stays. */
  function leaveUnlessNeeded(): void {
    if (idle.length > 0 && idle.length + drawing.size > 1) {
      leaving ??= setTimeout(leave, staysMs).unref();
      return;
    }
    clearTimeout(leaving);
    leaving = undefined;
  }

  function leave(): void {
    leaving = undefined;
    for (const worker of idle.splice(drawing.size > 0 ? 0 : 1)) end(worker);
  }

  function end(worker: DrawingProcess): void {
    const ended = worker.end().finally(() => ending.delete(ended));
    ending.add(ended);
  }

  return {
    async render(svg, priority = 'table') {
      if (isClosed) return { ok: false, code: 'closed' };
      if (idle.length > 0 || drawing.size + starting.size === 0) return draw(svg);
      return new Promise((settle) => {
        if (!waiting.add({ svg, settle }, priority)) return settle({ ok: false, code: 'busy' });
        if (waiting.size() > FEW_WAITING && starting.size === 0 && drawing.size < workers) void startWorker();
      });
    },
    async warmUp() {
      if (!isClosed && idle.length + drawing.size + starting.size === 0) await startWorker();
    },
    async close() {
      isClosed = true;
      clearTimeout(leaving);
      for (const job of waiting.clear()) job.settle({ ok: false, code: 'closed' });
      const open = [...idle.splice(0), ...drawing, ...starting];
      await Promise.all([...ending, ...open.map((worker) => worker.end())]);
    },
  };
}

function isLate(rendered: Rendered): boolean {
  return !rendered.ok && rendered.code === 'timeout';
}

async function inTime(drawn: Promise<Drawn>, timeoutMs: number): Promise<Rendered> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Rendered>((resolve) => {
    timer = setTimeout(() => resolve({ ok: false, code: 'timeout' }), timeoutMs);
  });
  const rendered = await Promise.race([drawn.then(resultOf), late]);
  clearTimeout(timer);
  return rendered;
}

function resultOf(drawn: Drawn): Rendered {
  return drawn.ok
    ? { ok: true, picture: drawn.picture }
    : { ok: false, code: 'failed', because: drawn.because };
}
