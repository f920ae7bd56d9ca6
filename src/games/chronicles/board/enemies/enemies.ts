/**
 * Draws the Wheel of Enemies with a line for each enemy: its open card, its Strength, its ladder or track, and what it does when
 * it wakes.
 */

import { FULL_WIDTH, SIZES } from '../../../../render/measures.ts';
import { PALETTE } from '../../../../render/palette.ts';
import { panel, title } from '../../../../render/panel.ts';
import { ENEMY_STYLES } from '../../../../render/pieces/enemy-styles.ts';
import { at, circle, group, icon, named, rect, type Svg, text } from '../../../../render/scene.ts';
import type { Part } from '../../../../render/sheet.ts';
import { widthOf } from '../../../../render/typeface.ts';
import { say } from '../../../../render/words.ts';
import { strengthOf } from '../../actions/fighting.ts';
import { ENEMIES, type Enemy, type Iotunn } from '../../box/components.ts';
import { guardOf } from '../../facts/iotunns.ts';
import { defeatIfWoken } from '../../odds/doom.ts';
import { enemyName, iotunnName } from '../../words/names.ts';
import type { Board } from '../board.ts';
import { litFrame } from '../glow.ts';
import { sign } from '../signs.ts';
import { enemySign } from '../tokens.ts';
import { wheelCard } from './cards.ts';
import { outlook } from './outlook.ts';
import { shield } from './shield.ts';
import { TRACK_WIDTH, track } from './tracks.ts';

const HEAD = 62;
const ROW = 68;
const EDGE = 6;
const WIDTH = FULL_WIDTH - 2 * EDGE;
const MIDDLE = ROW / 2;
const CARD = 40;
const TOKEN = 106;
const NAME = 146;
const SHIELD = 390;
const TRACK = 428;
const OUTLOOK = TRACK + TRACK_WIDTH + 18;
const OUTLOOK_WIDTH = WIDTH - OUTLOOK - 12;

export function enemies(board: Board): Part {
  const height = HEAD + ENEMIES.length * ROW + EDGE;
  return {
    height,
    svg: group([
      panel(FULL_WIDTH, height),
      title(say(board, 'chronicles.picture.wheel'), 24, HEAD / 2 + 1),
      legend(board),
      ...ENEMIES.map((enemy, line) =>
        at(EDGE, HEAD + line * ROW, named(`wheel-${enemy}`, row(board, enemy))),
      ),
    ]),
  };
}

/** A legend for the shields and the open cards. */
function legend(board: Board): Svg {
  const words = say(board, 'chronicles.picture.open-card');
  const left = FULL_WIDTH - 24 - widthOf(words, 'text', SIZES.text);
  return group([
    group([wheelCard(true)], { transform: `translate(${left - 30} ${HEAD / 2 + 1}) scale(0.78)` }),
    text(words, left, HEAD / 2 + 1, { size: SIZES.text, fill: PALETTE.inkSoft }),
    group([shield(null)], { transform: `translate(${EDGE + SHIELD} ${HEAD / 2}) scale(0.8)` }),
    text(say(board, 'chronicles.picture.strength'), TRACK + EDGE, HEAD / 2 + 1, {
      size: SIZES.text,
      fill: PALETTE.inkSoft,
      within: 200,
    }),
  ]);
}

function row(board: Board, enemy: Enemy): Svg {
  const { view, marks } = board;
  const isNext = view.wheel[enemy] !== null;
  return group([
    ...(isNext ? [ground()] : []),
    at(CARD, MIDDLE, wheelCard(isNext), ...(marks.cards.has(enemy) ? [litFrame(-29, -33, 58, 66)] : [])),
    at(TOKEN, MIDDLE, enemySign(enemy, 26)),
    text(board.translate(enemyName(enemy)), NAME, MIDDLE, {
      size: SIZES.name,
      fill: ENEMY_STYLES[enemy].colour,
      within: SHIELD - NAME - 34,
    }),
    ...(enemy === 'nidhogg' ? [] : [at(SHIELD, MIDDLE, shield(strengthOf(view, enemy)))]),
    ...(marks.tracks.has(enemy) ? [litFrame(TRACK - 6, 5, TRACK_WIDTH + 12, ROW - 10)] : []),
    at(TRACK, MIDDLE, named(`track-${enemy}`, track(board, enemy))),
    at(OUTLOOK, MIDDLE, named(`outlook-${enemy}`, ...outcomes(board, enemy))),
  ]);
}

/** The background of an enemy's line if its next card wakes it. */
function ground(): Svg {
  return rect(2, 2, WIDTH - 4, ROW - 4, { rx: 14, fill: '#401820' });
}

/**
 * The consequences when an enemy wakes. A guarding Iotunn is shown first, because the gods must beat it before they can fight the
 * enemy.
 */
function outcomes(board: Board, enemy: Enemy): readonly Svg[] {
  const { view } = board;
  const guard = enemy === 'nidhogg' ? undefined : guardOf(view, enemy);
  const loses = defeatIfWoken(view, enemy) !== null;
  if (loses && guard === undefined) return [lost(board, view.wheel[enemy] !== null)];
  if (guard === undefined)
    return [
      text(outlook(board, enemy), 0, 0, {
        size: 32,
        fill: PALETTE.inkSoft,
        within: OUTLOOK_WIDTH,
      }),
    ];
  return [guardBand(board, guard, loses)];
}

/**
 * A mark showing that the enemy can make the gods lose the game: filled if its next card does, only framed if that takes two
 * cards.
 */
function lost(board: Board, isNext: boolean): Svg {
  return group([
    rect(-6, -25, OUTLOOK_WIDTH, 50, {
      class: isNext ? 'doom' : 'danger',
      rx: 12,
      fill: isNext ? PALETTE.danger : PALETTE.panel,
      stroke: PALETTE.danger,
      'stroke-width': 3,
    }),
    text(say(board, 'chronicles.picture.loses'), OUTLOOK_WIDTH / 2 - 6, 0, {
      size: 32,
      face: 'strong',
      fill: isNext ? PALETTE.inkDark : PALETTE.danger,
      anchor: 'middle',
      within: OUTLOOK_WIDTH - 16,
    }),
  ]);
}

function guardBand(board: Board, iotunn: Iotunn, loses: boolean): Svg {
  return group([
    rect(-6, -24, OUTLOOK_WIDTH, 48, {
      rx: 12,
      fill: PALETTE.dangerDeep,
      stroke: PALETTE.danger,
      'stroke-width': 3,
    }),
    ...(board.marks.iotunns.has(iotunn) ? [litFrame(-12, -30, OUTLOOK_WIDTH + 12, 60)] : []),
    at(22, 0, sign('iotunn', 34, PALETTE.ink)),
    text(board.translate(iotunnName(iotunn)), 48, 0, {
      size: 32,
      fill: PALETTE.ink,
      within: OUTLOOK_WIDTH - (loses ? 96 : 64),
    }),
    ...(loses ? [at(OUTLOOK_WIDTH - 36, 0, doomMark())] : []),
  ]);
}

/** A mark for an awakening that loses the game, if there is no room for words. */
function doomMark(): Svg {
  return group([
    circle(0, 0, 19, { class: 'doom', fill: PALETTE.danger }),
    icon('skull-crack', 0, 0, 28, PALETTE.inkDark),
  ]);
}
