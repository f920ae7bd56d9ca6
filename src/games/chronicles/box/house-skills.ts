/**
 * The wares that experience buys in a campaign, with their prices. All are our own values; a box file replaces them for a server.
 */
import type { Power } from './power.ts';
import type { SkillPrices } from './skill-prices.ts';
import type { Pair } from './skills.ts';

/** The prices of skills. [C-051 to C-055] */
export const SKILL_PRICES: SkillPrices = {
  elves: [3, 4],
  vanirDice: [3, 4],
  steadyHand: 6,
  sureHand: 6,
  relation: 3,
  relationWithSupport: 4,
};

/** The power of a Relation if the sources say only that the two gods know each other: it keeps a Vanir die. [C-061 to C-070] */
const ACQUAINTED: Power = { kind: 'keeps-dice', dice: 1 };

export const RELATION_POWERS: Readonly<Record<Pair, Power>> = {
  'freyr+freyja': { kind: 'takes-after-fights' },
  'freyr+frigg': ACQUAINTED,
  'freyr+heimdall': ACQUAINTED,
  'freyr+odin': ACQUAINTED,
  'freyr+thor': ACQUAINTED,
  'freyr+tyr': ACQUAINTED,
  'freyja+frigg': { kind: 'gives-life' },
  'freyja+heimdall': { kind: 'prevents-in-fights', risks: 2, against: ['loki'] },
  'freyja+odin': ACQUAINTED,
  'freyja+thor': { kind: 'prevents-in-fights', risks: 2, against: 'iotunns' },
  'freyja+tyr': ACQUAINTED,
  'frigg+heimdall': ACQUAINTED,
  'frigg+odin': { kind: 'looks-at-decks' },
  'frigg+thor': ACQUAINTED,
  'frigg+tyr': ACQUAINTED,
  'heimdall+odin': { kind: 'moves-another-god', steps: 1 },
  'heimdall+thor': ACQUAINTED,
  'heimdall+tyr': ACQUAINTED,
  'odin+thor': { kind: 'prevents-in-fights', risks: 1, against: 'anybody' },
  'odin+tyr': { kind: 'rerolls-god-die' },
  'thor+tyr': { kind: 'prevents-in-fights', risks: 2, against: ['jormungand'] },
};
