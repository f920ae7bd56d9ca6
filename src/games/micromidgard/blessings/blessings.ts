/** The eight Blessings, each a square for every level from 1 up. The action that activates a square is its track's. [M-401 to M-432] */
import type { Blessing, Level } from '../components.ts';
import {
  actions,
  type Deal,
  destroyed,
  flippedTo,
  gold,
  mead,
  POINT,
  wolfAction,
  wolfBack,
} from '../deals/deal.ts';

type Squares = readonly [Deal, Deal, Deal, Deal];

const BLESSINGS: Readonly<Record<Blessing, Squares>> = {
  surtr: [
    { cost: [gold(5)], gain: [POINT] },
    { cost: [gold(3)], gain: [actions('sun', 2)] },
    { cost: [gold(2)], gain: [wolfAction('sun')] },
    { cost: [gold(3)], gain: [POINT, wolfAction('sun')] },
  ],
  wayland: [
    { cost: [destroyed('sun'), gold(2)], gain: [POINT] },
    { cost: [], gain: [flippedTo('sun')] },
    { cost: [gold(3)], gain: [POINT, actions('sun')] },
    { cost: [destroyed('moon')], gain: [POINT, wolfBack('moon')] },
  ],
  odin: [
    { cost: [], gain: [gold(1)] },
    { cost: [], gain: [gold(3)] },
    { cost: [], gain: [actions('craft'), gold(4)] },
    { cost: [], gain: [POINT, gold(4), actions('craft')] },
  ],
  freya: [
    { cost: [mead(1)], gain: [gold(2)] },
    { cost: [], gain: [gold(2), mead(1)] },
    { cost: [], gain: [actions('craft', 2)] },
    { cost: [], gain: [POINT, wolfBack('moon')] },
  ],
  angrboda: [
    { cost: [gold(1)], gain: [mead(2)] },
    { cost: [], gain: [gold(2), mead(1)] },
    { cost: [], gain: [actions('craft', 2)] },
    { cost: [], gain: [POINT, wolfBack('sun')] },
  ],
  hel: [
    { cost: [], gain: [mead(1)] },
    { cost: [], gain: [mead(3)] },
    { cost: [], gain: [actions('craft'), mead(4)] },
    { cost: [], gain: [POINT, mead(4), actions('craft')] },
  ],
  svartalfheim: [
    { cost: [destroyed('moon'), mead(2)], gain: [POINT] },
    { cost: [], gain: [flippedTo('moon')] },
    { cost: [mead(3)], gain: [POINT, actions('moon')] },
    { cost: [destroyed('sun')], gain: [POINT, wolfBack('sun')] },
  ],
  buri: [
    { cost: [mead(5)], gain: [POINT] },
    { cost: [mead(3)], gain: [actions('moon', 2)] },
    { cost: [mead(2)], gain: [wolfAction('moon')] },
    { cost: [mead(3)], gain: [POINT, wolfAction('moon')] },
  ],
};

export function squareOf(blessing: Blessing, level: Level): Deal {
  const [one, two, three, four] = BLESSINGS[blessing];
  return { 1: one, 2: two, 3: three, 4: four }[level];
}
