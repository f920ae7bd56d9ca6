/** The sample's presentation: its text and its picture. */
import { presenterOf } from '../../../src/core/defining/presenter.ts';
import { drawBoard } from './board/picture.ts';
import type { SampleView } from './game.ts';
import { eventLine, firstLine, pointsLine, scoreLine, verbLabel, wonLine } from './words.ts';

export const samplePresenter = presenterOf<SampleView>({
  event: eventLine,
  question: (_request, { thrown }) => ({ key: 'sample.question', with: { thrown } }),
  verb: verbLabel,
  refusal: ({ code }) => ({ key: `sample.refusal.${code}` }),
  outcome: (_outcome, view) => wonLine(view),
  progress: scoreLine,
  textBoard: (view) => [firstLine(view), scoreLine(view)],
  turnBoard: drawBoard,
  holdings: (seat, { points }) => pointsLine(points[seat] ?? 0),
  scoreboard: (view) => [scoreLine(view)],
  closeness: pointsLine,
});
