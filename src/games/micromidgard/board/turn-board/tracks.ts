/**
 * Draws the four Blessing tracks: the name, the current raven's level, and the action for each track. The two Craft tracks share
 * the sign of their action. A track is dimmed if nothing can be spent on it this turn.
 */
import { clipped } from '../../../../render/lines.ts';
import { PALETTE } from '../../../../render/palette.ts';
import { at, faded, group, named, rect, type Svg, text } from '../../../../render/scene.ts';
import { MIN_TURN_TYPE, TURN_MARGIN, TURN_TYPE, TURN_WIDTH } from '../../../../render/turn-board/canvas.ts';
import { spotlightFrame } from '../../../../render/turn-board/spotlight.ts';
import { type Action, LEVELS, LIGHTS, TRACKS, type Track } from '../../box/components.ts';
import { waysToMove } from '../../facts/moves.ts';
import { yieldOf } from '../../facts/realms.ts';
import { seatAt } from '../../facts/seats.ts';
import { drivenBy } from '../../facts/tracks.ts';
import type { MicromidgardView } from '../../state/view.ts';
import { blessingBesideTrack } from '../../words/names.ts';
import type { Board } from '../board.ts';
import { centred, scaledBy } from '../sign.ts';
import { actionSign } from '../signs.ts';
import { TRACK_COLOURS } from '../styles.ts';
import { usableTracks } from './uses.ts';

export const TRACKS_HEIGHT = 102;

const GAP = 10;
/** The width of the box for a single track; the box for both Craft tracks takes the rest. */
const NARROW = 222;
const WIDE = TURN_WIDTH - LIGHTS.length * (NARROW + GAP);
const ROW = TRACKS_HEIGHT / 2;
const PIP = { width: 26, height: 30, step: 34 } as const;
const PIPS = LEVELS.length * PIP.step - (PIP.step - PIP.width);
const PADDING = 14;
const SIGN = 66;
/** The opacity of a dimmed track next to a usable one. */
const DIM = 0.35;

export function turnTracks(board: Board, top: number): Svg {
  const usable = brightTracks(board.view);
  return named(
    'tracks',
    at(TURN_MARGIN, top, pair(board, usable)),
    ...LIGHTS.map((track, place) =>
      at(TURN_MARGIN + WIDE + GAP + place * (NARROW + GAP), top, single(board, track, usable)),
    ),
  );
}

type Usable = ReadonlySet<Track>;

/**
 * The tracks on which the current player can do something now, or could with the action from a wolf that still has to run or from
 * a Realm within reach of a meeple.
 */
function brightTracks(view: MicromidgardView): Usable {
  const { wolfActions } = view.turn;
  const about = view.question?.about;
  const actions = new Set<Action>(LIGHTS.filter((wolf) => wolfActions[wolf] > 0));
  if (about === 'move') for (const action of actionsWithinReach(view)) actions.add(action);
  const usable = about === 'turn' ? usableTracks(view) : new Set<Track>();
  return new Set(TRACKS.filter((track) => usable.has(track) || actions.has(drivenBy(view, track))));
}

function actionsWithinReach(view: MicromidgardView): readonly Action[] {
  const realms = new Set(waysToMove(view).flatMap((way) => way.realms));
  return [...realms]
    .flatMap((realm) => yieldOf(view, realm))
    .flatMap((gain) =>
      gain.what === 'action' ? [gain.action] : gain.what === 'wolf-action' ? [gain.wolf] : [],
    );
}

function isDimmed({ view }: Board, track: Track, usable: Usable): boolean {
  return view.end === null && !usable.has(track);
}

/** Both Craft tracks, one above the other, next to their shared sign. */
function pair(board: Board, usable: Usable): Svg {
  const name = WIDE - SIGN - 4 * PADDING - PIPS;
  return group([
    ground(WIDE, isDimmed(board, 'red', usable)),
    at(PADDING + SIGN / 2, TRACKS_HEIGHT / 2, driver(board, 'red', 1.42, usable)),
    ...(['red', 'blue'] as const).map((track, row) =>
      named(
        `track-${track}`,
        at(
          2 * PADDING + SIGN,
          ROW * (row + 0.5) + (row === 0 ? 3 : -3),
          nameOf(board, track, name, usable),
          at(name + PADDING, 0, pips(board, track, usable)),
          ...(board.spotlights.includes(`track-${track}`)
            ? [spotlightFrame(-8, 3 - ROW / 2, WIDE - SIGN - 2 * PADDING, ROW - 6, 14)]
            : []),
        ),
      ),
    ),
  ]);
}

function single(board: Board, track: Track, usable: Usable): Svg {
  return named(
    `track-${track}`,
    ground(NARROW, isDimmed(board, track, usable)),
    at(PADDING, ROW / 2 + 3, nameOf(board, track, NARROW - 2 * PADDING, usable)),
    at(PADDING + 22, TRACKS_HEIGHT - ROW / 2 - 4, driver(board, track, 1, usable)),
    at(NARROW - PADDING - PIPS, TRACKS_HEIGHT - ROW / 2 - 4, pips(board, track, usable)),
    ...(board.spotlights.includes(`track-${track}`) ? [spotlightFrame(0, 0, NARROW, TRACKS_HEIGHT, 16)] : []),
  );
}

function ground(width: number, isDim: boolean): Svg {
  return rect(0, 0, width, TRACKS_HEIGHT, {
    rx: 16,
    fill: isDim ? 'none' : PALETTE.panelRaised,
    stroke: isDim ? PALETTE.panelEdge : PALETTE.accent,
    'stroke-width': isDim ? 3 : 5,
  });
}

function driver(board: Board, track: Track, scale: number, usable: Usable): Svg {
  const sign = centred(scaledBy(actionSign(drivenBy(board.view, track)), scale));
  return group([sign], isDimmed(board, track, usable) ? faded(DIM) : {});
}

function nameOf(board: Board, track: Track, within: number, usable: Usable): Svg {
  const lettering = {
    size: TURN_TYPE.caption + 2,
    face: 'strong',
    fill: isDimmed(board, track, usable) ? PALETTE.inkSoft : PALETTE.ink,
    within,
  } as const;
  const words = board.translate(blessingBesideTrack(board.view, track));
  return text(clipped(words, lettering, MIN_TURN_TYPE), 0, 0, lettering);
}

/** A square for each level, filled up to the current raven's level. */
function pips(board: Board, track: Track, usable: Usable): Svg {
  const { view, marks } = board;
  const level = seatAt(view, view.turn.seat).levels[track];
  const isDim = isDimmed(board, track, usable);
  const colour = TRACK_COLOURS[track];
  return group(
    LEVELS.map((each, place) =>
      rect(place * PIP.step, -PIP.height / 2, PIP.width, PIP.height, {
        ...(isDim ? { class: 'dimmed' } : {}),
        rx: 7,
        fill: each <= level ? colour : 'none',
        'fill-opacity': isDim ? DIM : 1,
        stroke: marks.squares.has(`${track}-${each}`) ? PALETTE.gold : colour,
        'stroke-width': marks.squares.has(`${track}-${each}`) ? 6 : 3,
        'stroke-opacity': isDim ? DIM : 1,
      }),
    ),
  );
}
