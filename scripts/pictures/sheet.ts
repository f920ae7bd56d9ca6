/** A sheet of the album: every kind of picture of a game, in both themes, at the size that Discord gives it on a phone. */
import sharp, { type OverlayOptions } from 'sharp';
import type { GameEntry } from '../../src/core/catalogue.ts';
import type { Translate } from '../../src/core/presentation/phrase.ts';
import { THEMES, type Theme } from '../../src/core/presentation/theme.ts';
import type { Renderer } from '../../src/render/drawing/renderer.ts';
import { PALETTE } from '../../src/render/palette.ts';
import { rect, svgDocument, text } from '../../src/render/scene.ts';
import { themed } from '../../src/render/themes.ts';
import { boardsOf, type Named, picturesOf } from './kinds.ts';

/** The space for a picture in a channel on a phone 390 dp wide; docs/look.md has the sources. */
const CHANNEL = { width: 314, height: 400 } as const;
/** A full board is viewed in full screen. */
const FULL_SCREEN = { width: 390, height: 800 } as const;
/** The size at which a picture is drawn. */
const FULL_SIZE = { width: 900, height: 2000 } as const;
const WIDTH = 3246;
const APART = 14;
const CAPTION = 34;
/** Small enough to commit: about a megabyte, with legible letters and thin edges. */
const LOOK = { quality: 30, effort: 6 } as const;
/** The number of whole games for highlights, end screens, posters and story frames. */
const GAMES = 3;
/** The number of pictures of a kind that occurs at many moments. */
const A_FEW = 4;

type Box = typeof CHANNEL | typeof FULL_SCREEN | typeof FULL_SIZE;

interface Wall {
  readonly title: string;
  readonly theme: Theme;
  readonly box: Box;
  readonly pictures: readonly Named[];
}

interface Tile {
  readonly picture: Buffer;
  readonly height: number;
}

export interface SheetOrder {
  readonly renderer: Renderer;
  readonly translate: Translate;
  readonly file: string;
}

export async function drawSheet(entry: GameEntry, order: SheetOrder): Promise<void> {
  const placed: OverlayOptions[] = [];
  let top = APART;
  for (const wall of await wallsOf(entry)) {
    const tiles: Tile[] = [];
    for (const one of wall.pictures) tiles.push(await tileOf(one, wall, order));
    const columns = Math.floor((WIDTH - APART) / (wall.box.width + APART));
    for (let first = 0; first < tiles.length; first += columns) {
      const row = tiles.slice(first, first + columns);
      for (const [column, { picture }] of row.entries())
        placed.push({ input: picture, top, left: APART + column * (wall.box.width + APART) });
      top += Math.max(...row.map(({ height }) => height)) + APART;
    }
  }
  await sharp({ create: { width: WIDTH, height: top, channels: 3, background: PALETTE.shadow } })
    .composite(placed)
    .webp(LOOK)
    .toFile(order.file);
}

async function wallsOf(entry: GameEntry): Promise<readonly Wall[]> {
  const turns = await boardsOf(entry, 'turnBoard');
  const kinds = await picturesOf(entry, GAMES);
  const { id } = entry.game;
  const inChannel = (title: string, theme: Theme, pictures: readonly Named[]): Wall => ({
    title: `${id} ${title}`,
    theme,
    box: CHANNEL,
    pictures,
  });
  const full = spreadOver(await boardsOf(entry));
  // The legend and the titles have a separate section.
  const shown = { ...kinds, cards: kinds.cards.filter((card) => !isLegendOrTitle(card)) };
  const others = ['highlights', 'ends', 'posters', 'frames', 'cards', 'charts', 'roads'] as const;
  return [
    inChannel('turn board', 'dark', turns),
    inChannel('turn board', 'light', spreadOver(turns)),
    ...THEMES.map((theme) => ({ title: `${id} full board`, theme, box: FULL_SCREEN, pictures: full })),
    ...others.flatMap((kind) => THEMES.map((theme) => inChannel(kind, theme, spreadOver(shown[kind])))),
    ...THEMES.map((theme) => inChannel('legend and titles', theme, kinds.cards.filter(isLegendOrTitle))),
    ...THEMES.map((theme) => ({
      title: `${id} full size`,
      theme,
      box: FULL_SIZE,
      pictures: [turns, full, kinds.ends, kinds.posters].flatMap((each) => each.slice(0, 1)),
    })),
  ];
}

function isLegendOrTitle({ name }: Named): boolean {
  return name === 'legend' || name.startsWith('title');
}

/** A few spread over the list: early, middle and late. */
function spreadOver(pictures: readonly Named[]): readonly Named[] {
  const step = Math.max(1, pictures.length / A_FEW);
  return pictures.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
}

async function tileOf({ name, draw }: Named, wall: Wall, { renderer, translate }: SheetOrder): Promise<Tile> {
  const { title, theme, box } = wall;
  const whole = await drawn(renderer, themed(draw(translate), theme));
  const small = await sharp(whole)
    .resize({ ...box, fit: 'inside' })
    .removeAlpha()
    .png()
    .toBuffer();
  const { width, height: lower } = await sharp(small).metadata();
  const above = await drawn(renderer, caption(`${title}, ${theme}: ${name}`, box.width));
  const height = lower + CAPTION;
  const picture = await sharp({
    create: { width: Math.max(width, box.width), height, channels: 3, background: PALETTE.shadow },
  })
    .composite([
      { input: above, top: 0, left: 0 },
      { input: small, top: CAPTION, left: 0 },
    ])
    .png()
    .toBuffer();
  return { picture, height };
}

async function drawn(renderer: Renderer, svg: string): Promise<Buffer> {
  const rendered = await renderer.render(svg);
  if (!rendered.ok) throw new Error(JSON.stringify(rendered));
  return rendered.picture;
}

function caption(words: string, width: number): string {
  const lettering = { size: 18, fill: PALETTE.ink, within: width - 8 };
  return svgDocument({ width, height: CAPTION }, width, [
    rect(0, 0, width, CAPTION, { fill: PALETTE.shadow }),
    text(words, 4, CAPTION / 2, lettering),
  ]);
}
