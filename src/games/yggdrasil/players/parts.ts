/** Counts the good parts of a position by name, in familiar units. More of a part is always better. */
import { RESIDENCE } from '../box/box.ts';
import { ENEMIES, type Enemy, ISLANDS, type SeaPlace } from '../box/components.ts';
import type { YggdrasilView } from '../state/view.ts';
import { richness } from './utility.ts';

/**
 * The names of the parts. For an enemy, the part is the number of spaces left to Odin's Residence. The contents of closed bags
 * don't count.
 */
export const PARTS = [
  ...ENEMIES,
  'vikings',
  'elves',
  'artifacts',
  'giants',
  'calm',
  'valkyries',
  'islands',
  'vanir',
] as const;
export type Part = (typeof PARTS)[number];

export function partsOf(view: YggdrasilView): Record<Part, number> {
  const { enemies, seats, beaten, fenrirIsAngry, vanir } = view;
  const wayOf = (enemy: Enemy) => RESIDENCE - enemies[enemy];
  return {
    hel: wayOf('hel'),
    surt: wayOf('surt'),
    jormungand: wayOf('jormungand'),
    loki: wayOf('loki'),
    nidhogg: wayOf('nidhogg'),
    fenrir: wayOf('fenrir'),
    vikings: sum(seats.map(({ vikings }) => vikings)),
    elves: sum(seats.map(({ elves }) => elves)),
    artifacts: sum(seats.flatMap(({ artifacts }) => Object.values<number>(artifacts))),
    giants: beaten.length,
    calm: fenrirIsAngry ? 0 : 1,
    valkyries: view.valkyries === view.submerged ? 0 : foundIn(view, view.valkyries),
    islands: sum(ISLANDS.map((island) => foundIn(view, island))) / ISLANDS.length,
    vanir,
  };
}

/** The expected number of Vikings in a search of the place. */
function foundIn(view: YggdrasilView, place: SeaPlace): number {
  return view.bags === null ? 0 : richness(view, place);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, each) => all + each, 0);
}
