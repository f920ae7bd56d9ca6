/** The sample's presentation: its texts, which are its board too. */
import { keyedWords } from '../../../src/core/defining/keyed-words.ts';
import { presenterOf } from '../../../src/core/defining/presenter.ts';
import type { SampleView } from './game.ts';
import { boardLines, eventLine, pointsLine, scoreLine, wonLine } from './words.ts';

export const samplePresenter = presenterOf<SampleView>({
  ...keyedWords('sample'),
  event: eventLine,
  question: (_request, { thrown }) => ({ key: 'sample.question', with: { thrown } }),
  outcome: (_outcome, view) => wonLine(view),
  progress: scoreLine,
  textBoard: boardLines,
  holdings: (seat, { points }) => pointsLine(points[seat] ?? 0),
  scoreboard: (view) => [scoreLine(view)],
  closeness: pointsLine,
});
