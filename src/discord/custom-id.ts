/** Formats and parses the custom ids of buttons, menus and modals: short and versioned; the bot ignores any other id. */
import { type SeatIndex, seatIndex } from '../core/seat.ts';
import { BALLOTS, type Ballot } from '../tables/agreement/proposals.ts';
import { MOTIONS, type Motion } from '../tables/history/history.ts';
import type { TableId } from '../tables/model/table.ts';
import { SPANS, type Span } from '../tables/turns/seating.ts';

/** What buttons do to a table, whatever it asks. */
export const TABLE_VERBS = [
  'join',
  'leave',
  'start',
  'odds',
  'status',
  'text',
  'since',
  'abort',
  'resume',
  'keep',
  'replay',
  'again',
  'not-this-turn',
  'reopen',
  'keep-open',
] as const;
export type TableVerb = (typeof TABLE_VERBS)[number];

/** What a moderator may answer when asked whether all tables of the server shall end. */
export const SERVER_VERBS = ['stop-all', 'keep'] as const;
export type ServerVerb = (typeof SERVER_VERBS)[number];

/** What a person may answer when asked whether the bot shall erase all it keeps of them. */
export const ERASURES = ['erase', 'keep'] as const;
export type Erasure = (typeof ERASURES)[number];

export type CustomId =
  | { readonly kind: 'server'; readonly verb: ServerVerb }
  /** About the person who presses it. */
  | { readonly kind: 'own-data'; readonly verb: Erasure }
  /** Shows a page of the list of a server's tables. */
  | { readonly kind: 'tables'; readonly page: number }
  /** A button, and the form that it may open. */
  | { readonly kind: 'table'; readonly table: TableId; readonly verb: TableVerb }
  /** Shows a page of the log. */
  | { readonly kind: 'log'; readonly table: TableId; readonly page: number }
  /** Moves through the game from the moment with this number. */
  | { readonly kind: 'replay'; readonly table: TableId; readonly at: number; readonly motion: Motion }
  /** Takes a seat, or a turn of it. */
  | { readonly kind: 'take'; readonly table: TableId; readonly seat: SeatIndex; readonly span: Span }
  /** Undoes the answer that led to the question. */
  | { readonly kind: 'undo'; readonly table: TableId; readonly request: string }
  /** Redoes what was undone before the question. */
  | { readonly kind: 'redo'; readonly table: TableId; readonly request: string }
  /** Skips the turn that the question belongs to. */
  | { readonly kind: 'skip'; readonly table: TableId; readonly request: string }
  /** Agrees or objects to the proposal with this id. */
  | { readonly kind: 'vote'; readonly table: TableId; readonly ballot: Ballot; readonly proposal: string }
  /** Gives a whole answer, in its code. */
  | { readonly kind: 'answer'; readonly table: TableId; readonly request: string; readonly code: string }
  /** Gives the same answer after the person confirmed it. */
  | { readonly kind: 'sure'; readonly table: TableId; readonly request: string; readonly code: string }
  /** A menu whose options are answers. */
  | { readonly kind: 'menu'; readonly table: TableId; readonly request: string; readonly verb: string }
  /** Asks for the details of what the verb does. */
  | { readonly kind: 'verb'; readonly table: TableId; readonly request: string; readonly verb: string }
  /** A modal that fills the fields of an alternative. */
  | {
      readonly kind: 'form';
      readonly table: TableId;
      readonly request: string;
      readonly alternative: string;
    };

const VERSION = 'v1';
const BETWEEN = '|';
const LETTERS = {
  server: 'g',
  'own-data': 'o',
  tables: 'p',
  table: 't',
  log: 'l',
  replay: 'r',
  take: 'k',
  undo: 'u',
  redo: 'd',
  skip: 'q',
  vote: 'b',
  answer: 'a',
  sure: 's',
  menu: 'm',
  verb: 'v',
  form: 'f',
} as const;
const ID = /^[2-9a-hjkmnp-z]{10}$/;
/** Takes the place of the table where the id belongs to none. */
const NO_TABLE = 'server';
const LONGEST = 100;

export function formatCustomId(id: CustomId): string {
  const table = 'table' in id ? id.table : NO_TABLE;
  const text = [VERSION, table, LETTERS[id.kind], ...payload(id)].join(BETWEEN);
  if (text.length > LONGEST) throw new RangeError(`a custom id of ${text.length} letters: ${text}`);
  return text;
}

function payload(id: CustomId): readonly string[] {
  switch (id.kind) {
    case 'table':
    case 'server':
    case 'own-data':
      return [id.verb];
    case 'tables':
    case 'log':
      return [String(id.page)];
    case 'replay':
      return [String(id.at), id.motion];
    case 'take':
      return [String(id.seat), id.span];
    case 'undo':
    case 'redo':
    case 'skip':
      return [id.request];
    case 'vote':
      return [id.ballot, id.proposal];
    case 'answer':
    case 'sure':
      return [id.request, id.code];
    case 'menu':
    case 'verb':
      return [id.request, id.verb];
    case 'form':
      return [id.request, id.alternative];
  }
}

/** Null for an id that is not the bot's, that has another version, or that somebody forged. */
export function parseCustomId(text: string): CustomId | null {
  const [version, table, letter, first, second, ...more] = text.split(BETWEEN);
  if (version !== VERSION || table === undefined || first === undefined || more.length > 0) return null;
  if (table === NO_TABLE) return second === undefined ? parseOfNoTable(letter, first) : null;
  if (!ID.test(table)) return null;
  const id = table as TableId;
  if (letter === LETTERS.table) {
    const verb = TABLE_VERBS.find((each) => each === first);
    return verb === undefined || second !== undefined ? null : { kind: 'table', table: id, verb };
  }
  if (letter === LETTERS.log) {
    const page = countIn(first);
    return page === null || second !== undefined ? null : { kind: 'log', table: id, page };
  }
  if (letter === LETTERS.undo)
    return second === undefined ? { kind: 'undo', table: id, request: first } : null;
  if (letter === LETTERS.redo)
    return second === undefined ? { kind: 'redo', table: id, request: first } : null;
  if (letter === LETTERS.skip)
    return second === undefined ? { kind: 'skip', table: id, request: first } : null;
  if (second === undefined) return null;
  switch (letter) {
    case LETTERS.replay: {
      const at = countIn(first);
      const motion = MOTIONS.find((each) => each === second);
      return at === null || motion === undefined ? null : { kind: 'replay', table: id, at, motion };
    }
    case LETTERS.vote: {
      const ballot = BALLOTS.find((each) => each === first);
      return ballot === undefined ? null : { kind: 'vote', table: id, ballot, proposal: second };
    }
    case LETTERS.take: {
      const seat = countIn(first);
      const span = SPANS.find((each) => each === second);
      return seat === null || span === undefined
        ? null
        : { kind: 'take', table: id, seat: seatIndex(seat), span };
    }
    case LETTERS.answer:
      return { kind: 'answer', table: id, request: first, code: second };
    case LETTERS.sure:
      return { kind: 'sure', table: id, request: first, code: second };
    case LETTERS.menu:
      return { kind: 'menu', table: id, request: first, verb: second };
    case LETTERS.verb:
      return { kind: 'verb', table: id, request: first, verb: second };
    case LETTERS.form:
      return { kind: 'form', table: id, request: first, alternative: second };
    default:
      return null;
  }
}

function parseOfNoTable(letter: string | undefined, payload: string): CustomId | null {
  if (letter === LETTERS.tables) {
    const page = countIn(payload);
    return page === null ? null : { kind: 'tables', page };
  }
  if (letter === LETTERS['own-data']) {
    const verb = ERASURES.find((each) => each === payload);
    return verb === undefined ? null : { kind: 'own-data', verb };
  }
  const verb = SERVER_VERBS.find((each) => each === payload);
  return letter === LETTERS.server && verb !== undefined ? { kind: 'server', verb } : null;
}

/** Reads a number only in the form in which the bot writes it, so that each id has one spelling. */
function countIn(text: string): number | null {
  return /^(0|[1-9]\d{0,6})$/.test(text) ? Number(text) : null;
}
