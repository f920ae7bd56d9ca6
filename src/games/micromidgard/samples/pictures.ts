/** The moments of Micro Midgard that are worth a picture. */
import type { PictureSample } from '../../../core/samples.ts';
import { LIGHTS, RAVENS } from '../box/components.ts';
import { hasPassedItsEnd, wolfIsBeside } from '../facts/wolves.ts';
import type { MicromidgardView } from '../state/view.ts';

type Moment = Pick<PictureSample<MicromidgardView>, 'name' | 'folly' | 'firstGame' | 'is'>;

const relicsHeld = ({ seats }: MicromidgardView): readonly number[] =>
  seats.map(({ relics }) => relics.length);

const MOMENTS: readonly Moment[] = [
  { name: 'start', folly: 0, is: ({ view }) => view.turn.number === 1 },
  { name: 'first-question', folly: 0, is: ({ view }) => view.turn.number === 0 },
  {
    name: 'middle',
    folly: 0.2,
    is: ({ view }) =>
      view.question?.about === 'move' && view.ragnaroks === 2 && relicsHeld(view).every((held) => held > 0),
  },
  {
    name: 'in-mid-turn',
    folly: 0.3,
    firstGame: 167,
    is: ({ view }) =>
      view.ragnaroks > 0 &&
      view.turn.wolfActions.sun + view.turn.wolfActions.moon > 0 &&
      view.turn.hand.craft > 0,
  },
  {
    name: 'much-in-hand',
    folly: 0.3,
    firstGame: 90,
    is: ({ view: { turn } }) => turn.hand.craft > 1 && turn.hand.sun + turn.hand.moon > 0,
  },
  {
    name: 'past-the-end',
    folly: 0.5,
    is: ({ view }) => view.question?.about === 'turn' && LIGHTS.some((wolf) => hasPassedItsEnd(view, wolf)),
  },
  {
    name: 'wolves-together',
    folly: 0.8,
    is: ({ view }) => wolfIsBeside(view, 'sun') === wolfIsBeside(view, 'moon'),
  },
  {
    name: 'just-after-ragnarok',
    folly: 0.3,
    is: ({ view, changes }) =>
      view.ragnaroks === 1 && changes.some(({ type }) => type === 'realm-destroyed') && view.turn.number > 3,
  },
  { name: 'used-relics', folly: 0.2, is: ({ view: { turn } }) => turn.used.length > 1 },
  {
    name: 'many-relics',
    folly: 0.5,
    firstGame: 94,
    is: ({ view }) => relicsHeld(view).some((held) => held > 3),
  },
  { name: 'won-by-points', folly: 0, firstGame: 4, is: ({ view }) => view.end === 'points' },
  { name: 'won-by-prophecies', folly: 1, is: ({ view }) => view.end === 'prophecies' },
];

export const PICTURES: readonly PictureSample<MicromidgardView>[] = MOMENTS.map((moment) => ({
  ...moment,
  roles: RAVENS,
  options: { rules: 'standard' },
  corrections: null,
}));
