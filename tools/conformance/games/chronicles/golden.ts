/** Golden logs of Yggdrasil Chronicles: games won and lost by every number of gods, every other way to lose, and each saga. */

import type { Options } from '../../../../src/core/game.ts';
import { atRandom, type Policy } from '../../../../src/core/policy.ts';
import { allows, sample } from '../../../../src/core/requests/answer.ts';
import { SAGAS, type SagaName, STANDALONE } from '../../../../src/games/chronicles/box/box.ts';
import { GODS } from '../../../../src/games/chronicles/box/components.ts';
import type { Corrections } from '../../../../src/games/chronicles/box/corrections.ts';
import { chroniclesBoxFile } from '../../../../src/games/chronicles/box-file/box-file.ts';
import { CHRONICLES } from '../../../../src/games/chronicles/entry.ts';
import { sensible } from '../../../../src/games/chronicles/players/sensible.ts';
import type { ChroniclesState, Defeat } from '../../../../src/games/chronicles/state/state.ts';
import type { ChroniclesView } from '../../../../src/games/chronicles/state/view.ts';
import { type Attempt, type Cell, type GoldenSubject, tableChance } from '../../golden/subject.ts';
import { BOX_FILE } from './box-file.ts';

const { game } = CHRONICLES;

const WON = 'won';
const COMMON: Defeat = 'god-without-life';
/** For each way to lose, the action that the gods must neglect for a game to be lost that way. */
const NEGLECTED = {
  'hel-above-the-tree': 'fight:hel',
  'surt-above-the-tree': 'fight:surt',
  'jormungand-past-the-last-island': 'fight:jormungand',
  'too-few-anonymous': 'fight:jormungand',
  'too-few-fire-giants': 'muspellheim',
} as const satisfies { readonly [Way in Defeat]?: string };
const NEGLIGENT = Object.keys(NEGLECTED) as (keyof typeof NEGLECTED)[];
/** Defeats that only some sagas have: each with such a saga, and the action that the gods must neglect. */
const NEGLECTED_IN_SAGAS = [
  { rules: 'baldr', end: 'nidhogg-at-the-dead-tree', left: 'deed' },
  { rules: 'managarms', end: 'sun-swallowed', left: 'fight:skoll' },
  { rules: 'managarms', end: 'moon-swallowed', left: 'fight:hati' },
  { rules: 'naglfar', end: 'naglfar-at-sea', left: 'fight:hrym' },
] as const satisfies readonly { readonly rules: SagaName; readonly end: Defeat; readonly left: string }[];

function cellsOf(rules: string): readonly Cell[] {
  const numbers = Array.from({ length: game.seats.max }, (_, others) => others + 1);
  return [
    ...numbers.flatMap((seats) => [WON, COMMON].map((end): Cell => ({ rules, box: 'house', seats, end }))),
    ...NEGLIGENT.map((end): Cell => ({ rules, box: 'house', seats: 3, end })),
    { rules, box: 'corrected', seats: 4, end: WON },
  ];
}

/** Options with something of each kind that a campaign adds. Skills of absent gods do nothing. */
export const CARRIED: Options = {
  elves: { odin: 2, thor: 1, frigg: 1, heimdall: 2, tyr: 1 },
  dice: { odin: 1, freyr: 2, freyja: 1, tyr: 1 },
  steady: ['odin', 'freyja', 'heimdall'],
  sure: ['thor', 'freyr', 'tyr'],
  relations: ['odin+thor', 'freyr+freyja', 'heimdall+odin', 'thor+tyr', 'freyja+frigg'],
  heroes: 2,
  supports: ['frigg', 'tyr'],
};

const IN_A_CAMPAIGN = 'baldr';
const OF_SAGAS: readonly Cell[] = [
  { rules: IN_A_CAMPAIGN, box: 'house', seats: 1, end: COMMON },
  { rules: IN_A_CAMPAIGN, box: 'house', seats: 4, end: COMMON },
  ...SAGAS.map((rules): Cell => ({ rules, box: 'house', seats: 1, end: WON })),
  ...NEGLECTED_IN_SAGAS.map(({ rules, end }): Cell => ({ rules, box: 'house', seats: 3, end })),
];

function neglecting(id: string): Policy<ChroniclesView> {
  return {
    answer(request, view, pick) {
      const left = { ...request, alternatives: request.alternatives.filter((each) => each.id !== id) };
      const answer = sensible.answer(left, view, pick);
      return allows(left, answer) ? answer : sample(left, pick);
    },
  };
}

/** A policy that leads to the wanted end. Random play soon loses a god, and never wins. */
function policyFor(end: string, isByChance: boolean): Policy<ChroniclesView> {
  const neglect = NEGLIGENT.find((each) => each === end);
  if (neglect !== undefined) return neglecting(NEGLECTED[neglect]);
  const inSaga = NEGLECTED_IN_SAGAS.find((each) => each.end === end);
  if (inSaga !== undefined) return neglecting(inSaga.left);
  return end === COMMON && isByChance ? atRandom : sensible;
}

function attempt(cell: Cell, number: number): Attempt<ChroniclesView> {
  const { below, shuffled } = tableChance(cell, number);
  const options = { rules: cell.rules, ...(cell.rules === IN_A_CAMPAIGN ? CARRIED : {}) };
  const roles = shuffled('roles', GODS).slice(0, cell.seats);
  const box = game.box(options, cell.box === 'house' ? null : corrections());
  return { table: { options, roles, box }, policy: policyFor(cell.end, below('policy', 2) === 0) };
}

function corrections(): Corrections {
  const read = chroniclesBoxFile.read(BOX_FILE);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.corrections;
}

function endOf({ end }: ChroniclesState): string {
  return end?.kind === 'lost' ? end.why : WON;
}

export const CHRONICLES_GOLDEN: GoldenSubject<ChroniclesState, ChroniclesView> = {
  game,
  cells: [...STANDALONE.flatMap(cellsOf), ...OF_SAGAS],
  endOf,
  attempt,
};
