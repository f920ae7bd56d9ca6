/**
 * Every control that the bot has put on a message in any release, and every form, in the notation of a line: `press vote agree`,
 * `send form alfheim`.
 */

import type { SeatIndex } from '../../../../src/core/seat.ts';
import {
  type ControlKind,
  type CustomId,
  formatCustomId,
  type TableButton,
} from '../../../../src/discord/custom-ids/custom-id.ts';
import { BALLOTS } from '../../../../src/tables/agreement/proposals.ts';
import { MOTIONS } from '../../../../src/tables/history/history.ts';
import { COMPUTER_CHANGES } from '../../../../src/tables/lobby/computers.ts';
import type { TableId } from '../../../../src/tables/model/table.ts';
import { SPANS } from '../../../../src/tables/turns/seating.ts';

/** The things that a control's id refers to. */
export interface Subject {
  readonly table: TableId;
  readonly request: string;
  readonly seat: SeatIndex;
  readonly proposal: string;
}

interface Control {
  /** The start of the line; the intended answer follows. */
  readonly line: string;
  readonly id: (subject: Subject, answer: string) => CustomId;
}

const NOTHING_TO_PRESS: readonly Control[] = [];

/** TypeScript doesn't narrow unions of more than 25 kinds. */
function onTable(kind: TableButton): readonly Control[] {
  return [{ line: `press ${kind}`, id: ({ table }) => ({ kind, table }) as CustomId }];
}

function ofServer(
  kind: 'stop-all' | 'keep-all' | 'data-erase' | 'data-keep' | 'close-empty',
): readonly Control[] {
  return [{ line: `press ${kind}`, id: () => ({ kind }) }];
}

const CONTROLS = {
  join: onTable('join'),
  role: [{ line: 'choose role', id: ({ table }) => ({ kind: 'role', table }) }],
  rules: [{ line: 'choose rules', id: ({ table }) => ({ kind: 'rules', table }) }],
  difficulty: [{ line: 'choose difficulty', id: ({ table }) => ({ kind: 'difficulty', table }) }],
  options: onTable('options'),
  option: [{ line: 'choose option', id: ({ table }) => ({ kind: 'option', table }) }],
  'set-option': [
    { line: 'choose set-option', id: ({ table }) => ({ kind: 'set-option', table, option: 'passing' }) },
  ],
  seed: NOTHING_TO_PRESS,
  speak: [{ line: 'press speak', id: ({ table }) => ({ kind: 'speak', table, language: 'fr' }) }],
  'close-empty': ofServer('close-empty'),
  invite: [{ line: 'choose invite', id: ({ table }) => ({ kind: 'invite', table }) }],
  accept: onTable('accept'),
  decline: onTable('decline'),
  leave: onTable('leave'),
  computers: onTable('computers'),
  'change-computers': [
    {
      line: 'press change-computers',
      id: ({ table }, posted) => {
        const change = COMPUTER_CHANGES.find((each) => each === posted) ?? 'good';
        return { kind: 'change-computers', table, change };
      },
    },
  ],
  'computer-turn': [
    { line: 'press computer-turn', id: ({ table, seat }) => ({ kind: 'computer-turn', table, seat }) },
  ],
  'computer-sure': SPANS.map((span) => ({
    line: `press computer-sure ${span}`,
    id: ({ table, seat, request }: Subject) => ({
      kind: 'computer-sure' as const,
      table,
      seat,
      span,
      strength: 'good' as const,
      request,
    }),
  })),
  quit: [{ line: 'press quit', id: ({ table }) => ({ kind: 'quit', table, seats: 'all' }) }],
  'quit-seat': [
    {
      line: 'press quit-seat',
      id: ({ table }, seat) => ({ kind: 'quit-seat', table, seat, confirmed: 'old' }),
    },
  ],
  'quit-all': [
    {
      line: 'press quit-all',
      id: ({ table }) => ({ kind: 'quit-all', table, leaves: 'seats', confirmed: 'old' }),
    },
  ],
  start: onTable('start'),
  'start-sure': [
    {
      line: 'press start-sure',
      id: ({ table }) => ({ kind: 'start-sure', table, first: '', order: '', confirmed: '0' }),
    },
  ],
  odds: onTable('odds'),
  status: onTable('status'),
  text: onTable('text'),
  board: onTable('board'),
  since: onTable('since'),
  guide: onTable('guide'),
  legend: onTable('legend'),
  more: onTable('more'),
  card: [{ line: 'press card', id: ({ table }) => ({ kind: 'card', table, page: 0 }) }],
  'game-card': [{ line: 'press game-card', id: () => ({ kind: 'game-card', game: 'yggdrasil', page: 0 }) }],
  'new-game': [{ line: 'press new-game', id: () => ({ kind: 'new-game', game: 'yggdrasil' }) }],
  'new-game-as': [
    {
      line: 'press new-game-as',
      id: () => ({ kind: 'new-game-as', game: 'yggdrasil', wish: 'wchannel;cfalse' }),
    },
  ],
  learn: [{ line: 'press learn', id: () => ({ kind: 'learn', game: 'yggdrasil' }) }],
  'learn-again': [{ line: 'press learn-again', id: () => ({ kind: 'learn-again', game: 'yggdrasil' }) }],
  advise: onTable('advise'),
  why: onTable('why'),
  details: onTable('details'),
  choices: onTable('choices'),
  abort: onTable('abort'),
  'end-game': onTable('end-game'),
  'game-end': onTable('game-end'),
  'end-lesson': onTable('end-lesson'),
  'lesson-end': onTable('lesson-end'),
  keep: onTable('keep'),
  resume: onTable('resume'),
  replay: onTable('replay'),
  review: onTable('review'),
  'review-again': onTable('review-again'),
  'review-more': onTable('review-more'),
  'review-show': onTable('review-show'),
  'way-in': onTable('way-in'),
  mistakes: onTable('mistakes'),
  way: [{ line: 'press way', id: ({ table }) => ({ kind: 'way', table, at: 0, motion: 'on' }) }],
  again: onTable('again'),
  'tell-end': onTable('tell-end'),
  'session-begin': onTable('session-begin'),
  'session-end': onTable('session-end'),
  plan: onTable('plan'),
  planned: [{ line: 'choose planned', id: ({ table, request }) => ({ kind: 'planned', table, request }) }],
  praise: [{ line: 'press praise', id: ({ table, seat }) => ({ kind: 'praise', table, seat }) }],
  'play-again': onTable('play-again'),
  story: onTable('story'),
  poster: onTable('poster'),
  'not-this-turn': onTable('not-this-turn'),
  reopen: onTable('reopen'),
  'keep-open': onTable('keep-open'),
  'campaign-next': onTable('campaign-next'),
  'campaign-skills': onTable('campaign-skills'),
  'campaign-status': onTable('campaign-status'),
  'campaign-end': onTable('campaign-end'),
  'campaign-chapter': [
    {
      line: 'press campaign-chapter',
      id: ({ table }, chapter) => ({ kind: 'campaign-chapter', table, chapter }),
    },
  ],
  'campaign-replay': [
    { line: 'choose campaign-replay', id: ({ table }) => ({ kind: 'campaign-replay', table }) },
  ],
  'campaign-shop': onTable('campaign-shop'),
  'campaign-pay': [
    { line: 'press campaign-pay', id: ({ table }, ware) => ({ kind: 'campaign-pay', table, ware }) },
  ],
  'campaign-undo': [
    {
      line: 'press campaign-undo',
      id: ({ table }, entry) => ({ kind: 'campaign-undo', table, entry: Number(entry) }),
    },
  ],
  'campaign-buy': [
    { line: 'choose campaign-buy', id: ({ table }) => ({ kind: 'campaign-buy', table, role: 'odin' }) },
  ],
  'stop-all': ofServer('stop-all'),
  'keep-all': ofServer('keep-all'),
  'data-erase': ofServer('data-erase'),
  'data-keep': ofServer('data-keep'),
  'own-setting': [{ line: 'press own-setting', id: () => ({ kind: 'own-setting', setting: 'direct' }) }],
  'server-setting': [
    { line: 'press server-setting', id: () => ({ kind: 'server-setting', setting: 'boards' }) },
  ],
  rule: [{ line: 'press rule about', id: () => ({ kind: 'rule', page: 0, search: 'fenrir' }) }],
  'rule-sources': [
    { line: 'press rule-sources', id: () => ({ kind: 'rule-sources', page: 0, search: 'fenrir' }) },
  ],
  'own-tables': [{ line: 'press own-tables', id: () => ({ kind: 'own-tables', page: 0 }) }],
  tables: [{ line: 'press tables', id: () => ({ kind: 'tables', page: 0 }) }],
  log: [{ line: 'press log', id: ({ table }) => ({ kind: 'log', table, page: 0 }) }],
  moment: MOTIONS.map((motion) => ({
    line: `press moment ${motion}`,
    id: ({ table }: Subject) => ({ kind: 'moment' as const, table, at: 0, motion }),
  })),
  take: SPANS.map((span) => ({
    line: `press take ${span}`,
    id: ({ table, seat }: Subject) => ({ kind: 'take' as const, table, seat, span }),
  })),
  'take-sure': SPANS.map((span) => ({
    line: `press take-sure ${span}`,
    id: ({ table, seat, request }: Subject) => ({ kind: 'take-sure' as const, table, seat, span, request }),
  })),
  'offer-sure': SPANS.map((span) => ({
    line: `press offer-sure ${span}`,
    id: ({ table, seat, request }: Subject) => ({
      kind: 'offer-sure' as const,
      table,
      seat,
      span,
      to: 'all' as const,
      request,
    }),
  })),
  'computer-begins': [
    {
      line: 'press computer-begins',
      id: ({ table, request }) => ({ kind: 'computer-begins', table, request }),
    },
  ],
  skip: [{ line: 'press skip', id: ({ table, request }) => ({ kind: 'skip', table, request }) }],
  'skip-sure': [
    {
      line: 'press skip-sure',
      id: ({ table, seat, request }) => ({ kind: 'skip-sure', table, seat, request }),
    },
  ],
  undo: [{ line: 'press undo', id: ({ table, request }) => ({ kind: 'undo', table, request }) }],
  redo: [{ line: 'press redo', id: ({ table, request }) => ({ kind: 'redo', table, request }) }],
  vote: BALLOTS.map((ballot) => ({
    line: `press vote ${ballot}`,
    id: ({ table, proposal }: Subject) => ({ kind: 'vote' as const, table, ballot, proposal }),
  })),
  answer: [
    { line: 'press answer', id: ({ table, request }, code) => ({ kind: 'answer', table, request, code }) },
  ],
  advised: [
    { line: 'press advised', id: ({ table, request }, code) => ({ kind: 'advised', table, request, code }) },
  ],
  sure: [{ line: 'press sure', id: ({ table, request }, code) => ({ kind: 'sure', table, request, code }) }],
  menu: [{ line: 'choose menu', id: ({ table, request }, verb) => ({ kind: 'menu', table, request, verb }) }],
  choose: [{ line: 'choose choose', id: ({ table, request }) => ({ kind: 'choose', table, request }) }],
  verb: [{ line: 'press verb', id: ({ table, request }, verb) => ({ kind: 'verb', table, request, verb }) }],
  group: [
    { line: 'press group', id: ({ table, request }, group) => ({ kind: 'group', table, request, group }) },
  ],
  form: NOTHING_TO_PRESS,
  // These controls name an attempt instead of a table.
  daily: NOTHING_TO_PRESS,
  'daily-play': NOTHING_TO_PRESS,
  'daily-start': NOTHING_TO_PRESS,
  'daily-guide': NOTHING_TO_PRESS,
  'daily-share': NOTHING_TO_PRESS,
  'daily-standings': NOTHING_TO_PRESS,
  'daily-remind': NOTHING_TO_PRESS,
  'daily-unremind': NOTHING_TO_PRESS,
  practice: NOTHING_TO_PRESS,
  'practice-day': NOTHING_TO_PRESS,
  'practice-start': NOTHING_TO_PRESS,
  // These name a mistake instead of a table.
  mistake: NOTHING_TO_PRESS,
  'mistake-best': NOTHING_TO_PRESS,
  'mistake-close': NOTHING_TO_PRESS,
} as const satisfies Readonly<Record<ControlKind, readonly Control[]>>;

const FORMS: readonly Control[] = [
  {
    line: 'send form',
    id: ({ table, request }, alternative) => ({ kind: 'form', table, request, alternative }),
  },
  { line: 'send seed', id: ({ table }) => ({ kind: 'seed', table }) },
  { line: 'send abort', id: ({ table }) => ({ kind: 'abort', table }) },
  { line: 'send stop-all', id: () => ({ kind: 'stop-all' }) },
];

const ALL: readonly Control[] = [...Object.values(CONTROLS).flat(), ...FORMS];

export function everyControl(): readonly string[] {
  return ALL.map(({ line }) => line);
}

/** The custom id as an older or a forged message would have it. */
export function customIdIn(deed: string, subject: Subject): string {
  const control = ALL.find(({ line }) => `${deed} `.startsWith(`${line} `));
  if (control === undefined) throw new Error(`there is no such control: ${deed}`);
  return formatCustomId(control.id(subject, deed.slice(control.line.length + 1)));
}
