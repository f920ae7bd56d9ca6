/** Puts all moments of all games side by side on one picture, each a bit narrower than on a phone. */
import sharp, { type OverlayOptions } from 'sharp';
import type { GameEntry } from '../../src/core/catalogue.ts';
import type { Translate } from '../../src/core/telling/saying.ts';
import type { Renderer } from '../../src/render/drawing/renderer.ts';
import { PALETTE } from '../../src/render/palette.ts';
import { rect, svgDocument, text } from '../../src/render/scene.ts';
import { find } from './find.ts';

const TILE_WIDTH = 340;
const COLUMNS = 8;
const APART = 14;
const CAPTION = 40;
/** So that it can be kept: under a megabyte, in which letters and thin edges stay. */
const LOOK = { quality: 24, effort: 6 } as const;

interface Tile {
  readonly picture: Buffer;
  readonly height: number;
}

export async function drawSheet(
  entries: readonly GameEntry[],
  {
    renderer,
    translate,
    file,
  }: { readonly renderer: Renderer; readonly translate: Translate; readonly file: string },
): Promise<void> {
  const placed: OverlayOptions[] = [];
  let top = APART;
  for (const entry of entries) {
    const { pictures } = await entry.samples();
    const tiles: Tile[] = [];
    for (const sample of pictures) {
      const { view, changes } = find(entry, sample);
      const board = await drawn(renderer, entry.presenter.turnBoard(view, changes, translate));
      tiles.push(await captioned(board, await drawn(renderer, caption(`${entry.game.id}: ${sample.name}`))));
    }
    for (let first = 0; first < tiles.length; first += COLUMNS) {
      const row = tiles.slice(first, first + COLUMNS);
      for (const [column, { picture }] of row.entries())
        placed.push({ input: picture, top, left: APART + column * (TILE_WIDTH + APART) });
      top += Math.max(...row.map(({ height }) => height)) + APART;
    }
  }
  const width = COLUMNS * (TILE_WIDTH + APART) + APART;
  await sharp({ create: { width, height: top, channels: 3, background: PALETTE.shadow } })
    .composite(placed)
    .webp(LOOK)
    .toFile(file);
}

async function drawn(renderer: Renderer, svg: string): Promise<Buffer> {
  const rendered = await renderer.render(svg);
  if (!rendered.ok) throw new Error(JSON.stringify(rendered));
  return rendered.picture;
}

function caption(words: string): string {
  const size = { width: TILE_WIDTH, height: CAPTION };
  const lettering = { size: 24, fill: PALETTE.ink, within: TILE_WIDTH - 8 };
  return svgDocument(size, TILE_WIDTH, [
    rect(0, 0, size.width, size.height, { fill: PALETTE.shadow }),
    text(words, 4, CAPTION / 2, lettering),
  ]);
}

async function captioned(board: Buffer, above: Buffer): Promise<Tile> {
  const small = await sharp(board).resize({ width: TILE_WIDTH }).removeAlpha().png().toBuffer();
  const { height: lower } = await sharp(small).metadata();
  const height = lower + CAPTION;
  const picture = await sharp({
    create: { width: TILE_WIDTH, height, channels: 3, background: PALETTE.shadow },
  })
    .composite([
      { input: above, top: 0, left: 0 },
      { input: small, top: CAPTION, left: 0 },
    ])
    .png()
    .toBuffer();
  return { picture, height };
}
