/** Every kind of event and question. */
import type { MicromidgardEventType } from '../../../src/games/micromidgard/state/events.ts';
import type { QuestionKind } from '../../../src/games/micromidgard/state/state.ts';

const EVENTS: Readonly<Record<MicromidgardEventType, true>> = {
  'first-player-drawn': true,
  'start-resource-taken': true,
  'turn-began': true,
  'no-legal-move': true,
  'meeple-moved': true,
  'resource-gained': true,
  'resource-waits': true,
  'resource-lost': true,
  'resource-paid': true,
  'resource-exchanged': true,
  'action-gained': true,
  'wolf-action-gained': true,
  'wolf-action-converted': true,
  'wolf-ran': true,
  'wolf-pulled-back': true,
  'wolf-stayed': true,
  'level-raised': true,
  'square-activated': true,
  'relic-claimed': true,
  'relic-used': true,
  'relic-destroyed': true,
  'relic-flipped': true,
  'points-gained': true,
  'turn-ended': true,
  'prophecy-scored': true,
  'realm-destroyed': true,
  'wolves-returned': true,
  'answer-forced': true,
  'game-ended': true,
};

const QUESTIONS: Readonly<Record<QuestionKind, true>> = {
  'start-resource': true,
  move: true,
  turn: true,
  'turn-end': true,
  prophecy: true,
};

export const EVENT_TYPES = Object.keys(EVENTS) as readonly MicromidgardEventType[];
export const QUESTION_KINDS = Object.keys(QUESTIONS) as readonly QuestionKind[];
