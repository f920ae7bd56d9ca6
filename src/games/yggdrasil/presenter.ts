/** Presents Yggdrasil with its texts, odds and pictures. */

import { dangerLevel } from '../../core/presentation/danger-level.ts';
import type { Presenter } from '../../core/presentation/presenter.ts';
import { questionIn } from '../../core/requests/asking.ts';
import { asOneOf } from '../../core/typed/one-of.ts';
import { endingOf } from './board/ending/ending.ts';
import { highlightOf } from './board/highlights.ts';
import { drawBoard } from './board/picture.ts';
import { drawCentrepiece } from './board/turn-board/centrepiece.ts';
import { drawTurnBoard } from './board/turn-board/turn-board.ts';
import type { Box } from './box/box.ts';
import { GODS } from './box/components.ts';
import { SAFE_STEPS, spacesToDefeat } from './facts/defeat.ts';
import { bestIdeas } from './players/ideas.ts';
import type { YggdrasilEvent } from './state/events.ts';
import type { YggdrasilView } from './state/view.ts';
import { isByChance } from './words/by-chance.ts';
import { answerLabel, answerWithin, iconOf } from './words/choices/answers.ts';
import { surestFight } from './words/choices/fights.ts';
import { shortlistOf } from './words/choices/shortlist.ts';
import { valueLabel } from './words/choices/values.ts';
import { warningOf } from './words/choices/warning.ts';
import { eventLine, eventLines } from './words/events.ts';
import { headlineOf } from './words/headline.ts';
import {
  alternativeLabel,
  fieldLabel,
  groupLabel,
  howLabel,
  optionLabel,
  optionValueLabel,
  verbLabel,
} from './words/labels.ts';
import { mainEventOf } from './words/main-event.ts';
import { godName, godPower, houseValueName } from './words/names.ts';
import { questionLine } from './words/questions.ts';
import { refusalLine } from './words/refusals.ts';
import { descriptionLines } from './words/status/description.ts';
import { featsOf } from './words/status/feats.ts';
import { oddsLines } from './words/status/odds-table.ts';
import { alertLines, closeCallLine, holdingsLine, outcomeLine, progressLine } from './words/status/status.ts';
import { textBoardLines } from './words/status/text-board.ts';

export const yggdrasilPresenter: Presenter<YggdrasilView, Box, YggdrasilEvent> = {
  role: (role) => godName(asOneOf(GODS, role)),
  power: (role) => godPower(asOneOf(GODS, role)),
  option: optionLabel,
  optionValue: optionValueLabel,
  houseValues: (box) => box.house.map(houseValueName),
  event: eventLine,
  events: eventLines,
  headline: headlineOf,
  mainEvent: mainEventOf,
  isByChance,
  question: (_request, view) => questionLine(questionIn(view), view),
  details: () => [],
  verb: verbLabel,
  how: howLabel,
  likely: (request, view) =>
    request.about === 'turn' ? bestIdeas(request, view).map(({ alternative }) => alternative.verb) : null,
  unfolded: ['asgard', 'jotunheim'],
  group: groupLabel,
  within: answerWithin,
  surest: surestFight,
  alternative: alternativeLabel,
  emoji: iconOf,
  field: fieldLabel,
  value: valueLabel,
  answer: answerLabel,
  warning: warningOf,
  shortlist: shortlistOf,
  holdings: holdingsLine,
  alerts: alertLines,
  progress: progressLine,
  scoreboard: () => [],
  refusal: refusalLine,
  outcome: outcomeLine,
  feats: featsOf,
  closeness: (steps) => ({ key: 'yggdrasil.closeness', with: { steps } }),
  textBoard: textBoardLines,
  description: descriptionLines,
  turnBoard: drawTurnBoard,
  fullBoard: drawBoard,
  highlight: highlightOf,
  finale: { centrepiece: drawCentrepiece, ending: (_outcome, view) => endingOf(view) },
  danger: (view) => [spacesToDefeat(view)],
  race: () => null,
  dangerLevel: (view) => (view.end === null ? dangerLevel(spacesToDefeat(view), SAFE_STEPS) : null),
  closeCall: closeCallLine,
  odds: oddsLines,
};
