/** Draws a campaign: the road of its chapters, the chapters beside it, and below them everyone's skills. */
import type { ChapterStatus } from '../../core/campaign.ts';
import { joinedLines } from '../lines.ts';
import { FULL_WIDTH, SCENE, SIZES } from '../measures.ts';
import { PALETTE } from '../palette.ts';
import { doneMark, halo, panel, title } from '../panel.ts';
import {
  at,
  circle,
  element,
  group,
  icon,
  named,
  OWN_COLOURS,
  path,
  rect,
  type Svg,
  text,
} from '../scene.ts';
import { type Part, styleOf } from '../sheet.ts';

export interface Station {
  readonly name: string;
  /** The chapter's status as text. */
  readonly note: string;
  readonly status: ChapterStatus;
  readonly defeats: number;
  readonly isBeside: boolean;
  /** A drawing the size of a scene. */
  readonly scene: Svg;
}

export interface Traveller {
  readonly name: string;
  readonly points: string;
  /** The skills, each in a few words. */
  readonly skills: readonly string[];
}

export interface Road {
  readonly title: string;
  readonly stations: readonly Station[];
  readonly travellers: readonly Traveller[];
}

const HEAD = 66;
const SIDE = 18;
const COLUMNS = 4;
const APART = 22;
const CARD = (FULL_WIDTH - 2 * SIDE - (COLUMNS - 1) * APART) / COLUMNS;
const SCALE = CARD / SCENE.width;
const PICTURE = Math.round(SCENE.height * SCALE);
const HEIGHT = PICTURE + 92;
const STEP = HEIGHT + 34;
const MAX_SKULLS = 5;

export function roadPicture({ title: words, stations, travellers }: Road): Svg {
  return styleOf([
    roadPart(words, stations),
    ...(travellers.length === 0 ? [] : [travellersPart(travellers)]),
  ]);
}

interface Placed {
  readonly station: Station;
  readonly x: number;
  readonly y: number;
}

function roadPart(words: string, stations: readonly Station[]): Part {
  const beside = stations.filter(({ isBeside }) => isBeside);
  const along = stations.filter(({ isBeside }) => !isBeside);
  const columns = beside.length > 0 ? COLUMNS - 1 : COLUMNS;
  const rows = Math.max(Math.ceil(along.length / columns), beside.length);
  const road = along.map((station, place) => placed(station, place % columns, Math.floor(place / columns)));
  const free = (rows - beside.length) / 2;
  const others = beside.map((station, place) => placed(station, COLUMNS - 1, free + place));
  const height = HEAD + rows * STEP - 12;
  return {
    height,
    svg: group([
      panel(FULL_WIDTH, height),
      element('defs', {}, [element('clipPath', { id: 'station' }, [rect(0, 0, CARD, PICTURE, { rx: 14 })])]),
      title(words, 24, HEAD / 2 + 2, FULL_WIDTH - 48),
      ...way(road),
      ...[...road, ...others].map((each) => at(each.x, each.y, stationCard(each.station))),
    ]),
  };
}

function placed(station: Station, column: number, row: number): Placed {
  return { station, x: SIDE + column * (CARD + APART), y: HEAD + row * STEP };
}

/**
 * The road from card to card. At the end of a row it runs down between the rows and starts again on the left. The completed part
 * is gold.
 */
function way(road: readonly Placed[]): readonly Svg[] {
  return road.slice(1).map((to, place) => {
    const from = road[place] ?? to;
    const middle = PICTURE / 2;
    const between = to.y - 17;
    const line =
      from.y === to.y
        ? `M${from.x + CARD} ${from.y + middle}H${to.x}`
        : `M${from.x + CARD / 2} ${from.y + HEIGHT}V${between}H${to.x + CARD / 2}V${to.y}`;
    return path(line, {
      fill: 'none',
      stroke: from.station.status === 'won' ? PALETTE.gold : PALETTE.inkFaint,
      'stroke-width': 7,
      'stroke-linejoin': 'round',
    });
  });
}

export const EDGES: Readonly<Record<ChapterStatus, string>> = {
  won: PALETTE.gold,
  next: PALETTE.ink,
  open: PALETTE.inkSoft,
  optional: PALETTE.panelEdge,
  'to-come': PALETTE.panelEdge,
};

function stationCard({ name, note, status, defeats, scene }: Station): Svg {
  const isFar = status === 'to-come' || status === 'optional';
  return named(
    `station-${status}`,
    rect(0, 0, CARD, HEIGHT, { rx: 14, fill: PALETTE.panelRaised }),
    group([group([group([scene], OWN_COLOURS)], { transform: `scale(${SCALE.toFixed(4)})` })], {
      'clip-path': 'url(#station)',
    }),
    ...(isFar ? [rect(0, 0, CARD, PICTURE, { rx: 14, fill: PALETTE.shadow, 'fill-opacity': 0.62 })] : []),
    ...(status === 'next'
      ? [halo(CARD, HEIGHT)]
      : [rect(0, 0, CARD, HEIGHT, { rx: 14, fill: 'none', stroke: EDGES[status], 'stroke-width': 4 })]),
    ...(status === 'won' ? [at(CARD - 26, 26, doneMark())] : []),
    ...skulls(defeats),
    text(name, CARD / 2, PICTURE + 27, {
      size: 36,
      face: 'title',
      fill: isFar ? PALETTE.inkSoft : PALETTE.ink,
      anchor: 'middle',
      within: CARD - 20,
    }),
    text(note, CARD / 2, PICTURE + 66, {
      size: SIZES.smallest,
      fill: status === 'won' || status === 'next' ? PALETTE.gold : PALETTE.inkSoft,
      anchor: 'middle',
      within: CARD - 16,
    }),
  );
}

/** One skull per defeat, as far as there is room; the text has the number. */
function skulls(defeats: number): readonly Svg[] {
  return Array.from({ length: Math.min(defeats, MAX_SKULLS) }, (_, place) =>
    at(
      24 + place * 36,
      PICTURE - 20,
      circle(0, 0, 16, {
        class: 'defeat',
        fill: PALETTE.dangerDeep,
        stroke: PALETTE.danger,
        'stroke-width': 2,
      }),
      icon('skull-crack', 0, 0, 24, PALETTE.ink),
    ),
  );
}

const LINE = 48;
const NAME = 24;
const POINTS = 300;
const SKILLS = 440;
const SKILLS_WIDTH = FULL_WIDTH - SKILLS - 20;

function travellersPart(travellers: readonly Traveller[]): Part {
  let y = 14;
  const drawn = travellers.map((each) => {
    const lines = joinedLines(each.skills, SKILLS_WIDTH, { size: 32, fill: PALETTE.inkSoft });
    const row = at(0, y, travellerRow(each, lines));
    y += Math.max(1, lines.length) * LINE + 12;
    return row;
  });
  return { height: y + 2, svg: group([panel(FULL_WIDTH, y + 2), ...drawn]) };
}

function travellerRow({ name, points }: Traveller, lines: readonly string[]): Svg {
  return named(
    'traveller',
    text(name, NAME, LINE / 2, { size: 40, face: 'title', fill: PALETTE.ink, within: POINTS - NAME - 16 }),
    text(points, POINTS, LINE / 2, {
      size: 36,
      face: 'strong',
      fill: PALETTE.gold,
      within: SKILLS - POINTS - 20,
    }),
    ...lines.map((line, place) =>
      text(line, SKILLS, (place + 0.5) * LINE, { size: 32, fill: PALETTE.inkSoft, within: SKILLS_WIDTH }),
    ),
  );
}
