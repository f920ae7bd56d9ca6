/** How the sample shows itself: its words and its picture. What only roles, options or fields would need is never asked of it. */
import type { Presenter } from '../../../../src/core/telling/presenter.ts';
import type { Saying } from '../../../../src/core/telling/saying.ts';
import { drawBoard } from './board/picture.ts';
import type { SampleView } from './game.ts';
import { eventLine, scoreLine, turnLine, verbLabel, wonLine } from './words.ts';

function never(what: string): Saying {
  throw new Error(`the sample has no ${what}`);
}

export const samplePresenter: Presenter<SampleView, null> = {
  role: never,
  power: () => null,
  option: never,
  optionValue: never,
  houseValues: () => [],
  event: eventLine,
  events: (events) => events.map(eventLine),
  headline: (events) => events.at(-1) ?? null,
  deed: () => null,
  question: (_request, { thrown }) => ({ key: 'sample.question', with: { thrown } }),
  details: () => [],
  verb: verbLabel,
  how: () => null,
  likely: () => null,
  unfolded: [],
  group: ({ verb }) => verbLabel(verb),
  within: ({ verb }) => verbLabel(verb),
  surest: () => null,
  alternative: ({ verb }) => verbLabel(verb),
  emoji: () => null,
  field: (_alternative, field) => never(field),
  value: (_alternative, field) => never(field),
  answer: ({ verb }) => verbLabel(verb),
  shortlist: () => [],
  warning: () => null,
  holdings: (seat, { points }) => ({ key: 'sample.points', with: { points: points[seat] ?? 0 } }),
  alerts: () => [],
  progress: scoreLine,
  scoreboard: (view) => [scoreLine(view)],
  refusal: ({ why }) => ({ key: `sample.refusal.${why}` }),
  outcome: (_outcome, view) => wonLine(view),
  feats: () => [],
  closeness: (points) => ({ key: 'sample.points', with: { points } }),
  textBoard: (view) => [turnLine(view), scoreLine(view)],
  description: (view, changes) => [...changes.slice(-4).map(eventLine), turnLine(view), scoreLine(view)],
  turnBoard: drawBoard,
  fullBoard: drawBoard,
  centrepiece: () => ({ height: 0, svg: '' }),
  highlight: () => null,
  ending: () => null,
  dangerLevel: () => null,
  danger: () => [],
  race: () => null,
  whyClose: () => null,
  odds: () => [],
};
