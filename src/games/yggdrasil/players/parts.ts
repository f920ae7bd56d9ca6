/** What is good about a position, by name, in units that people know; more of each is better. */
import { RESIDENCE } from '../box/box.ts';
import { ENEMIES, type Enemy } from '../components.ts';
import type { YggdrasilView } from '../view.ts';

/** Of an enemy, the spaces that it still has to go to Odin's Residence. What lies in bags is no part: a table may close them. */
export const PARTS = [...ENEMIES, 'vikings', 'elves', 'artifacts', 'giants', 'calm'] as const;
export type Part = (typeof PARTS)[number];

export function partsOf({ enemies, seats, beaten, fenrirIsAngry }: YggdrasilView): Record<Part, number> {
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
  };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, each) => all + each, 0);
}
