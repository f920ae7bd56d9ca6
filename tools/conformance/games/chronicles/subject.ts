/** Yggdrasil Chronicles as shared tests play it: one to five gods, on easy and hard, and in every saga. */
import { RULE_STATES } from '../../../../src/games/chronicles/box/box.ts';
import { GODS } from '../../../../src/games/chronicles/box/components.ts';
import { chronicles } from '../../../../src/games/chronicles/game.ts';
import type { ChroniclesState } from '../../../../src/games/chronicles/state/state.ts';
import type { ChroniclesView } from '../../../../src/games/chronicles/state/view.ts';
import type { Subject, Table } from '../../subject.ts';
import { CHRONICLES_GOLDEN } from './golden.ts';
import { HIDDEN } from './hidden.ts';
import { brokenRules } from './invariants.ts';

/** Every number of gods in all rule states, starting with a different god each time. */
function tableNumbered(number: number): Table {
  const rules = RULE_STATES[Math.floor(number / chronicles.seats.max) % RULE_STATES.length] ?? 'easy';
  const options = { rules };
  const players = 1 + (number % chronicles.seats.max);
  const first = number % GODS.length;
  return {
    roles: [...GODS.slice(first), ...GODS.slice(0, first)].slice(0, players),
    options,
    box: chronicles.box(options, null),
  };
}

/** Either the first five gods or the last five. */
function fullTable(isOther: boolean): Table {
  const options = { rules: isOther ? 'easy' : 'hard' };
  const roles = GODS.slice(isOther ? 0 : 2).slice(0, chronicles.seats.max);
  return { roles, options, box: chronicles.box(options, null) };
}

export const SUBJECT: Subject<ChroniclesState, ChroniclesView> = {
  game: chronicles,
  tableNumbered,
  fullTable,
  broken: brokenRules,
  hidden: HIDDEN,
  followsFromView: ['steps'],
  alwaysAsked: ['turn', 'turn-end'],
  readings: ['C-008', 'C-118', 'C-119', 'C-209', 'C-335', 'C-419'],
  golden: CHRONICLES_GOLDEN,
};
