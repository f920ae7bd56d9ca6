/**
 * `npx tsx scripts/pictures/pictures.ts` draws a game's board at many moments, each also at phone width. `npm run album` draws
 * one sheet per game that shows every kind of picture.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { GameEntry } from '../../src/core/catalogue.ts';
import type { Translate } from '../../src/core/presentation/phrase.ts';
import { THEMES, type Theme } from '../../src/core/presentation/theme.ts';
import { CATALOGUE } from '../../src/games/index.ts';
import { openRenderer, type Renderer } from '../../src/render/drawing/renderer.ts';
import { themed } from '../../src/render/themes.ts';
import type { Language } from '../../src/words/languages.ts';
import { languages } from '../../src/words/locales.ts';
import { translator } from '../../src/words/translate.ts';
import { type Read, readOptions, refuse, runTool, wrong } from '../command-line/command-line.ts';
import { boardsOf, KINDS, type Named, picturesOf } from './kinds.ts';
import { drawPages } from './pages.ts';
import { drawSheet } from './sheet.ts';

const PHONE_WIDTH = 400;

const GAMES = [...CATALOGUE.keys()];
const ALL_KINDS = ['turns', 'boards', ...KINDS] as const;
const USAGE = `npx tsx scripts/pictures/pictures.ts [--game ${GAMES.join('|')}] [--language ${languages().join('|')}] [--theme ${THEMES.join('|')}]
  [--kind ${ALL_KINDS.join('|')}] [--sheet FOLDER] [folder] [moment]
draws the board at all moments of the samples, or at one of them, or all pictures of another kind, into the folder "pictures" or
another. With --sheet FOLDER, it draws a sheet for each game that shows every kind of picture side by side, as large as in a
channel, and the pictures for the README and docs in the folder above.`;

interface Order {
  readonly entry: GameEntry;
  readonly language: Language;
  readonly folder: string;
  readonly theme: Theme;
  readonly kind: (typeof ALL_KINDS)[number];
  /** The moment to draw; null means every moment. */
  readonly moment: string | null;
  /** The folder of the album; null for a picture of each moment. */
  readonly sheet: string | null;
}

await runTool({ usage: USAGE, read: readPicturesOrder, run: draw });

function readPicturesOrder(args: readonly string[]): Read<Order> {
  const [first = ''] = GAMES;
  const read = readOptions(args, {
    game: { type: 'string', default: first },
    language: { type: 'string', default: 'en' },
    theme: { type: 'string', default: 'dark' },
    kind: { type: 'string', default: 'boards' },
    sheet: { type: 'string' },
  });
  if (!read.ok) return read;
  const { values, positionals } = read.value;
  const entry = CATALOGUE.get(values.game);
  if (entry === undefined) return wrong(`There is no game called ${values.game}.`);
  const language = languages().find((each) => each === values.language);
  if (language === undefined) return wrong(`There are no words in ${values.language}.`);
  const theme = THEMES.find((each) => each === values.theme);
  if (theme === undefined) return wrong(`There is no theme called ${values.theme}.`);
  const kind = ALL_KINDS.find((each) => each === values.kind);
  if (kind === undefined) return wrong(`There are no pictures called ${values.kind}.`);
  const [folder = 'pictures', moment = null] = positionals;
  return { ok: true, value: { entry, language, theme, kind, folder, moment, sheet: values.sheet ?? null } };
}

async function draw(order: Order): Promise<void> {
  const renderer = openRenderer({ workers: 1, timeoutMs: 10_000 });
  const translate = translator(order.language);
  if (order.sheet === null) await drawMoments(order, renderer, translate);
  else {
    mkdirSync(order.sheet, { recursive: true });
    for (const [id, entry] of CATALOGUE)
      await drawSheet(entry, { renderer, translate, file: join(order.sheet, `${id}.webp`) });
    await drawPages(renderer, translate, join(order.sheet, '..'));
  }
  await renderer.close();
}

async function drawMoments(order: Order, renderer: Renderer, translate: Translate): Promise<void> {
  const { folder, moment, theme } = order;
  const all = await picturesToDraw(order);
  const wanted = all.filter(({ name }) => moment === null || name === moment);
  if (wanted.length === 0) return refuse(`${moment}: there are ${all.map(({ name }) => name).join(', ')}.`);
  mkdirSync(folder, { recursive: true });
  for (const { name, draw: drawn } of wanted) {
    const began = performance.now();
    const rendered = await renderer.render(themed(drawn(translate), theme));
    const took = performance.now() - began;
    if (!rendered.ok) throw new Error(`${name}: ${JSON.stringify(rendered)}`);
    const file = join(folder, `${name}.png`);
    writeFileSync(file, rendered.picture);
    await sharp(rendered.picture)
      .resize({ width: PHONE_WIDTH })
      .png()
      .toFile(join(folder, `${name}-phone.png`));
    process.stdout.write(`${file}: ${rendered.picture.length} bytes, ${took.toFixed(0)} ms\n`);
  }
}

async function picturesToDraw({ entry, kind }: Order): Promise<readonly Named[]> {
  if (kind === 'turns') return boardsOf(entry, 'turnBoard');
  return kind === 'boards' ? boardsOf(entry) : (await picturesOf(entry))[kind];
}
