/** The painters for the bots under test: one for tests that don't look at pictures, and one that draws. */
import type { Painter } from '../../src/discord/bot.ts';
import { palettePng } from '../../src/render/drawing/palette-png.mjs';
import { openRenderer, type Rendered } from '../../src/render/drawing/renderer.ts';
import { scaled } from '../scale.ts';

/** The smallest picture with our palette, since stories are joined from such pictures. Boards are checked where they are drawn. */
const PICTURE = palettePng({ data: Buffer.from([0, 0, 0, 255]), width: 1, height: 1 });
export const PAINTS_AT_ONCE: Painter = { render: () => Promise.resolve({ ok: true, picture: PICTURE }) };

const renderer = openRenderer({ workers: 1, timeoutMs: 15_000 });
const drawn = new Map<string, Rendered>();

/** Draws in one process for all tests that want it, and each picture once: many tests start at the same table. */
export const DRAWS: Painter = {
  async render(svg) {
    const rendered = drawn.get(svg) ?? (await renderer.render(svg));
    if (rendered.ok) drawn.set(svg, rendered);
    return rendered;
  },
};

/** Draws only after a signal: no one looks at earlier pictures. */
export function drawsLater(): Painter & { readonly draws: () => void } {
  let painter = PAINTS_AT_ONCE;
  return {
    render: (svg) => painter.render(svg),
    draws: () => {
      painter = DRAWS;
    },
  };
}

const TEN = 10;
let asked = 0;

/** For whole games: draws one picture in ten in a short run, and every picture in `npm run test:long`. */
export const DRAWS_SOME: Painter = {
  render(svg) {
    asked += 1;
    return (asked % TEN < scaled(TEN) ? DRAWS : PAINTS_AT_ONCE).render(svg);
  },
};
