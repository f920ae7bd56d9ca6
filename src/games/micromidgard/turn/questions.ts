/** Turns the game's questions into requests, and applies the answers. */

import { emit } from '../../../core/logs/event-record.ts';
import { onlyAnswer } from '../../../core/requests/answer.ts';
import {
  type AnswerRules,
  answersItself,
  requestAbout,
  withDefaultAnswer,
} from '../../../core/requests/asking.ts';
import {
  type Action,
  type Alternative,
  plainAlternative,
  type Request,
} from '../../../core/requests/request.ts';
import { named } from '../../../core/requests/values.ts';
import { wolvesToRun } from '../actions/run.ts';
import { perform, spendOf, waysToSpend } from '../actions/spends.ts';
import { LIGHTS, MEEPLES, type Meeple, REALMS, RESOURCES } from '../box/components.ts';
import { gain } from '../changes/resources.ts';
import { isMoveForced, waysToMove } from '../facts/moves.ts';
import { losesByEnding } from '../facts/scoring.ts';
import { opponentOf } from '../facts/seats.ts';
import type { Draft } from '../state/draft.ts';
import type { MicromidgardState, Question, QuestionKind } from '../state/state.ts';
import { activateRealm, beginTurn, endTurn, goOn, moveMeeple, ragnarok } from './turn.ts';

/** A question's alternatives, and the effects of its answer. */
interface QuestionRule {
  alternatives(game: MicromidgardState): readonly Alternative[];
  /** Applies an answer. The question has already been removed from the state, and the action is one of its alternatives. */
  answer(game: Draft, action: Action): void;
}

type QuestionRules = Readonly<Record<QuestionKind, QuestionRule>>;

const DONE = plainAlternative('done');

const RULES: QuestionRules = {
  /** The second player takes a resource. [M-113] */
  'start-resource': {
    alternatives: () => [{ id: 'take', verb: 'take', fields: { resource: { kind: 'one', of: RESOURCES } } }],
    answer(game, { values }) {
      const resource = named(values, 'resource', RESOURCES);
      emit(game, { type: 'start-resource-taken', seat: game.turn.seat, resource });
      gain(game, resource, 1);
      beginTurn(game, opponentOf(game.turn.seat));
    },
  },
  move: {
    alternatives: (game) =>
      waysToMove(game).map(({ meeple, realms }) => ({
        id: `move:${meeple}`,
        verb: 'move',
        fields: { realm: { kind: 'one', of: realms } },
      })),
    answer(game, { choice, values }) {
      const realm = named(values, 'realm', REALMS);
      moveMeeple(game, meepleMeant(choice), realm);
      activateRealm(game, realm);
    },
  },
  turn: {
    /** The options during a turn. The turn can't end while wolf actions still have to be resolved. [M-211] */
    alternatives: (game) => (wolvesToRun(game).length > 0 ? waysToSpend(game) : [...waysToSpend(game), DONE]),
    answer(game, { choice, values }) {
      if (choice === DONE.id) {
        endTurn(game);
        return;
      }
      const spend = spendOf(choice);
      if (spend === undefined) throw new Error(`not a spend: ${choice}`);
      perform(game, spend, choice, values);
      goOn(game);
    },
  },
  'turn-end': { alternatives: () => [DONE], answer: endTurn },
  /** The player chooses which Prophecy is scored. [M-703] */
  prophecy: {
    alternatives: () => [{ id: 'score', verb: 'score', fields: { side: { kind: 'one', of: LIGHTS } } }],
    answer: (game, { values }) => ragnarok(game, named(values, 'side', LIGHTS)),
  },
};

function meepleMeant(choice: string): Meeple {
  const meeple = MEEPLES.find((each) => choice === `move:${each}`);
  if (meeple === undefined) throw new RangeError(`not a move: ${choice}`);
  return meeple;
}

/**
 * The open question, as a request to the current player. The end of a turn leaves a pause for second thoughts. If it loses the
 * game, it waits for the player instead.
 */
export function requestOf(game: MicromidgardState, question: Question): Request {
  const { about } = question;
  const request = requestAbout(game, question, [game.turn.seat], RULES[about].alternatives(game));
  if (about !== 'turn-end' || losesByEnding(game)) return request;
  return withDefaultAnswer(request, { choice: DONE.id, values: {}, when: 'after-a-pause' });
}

function answer(game: Draft, { about }: Question, action: Action): void {
  game.question = null;
  RULES[about].answer(game, action);
}

/** A move that is made without asking, if it's the only possible one. All other questions leave a choice or a pause. [M-910] */
function forcedAnswer(game: MicromidgardState, question: Question): Action | undefined {
  if (question.about !== 'move' || !isMoveForced(game)) return undefined;
  return onlyAnswer(requestOf(game, question));
}

export const ANSWER_RULES: AnswerRules<Draft, Question> = { answer, forcedAnswer };

export function run(game: Draft): void {
  while (answersItself(game, ANSWER_RULES));
}
