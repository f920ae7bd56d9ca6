/** Every control that the bot has ever put on a message, and every form, as a line says it: `press vote agree`, `send form alfheim`. */

import type { SeatIndex } from '../../../src/core/seat.ts';
import {
  type CustomId,
  ERASURES,
  formatCustomId,
  SERVER_VERBS,
  TABLE_VERBS,
} from '../../../src/discord/custom-id.ts';
import { BALLOTS } from '../../../src/tables/agreement/proposals.ts';
import { MOTIONS } from '../../../src/tables/history/history.ts';
import type { TableId } from '../../../src/tables/model/table.ts';
import { SPANS } from '../../../src/tables/turns/seating.ts';

/** What ids of controls speak of. */
export interface Subject {
  readonly table: TableId;
  readonly request: string;
  readonly seat: SeatIndex;
  readonly proposal: string;
}

interface Control {
  /** How the line begins; what follows is the answer that is meant. */
  readonly line: string;
  readonly id: (subject: Subject, answer: string) => CustomId;
}

const NOTHING_TO_PRESS: readonly Control[] = [];

const CONTROLS = {
  table: TABLE_VERBS.map((verb) => ({
    line: `press table ${verb}`,
    id: ({ table }: Subject) => ({ kind: 'table' as const, table, verb }),
  })),
  server: SERVER_VERBS.map((verb) => ({
    line: `press server ${verb}`,
    id: () => ({ kind: 'server' as const, verb }),
  })),
  'own-data': ERASURES.map((verb) => ({
    line: `press own-data ${verb}`,
    id: () => ({ kind: 'own-data' as const, verb }),
  })),
  tables: [{ line: 'press tables', id: () => ({ kind: 'tables', page: 0 }) }],
  log: [{ line: 'press log', id: ({ table }) => ({ kind: 'log', table, page: 0 }) }],
  replay: MOTIONS.map((motion) => ({
    line: `press replay ${motion}`,
    id: ({ table }: Subject) => ({ kind: 'replay' as const, table, at: 0, motion }),
  })),
  take: SPANS.map((span) => ({
    line: `press take ${span}`,
    id: ({ table, seat }: Subject) => ({ kind: 'take' as const, table, seat, span }),
  })),
  skip: [{ line: 'press skip', id: ({ table, request }) => ({ kind: 'skip', table, request }) }],
  undo: [{ line: 'press undo', id: ({ table, request }) => ({ kind: 'undo', table, request }) }],
  redo: [{ line: 'press redo', id: ({ table, request }) => ({ kind: 'redo', table, request }) }],
  vote: BALLOTS.map((ballot) => ({
    line: `press vote ${ballot}`,
    id: ({ table, proposal }: Subject) => ({ kind: 'vote' as const, table, ballot, proposal }),
  })),
  answer: [
    { line: 'press answer', id: ({ table, request }, code) => ({ kind: 'answer', table, request, code }) },
  ],
  sure: [{ line: 'press sure', id: ({ table, request }, code) => ({ kind: 'sure', table, request, code }) }],
  menu: [{ line: 'choose menu', id: ({ table, request }, verb) => ({ kind: 'menu', table, request, verb }) }],
  verb: [{ line: 'press verb', id: ({ table, request }, verb) => ({ kind: 'verb', table, request, verb }) }],
  form: NOTHING_TO_PRESS,
} as const satisfies Readonly<Record<CustomId['kind'], readonly Control[]>>;

const FORMS: readonly Control[] = [
  {
    line: 'send form',
    id: ({ table, request }, alternative) => ({ kind: 'form', table, request, alternative }),
  },
  { line: 'send table abort', id: ({ table }) => ({ kind: 'table', table, verb: 'abort' }) },
  { line: 'send server stop-all', id: () => ({ kind: 'server', verb: 'stop-all' }) },
];

const ALL: readonly Control[] = [...Object.values(CONTROLS).flat(), ...FORMS];

export function everyControl(): readonly string[] {
  return ALL.map(({ line }) => line);
}

/** As an older message bears it, or a forged one. */
export function customIdIn(deed: string, subject: Subject): string {
  const control = ALL.find(({ line }) => `${deed} `.startsWith(`${line} `));
  if (control === undefined) throw new Error(`there is no such control: ${deed}`);
  return formatCustomId(control.id(subject, deed.slice(control.line.length + 1)));
}
