/** Describes a ware of a campaign: its line in the shop, and its effect. */
import type { Phrase } from '../../../../core/presentation/phrase.ts';
import type { Box } from '../../box/box.ts';
import { godsOf } from '../../box/skills.ts';
import { type Change, SAMPLE_FIGHT } from '../../campaign/change.ts';
import { type Chronicle, godIn } from '../../campaign/chronicle.ts';
import type { Ware } from '../../campaign/ware.ts';
import { STEADY_HAND, SURE_HAND } from '../../facts/skills.ts';
import { powerWords } from '../cards.ts';
import { elves, godName, vanirDice } from '../names.ts';
import { chance } from '../odds.ts';

export function wareLabel(chronicle: Chronicle, ware: Ware, { relations }: Box): Phrase {
  switch (ware.kind) {
    case 'elves':
      return {
        key: 'chronicles.ware.elves',
        with: { what: elves(1 + (godIn(chronicle, ware.god)?.elves ?? 0)) },
      };
    case 'vanir-dice':
      return {
        key: 'chronicles.ware.vanir-dice',
        with: { what: vanirDice(1 + (godIn(chronicle, ware.god)?.vanirDice ?? 0)) },
      };
    case 'steady-hand':
      return { key: 'chronicles.ware.steady-hand', with: { power: powerWords(STEADY_HAND) } };
    case 'sure-hand':
      return { key: 'chronicles.ware.sure-hand', with: { power: powerWords(SURE_HAND) } };
    case 'relation':
      return {
        key: 'chronicles.ware.relation',
        with: { gods: godsOf(ware.pair).map(godName), power: powerWords(relations[ware.pair]) },
      };
  }
}

/** The ware's gain in numbers. A Relation brings it only while both gods are together. */
export function effectLine(change: Change, { kind }: Ware): Phrase {
  const isTogether = String(kind === 'relation');
  switch (change.kind) {
    case 'unhurt':
      return {
        key: 'chronicles.ware.unhurt',
        with: {
          ...SAMPLE,
          isTogether,
          strength: change.strength,
          before: chance(change.before),
          after: chance(change.after),
        },
      };
    case 'lost':
      return {
        key: 'chronicles.ware.dice-lost',
        with: { ...SAMPLE, isTogether, before: change.before, after: change.after },
      };
    case 'other':
      return { key: 'chronicles.ware.together' };
  }
}

const SAMPLE = {
  dice: vanirDice(SAMPLE_FIGHT.dice),
  elves: elves(SAMPLE_FIGHT.elves),
};
