/** Pictures are drawn in separate processes, and none of them can block the bot. */
import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import { openDrawingProcess } from '../../../src/render/drawing/drawing-process.ts';
import {
  openRenderer,
  type Rendered,
  type Renderer,
  type RendererSettings,
} from '../../../src/render/drawing/renderer.ts';
import type { DrawingPriority } from '../../../src/render/drawing/waiting-pictures.ts';
import { eventually } from '../../eventually.ts';
import { ENDLESS, LONG, line, SMALL } from '../drawings.ts';
import { openWithoutSkia } from './without-skia.ts';

const UNHURRIED = { workers: 1, timeoutMs: 20_000 };

let open: Renderer | undefined;

function opened(settings: RendererSettings = UNHURRIED): Renderer {
  open = openRenderer(settings);
  return open;
}

afterEach(async () => {
  await open?.close();
  open = undefined;
});

function pictureOf(rendered: Rendered): Buffer {
  if (!rendered.ok) throw new Error(JSON.stringify(rendered));
  return rendered.picture;
}

function processes(): number {
  return process.getActiveResourcesInfo().filter((resource) => resource === 'ProcessWrap').length;
}

describe('a picture', () => {
  test('is a PNG in the size of its document', async () => {
    const picture = pictureOf(await opened().render(SMALL));
    const size = { format: 'png', width: 30, height: 20 };
    expect(await sharp(picture).metadata()).toMatchObject({ ...size, isPalette: true });
  });

  test('has the colours of its document', async () => {
    const picture = pictureOf(await opened().render(SMALL));
    const { data } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([0xff, 0, 0]);
  });

  test('uses our own fonts only: a font of the machine fails like a missing one', async () => {
    const renderer = opened();
    for (const family of ['No Such Font', 'DejaVu Sans', 'Liberation Serif', 'Arial', 'monospace'])
      expect(await renderer.render(line(family, 'Yggdrasil'))).toEqual({
        ok: false,
        code: 'failed',
        because: `Error: no typeface: ${family} 700`,
      });
    expect((await renderer.render(line('Cinzel', 'Yggdrasil'))).ok).toBe(true);
  });

  test('is drawn while the bot does other things', async () => {
    const renderer = opened();
    await renderer.render(SMALL);
    let turns = 0;
    const other = setInterval(() => {
      turns += 1;
    }, 1);
    expect((await renderer.render(LONG)).ok).toBe(true);
    clearInterval(other);
    expect(turns).toBeGreaterThan(20);
  });
});

describe("a picture that can't be drawn", () => {
  test('fails with a reason, and the next picture is drawn', async () => {
    const renderer = opened();
    expect(await renderer.render('no picture at all')).toMatchObject({ ok: false, code: 'failed' });
    expect((await renderer.render(SMALL)).ok).toBe(true);
  });

  test('in time is dropped, and another process replaces the killed one', async () => {
    const renderer = opened({ workers: 1, timeoutMs: 8_000 });
    expect((await renderer.render(SMALL)).ok).toBe(true);
    expect(await renderer.render(ENDLESS)).toEqual({ ok: false, code: 'timeout' });
    await eventually(() => expect(processes()).toBe(1));
    expect((await renderer.render(SMALL)).ok).toBe(true);
  });

  test('because its process was killed fails with that reason', async () => {
    const worker = openDrawingProcess();
    const drawn = worker.draw(ENDLESS);
    await worker.end();
    expect(await drawn).toEqual({ ok: false, because: 'the drawing process ended: SIGKILL' });
    expect(await worker.draw(SMALL)).toMatchObject({ ok: false });
  });
});

test('if Skia cannot be loaded, librsvg draws, and the process says so once', async () => {
  const slow = openWithoutSkia();
  const pictures = [await slow.draw(SMALL), await slow.draw(SMALL)];
  expect(pictures.map(({ width, height }) => [width, height])).toEqual([
    [30, 20],
    [30, 20],
  ]);
  expect(slow.fallbacks).toEqual([expect.stringContaining('Cannot find native binding')]);
  slow.end();
});

describe('a new process', () => {
  function opening() {
    const painted: string[] = [];
    function* firstBoards() {
      for (const board of ['one', 'another']) {
        painted.push(board);
        yield SMALL;
      }
    }
    return { painted, renderer: opened({ ...UNHURRIED, firstBoards }) };
  }

  test('paints all first boards if no one waits', async () => {
    const { painted, renderer } = opening();
    await renderer.warmUp();
    expect(painted).toEqual(['one', 'another']);
    expect((await renderer.render(SMALL)).ok).toBe(true);
  });

  test('stops painting first boards while a picture waits', async () => {
    const { painted, renderer } = opening();
    const warm = renderer.warmUp();
    const rendered = await renderer.render(SMALL);
    await warm;
    expect([rendered.ok, painted]).toEqual([true, []]);
  });
});

describe('many pictures at once', () => {
  test('wait for one another, and all of them are drawn', async () => {
    const renderer = opened({ workers: 2, timeoutMs: 20_000 });
    const rendered = await Promise.all(Array.from({ length: 12 }, () => renderer.render(SMALL)));
    expect(rendered.map(({ ok }) => ok)).toEqual(Array.from({ length: 12 }, () => true));
  });

  test('start one more process, which exits once they are drawn', async () => {
    const renderer = opened({ workers: 2, timeoutMs: 20_000, staysMs: 10 });
    expect((await renderer.render(SMALL)).ok).toBe(true);
    await eventually(() => expect(processes()).toBe(1));
    const rendered = Array.from({ length: 5 }, () => renderer.render(SMALL));
    expect(processes()).toBe(2);
    for (const one of rendered) expect((await one).ok).toBe(true);
    await eventually(() => expect(processes()).toBe(1));
    expect((await renderer.render(SMALL)).ok).toBe(true);
  });

  test('wait for a process that is warming up instead of starting another one', async () => {
    const renderer = opened({ workers: 2, timeoutMs: 20_000 });
    await eventually(() => expect(processes()).toBe(0));
    const warm = renderer.warmUp();
    const rendered = [renderer.render(SMALL), renderer.render(SMALL)];
    expect(processes()).toBe(1);
    await warm;
    for (const one of rendered) expect((await one).ok).toBe(true);
    await renderer.warmUp();
    expect(processes()).toBe(1);
  });

  test('are drawn by the first process until another one has started', async () => {
    const renderer = opened({ workers: 2, timeoutMs: 20_000 });
    await eventually(() => expect(processes()).toBe(0));
    await renderer.warmUp();
    const order: number[] = [];
    const rendered = Array.from({ length: 6 }, async (_, number) => {
      await renderer.render(SMALL);
      order.push(number);
    });
    expect(processes()).toBe(2);
    await Promise.all(rendered);
    expect(order).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('are drawn for tables first, although private ones came earlier', async () => {
    const renderer = opened();
    const order: string[] = [];
    const draws = async (name: string, priority: DrawingPriority) => {
      await renderer.render(SMALL, priority);
      order.push(name);
    };
    await Promise.all([
      draws('first page', 'private'),
      draws('second page', 'private'),
      draws('third page', 'private'),
      draws('board', 'table'),
    ]);
    expect(order).toEqual(['first page', 'board', 'second page', 'third page']);
  });

  test('share the one process that the first picture started, if there are only a few', async () => {
    const renderer = opened({ workers: 2, timeoutMs: 20_000 });
    await eventually(() => expect(processes()).toBe(0));
    const rendered = Array.from({ length: 4 }, () => renderer.render(SMALL));
    expect(processes()).toBe(1);
    for (const one of rendered) expect((await one).ok).toBe(true);
  });

  test('are refused beyond eight per process, and given up when the renderer closes', async () => {
    const renderer = opened();
    const first = renderer.render(ENDLESS);
    const waiting = Array.from({ length: 8 }, () => renderer.render(SMALL));
    expect(await renderer.render(SMALL)).toEqual({ ok: false, code: 'busy' });
    await renderer.close();
    for (const given of [first, ...waiting, renderer.render(SMALL)])
      expect(await given).toEqual({ ok: false, code: 'closed' });
    await eventually(() => expect(processes()).toBe(0));
  });
});
