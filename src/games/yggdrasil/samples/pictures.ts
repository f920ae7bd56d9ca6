/** Moments of Yggdrasil that are worth a picture. */

import type { Json } from '../../../core/json.ts';
import type { PictureSample } from '../../../core/samples.ts';
import type { GodName } from '../box/components.ts';
import type { YggdrasilView } from '../state/view.ts';

interface Moment extends Pick<PictureSample<YggdrasilView>, 'name' | 'folly' | 'firstGame' | 'is'> {
  readonly gods: readonly GodName[];
  readonly options?: { readonly [option: string]: string | number };
  /** The corrections of a box file. */
  readonly corrections?: Json;
}

const SIX: readonly GodName[] = ['odin', 'thor', 'frey', 'heimdall', 'tyr', 'freyja'];
const THREE: readonly GodName[] = ['odin', 'tyr', 'freyja'];

const onItsOwn = (view: YggdrasilView): boolean => view.end === null && view.question?.about === 'turn';

const MOMENTS: readonly Moment[] = [
  { name: 'start', gods: THREE, folly: 0, is: ({ view }) => onItsOwn(view) && view.turn.number === 1 },
  { name: 'middle', gods: THREE, folly: 0.1, is: ({ view }) => onItsOwn(view) && view.turn.number === 16 },
  { name: 'late', gods: THREE, folly: 0, is: ({ view }) => onItsOwn(view) && view.deck.count <= 4 },
  {
    name: 'in-mid-turn',
    gods: THREE,
    folly: 0.2,
    is: ({ view }) => view.turn.number > 9 && view.turn.spent.length === 2,
  },
  {
    name: 'fenrir-angry',
    gods: ['frey', 'heimdall', 'thor', 'odin'],
    folly: 0.2,
    is: ({ view }) =>
      onItsOwn(view) && view.fenrirIsAngry && view.enemies.fenrir > 3 && view.turn.number > 10,
  },
  {
    name: 'many-giants',
    gods: THREE,
    folly: 0.8,
    is: ({ view }) => onItsOwn(view) && view.active.length >= 7 && view.beaten.length >= 1,
  },
  {
    name: 'six-gods',
    gods: SIX,
    options: { ragnarok: 4, angry: 6 },
    folly: 0.3,
    firstGame: 22,
    is: ({ view }) =>
      onItsOwn(view) &&
      view.turn.number > 18 &&
      view.seats.some((seat) => seat.inTrance) &&
      view.active.length > 2,
  },
  {
    name: 'one-god',
    gods: ['thor'],
    folly: 0.1,
    is: ({ view }) => onItsOwn(view) && view.turn.number === 12,
  },
  {
    name: 'closed-bags',
    gods: ['heimdall', 'freyja'],
    options: { bags: 'closed' },
    folly: 0.3,
    is: ({ view }) =>
      onItsOwn(view) && view.turn.number > 8 && view.valkyries !== 'rainbow' && view.submerged !== 'black',
  },
  {
    name: '2010-start',
    gods: THREE,
    options: { rules: '2010' },
    folly: 0,
    is: ({ view }) => onItsOwn(view) && view.turn.number === 4 && view.submerged === null,
  },
  {
    name: '2010-jotunheim-closed',
    gods: THREE,
    options: { rules: '2010' },
    folly: 0.4,
    firstGame: 9,
    is: ({ view }) =>
      onItsOwn(view) && view.active.includes('gilling') && view.active.length > 3 && view.vanir > 1,
  },
  {
    name: '2010-blank-square',
    gods: THREE,
    options: { rules: '2010' },
    corrections: {
      rules: ['2010'],
      vanirStartsBlank: true,
      giants: { gilling: { name: 'Winter' }, thiazi: { name: 'Storm the Old' } },
    },
    folly: 0.4,
    firstGame: 329,
    is: ({ view }) =>
      onItsOwn(view) && view.active.includes('gilling') && view.active.includes('thiazi') && view.vanir > 2,
  },
  {
    name: '2010-last-card',
    gods: THREE,
    options: { rules: '2010' },
    folly: 0,
    is: ({ view }) => view.end?.kind === 'won' && view.turn.spent.length === 0,
  },
  {
    name: '2011-middle',
    gods: SIX,
    options: { rules: '2011', ragnarok: 4 },
    folly: 0.2,
    firstGame: 3,
    is: ({ view }) => onItsOwn(view) && view.turn.number === 20,
  },
  { name: 'won', gods: ['thor', 'odin'], folly: 0, is: ({ view }) => view.end?.kind === 'won' },
  { name: 'lost', gods: THREE, folly: 0.9, is: ({ view }) => view.end?.kind === 'lost' },
];

export const PICTURES: readonly PictureSample<YggdrasilView>[] = MOMENTS.map(
  ({ gods, options, corrections, ...moment }) => ({
    ...moment,
    roles: gods,
    options: { rules: '2018', angry: 2, ragnarok: 0, bags: 'open', ...options },
    corrections: corrections ?? null,
  }),
);
