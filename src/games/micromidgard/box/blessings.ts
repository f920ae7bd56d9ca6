/**
 * Lists the eight Blessings, each with a square for each level from 1 up. The track determines which action activates them.
 * [M-401 to M-432]
 */
import type { Blessing, Level } from './components.ts';
import { actions, type Deal, destroyed, flippedTo, gold, mead, POINT, wolfAction, wolfBack } from './deal.ts';

type Squares = Readonly<Record<Level, Deal>>;

const BLESSINGS: Readonly<Record<Blessing, Squares>> = {
  surtr: {
    1: { cost: [gold(5)], gain: [POINT] },
    2: { cost: [gold(3)], gain: [actions('sun', 2)] },
    3: { cost: [gold(2)], gain: [wolfAction('sun')] },
    4: { cost: [gold(3)], gain: [POINT, wolfAction('sun')] },
  },
  wayland: {
    1: { cost: [destroyed('sun'), gold(2)], gain: [POINT] },
    2: { cost: [], gain: [flippedTo('sun')] },
    3: { cost: [gold(3)], gain: [POINT, actions('sun')] },
    4: { cost: [destroyed('moon')], gain: [POINT, wolfBack('moon')] },
  },
  odin: {
    1: { cost: [], gain: [gold(1)] },
    2: { cost: [], gain: [gold(3)] },
    3: { cost: [], gain: [actions('craft'), gold(4)] },
    4: { cost: [], gain: [POINT, gold(4), actions('craft')] },
  },
  freya: {
    1: { cost: [mead(1)], gain: [gold(2)] },
    2: { cost: [], gain: [gold(2), mead(1)] },
    3: { cost: [], gain: [actions('craft', 2)] },
    4: { cost: [], gain: [POINT, wolfBack('moon')] },
  },
  angrboda: {
    1: { cost: [gold(1)], gain: [mead(2)] },
    2: { cost: [], gain: [gold(2), mead(1)] },
    3: { cost: [], gain: [actions('craft', 2)] },
    4: { cost: [], gain: [POINT, wolfBack('sun')] },
  },
  hel: {
    1: { cost: [], gain: [mead(1)] },
    2: { cost: [], gain: [mead(3)] },
    3: { cost: [], gain: [actions('craft'), mead(4)] },
    4: { cost: [], gain: [POINT, mead(4), actions('craft')] },
  },
  svartalfheim: {
    1: { cost: [destroyed('moon'), mead(2)], gain: [POINT] },
    2: { cost: [], gain: [flippedTo('moon')] },
    3: { cost: [mead(3)], gain: [POINT, actions('moon')] },
    4: { cost: [destroyed('sun')], gain: [POINT, wolfBack('sun')] },
  },
  buri: {
    1: { cost: [mead(5)], gain: [POINT] },
    2: { cost: [mead(3)], gain: [actions('moon', 2)] },
    3: { cost: [mead(2)], gain: [wolfAction('moon')] },
    4: { cost: [mead(3)], gain: [POINT, wolfAction('moon')] },
  },
};

export function squareOf(blessing: Blessing, level: Level): Deal {
  return BLESSINGS[blessing][level];
}
