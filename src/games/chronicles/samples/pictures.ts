/** The moments of Yggdrasil Chronicles that are worth a picture. */
import type { PictureSample } from '../../../core/samples.ts';
import type { RuleState } from '../box/box.ts';
import { ENEMIES, type GodName } from '../box/components.ts';
import type { ChroniclesView } from '../state/view.ts';

interface Moment extends Pick<PictureSample<ChroniclesView>, 'name' | 'folly' | 'firstGame' | 'is'> {
  readonly gods: readonly GodName[];
  readonly rules?: RuleState;
}

const FIVE: readonly GodName[] = ['odin', 'thor', 'frigg', 'heimdall', 'freyja'];
const TWO: readonly GodName[] = ['freyr', 'tyr'];

const asksForTurn = (view: ChroniclesView): boolean => view.end === null && view.question?.about === 'turn';
const artifactsHeld = ({ seats }: ChroniclesView): number =>
  seats.reduce((sum, { artifacts }) => sum + artifacts.length, 0);
const cardsOpen = ({ wheel }: ChroniclesView): number =>
  ENEMIES.filter((enemy) => wheel[enemy] !== null).length;

const MOMENTS: readonly Moment[] = [
  { name: 'start', gods: FIVE, folly: 0, is: ({ view }) => view.turn.number === 1 },
  { name: 'early', gods: FIVE, folly: 0.1, is: ({ view }) => asksForTurn(view) && view.turn.number === 8 },
  {
    name: 'middle',
    gods: ['thor', 'heimdall', 'frigg'],
    folly: 0,
    is: ({ view }) => asksForTurn(view) && view.turn.number > 20 && view.ravaged.length > 0,
  },
  {
    name: 'late-hard',
    gods: FIVE,
    rules: 'hard',
    folly: 0.1,
    is: ({ view }) => asksForTurn(view) && view.nidhogg >= 3 && artifactsHeld(view) >= 5,
  },
  {
    name: 'one-god',
    gods: ['thor'],
    folly: 0.1,
    is: ({ view }) => asksForTurn(view) && view.turn.number > 15 && view.iotunns.length > 1,
  },
  { name: 'two-gods', gods: TWO, folly: 0.1, is: ({ view }) => asksForTurn(view) && view.turn.number > 12 },
  {
    name: 'many-iotunns',
    gods: ['odin', 'freyr', 'freyja', 'tyr'],
    folly: 0.6,
    firstGame: 338,
    is: ({ view }) => asksForTurn(view) && view.iotunns.length >= 4,
  },
  {
    name: 'many-ravaged',
    gods: ['odin', 'frigg', 'tyr'],
    rules: 'hard',
    folly: 0.6,
    firstGame: 5,
    is: ({ view }) => asksForTurn(view) && view.ravaged.length >= 3 && cardsOpen(view) >= 3,
  },
  {
    name: 'who-goes-next',
    gods: ['odin', 'thor', 'tyr', 'freyja'],
    folly: 0.2,
    is: ({ view }) =>
      view.question?.about === 'order' &&
      view.round > 3 &&
      view.seats.filter(({ hasGone }) => hasGone).length === 2,
  },
  {
    name: 'saga-deeds',
    gods: FIVE,
    rules: 'baldr',
    folly: 0.3,
    is: ({ view }) => asksForTurn(view) && view.deedsDone.length >= 2,
  },
  {
    name: 'saga-tracks',
    gods: FIVE,
    rules: 'managarms',
    folly: 0.1,
    is: ({ view }) => asksForTurn(view) && view.tracks.skoll >= 3 && view.tracks.hati >= 1,
  },
  {
    name: 'saga-second-page',
    gods: ['odin', 'thor', 'freyr', 'heimdall', 'tyr'],
    rules: 'vigrid',
    folly: 0.1,
    is: ({ view }) => asksForTurn(view) && view.page === 1 && view.fightsDone.length >= 1,
  },
  {
    name: 'saga-begins',
    gods: FIVE,
    rules: 'fimbulvetr',
    folly: 0,
    is: ({ view }) => view.turn.number === 1,
  },
  {
    name: 'saga-ship',
    gods: ['frigg', 'heimdall', 'freyja', 'freyr'],
    rules: 'naglfar',
    folly: 0.3,
    is: ({ view }) => asksForTurn(view) && view.tracks.hrym >= 3 && view.iotunns.length > 1,
  },
  {
    name: 'saga-last-page',
    gods: FIVE,
    rules: 'bifrost',
    folly: 0,
    is: ({ view }) => asksForTurn(view) && view.page + 1 === view.box.saga.pages.length && view.nidhogg > 1,
  },
  { name: 'saga-won', gods: TWO, rules: 'baldr', folly: 0, is: ({ view }) => view.end?.kind === 'won' },
  { name: 'saga-lost', gods: FIVE, rules: 'fenrir', folly: 0.9, is: ({ view }) => view.end?.kind === 'lost' },
  { name: 'won', gods: TWO, folly: 0, is: ({ view }) => view.end?.kind === 'won' },
  { name: 'lost', gods: FIVE, rules: 'hard', folly: 0.9, is: ({ view }) => view.end?.kind === 'lost' },
];

export const PICTURES: readonly PictureSample<ChroniclesView>[] = MOMENTS.map(
  ({ gods, rules = 'easy', ...moment }) => ({
    ...moment,
    roles: gods,
    options: { rules },
    corrections: null,
  }),
);
