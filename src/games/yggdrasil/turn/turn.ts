/** Runs a turn as a queue of steps: card, actions, end. To ask a question, a step returns early. [Y-202] */

import { emit } from '../../../core/logs/event-record.ts';
import { ask, runSteps, type StepRules } from '../../../core/requests/asking.ts';
import { seatIndex } from '../../../core/seat.ts';
import { applySquare } from '../actions/vanir.ts';
import { boxOf, enemiesOn } from '../box/box.ts';
import { type Card, enemyOn, isAngry, isRagnarok } from '../box/components.ts';
import { drawCard } from '../changes/deck.ts';
import { advance, sendVanirBack } from '../changes/movement.ts';
import { ENEMY_RULES } from '../enemies/effects.ts';
import { defeats } from '../facts/defeat.ts';
import { powerAt } from '../facts/enemies.ts';
import { actionsLeft, activeGod, cardsToDraw } from '../facts/powers.ts';
import type { Draft } from '../state/draft.ts';
import type { Step } from '../state/state.ts';
import { ANSWER_RULES } from './questions.ts';

const STEPS: StepRules<Draft, Step> = {
  'draw-card': drawForTheTurn,
  'play-card': (game, { card }) => playCard(game, card),
  'put-card-away': putCardAway,
  'look-for-early-victory': winBeforeActing,
  'vanir-square': (game, { square }) => applySquare(game, square),
  'vanir-back': sendVanirBack,
  act: (game) => ask(game, { about: actionsLeft(game) > 0 ? 'turn' : 'turn-end' }),
  'end-turn': endTurn,
};

/** Carries out steps until one of them asks the gods a question or the game ends. */
export function run(game: Draft): void {
  runSteps(game, STEPS, ANSWER_RULES);
}

export function beginTurn(game: Draft, seat: number): void {
  game.turn = { number: game.turn.number + 1, seat: seatIndex(seat), spent: [] };
  game.steps = [
    { do: 'draw-card' },
    { do: 'put-card-away' },
    { do: 'look-for-early-victory' },
    { do: 'act' },
    { do: 'end-turn' },
  ];
  const { god } = activeGod(game);
  emit(game, {
    type: 'turn-began',
    turn: game.turn.number,
    seat: game.turn.seat,
    god,
    cardsLeft: game.deck.length,
  });
}

/** Draws the turn's card. No card is drawn while Daeg lasts. Odin draws two and chooses one. */
function drawForTheTurn(game: Draft): void {
  if (game.daeg > 0) {
    game.daeg -= 1;
    emit(game, { type: 'no-card', turnsLeft: game.daeg });
    return;
  }
  const card = drawCard(game);
  if (cardsToDraw(game) > 1 && game.deck.length > 0)
    ask(game, { about: 'odin-cards', cards: [card, drawCard(game)] });
  else game.steps.unshift({ do: 'play-card', card });
}

function putCardAway(game: Draft): void {
  game.discard = [...game.discard, ...game.drawn];
  game.drawn = [];
}

/** Plays a card. A Ragnarok card only moves several enemies. An angry enemy moves two spaces and has its effect once. */
function playCard(game: Draft, card: Card): void {
  emit(game, { type: 'card-drawn', card });
  if (isRagnarok(card)) {
    for (const enemy of enemiesOn(boxOf(game), card)) advance(game, enemy, 1);
    return;
  }
  const enemy = enemyOn(card);
  advance(game, enemy, isAngry(card) ? 2 : 1);
  const power = powerAt(boxOf(game), game.enemies[enemy]);
  if (power > 0) ENEMY_RULES[enemy].effect(game, power);
}

/** In 2010 the gods win after the effect of the last card, unless they have lost. [Y-815] */
function winBeforeActing(game: Draft): void {
  if (boxOf(game).switches.winsBeforeActing && game.deck.length === 0 && defeats(game).length === 0)
    win(game);
}

function win(game: Draft): void {
  game.end = { kind: 'won' };
  emit(game, { type: 'gods-won' });
}

/**
 * Ends the turn. Defeat is checked first, and only at the end of a turn. After that, an empty deck means victory. [Y-801, Y-811,
 * Y-812]
 */
function endTurn(game: Draft): void {
  emit(game, { type: 'turn-ended', seat: game.turn.seat, actionsUnused: actionsLeft(game) });
  const codes = defeats(game);
  if (codes.length > 0) {
    game.end = { kind: 'lost', why: codes };
    emit(game, { type: 'gods-lost', why: codes });
  } else if (game.deck.length === 0) {
    win(game);
  } else {
    beginTurn(game, (game.turn.seat + 1) % game.seats.length);
  }
}
