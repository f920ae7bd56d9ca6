/** Draws a god's campaign skills next to its Artifacts: skills by name, Relations by the other god. */
import type { Phrase } from '../../../../core/presentation/phrase.ts';
import { PALETTE } from '../../../../render/palette.ts';
import { circle, group, named, rect, type Svg, text } from '../../../../render/scene.ts';
import { widthOf } from '../../../../render/typeface.ts';
import type { GodName } from '../../box/components.ts';
import { otherOf } from '../../box/skills.ts';
import { worldOf } from '../../facts/gods.ts';
import { relationsOf } from '../../facts/skills.ts';
import { STEADY_HAND, SURE_HAND } from '../../words/campaign/skills.ts';
import { godName } from '../../words/names.ts';
import type { Board } from '../board.ts';
import type { Chip } from './artifacts.ts';

const SIZE = 30;
const PADDING = 14;
const HEIGHT = 44;
const LINK = 44;
const LEARNT = '#98d8c0';

export function skillChips(board: Board, god: GodName): readonly Chip[] {
  const { skills } = board.view;
  return [
    ...(skills.steady.includes(god) ? [skill(board, STEADY_HAND)] : []),
    ...(skills.sure.includes(god) ? [skill(board, SURE_HAND)] : []),
    ...relationsOf(board.view, god).map((pair) => relation(board, god, otherOf(pair, god))),
  ];
}

function skill(board: Board, name: Phrase): Chip {
  return chip(name.key, board.translate(name), true, '');
}

/** A Relation, filled while both gods are in the same World, because only then does the Relation take effect. */
function relation(board: Board, god: GodName, other: GodName): Chip {
  const isAtWork = worldOf(board.view, god) === worldOf(board.view, other);
  return chip(`relation-${god}-${other}`, board.translate(godName(other)), isAtWork, link());
}

function chip(id: string, words: string, isAtWork: boolean, sign: Svg): Chip {
  const left = PADDING + (sign === '' ? 0 : LINK);
  const width = left + widthOf(words, 'text', SIZE) + PADDING;
  return {
    width,
    svg: named(
      id,
      rect(0, -HEIGHT / 2, width, HEIGHT, {
        ...(isAtWork ? { class: 'at-work' } : {}),
        rx: HEIGHT / 2,
        fill: isAtWork ? '#184038' : PALETTE.panel,
        stroke: isAtWork ? LEARNT : PALETTE.inkFaint,
        'stroke-width': 2,
        ...(isAtWork ? {} : { 'stroke-dasharray': '8 6' }),
      }),
      sign,
      text(words, left, 0, { size: SIZE, fill: isAtWork ? LEARNT : PALETTE.inkSoft }),
    ),
  };
}

/** Two linked rings, the sign of a Relation. */
function link(): Svg {
  const ring = (x: number) => circle(x, 0, 10, { fill: 'none', stroke: LEARNT, 'stroke-width': 4 });
  return group([ring(PADDING + 10), ring(PADDING + 23)]);
}
