/** Measures what the pictures of special moments cost: a highlight, an end, a poster, and the story of sixty turns. */
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { PictureSample } from '../../src/core/samples.ts';
import { storyPictures } from '../../src/discord/messages/history/story-pictures.ts';
import { animate } from '../../src/render/drawing/animate.ts';
import { openRenderer, type Renderer } from '../../src/render/drawing/renderer.ts';
import { type StoryPicture, storyFrames } from '../../src/render/pictures/story-frame.ts';
import { translator } from '../../src/words/translate.ts';
import { type Finished, finished } from '../pictures/finished.ts';
import { type Kind, type Named, picturesOf } from '../pictures/kinds.ts';
import type { Benched } from './benched.ts';
import { type Figure, megabytes, percentile } from './figures.ts';
import { memoryOfChildren } from './memory.ts';

const KINDS = [
  ['highlights', 'highlight'],
  ['ends', 'end'],
  ['posters', 'poster'],
] as const satisfies readonly (readonly [Kind, string])[];
const TIMES = 20;
const TURNS = 60;
const FRAME_MS = 800;

export async function benchMoments(benched: Benched): Promise<readonly Figure[]> {
  const { entry } = benched;
  const renderer = openRenderer({ workers: 1, timeoutMs: 10_000 });
  const pictures = await picturesOf(entry);
  const figures: Figure[] = [];
  for (const [kind, name] of KINDS)
    figures.push(...(await drawn(renderer, pictures[kind], `${entry.game.id}: ${name}`)));
  await renderer.close();
  return [...figures, ...(await story(benched))];
}

async function drawn(
  renderer: Renderer,
  pictures: readonly Named[],
  name: string,
): Promise<readonly Figure[]> {
  const translate = translator('en');
  const times: number[] = [];
  const sizes: number[] = [];
  for (let at = 0; pictures.length > 0 && at <= TIMES; at += 1) {
    const start = performance.now();
    const rendered = await renderer.render(pictures[at % pictures.length]?.draw(translate) ?? '');
    if (!rendered.ok) throw new Error(`no picture: ${rendered.code}`);
    times.push(performance.now() - start);
    sizes.push(rendered.picture.length);
  }
  const [, ...warm] = times;
  return [
    { measure: `${name}, made and drawn, p50`, value: percentile(warm, 0.5), unit: 'ms', target: '200' },
    { measure: `${name}, largest`, value: Math.max(...sizes) / 1024, unit: 'KB', target: '< 400' },
  ];
}

async function story(benched: Benched): Promise<readonly Figure[]> {
  const games = gamesOf(benched);
  const before = processorTime();
  const renderer = openRenderer({ workers: 1, timeoutMs: 10_000 });
  const frames: Uint8Array[] = [];
  for (const svg of storyFrames(picturesIn(games).slice(0, TURNS))) {
    const rendered = await renderer.render(svg);
    if (!rendered.ok) throw new Error(`no frame: ${rendered.code}`);
    frames.push(rendered.picture);
  }
  await renderer.close();
  const joined = await animate({ frames, delays: frames.map(() => FRAME_MS) });
  if (!joined.ok) throw new Error(`no story: ${joined.because}`);
  // A child's processor time is added to ours only once it's reaped. Until then it's listed as a child, even if its memory is
  // freed.
  while (memoryOfChildren(process.pid) !== null) await setTimeout(20);
  const name = `${benched.entry.game.id}: story of ${frames.length} turns`;
  return [
    { measure: `${name}, processor time`, value: processorTime() - before, unit: 's', target: '< 3' },
    { measure: `${name}, size`, value: megabytes(joined.picture.length), unit: 'MB', target: '< 8' },
  ];
}

/** As many games as the story needs. They are played before the measurement, because a story needs a finished game. */
function gamesOf({ entry, options, roles }: Benched): readonly Finished[] {
  const sample: PictureSample<unknown> = {
    name: 'story',
    options,
    roles,
    corrections: null,
    folly: 0,
    is: () => true,
  };
  const games: Finished[] = [];
  while (picturesIn(games).length < TURNS) games.push(finished(entry, sample, games.length));
  return games;
}

function picturesIn(games: readonly Finished[]): readonly StoryPicture[] {
  return games.flatMap(({ loaded, history }) => storyPictures(loaded, history, translator('en')));
}

const CLOCK_TICKS = 100;
/**
 * Fields of `/proc/self/stat`, counted after the name of the program: its own time in user and kernel mode, and that of finished
 * children.
 */
const TIMES_AT = { from: 11, to: 15 } as const;

/** The seconds that this process and its finished children have used; NaN if the system doesn't report them. */
function processorTime(): number {
  try {
    const [, counted = ''] = readFileSync('/proc/self/stat', 'utf8').split(') ');
    const ticks = counted.split(' ').slice(TIMES_AT.from, TIMES_AT.to).map(Number);
    return ticks.reduce((sum, each) => sum + each, 0) / CLOCK_TICKS;
  } catch {
    return Number.NaN;
  }
}
