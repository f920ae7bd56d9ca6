/** Presents Yggdrasil Chronicles with its words and pictures. */

import { dangerLevel } from '../../core/presentation/danger-level.ts';
import type { Presenter } from '../../core/presentation/presenter.ts';
import { questionIn } from '../../core/requests/asking.ts';
import { asOneOf } from '../../core/typed/one-of.ts';
import { endingOf } from './board/ending/ending.ts';
import { highlightOf } from './board/highlights.ts';
import { drawBoard } from './board/picture.ts';
import { drawCentrepiece } from './board/turn-board/centrepiece.ts';
import { drawTurnBoard } from './board/turn-board/turn-board.ts';
import { type Box, isHardSide, RULE_STATES } from './box/box.ts';
import { GODS } from './box/components.ts';
import { SAFE_STEPS, stepsToDefeat } from './facts/outcome.ts';
import { isUseful } from './players/sensible.ts';
import type { ChroniclesEvent } from './state/events.ts';
import type { ChroniclesView } from './state/view.ts';
import { answerLabel, answerWithin, groupLabel, iconOf, surestFight } from './words/choices/answers.ts';
import { shortlistOf } from './words/choices/shortlist.ts';
import { valueLabel } from './words/choices/values.ts';
import { warningLine } from './words/choices/warning.ts';
import { detailLines } from './words/details.ts';
import { isByChance } from './words/events/by-chance.ts';
import { eventLine, eventLines } from './words/events/events.ts';
import { headlineOf } from './words/headline.ts';
import {
  alternativeLabel,
  fieldLabel,
  howLabel,
  optionLabel,
  optionValueLabel,
  verbLabel,
} from './words/labels.ts';
import { mainEventOf } from './words/main-event.ts';
import { godName, godPower, houseValueName } from './words/names.ts';
import { oddsLines } from './words/odds.ts';
import { outcomeLine } from './words/outcome.ts';
import { questionLine } from './words/questions.ts';
import { refusalLine } from './words/refusals.ts';
import { alertLines, closeCallLine } from './words/status/alerts.ts';
import { descriptionLines } from './words/status/description.ts';
import { featsOf } from './words/status/feats.ts';
import { holdingsLine, progressLine } from './words/status/status.ts';
import { textBoardLines } from './words/status/text-board.ts';

export const chroniclesPresenter: Presenter<ChroniclesView, Box, ChroniclesEvent> = {
  role: (role) => godName(asOneOf(GODS, role)),
  power: (role, { rules }) =>
    isHardSide(asOneOf(RULE_STATES, rules)) ? godPower(asOneOf(GODS, role)) : null,
  option: optionLabel,
  optionValue: optionValueLabel,
  houseValues: (box) => box.house.map(houseValueName),
  event: eventLine,
  events: eventLines,
  headline: headlineOf,
  mainEvent: mainEventOf,
  isByChance,
  question: (_request, view) => questionLine(questionIn(view), view),
  details: (_request, view) => detailLines(questionIn(view), view),
  verb: verbLabel,
  how: howLabel,
  likely: (request, view) => (request.about === 'turn' ? isUseful(request, view) : null),
  unfolded: ['fight'],
  group: groupLabel,
  within: answerWithin,
  surest: surestFight,
  alternative: alternativeLabel,
  emoji: iconOf,
  field: fieldLabel,
  value: valueLabel,
  answer: answerLabel,
  shortlist: shortlistOf,
  warning: warningLine,
  holdings: holdingsLine,
  alerts: alertLines,
  progress: progressLine,
  /** There's no scoreboard, because all gods win or lose together. */
  scoreboard: () => [],
  refusal: refusalLine,
  outcome: outcomeLine,
  feats: featsOf,
  closeness: (steps) => ({ key: 'chronicles.closeness', with: { steps } }),
  textBoard: textBoardLines,
  description: descriptionLines,
  turnBoard: drawTurnBoard,
  fullBoard: drawBoard,
  highlight: highlightOf,
  finale: { centrepiece: drawCentrepiece, ending: (_outcome, view) => endingOf(view) },
  danger: (view) => [stepsToDefeat(view)],
  race: () => null,
  dangerLevel: (view) => (view.end === null ? dangerLevel(stepsToDefeat(view), SAFE_STEPS) : null),
  closeCall: closeCallLine,
  odds: oddsLines,
};
