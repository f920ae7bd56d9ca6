/**
 * The row of a turn board that shows what just happened: at most three tiles, each with a symbol, a name and one or two short
 * lines.
 */
import { type GameEvent, TURN_BEGAN } from '../../core/game.ts';
import { TONES } from '../just-now.ts';
import { clipped, sentenceLines } from '../lines.ts';
import { PALETTE } from '../palette.ts';
import { at, fittingSize, group, type Lettering, named, path, rect, type Svg, text } from '../scene.ts';
import { widthOf } from '../typeface.ts';
import { MIN_TURN_TYPE, TURN_MARGIN, TURN_TYPE, TURN_WIDTH } from './canvas.ts';

export interface TurnTile {
  /** The symbol, at most 70 wide and 80 high, centred at 0, 0. */
  readonly sign: Svg;
  readonly name: string;
  /** Empty if the name is enough. */
  readonly detail: string;
  readonly tone: 'good' | 'bad' | 'calm';
  /** Whether a turn began between the previous tile and this one. */
  readonly opensTurn?: boolean;
}

export const MAX_TURN_TILES = 3;
export const TILES_HEIGHT = 112;

const BETWEEN = 8;
const WIDTH = (TURN_WIDTH - (MAX_TURN_TILES - 1) * BETWEEN) / MAX_TURN_TILES;
const SIGN = 74;
const WITHIN = WIDTH - SIGN - 12;

/** The tiles of the news to show, with a mark at each new turn. News without a tile is left out. */
export function tilesFor<News>(
  chosen: readonly News[],
  turnOf: (news: News) => number,
  draw: (news: News) => TurnTile | undefined,
): readonly TurnTile[] {
  return chosen.flatMap((news, place) => {
    const before = chosen[place - 1];
    const opensTurn = before !== undefined && turnOf(before) !== turnOf(news);
    const tile = draw(news);
    return tile === undefined ? [] : [{ ...tile, opensTurn }];
  });
}

/** The number of turns that have begun up to an event. `all` are the events since the last picture. */
export function turnAmong<Event extends GameEvent>(all: readonly Event[]): (event: Event) => number {
  return (event) => all.slice(0, all.indexOf(event) + 1).filter(({ type }) => type === TURN_BEGAN).length;
}

/** The tiles, oldest first. The newest has a gold frame, the others are pale. `quiet` is shown while nothing has happened. */
export function turnTiles(tiles: readonly TurnTile[], y: number, quiet: string): Svg {
  const shown = tiles.slice(-MAX_TURN_TILES);
  return named(
    'just-now',
    ...(shown.length === 0 ? [at(TURN_MARGIN, y, quietBand(quiet))] : []),
    ...shown.map((tile, place) =>
      at(
        TURN_MARGIN + place * (WIDTH + BETWEEN),
        y,
        drawn(tile, place === shown.length - 1),
        ...(place > 0 && tile.opensTurn ? [turnMark()] : []),
      ),
    ),
  );
}

function quietBand(words: string): Svg {
  return group([
    rect(0, 0, TURN_WIDTH, TILES_HEIGHT, { rx: 18, fill: PALETTE.panel }),
    text(words, TURN_WIDTH / 2, TILES_HEIGHT / 2, {
      size: TURN_TYPE.label,
      fill: PALETTE.inkSoft,
      anchor: 'middle',
      within: TURN_WIDTH - 40,
    }),
  ]);
}

/** A light wedge between the previous player's actions and the current turn. */
function turnMark(): Svg {
  const [middle, reach] = [-BETWEEN / 2, 14];
  return named(
    'turn-change',
    path(`M${middle} -6V${TILES_HEIGHT + 6}`, { stroke: PALETTE.accent, 'stroke-width': 6 }),
    path(`M${middle - 3} ${-reach}h${reach + 8}l${-reach / 2 - 4} ${reach}h${-reach / 2 - 4}z`, {
      fill: PALETTE.accent,
    }),
  );
}

const DETAIL = { size: TURN_TYPE.caption } as const;
/** The distance from the middle of the tile to the middle of each line, by the number of lines. */
const LINES = { 1: [0], 2: [-23, 24], 3: [-35, 2, 36] } as const;

function drawn({ sign, name, detail, tone }: TurnTile, isNewest: boolean): Svg {
  const { fill, stroke } = TONES[tone];
  const middle = TILES_HEIGHT / 2;
  const [first = '', second] = detailLines(detail);
  const [atName, atFirst = 0, atSecond = 0] = LINES[first === '' ? 1 : second === undefined ? 2 : 3];
  return group([
    rect(0, 0, WIDTH, TILES_HEIGHT, {
      rx: 18,
      fill,
      stroke: isNewest ? PALETTE.gold : stroke,
      'stroke-width': isNewest ? 7 : 3,
    }),
    at(SIGN / 2 + 1, middle, sign),
    line(name, middle + atName, { size: TURN_TYPE.label, face: 'strong' }),
    ...(first === '' ? [] : [line(first, middle + atFirst, DETAIL)]),
    ...(second === undefined ? [] : [line(second, middle + atSecond, DETAIL)]),
  ]);
}

/** The detail on one line if it fits, otherwise on two. */
function detailLines(detail: string): readonly string[] {
  const lettering = { size: MIN_TURN_TYPE, fill: PALETTE.ink, within: WITHIN };
  if (fittingSize(detail, lettering) >= MIN_TURN_TYPE) return [detail];
  const [first = '', ...rest] = sentenceLines(detail, WITHIN, lettering);
  return rest.length === 0 ? [first] : [first, rest.join(' ')];
}

/** Whether the whole text fits below a name. */
export function fitsTile(detail: string): boolean {
  return detailLines(detail).every((words) => widthOf(words, 'text', MIN_TURN_TYPE) <= WITHIN);
}

/** Names from a box file can have any length, so what does not fit is truncated. */
function line(words: string, y: number, lettering: Pick<Lettering, 'size' | 'face'>): Svg {
  const fitting = { ...lettering, fill: PALETTE.ink, within: WITHIN };
  return text(clipped(words, fitting, MIN_TURN_TYPE), SIGN, y, fitting);
}
