/** The chart of a review and the road of a campaign can be read in both themes. */
import { expect, test } from 'vitest';
import { THEMES } from '../../../src/core/presentation/theme.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import { PALETTE } from '../../../src/render/palette.ts';
import { chartPicture } from '../../../src/render/pictures/chart.ts';
import { roadPicture, type Station } from '../../../src/render/pictures/road.ts';
import { themed } from '../../../src/render/themes.ts';
import { faintTexts } from './contrast.ts';

const MIN_CONTRAST = 4.5;
const STATUSES = ['won', 'next', 'open', 'optional', 'to-come'] as const;

const CHART = chartPicture({
  title: 'Chance to win',
  percent: (chance) => `${100 * chance} %`,
  marks: 'The turns that changed it most',
  kinds: { blunder: 'Blunder', mistake: 'Mistake', inaccuracy: 'Inaccuracy' },
  points: [
    { chance: 0.8, label: '1', mistake: 'mistake' },
    { chance: 0.3, label: '2', isMarked: true, mistake: 'blunder' },
    { chance: 0, label: '3' },
  ],
});

/** The chapters of all games, each at least once. */
const STATIONS = [...CATALOGUE.values()]
  .flatMap(({ guide }) => Object.values(guide?.chapters ?? {}))
  .map(({ isBeside, scene }, at): Station => {
    const status = STATUSES[at % STATUSES.length] ?? 'won';
    return { name: `Chapter ${at}`, note: status, status, defeats: at, isBeside, scene: scene('begins') };
  });

const ROAD = roadPicture({
  title: 'The road',
  stations: STATIONS,
  travellers: [{ name: 'Thor', points: '12 XP', skills: ['Strong in fights', 'Knows the way'] }],
});

test.each(THEMES.flatMap((theme) => [[theme, 'chart', CHART] as const, [theme, 'road', ROAD] as const]))(
  'in the %s theme the text of the %s stands out',
  async (theme, _, svg) => {
    expect(await faintTexts(themed(svg, theme), MIN_CONTRAST)).toEqual([]);
  },
);

test("in the light theme the chart and the road have a light background, and the scenes of the road don't change", () => {
  expect(STATIONS.length).toBeGreaterThanOrEqual(STATUSES.length);
  for (const svg of [CHART, ROAD].map((drawn) => themed(drawn, 'light')))
    expect(svg).not.toContain(`fill="${PALETTE.panel}"`);
  for (const { scene } of STATIONS) expect(themed(ROAD, 'light')).toContain(scene);
});
