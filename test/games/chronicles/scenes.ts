/** The opening of many stories: Odin in some World and company, or with an enemy that wakes. */
import type { RuleState } from '../../../src/games/chronicles/box/box.ts';
import type { Enemy, World } from '../../../src/games/chronicles/box/components.ts';
import type { Moment } from './moment.ts';
import { type Table, table, tableOf, turnIn, turnOf } from './table.ts';

/** The company with Odin. */
const COMPANY = {
  alone: {},
  'in company': { friend: true },
  threatened: { enemy: true },
  'with a friend and an enemy': { friend: true, enemy: true },
} as const;
export type Company = keyof typeof COMPANY;

/** The enemies are somewhere else, except Loki if requested; Jörmungand is always in Midgard. */
export function odinIn(world: World, company: Company, moment: Moment = {}): Table {
  const { friend, enemy }: { friend?: true; enemy?: true } = COMPANY[company];
  const elsewhere = world === 'vanaheim' ? 'alfheim' : 'vanaheim';
  return turnOf('odin', 'thor', 'tyr').with({
    world,
    gods: { thor: { world: friend === true ? world : elsewhere }, tyr: { world: elsewhere } },
    places: {
      loki: enemy === true ? world : 'cage',
      hel: world === 'niflheim' ? 'svartalfheim' : 'niflheim',
      surt: world === 'muspellheim' ? 'nidavellir' : 'muspellheim',
    },
    ...moment,
  });
}

export const mostIn = (world: World, company: Company, field: string, moment: Moment = {}) =>
  odinIn(world, company, moment).most(field, world);

/** Odin reveals the second card of that enemy; Tyr laid the first one. */
export function wakes(enemy: Enemy, moment: Moment = {}): Table {
  return table('odin', 'thor', 'tyr')
    .with({ card: enemy, wheel: { [enemy]: 'tyr' } })
    .with(moment)
    .begins('odin');
}

/** Like `wakes`, but Freyr reveals his card, without a question if the gods have the hard side. */
export function wakesIn(rules: RuleState, enemy: Enemy, moment: Moment = {}): Table {
  return tableOf(rules, 'freyr', 'thor', 'tyr')
    .with({ card: enemy, wheel: { [enemy]: 'tyr' } })
    .with(moment)
    .begins('freyr');
}

/** It is Freyr's turn, and he has laid Nidhögg's card on the Wheel. */
export function turnOfFreyr(rules: RuleState, moment: Moment = {}): Table {
  return turnIn(rules, 'freyr', 'thor', 'tyr').with(moment);
}
