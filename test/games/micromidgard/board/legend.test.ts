/** The legend of Micro Midgard explains every symbol on its board. */
import { describe, expect, test } from 'vitest';
import { find } from '../../../../scripts/pictures/find.ts';
import { CATALOGUE } from '../../../../src/games/index.ts';
import { dealSign, gainSigns } from '../../../../src/games/micromidgard/board/blessings/deals.ts';
import { legendOf } from '../../../../src/games/micromidgard/board/guide/legend.ts';
import { REALM_ICONS } from '../../../../src/games/micromidgard/board/styles.ts';
import { squareOf } from '../../../../src/games/micromidgard/box/blessings.ts';
import { BLESSINGS_OF, LEVELS, LIGHTS, RELICS } from '../../../../src/games/micromidgard/box/components.ts';
import { faceOf } from '../../../../src/games/micromidgard/box/relics.ts';
import { ICON_NAMES, type IconName, pathsOf } from '../../../../src/render/icons.ts';
import { drawnBoard } from '../../../../src/render/pictures/board.ts';
import { translator } from '../../../../src/words/translate.ts';
import { table } from '../table.ts';

const english = translator('en');
const LEGEND = legendOf(english)
  .flatMap(({ marks }) => marks.map(({ sign }) => sign))
  .join('');

/** The outlines of a drawing, whatever their size and colour: the strokes of a path, the number of corners of a polygon. */
function outlinesIn(svg: string): readonly string[] {
  const paths = [...svg.matchAll(/ d="([^"]*)"/g)].map(([, d = '']) => d.replace(/[^a-z]/gi, ''));
  const polygons = [...svg.matchAll(/ points="([^"]*)"/g)].map(
    ([, points = '']) => `${points.split(' ').length}`,
  );
  return [...paths, ...polygons];
}

function missing(svg: string): readonly string[] {
  const known = outlinesIn(LEGEND);
  return outlinesIn(svg).filter((outline) => !known.includes(outline));
}

describe('the legend has', () => {
  test('all costs and gains of Blessing squares and Relics', () => {
    const deals = [
      ...Object.values(BLESSINGS_OF)
        .flat()
        .flatMap((blessing) => LEVELS.map((level) => squareOf(blessing, level))),
      ...RELICS.flatMap((relic) => LIGHTS.map((side) => faceOf(relic, side))),
    ];
    expect(deals.flatMap((deal) => missing(dealSign(deal).svg))).toEqual([]);
  });

  test('all yields of Realms, whole and destroyed', () => {
    const { realms, destroyedRealms } = table().state.box;
    const given = [...Object.values(realms), ...Object.values(destroyedRealms)].flat();
    expect(given.flatMap((each) => gainSigns(each).flatMap(({ svg }) => missing(svg)))).toEqual([]);
  });

  test('every icon of the album, except those next to the name of a Realm or raven', async () => {
    const entry = CATALOGUE.get('micromidgard');
    if (entry === undefined) throw new Error('no such game');
    const { pictures } = await entry.samples();
    const boards = pictures.map((sample) => {
      const { view, changes } = find(entry, sample);
      return drawnBoard(entry.presenter, 'fullBoard', view, changes, english);
    });
    const isOn = (svg: string) => (icon: IconName) => pathsOf(icon).every((path) => svg.includes(path));
    const named: readonly IconName[] = [...Object.values(REALM_ICONS), 'raven'];
    const unnamed = ICON_NAMES.filter(isOn(boards.join(''))).filter((icon) => !named.includes(icon));
    expect(unnamed.length).toBeGreaterThan(3);
    expect(unnamed.filter((icon) => !isOn(LEGEND)(icon))).toEqual([]);
  });
});
