/** The picture of the end of a game: the scene, what decided it, and a line for each player. */
import { clipped, sentenceLines } from '../lines.ts';
import { SCENE } from '../measures.ts';
import { PALETTE } from '../palette.ts';
import {
  at,
  element,
  fittingSize,
  group,
  type Lettering,
  line,
  named,
  OWN_COLOURS,
  rect,
  type Svg,
  text,
} from '../scene.ts';
import {
  channelSheet,
  MIN_TURN_TYPE,
  TURN_BOARD,
  TURN_MARGIN,
  TURN_TYPE,
  TURN_WIDTH,
} from '../turn-board/canvas.ts';
import { type Danger, dangerPart, MIN_GRAPH } from './danger-graph.ts';

export interface EndPicture {
  readonly light: 'won' | 'lost';
  /** A drawing the size of a scene. */
  readonly scene: Svg;
  readonly title: string;
  readonly reason: string;
  /** The closeness of the game, turn by turn; `null` if it can't be counted. */
  readonly danger: Danger | null;
  /** The turn that decided the game; `null` if the history isn't known. */
  readonly turning: Turning | null;
  readonly people: readonly { readonly name: string; readonly feats: readonly string[] }[];
}

export interface Turning {
  readonly title: string;
  readonly what: string;
}

const SCALE = TURN_BOARD.width / SCENE.width;
const SCENE_HEIGHT = SCENE.height * SCALE;
const MIDDLE = TURN_BOARD.width / 2;
const NAME_WIDTH = 268;
const TALLEST_ROW = 72;
const TALLEST_GRAPH = 420;
/** At most this much of the scene's sky is cut, if the graph would otherwise be too flat. */
const MAX_CUT = 80;
const GOOD_GRAPH = 260;
const JOINT = ' · ';
const NOTHING = '–';
const REASON = { size: TURN_TYPE.label, fill: PALETTE.ink, within: TURN_WIDTH } as const;
const REASON_LINE = 46;
const APART = 12;

export function endPicture(end: EndPicture): Svg {
  const headlineHeight = 100 + reasonLines(end).length * REASON_LINE;
  const turningHeight = end.turning === null ? 0 : turningPart(end.turning, 0).height + APART;
  const rows = end.people.length * TALLEST_ROW;
  const left = TURN_BOARD.height - TURN_MARGIN - APART - headlineHeight - turningHeight - rows;
  const cut = end.danger === null ? 0 : Math.min(MAX_CUT, Math.max(0, SCENE_HEIGHT + GOOD_GRAPH - left));
  const scene = SCENE_HEIGHT - cut;
  const turningTop = scene + headlineHeight;
  const turning = end.turning === null ? null : turningPart(end.turning, turningTop);
  const dangerTop = turningTop + turningHeight;
  const tall = Math.min(TALLEST_GRAPH, Math.max(MIN_GRAPH, left - scene));
  const danger = end.danger === null ? null : dangerPart(end.danger, tall);
  const top = dangerTop + (danger === null ? 0 : danger.height + APART);
  return channelSheet([
    sceneAt(end, scene),
    headline(end, scene),
    ...(turning === null ? [] : [turning.svg]),
    ...(danger === null ? [] : [at(TURN_MARGIN, dangerTop, danger.svg)]),
    people(end.people, top),
  ]);
}

/** The scene across the full width. Its top is cut off above `height`, since the figures are at the bottom. */
export function sceneAt({ scene, light }: Pick<EndPicture, 'scene' | 'light'>, height: number): Svg {
  const up = height - SCENE_HEIGHT;
  return group([
    element('defs', {}, [element('clipPath', { id: 'scene' }, [rect(0, 0, TURN_BOARD.width, height, {})])]),
    group(
      [
        group(
          [group([scene], { transform: `translate(0 ${up.toFixed(1)}) scale(${SCALE.toFixed(3)})` })],
          OWN_COLOURS,
        ),
      ],
      { 'clip-path': 'url(#scene)' },
    ),
    line(0, height, TURN_BOARD.width, height, {
      stroke: light === 'won' ? PALETTE.gold : PALETTE.danger,
      'stroke-width': 10,
    }),
  ]);
}

function headline({ title, reason, light }: EndPicture, top: number): Svg {
  const lines = reasonLines({ reason });
  return named(
    'headline',
    text(title, MIDDLE, top + 54, {
      size: 68,
      face: 'title',
      fill: light === 'won' ? PALETTE.gold : PALETTE.danger,
      anchor: 'middle',
      within: TURN_WIDTH,
    }),
    ...lines.map((words, at_) =>
      text(words, MIDDLE, top + 118 + at_ * REASON_LINE, { ...REASON, anchor: 'middle' }),
    ),
  );
}

function reasonLines({ reason }: Pick<EndPicture, 'reason'>): readonly string[] {
  return sentenceLines(reason, TURN_WIDTH, REASON);
}

/** A heading such as "Hardest turn: turn 27", and what happened in that turn. */
export function turningPart(
  { title, what }: Turning,
  top: number,
): { readonly height: number; readonly svg: Svg } {
  const within = TURN_WIDTH - 40;
  const lettering = { size: TURN_TYPE.caption + 1, fill: PALETTE.ink, within } as const;
  const lines = sentenceLines(what, within, lettering);
  const height = 66 + lines.length * 46;
  return {
    height,
    svg: named(
      'turning',
      at(
        TURN_MARGIN,
        top,
        rect(0, 0, TURN_WIDTH, height, {
          rx: 18,
          fill: PALETTE.panel,
          stroke: PALETTE.panelEdge,
          'stroke-width': 3,
        }),
        text(title, 20, 34, { size: TURN_TYPE.label, face: 'strong', fill: PALETTE.accent, within }),
        ...lines.map((words, at_) => text(words, 20, 80 + at_ * 46, lettering)),
      ),
    ),
  };
}

function people(list: EndPicture['people'], top: number): Svg {
  const room = TURN_BOARD.height - TURN_MARGIN - top;
  const row = Math.min(TALLEST_ROW, room / Math.max(1, list.length));
  return named(
    'people',
    ...list.map(({ name, feats }, place) => {
      const feat = { size: TURN_TYPE.caption, fill: PALETTE.ink, within: TURN_WIDTH - NAME_WIDTH } as const;
      const own = {
        size: TURN_TYPE.label,
        face: 'title',
        fill: PALETTE.accent,
        within: NAME_WIDTH - 20,
      } as const;
      return at(
        TURN_MARGIN,
        top + (place + 0.5) * row,
        text(clipped(name, own, MIN_TURN_TYPE), 0, 0, own),
        text(featLine(feats, feat), NAME_WIDTH, 0, feat),
      );
    }),
  );
}

/** As many complete feats as fit on the line. Each game lists the most important first. */
function featLine(
  [first, ...others]: readonly string[],
  lettering: Lettering & { readonly within: number },
): string {
  if (first === undefined) return NOTHING;
  let joined = first;
  for (const feat of others) {
    const longer = `${joined}${JOINT}${feat}`;
    if (fittingSize(longer, lettering) < MIN_TURN_TYPE) break;
    joined = longer;
  }
  return joined;
}
