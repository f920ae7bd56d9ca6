/** Runs a turn as a queue of steps: reveal, move, act, end. To ask a question, a step returns early. [C-203, C-211] */

import { reveal } from '../../../core/logs/event-record.ts';
import { ask, runSteps, type StepRules } from '../../../core/requests/asking.ts';
import { moveNextGod } from '../actions/creatures.ts';
import { afterFight, retreat } from '../actions/fighting.ts';
import { useRunes } from '../actions/runes.ts';
import { bearLoss, regainLife, seatAt } from '../changes/gods.ts';
import { runTracks } from '../enemies/enemies.ts';
import { runEffects } from '../enemies/saga-effects.ts';
import { returnCards, revealCard } from '../enemies/wheel.ts';
import { active } from '../facts/gods.ts';
import { looksAtOwnCard, regainsAtTheEnd } from '../facts/powers.ts';
import type { Draft } from '../state/draft.ts';
import type { Step } from '../state/state.ts';
import { ANSWER_RULES } from './questions.ts';
import { passTurn } from './rounds.ts';
import { mayGoOn } from './turn-ways.ts';

const STEPS: StepRules<Draft, Step> = {
  'look-at-card': lookAtOwnCard,
  reveal: revealCard,
  'return-cards': (game, { revealed }) => returnCards(game, revealed),
  'saga-effects': (game, { effects }) => runEffects(game, effects),
  'run-tracks': (game, { enemy }) => runTracks(game, enemy),
  'lose-life': bearLoss,
  retreat: (game, { foe }) => retreat(game, foe),
  'after-fight': afterFight,
  'use-runes': (game, { runes }) => useRunes(game, runes),
  'move-gods': moveNextGod,
  act: (game) => ask(game, { about: mayGoOn(game) ? 'turn' : 'turn-end' }),
  'end-turn': endTurn,
};

/** Carries out steps until one of them asks the gods a question or the game ends. */
export function run(game: Draft): void {
  runSteps(game, STEPS, ANSWER_RULES);
}

/** Lets Odin look at his own card before he reveals it. Everyone sees the card with him. [C-745] */
function lookAtOwnCard(game: Draft): void {
  const seat = active(game);
  if (!looksAtOwnCard(game) || seat.faceDown === null || seat.deck.length === 0) return;
  seat.faceDown = { ...seat.faceDown, seen: true };
  reveal(game);
  ask(game, { about: 'own-card' });
}

function endTurn(game: Draft): void {
  const { seat } = game.turn;
  if (seat === null) throw new RangeError('no turn to end');
  regainLife(game, seatAt(game, seat), regainsAtTheEnd(game));
  passTurn(game, seat);
}
