/** Yggdrasil Chronicles as the contract tests play it: one to five gods, easy and hard. */
import { GODS } from '../../../../src/games/chronicles/components.ts';
import { chronicles } from '../../../../src/games/chronicles/game.ts';
import type { ChroniclesState } from '../../../../src/games/chronicles/state.ts';
import type { ChroniclesView } from '../../../../src/games/chronicles/view.ts';
import type { Subject, Table } from '../../../contract/subject.ts';
import { brokenRules } from './invariants.ts';

const RULES = ['easy', 'hard'];

/** Every number of gods in both rule states, beginning with another god each time. */
function tableNumbered(number: number): Table {
  const options = { rules: RULES[Math.floor(number / chronicles.seats.max) % RULES.length] ?? 'easy' };
  const players = 1 + (number % chronicles.seats.max);
  const first = number % GODS.length;
  return {
    roles: [...GODS.slice(first), ...GODS.slice(0, first)].slice(0, players),
    options,
    box: chronicles.box(options, null),
  };
}

export const CHRONICLES_SUBJECT: Subject<ChroniclesState, ChroniclesView> = {
  game: chronicles,
  tableNumbered,
  broken: brokenRules,
  alwaysAsked: ['turn', 'turn-end'],
};
