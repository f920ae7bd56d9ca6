/**
 * Draws the tracks of a page: each saga foe with its Strength, its position, the end of its track, and the enemies and events
 * that move it.
 */
import { oneOrTwoLines } from '../../../../render/lines.ts';
import { PALETTE } from '../../../../render/palette.ts';
import {
  at,
  circle,
  group,
  named,
  OWN_COLOURS,
  path,
  rect,
  type Svg,
  text,
} from '../../../../render/scene.ts';
import type { Part } from '../../../../render/sheet.ts';
import { say } from '../../../../render/words.ts';
import { strengthOf } from '../../actions/fighting.ts';
import type { SagaTrack } from '../../box/saga.ts';
import { pageOf } from '../../facts/page.ts';
import { foeName, worldName } from '../../words/names.ts';
import { trackRule } from '../../words/saga.ts';
import type { Board } from '../board.ts';
import { shield } from '../enemies/shield.ts';
import { foeSign, foeStyle } from '../foes.ts';
import { litFrame } from '../glow.ts';
import { moonSign, shipSign, sunSign } from '../signs.ts';
import { NOTHING, WIDTH } from './layout.ts';

const LINE = 76;
const WORDS = 42;
const HEIGHT = LINE + WORDS;
const MIDDLE = LINE / 2;
const NAME = 84;
const SHIELD = 338;
const WAY = 384;
const GOAL = WIDTH - 48;
/** At this distance from the end of its track, a foe is shown as an alarm. */
const NEAR = 2;

const GOALS = { skoll: sunSign, hati: moonSign, hrym: shipSign } as const;

export function sagaTracks(board: Board): Part {
  const { tracks } = pageOf(board.view);
  if (tracks.length === 0) return NOTHING;
  return {
    height: tracks.length * HEIGHT,
    svg: group(
      tracks.map((track, line) => at(0, line * HEIGHT, named(`track-${track.foe}`, row(board, track)))),
    ),
  };
}

function row(board: Board, track: SagaTrack): Svg {
  const { view, marks, translate } = board;
  const { foe, length } = track;
  const position = view.tracks[foe];
  const isNear = position >= length - NEAR;
  return group([
    rect(0, 0, WIDTH, HEIGHT - 6, {
      ...(isNear ? { class: 'alarm' } : {}),
      rx: 14,
      fill: isNear ? '#401820' : PALETTE.panelRaised,
      stroke: isNear ? PALETTE.danger : 'none',
      'stroke-width': 3,
    }),
    ...(marks.sagaFoes.has(foe) ? [litFrame(0, 0, WIDTH, HEIGHT - 6)] : []),
    at(44, MIDDLE, foeSign(foe, 27)),
    text(translate(foeName(foe)), NAME, 25, { size: 38, fill: foeStyle(foe).colour, within: 210 }),
    oneOrTwoLines(whereabouts(board, track), NAME, 58, { size: 30, fill: PALETTE.inkSoft, within: 222 }),
    at(SHIELD, MIDDLE, shield(strengthOf(view, foe))),
    ...way(track, position),
    text(translate(trackRule(track)), 24, LINE + 14, { size: 30, fill: PALETTE.inkSoft, within: WIDTH - 48 }),
  ]);
}

function whereabouts(board: Board, { foe, world }: SagaTrack): string {
  if (board.view.tracks[foe] === 0) return say(board, 'chronicles.page.track.out-of-sight');
  return say(board, 'chronicles.page.track.fought-in', { world: worldName(world) });
}

/** A foe's track: its spaces as dots, and the foe's prey on the last one. */
function way({ foe, length }: SagaTrack, position: number): readonly Svg[] {
  const step = (GOAL - WAY) / (length + 0.5);
  const xOf = (place: number): number => WAY + (place + 0.5) * step;
  const { colour, shape } = foeStyle(foe);
  return [
    path(`M${xOf(0)} ${MIDDLE}H${GOAL}`, { stroke: PALETTE.inkFaint, 'stroke-width': 4 }),
    ...Array.from({ length }, (_, place) =>
      circle(xOf(place), MIDDLE, 15, {
        fill: place < position ? PALETTE.inkFaint : PALETTE.panel,
        stroke: PALETTE.inkFaint,
        'stroke-width': 3,
      }),
    ),
    at(GOAL, MIDDLE, GOALS[foe](56)),
    at(
      position === length ? GOAL : xOf(position),
      MIDDLE,
      group(
        [shape(24, { fill: colour, stroke: PALETTE.inkDark, 'stroke-width': 4, class: 'foe' })],
        OWN_COLOURS,
      ),
    ),
  ];
}
