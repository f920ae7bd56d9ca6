/** The four Blessing tracks: how far the raven on turn has come, dimmed if nothing is left to spend on them this turn. */
import { PALETTE } from '../../../../render/palette.ts';
import { at, group, named, rect, type Svg } from '../../../../render/scene.ts';
import { askedFrame } from '../../../../render/turn-board/asked.ts';
import { TURN_MARGIN, TURN_WIDTH } from '../../../../render/turn-board/canvas.ts';
import { LEVELS, TRACKS, type Track } from '../../box/components.ts';
import { drivenBy } from '../../facts/tracks.ts';
import { seatAt } from '../../words/names.ts';
import type { Board } from '../board.ts';
import { TRACK_COLOURS } from '../looks.ts';
import { centred, scaledBy } from '../sign.ts';
import { actionSign } from '../signs.ts';

export const TRACKS_HEIGHT = 76;

const GAP = 10;
const WIDTH = (TURN_WIDTH - (TRACKS.length - 1) * GAP) / TRACKS.length;
const SIGN = 62;
const STEP = (WIDTH - SIGN - 20) / LEVELS.length;

export function turnTracks(board: Board, top: number): Svg {
  return named(
    'tracks',
    ...TRACKS.map((track, place) =>
      named(`track-${track}`, at(TURN_MARGIN + place * (WIDTH + GAP), top, field(board, track))),
    ),
  );
}

function field(board: Board, track: Track): Svg {
  const { view } = board;
  const level = seatAt(view, view.turn.seat).levels[track];
  const isUsable = view.question?.about !== 'turn' || view.turn.hand[drivenBy(view, track)] > 0;
  const colour = TRACK_COLOURS[track];
  return group([
    rect(0, 0, WIDTH, TRACKS_HEIGHT, {
      ...(isUsable ? {} : { class: 'dimmed' }),
      rx: 16,
      fill: PALETTE.panel,
      stroke: colour,
      'stroke-width': isUsable ? 4 : 2,
      'stroke-opacity': isUsable ? 1 : 0.35,
    }),
    at(SIGN / 2 + 8, TRACKS_HEIGHT / 2, centred(scaledBy(actionSign(drivenBy(view, track)), 1.36))),
    ...LEVELS.map((each, place) =>
      rect(SIGN + 14 + place * STEP, 24, STEP - 8, TRACKS_HEIGHT - 48, {
        rx: 8,
        fill: each <= level ? colour : 'none',
        'fill-opacity': isUsable ? 1 : 0.35,
        stroke: colour,
        'stroke-width': 3,
        'stroke-opacity': isUsable ? 1 : 0.35,
      }),
    ),
    ...(board.asked.includes(`track-${track}`) ? [askedFrame(0, 0, WIDTH, TRACKS_HEIGHT, 16)] : []),
  ]);
}
