/** The pictures that the README and the pages in docs show, drawn from moments of the samples. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Translate } from '../../src/core/presentation/phrase.ts';
import { CATALOGUE } from '../../src/games/index.ts';
import type { Renderer } from '../../src/render/drawing/renderer.ts';
import { boardsOf, type Named, picturesOf } from './kinds.ts';

const ON_TURN_BOARDS = 'middle';
const ON_SAGA_BOARD = 'saga-tracks';
const ON_POSTER = 'many-giants-0';

/** A turn board of each game; the README shows the first game. */
export async function drawPages(renderer: Renderer, translate: Translate, folder: string): Promise<void> {
  const entries = [...CATALOGUE.values()];
  const turnBoards = await Promise.all(entries.map((entry) => boardsOf(entry, 'turnBoard')));
  const fullBoards = await Promise.all(entries.map((entry) => boardsOf(entry)));
  const posters = await Promise.all(
    entries.slice(0, 1).map(async (entry) => (await picturesOf(entry)).posters),
  );
  const pictures: readonly (readonly [file: string, picture: Named])[] = [
    ...entries.map(
      ({ game }, at) =>
        [
          at === 0 ? 'board.png' : `board-${game.id}.png`,
          theOne(turnBoards[at] ?? [], ON_TURN_BOARDS),
        ] as const,
    ),
    ['board-saga.png', theOne(fullBoards.flat(), ON_SAGA_BOARD)],
    ['poster.png', theOne(posters.flat(), ON_POSTER)],
  ];
  for (const [file, picture] of pictures) {
    const rendered = await renderer.render(picture.draw(translate));
    if (!rendered.ok) throw new Error(`${file}: ${JSON.stringify(rendered)}`);
    writeFileSync(join(folder, file), rendered.picture);
  }
}

function theOne(pictures: readonly Named[], moment: string): Named {
  const found = pictures.find(({ name }) => name === moment);
  if (found === undefined) throw new Error(`there is no moment ${moment}`);
  return found;
}
