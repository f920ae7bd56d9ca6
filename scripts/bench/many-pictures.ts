/** `npm run bench -- --pictures 10000`: the memory that this number of pictures leaves behind. */
import type { GameEvent } from '../../src/core/game.ts';
import { playOut } from '../../src/core/playing.ts';
import { atRandom } from '../../src/core/policy.ts';
import { openRenderer } from '../../src/render/drawing/renderer.ts';
import { drawnBoard } from '../../src/render/pictures/board.ts';
import { translator } from '../../src/words/translate.ts';
import { type Benched, opener } from './benched.ts';
import { type Figure, megabytes } from './figures.ts';
import { memoryOfChildren } from './memory.ts';

/** The memory is read after every tenth of the pictures. After the first tenth, all code and caches are warm. */
const STEPS = 10;
const MOMENTS_OF_A_GAME = 40;

/** Draws boards of all games in turn. Measures this process, which generates the SVG, and the drawing process. */
export async function benchManyPictures(all: readonly Benched[], count: number): Promise<readonly Figure[]> {
  const scenes = all.flatMap(scenesOf);
  const renderer = openRenderer({ workers: 1, timeoutMs: 30_000 });
  const step = Math.ceil(count / STEPS);
  const figures: Figure[] = [];
  for (let number = 1; number <= count; number += 1) {
    const rendered = await renderer.render(scenes[number % scenes.length]?.() ?? '');
    if (!rendered.ok) throw new Error(`no picture: ${rendered.code}`);
    if (number % step === 0 || number === count) figures.push(...memoryAfter(number));
  }
  await renderer.close();
  return figures;
}

/** Functions that each generate a picture's SVG again, as the bot does. */
function scenesOf(benched: Benched): readonly (() => string)[] {
  const { game, presenter } = benched.entry;
  const translate = translator('en');
  const scenes: (() => string)[] = [];
  for (const { state, events } of playOut(game, opener(benched)('pictures'), atRandom)) {
    if (
      scenes.push(() =>
        drawnBoard(presenter, 'turnBoard', game.observe(state), events as readonly GameEvent[], translate),
      ) === MOMENTS_OF_A_GAME
    )
      break;
  }
  return scenes;
}

function memoryAfter(pictures: number): readonly Figure[] {
  const label = `after ${pictures.toLocaleString('en')} pictures`;
  const drawing = memoryOfChildren(process.pid) ?? Number.NaN;
  return [
    { measure: `memory ${label}`, value: megabytes(process.memoryUsage().rss), unit: 'MB', target: 'flat' },
    { measure: `the drawing process ${label}`, value: megabytes(drawing), unit: 'MB', target: '120' },
  ];
}
