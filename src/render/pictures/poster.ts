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
  /** By which rules it was played, such as the name of a saga; null in a game that has only one state of rules. */
  readonly rules: string | null;
  /** How long, and when. */
  readonly facts: string;
  readonly end: EndPicture;
  /** The heart of the board in the turn that decided the game, or at its end if no turn is known. */
  readonly centrepiece: (room: number) => Centrepiece;
  readonly seed: string;
}

/** Enough for the heads of those who stand in it. */
const SCENE_HEIGHT = 326;
const TITLE = SCENE_HEIGHT + 46;
/** Room for the lines below the title. */
const MASTHEAD = 130;
const APART = 14;
/** A wolf of Micro Midgard stands a little above its board. */
const ABOVE_BOARD = 24;
const FOOT = TURN_BOARD.height - 104;
const MIDDLE = TURN_BOARD.width / 2;

export function posterPicture(poster: Poster): Svg {
  const { end, centrepiece, seed, game, rules, facts } = poster;
  const colour = end.light === 'won' ? PALETTE.gold : PALETTE.danger;
  const middle = { anchor: 'middle', within: TURN_WIDTH } as const;
  const turning = end.turning === null ? null : turningPart(end.turning, TITLE + MASTHEAD);
  const top = TITLE + MASTHEAD + (turning === null ? ABOVE_BOARD : turning.height + APART);
  const names = { size: TURN_TYPE.caption, fill: PALETTE.ink, ...middle } as const;
  return channelSheet([
    sceneAt(end, SCENE_HEIGHT),
    named(
      'masthead',
      text(end.title, MIDDLE, TITLE, { ...middle, size: 62, face: 'title', fill: colour }),
      text(rules === null ? game : `${game} · ${rules}`, MIDDLE, TITLE + 58, {
        ...middle,
        size: TURN_TYPE.label,
        fill: PALETTE.ink,
      }),
      text(facts, MIDDLE, TITLE + 106, { ...middle, size: TURN_TYPE.caption, fill: PALETTE.inkSoft }),
    ),
    ...(turning === null ? [] : [turning.svg]),
    moment(centrepiece(FOOT - top - APART), top, FOOT - top - APART),
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

/** As large as the room allows, in its middle. */
function moment({ svg, height }: Centrepiece, top: number, room: number): Svg {
  const scale = Math.min(1, room / height);
  const left = (TURN_BOARD.width - TURN_WIDTH * scale) / 2;
  return named('moment', at(left, top, element('g', { transform: `scale(${scale.toFixed(3)})` }, [svg])));
}

/** Players type seeds of any signs and length. A seed that no line can hold stands in the message alone. */
function canBeSet(seed: string): boolean {
  return missingSigns(seed, 'text').length === 0 && widthOf(seed, 'text', MIN_TURN_TYPE) <= TURN_WIDTH;
}
