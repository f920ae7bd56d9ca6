/** Presents Micro Midgard with its words and pictures. */

import type { Presenter } from '../../core/presentation/presenter.ts';
import { questionIn } from '../../core/requests/asking.ts';
import { seatIndex } from '../../core/seat.ts';
import { asOneOf } from '../../core/typed/one-of.ts';
import { endingOf } from './board/ending.ts';
import { highlightOf } from './board/highlights.ts';
import { drawBoard } from './board/picture.ts';
import { drawCentrepiece } from './board/turn-board/centrepiece.ts';
import { drawTurnBoard } from './board/turn-board/turn-board.ts';
import type { Box } from './box/box.ts';
import { RAVENS } from './box/components.ts';
import { stepsToDefeat } from './facts/defeat.ts';
import { scoresOf } from './facts/outcome.ts';
import type { MicromidgardEvent } from './state/events.ts';
import type { MicromidgardView } from './state/view.ts';
import { answerLabel, answerWithin, iconOf, shortlistOf } from './words/choices/answers.ts';
import { valueLabel } from './words/choices/values.ts';
import { warningOf } from './words/choices/warning.ts';
import { eventLine, eventLines } from './words/events.ts';
import { headlineOf } from './words/headline.ts';
import {
  alternativeLabel,
  fieldLabel,
  howLabel,
  LIKELY,
  optionLabel,
  optionValueLabel,
  verbLabel,
} from './words/labels.ts';
import { houseValueName, ravenName } from './words/names.ts';
import { outcomeLine } from './words/outcome.ts';
import { questionLine } from './words/questions.ts';
import { refusalLine } from './words/refusals.ts';
import { descriptionLines } from './words/status/description.ts';
import { featsOf } from './words/status/feats.ts';
import { alertLines, holdingsLine, progressLine, scoreboardLines } from './words/status/status.ts';
import { textBoardLines } from './words/status/text-board.ts';

export const micromidgardPresenter: Presenter<MicromidgardView, Box, MicromidgardEvent> = {
  role: (role) => ravenName(asOneOf(RAVENS, role)),
  power: () => null,
  option: optionLabel,
  optionValue: optionValueLabel,
  houseValues: (box) => box.house.map(houseValueName),
  event: eventLine,
  events: eventLines,
  headline: headlineOf,
  // Every event in this game comes from a player's action.
  mainEvent: headlineOf,
  isByChance: () => false,
  question: (_request, view) => questionLine(questionIn(view).about, view),
  details: () => [],
  verb: verbLabel,
  how: howLabel,
  likely: ({ about }) => (about === 'turn' ? LIKELY : null),
  unfolded: [],
  group: (alternative, _shared, view) => alternativeLabel(alternative, view),
  within: answerWithin,
  surest: () => null,
  alternative: alternativeLabel,
  emoji: iconOf,
  field: (_alternative, field) => fieldLabel(field),
  value: (alternative, field, value, _others, view) => valueLabel(alternative, field, value, view),
  answer: answerLabel,
  shortlist: shortlistOf,
  warning: warningOf,
  holdings: holdingsLine,
  alerts: alertLines,
  progress: progressLine,
  scoreboard: scoreboardLines,
  refusal: refusalLine,
  outcome: outcomeLine,
  feats: featsOf,
  closeness: (steps) => ({ key: 'micromidgard.closeness', with: { steps } }),
  textBoard: textBoardLines,
  description: descriptionLines,
  turnBoard: drawTurnBoard,
  fullBoard: drawBoard,
  highlight: highlightOf,
  finale: { centrepiece: drawCentrepiece, ending: endingOf },
  dangerLevel: () => null,
  danger: (view) => view.seats.map((_, seat) => stepsToDefeat(view, seatIndex(seat))),
  race: (view) => ({ points: scoresOf(view), goal: view.box.winningScore }),
  closeCall: () => null,
  /** There are no odds, because nothing in the game is left to chance. */
  odds: () => [],
};
