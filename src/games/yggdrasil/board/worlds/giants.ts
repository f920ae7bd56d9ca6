/** Draws Jotunheim: the runes, the active giants with their effects, and the number of face-down giants. */
import { FULL_WIDTH, SIZES } from '../../../../render/measures.ts';
import { PALETTE } from '../../../../render/palette.ts';
import { doneMark, halo, panel, title } from '../../../../render/panel.ts';
import { at, group, icon, named, rect, type Svg, text } from '../../../../render/scene.ts';
import type { Part } from '../../../../render/sheet.ts';
import { say } from '../../../../render/words.ts';
import { boxOf, type GiantEffect } from '../../box/box.ts';
import { GIANTS, type Giant, RUNES } from '../../box/components.ts';
import { forceOf } from '../../facts/fights.ts';
import { blockerOf } from '../../facts/giants.ts';
import { giantName } from '../../words/names.ts';
import type { Board } from '../board.ts';
import { closedBand, whirl } from '../signs.ts';
import { WORLD_ICONS } from '../styles.ts';
import { letterToken, runeMark } from '../tokens.ts';
import { moodOf } from './mood.ts';
import { RUNE_HEIGHT, runeProgress } from './runes.ts';

const HEAD = 50;
const SIDE = 16;
const RUNE_WIDTH = (FULL_WIDTH - 2 * SIDE) / RUNES.length;
const PER_ROW = 3;
const COLUMN = (FULL_WIDTH - 2 * SIDE + 10) / PER_ROW;
const WIDTH = COLUMN - 10;
const ROW = 58;
const EFFECT = 78;
/** The x at which the heading's text ends. If a giant closes Jötunheim, its band follows the text about the pile. */
const TITLE_END = 360;
const HEAD_END = FULL_WIDTH - 66;
const BAND = 270;

export function giants(board: Board): Part {
  const { view } = board;
  const active = GIANTS.filter((giant) => view.active.includes(giant));
  const blocker = blockerOf(view, 'jotunheim');
  const height = HEAD + RUNE_HEIGHT + Math.ceil(active.length / PER_ROW) * ROW + 10;
  return {
    height,
    svg: group([
      panel(FULL_WIDTH, height, moodOf(board, 'jotunheim')),
      title(say(board, 'yggdrasil.world.jotunheim'), 24, 28, TITLE_END - 30),
      ...(view.turn.spent.includes('jotunheim') ? [at(FULL_WIDTH - 34, 28, doneMark())] : []),
      ...(blocker === undefined
        ? [pile(board, HEAD_END)]
        : [pile(board, HEAD_END - BAND), closedBand(board, blocker, HEAD_END, 28, BAND - 20)]),
      ...RUNES.map((rune, place) =>
        at(
          SIDE + place * RUNE_WIDTH,
          HEAD,
          named(`rune-${rune}`, runeProgress(board, rune, RUNE_WIDTH - 10)),
        ),
      ),
      ...active.map((giant, place) =>
        at(
          SIDE + (place % PER_ROW) * COLUMN,
          HEAD + RUNE_HEIGHT + Math.floor(place / PER_ROW) * ROW,
          named(`giant-${giant}`, activeGiant(board, giant)),
        ),
      ),
    ]),
  };
}

/**
 * The number of face-down giants, the next one if it's known, and the force needed to beat a giant; `x` is the end of the text.
 */
function pile(board: Board, x: number): Svg {
  const { view } = board;
  const [active] = view.active;
  const force = forceOf(view, 'pile');
  const forceOfActive = active === undefined ? force : forceOf(view, active);
  const places = {
    giants: view.pile.giants.length,
    force,
    active: forceOfActive === force ? 0 : forceOfActive,
  };
  const words =
    view.pile.top === null
      ? say(board, 'yggdrasil.picture.pile', places)
      : say(board, 'yggdrasil.picture.pile-known', {
          ...places,
          giant: giantName(boxOf(view), view.pile.top),
        });
  return text(words, x, 28, {
    size: SIZES.text,
    fill: PALETTE.inkSoft,
    anchor: 'end',
    within: x - TITLE_END - 10,
  });
}

function activeGiant(board: Board, giant: Giant): Svg {
  const { rune, effect } = boxOf(board.view).giants[giant];
  return group([
    rect(0, 3, WIDTH, ROW - 6, {
      rx: 14,
      fill: PALETTE.dangerDeep,
      stroke: PALETTE.danger,
      'stroke-width': 2,
    }),
    ...(board.marks.giants.has(giant) ? [at(0, 3, halo(WIDTH, ROW - 6))] : []),
    at(32, ROW / 2, runeMark(rune, 15, PALETTE.accent)),
    text(board.translate(giantName(boxOf(board.view), giant)), 62, ROW / 2, {
      size: SIZES.text,
      fill: PALETTE.ink,
      within: WIDTH - EFFECT - 80,
    }),
    at(WIDTH - EFFECT / 2 - 10, ROW / 2, effectMark(board, effect)),
  ]);
}

/** The effect of an active giant, centred at 0, 0. */
function effectMark(board: Board, effect: GiantEffect): Svg {
  switch (effect.kind) {
    case 'strengthens':
      return effect.whom === 'giants'
        ? group([icon('ogre', -18, 0, 40, PALETTE.ink), plusOne(8)])
        : group([at(-18, 0, letterToken(board, effect.whom, 21)), plusOne(8)]);
    case 'blocks':
      return group([icon(WORLD_ICONS[effect.world], 0, 0, 44, PALETTE.ink), barred()]);
    case 'whirlpool':
      return whirl(24);
    case 'cancels-powers':
      return group([icon('one-eyed', 0, 0, 44, PALETTE.ink), barred()]);
    case 'forbids-die':
      return group([icon('dice-six-faces-five', 0, 0, 42, PALETTE.ink), barred()]);
  }
}

export function plusOne(x: number): Svg {
  return text('+1', x, 0, { size: SIZES.smallest, face: 'strong', fill: PALETTE.ink });
}

export function barred(): Svg {
  return rect(-32, -4, 64, 8, { fill: PALETTE.danger, transform: 'rotate(-45)', rx: 4 });
}
