/** The pictures that the README and the pages in docs show, drawn from moments of the samples. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Translate } from '../../src/core/telling/saying.ts';
import { CATALOGUE } from '../../src/games/index.ts';
import type { Renderer } from '../../src/render/drawing/renderer.ts';
import { boardsOf, type Named, picturesOf } from './kinds.ts';

interface PagePicture {
  readonly file: string;
  readonly game: string;
  readonly kind: 'turns' | 'boards' | 'posters';
  readonly moment: string;
}

const PAGE_PICTURES: readonly PagePicture[] = [
  { file: 'board.png', game: 'yggdrasil', kind: 'turns', moment: 'middle' },
  { file: 'board-micromidgard.png', game: 'micromidgard', kind: 'turns', moment: 'middle' },
  { file: 'board-chronicles.png', game: 'chronicles', kind: 'turns', moment: 'middle' },
  { file: 'board-saga.png', game: 'chronicles', kind: 'boards', moment: 'saga-tracks' },
  { file: 'poster.png', game: 'yggdrasil', kind: 'posters', moment: 'many-giants-0' },
];

export async function drawPages(renderer: Renderer, translate: Translate, folder: string): Promise<void> {
  for (const { file, game, kind, moment } of PAGE_PICTURES) {
    const picture = (await picturesNamed(game, kind)).find(({ name }) => name === moment);
    if (picture === undefined) throw new Error(`${game} has no moment ${moment}`);
    const rendered = await renderer.render(picture.draw(translate));
    if (!rendered.ok) throw new Error(`${file}: ${JSON.stringify(rendered)}`);
    writeFileSync(join(folder, file), rendered.picture);
  }
}

async function picturesNamed(game: string, kind: PagePicture['kind']): Promise<readonly Named[]> {
  const entry = CATALOGUE.get(game);
  if (entry === undefined) throw new Error(`there is no game ${game}`);
  if (kind === 'posters') return (await picturesOf(entry)).posters;
  return boardsOf(entry, kind === 'turns' ? 'turnBoard' : 'fullBoard');
}
