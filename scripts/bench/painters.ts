/** Compares the two painters: each paints the same boards in turn, and only the ratio of their processor times counts. */
import { playOut } from '../../src/core/playing.ts';
import { atRandom } from '../../src/core/policy.ts';
import { FACES } from '../../src/render/drawing/drawing-process.ts';
import { paintWithLibrsvg } from '../../src/render/drawing/painting/librsvg.mjs';
import { openSkia } from '../../src/render/drawing/painting/skia.mjs';
import { drawnBoard } from '../../src/render/pictures/board.ts';
import { inPackage } from '../../src/runtime/package-folder.ts';
import { translator } from '../../src/words/translate.ts';
import { type Benched, opener } from './benched.ts';
import { type Figure, percentile } from './figures.ts';

const BOARDS = 20;
const NOT_WARM = 3;

export async function benchPainters(benched: Benched): Promise<readonly Figure[]> {
  // librsvg reads this file when it draws its first text.
  process.env['FONTCONFIG_FILE'] = inPackage('assets', 'fonts', 'fonts.conf');
  const skia = openSkia(FACES);
  const ratios: number[] = [];
  for (const svg of boardsOf(benched)) {
    const bySkia = await processorTime(() => skia(svg));
    const byLibrsvg = await processorTime(() => paintWithLibrsvg(svg));
    ratios.push(byLibrsvg / bySkia);
  }
  return [
    {
      measure: `${benched.entry.game.id}: processor time of librsvg to Skia's, p50`,
      value: percentile(ratios.slice(NOT_WARM), 0.5),
      unit: 'times',
      target: '> 2',
    },
  ];
}

function boardsOf(benched: Benched): readonly string[] {
  const { game, presenter } = benched.entry;
  const translate = translator('en');
  const boards: string[] = [];
  for (const { state, events } of playOut(game, opener(benched)('painters'), atRandom)) {
    boards.push(drawnBoard(presenter, 'turnBoard', game.observe(state), events, translate));
    if (boards.length === BOARDS) break;
  }
  return boards;
}

/** The processor time in ms, of all threads. */
async function processorTime(paint: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await paint();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
