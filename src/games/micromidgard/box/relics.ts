/** Lists the twelve Relics with their two sides: the cost and gain of using each. [M-501 to M-524] */
import type { ByLight, Light, Relic } from './components.ts';
import {
  actions,
  anyResources,
  type Deal,
  EXCHANGE,
  gold,
  mead,
  POINT,
  wolfAction,
  wolfBack,
  wolfOn,
} from './deal.ts';

const CRAFT = actions('craft');
const SUN = actions('sun');
const MOON = actions('moon');

const FACES: Readonly<Record<Relic, ByLight<Deal>>> = {
  '1a': {
    sun: { cost: [CRAFT, gold(1)], gain: [SUN] },
    moon: { cost: [CRAFT, mead(1)], gain: [MOON] },
  },
  '1b': {
    sun: { cost: [SUN, gold(1)], gain: [CRAFT] },
    moon: { cost: [MOON, mead(1)], gain: [CRAFT] },
  },
  '1c': {
    sun: { cost: [CRAFT], gain: [EXCHANGE] },
    moon: { cost: [CRAFT], gain: [EXCHANGE] },
  },
  '2a': {
    sun: { cost: [gold(2), wolfAction('moon')], gain: [wolfAction('sun')] },
    moon: { cost: [mead(2), wolfAction('sun')], gain: [wolfAction('moon')] },
  },
  '2b': {
    sun: { cost: [SUN], gain: [gold(2)] },
    moon: { cost: [MOON], gain: [mead(2)] },
  },
  '2c': {
    sun: { cost: [CRAFT], gain: [gold(1), mead(1)] },
    moon: { cost: [CRAFT], gain: [gold(1), mead(1)] },
  },
  '3a': {
    sun: { cost: [CRAFT, anyResources(4)], gain: [POINT] },
    moon: { cost: [CRAFT, anyResources(4)], gain: [POINT] },
  },
  '3b': {
    sun: { cost: [CRAFT, gold(3)], gain: [POINT] },
    moon: { cost: [CRAFT, mead(3)], gain: [POINT] },
  },
  '3c': {
    sun: { cost: [CRAFT, gold(5)], gain: [POINT, wolfAction('sun')] },
    moon: { cost: [CRAFT, mead(5)], gain: [POINT, wolfAction('moon')] },
  },
  '4a': {
    sun: { cost: [CRAFT, gold(4)], gain: [POINT, wolfOn('sun')] },
    moon: { cost: [CRAFT, mead(4)], gain: [POINT, wolfOn('moon')] },
  },
  '4b': {
    sun: { cost: [CRAFT, gold(4)], gain: [POINT, wolfBack('moon')] },
    moon: { cost: [CRAFT, mead(4)], gain: [POINT, wolfBack('sun')] },
  },
  '4c': {
    sun: { cost: [SUN, gold(2)], gain: [actions('craft', 2)] },
    moon: { cost: [MOON, mead(2)], gain: [actions('craft', 2)] },
  },
};

export function faceOf(relic: Relic, side: Light): Deal {
  return FACES[relic][side];
}
