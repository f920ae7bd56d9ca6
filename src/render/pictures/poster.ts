/** The poster of a finished game: how it ended, the moment that decided it, and who played. */
import type { Centrepiece } from '../../core/presentation/ending.ts';
import { clipped } from '../lines.ts';
import { PALETTE } from '../palette.ts';
import { at, element, named, type Svg, text } from '../scene.ts';
import { channelSheet, MIN_TURN_TYPE, TURN_BOARD, TURN_TYPE, TURN_WIDTH } from '../turn-board/canvas.ts';
import { missingSigns, widthOf } from '../typeface.ts';
import { type EndPicture, sceneAt, turningPart } from './end-picture.ts';

export interface Poster {
  readonly game: string;
  /** The rules of the game that was played, such as the name of a saga; null in a game with only one rules version. */
  readonly rules: string | null;
  /** The length of the game, and its date. */
  readonly facts: string;
  readonly end: EndPicture;
  /** The central part of the board in the turn that decided the game, or at its end if that turn is unknown. */
  readonly centrepiece: (room: number) => Centrepiece;
  readonly seed: string;
}

/** Tall enough for the heads of the figures in it. */
const TALLEST_SCENE = 326;
/** The scene may lose sky down to this height if the board would otherwise be drawn too small. */
const LOWEST_SCENE = 140;
/** The title below the scene, with the lines below it. */
const MASTHEAD = 176;
const APART = 14;
/** A wolf in Micro Midgard extends slightly above its board. */
const ABOVE_BOARD = 24;
const FOOT = TURN_BOARD.height - 104;
const MIDDLE = TURN_BOARD.width / 2;

export function posterPicture(poster: Poster): Svg {
  const { end, centrepiece, seed, game, rules, facts } = poster;
  const colour = end.light === 'won' ? PALETTE.gold : PALETTE.danger;
  const middle = { anchor: 'middle', within: TURN_WIDTH } as const;
  const turningRoom = end.turning === null ? ABOVE_BOARD : turningPart(end.turning, 0).height + APART;
  const room = FOOT - APART - TALLEST_SCENE - MASTHEAD - turningRoom;
  const board = centrepiece(room);
  const scene = Math.max(LOWEST_SCENE, TALLEST_SCENE - Math.max(0, board.height - room));
  const top = scene + MASTHEAD + turningRoom;
  const label = { size: TURN_TYPE.label, fill: PALETTE.ink, ...middle } as const;
  const names = { size: TURN_TYPE.caption, fill: PALETTE.ink, ...middle } as const;
  const small = { size: TURN_TYPE.caption, fill: PALETTE.inkSoft, ...middle } as const;
  return channelSheet([
    sceneAt(end, scene),
    named(
      'masthead',
      text(end.title, MIDDLE, scene + 46, { ...middle, size: 62, face: 'title', fill: colour }),
      text(clipped(rules ?? game, label, MIN_TURN_TYPE), MIDDLE, scene + 104, label),
      text(
        clipped(rules === null ? facts : `${game} · ${facts}`, small, MIN_TURN_TYPE),
        MIDDLE,
        scene + 152,
        small,
      ),
    ),
    ...(end.turning === null ? [] : [turningPart(end.turning, scene + MASTHEAD).svg]),
    moment(board, top, FOOT - top - APART),
    named(
      'people',
      text(
        clipped(end.people.map(({ name }) => name).join(' · '), names, MIN_TURN_TYPE),
        MIDDLE,
        FOOT + 24,
        names,
      ),
    ),
    ...(canBeSet(seed)
      ? [text(seed, MIDDLE, FOOT + 72, { size: MIN_TURN_TYPE, fill: PALETTE.inkSoft, anchor: 'middle' })]
      : []),
  ]);
}

/** The centrepiece as large as the room allows, centred. */
function moment({ svg, height }: Centrepiece, top: number, room: number): Svg {
  const scale = Math.min(1, room / height);
  const left = (TURN_BOARD.width - TURN_WIDTH * scale) / 2;
  return named('moment', at(left, top, element('g', { transform: `scale(${scale.toFixed(3)})` }, [svg])));
}

/** Players type seeds with any characters and length. If a seed is too long for a line, it is only in the message. */
function canBeSet(seed: string): boolean {
  return missingSigns(seed, 'text').length === 0 && widthOf(seed, 'text', MIN_TURN_TYPE) <= TURN_WIDTH;
}
