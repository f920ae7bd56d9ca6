/** Measures how long a board takes to draw, and how large its picture is. */
import type { GameEvent } from '../../src/core/game.ts';
import { playOut } from '../../src/core/playing.ts';
import { atRandom } from '../../src/core/policy.ts';
import { CATALOGUE } from '../../src/games/index.ts';
import { firstBoards } from '../../src/program/first-boards.ts';
import { openRenderer } from '../../src/render/drawing/renderer.ts';
import { drawnBoard } from '../../src/render/pictures/board.ts';
import { translator } from '../../src/words/translate.ts';
import { type Benched, opener } from './benched.ts';
import { type Figure, megabytes, percentile } from './figures.ts';

const PICTURES = 120;
const MANY = 600;

export async function benchPictures(benched: Benched): Promise<readonly Figure[]> {
  const { game, presenter } = benched.entry;
  const open = opener(benched);
  const translate = translator('en');
  const renderer = openRenderer({
    workers: 1,
    timeoutMs: 10_000,
    firstBoards: () => firstBoards(CATALOGUE),
  });
  const scenes: string[] = [];
  for (let number = 0; scenes.length < PICTURES; number += 1) {
    for (const { state, events } of playOut(game, open(`picture-${number}`), atRandom)) {
      scenes.push(
        drawnBoard(presenter, 'turnBoard', game.observe(state), events as readonly GameEvent[], translate),
      );
    }
  }
  const times: number[] = [];
  const sizes: number[] = [];
  const draw = async (svg: string): Promise<void> => {
    const start = performance.now();
    const rendered = await renderer.render(svg);
    if (!rendered.ok) throw new Error(`no picture: ${rendered.code}`);
    times.push(performance.now() - start);
    sizes.push(rendered.picture.length);
  };
  const starting = performance.now();
  await renderer.warmUp();
  const started = performance.now() - starting;
  for (const svg of scenes.slice(0, PICTURES)) await draw(svg);
  const memory = process.memoryUsage().rss;
  const [, ...warm] = times;
  const figures = [
    { measure: `${game.id}: a new worker is warmed up after`, value: started, unit: 'ms', target: '-' },
    {
      measure: `${game.id}: picture in a worker, first`,
      value: times[0] ?? Number.NaN,
      unit: 'ms',
      target: '150',
    },
    {
      measure: `${game.id}: picture in a worker, p50`,
      value: percentile(warm, 0.5),
      unit: 'ms',
      target: '25',
    },
    {
      measure: `${game.id}: picture in a worker, p99`,
      value: percentile(warm, 0.99),
      unit: 'ms',
      target: '200',
    },
    {
      measure: `${game.id}: picture, largest`,
      value: Math.max(...sizes) / 1024,
      unit: 'KB',
      target: '< 140',
    },
  ];
  for (let number = 0; number < MANY; number += 1) await draw(scenes[number % PICTURES] ?? '');
  const grown = process.memoryUsage().rss - memory;
  await renderer.close();
  return [
    ...figures,
    {
      measure: `${game.id}: memory grown by ${MANY} more pictures`,
      value: megabytes(grown),
      unit: 'MB',
      target: 'flat',
    },
  ];
}
