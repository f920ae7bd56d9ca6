/** The solo sample's presentation: its texts, which are its board too. */
import { keyedWords } from '../../../src/core/defining/keyed-words.ts';
import { presenterOf } from '../../../src/core/defining/presenter.ts';
import { GENTLE, type SoloView } from './game.ts';
import { firstLine, heatLine, holdingsLine, progressLine, RULES, stingsLine } from './words.ts';

export const soloPresenter = presenterOf<SoloView>({
  ...keyedWords('solo'),
  isByChance: ({ type }) => type === 'hard' || type === 'stung',
  question: () => ({ key: 'solo.question', with: { gentle: GENTLE } }),
  details: () => RULES,
  outcome: (_outcome, view) => firstLine(view),
  progress: progressLine,
  holdings: (_seat, view) => holdingsLine(view),
  textBoard: (view) => [firstLine(view), heatLine(view), stingsLine(view)],
  closeness: (steps) => ({ key: 'solo.closeness', with: { steps } }),
});
