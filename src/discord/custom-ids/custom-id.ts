/** Formats and parses the custom ids of buttons, menus and modals: short and versioned; any other id is ignored. */
import { STRENGTHS } from '../../core/thinking/strength.ts';
import { BALLOTS } from '../../tables/agreement/proposals.ts';
import { MOTIONS } from '../../tables/history/history.ts';
import { COMPUTER_CHANGES } from '../../tables/lobby/computers.ts';
import type { TableId } from '../../tables/model/table.ts';
import { WHOLES } from '../../tables/seats/departing.ts';
import { SPANS } from '../../tables/turns/seating.ts';
import { LANGUAGES } from '../../words/languages.ts';
import {
  count,
  type Format,
  four,
  ofServer,
  ofTable,
  one,
  oneOf,
  recipient,
  seat,
  text,
  three,
  two,
  word,
} from './fields.ts';
import { OWN_SETTINGS } from './own-settings.ts';
import { SERVER_SETTINGS } from './server-settings.ts';

/**
 * Every kind of control, with the contents of its id. Ids of posted messages stay readable forever: a used letter or word never
 * changes its meaning.
 */
const FORMATS = {
  /** A moderator's answer to the question whether to end all the server's tables. */
  'stop-all': ofServer('g', word('stop-all')),
  'keep-all': ofServer('g', word('keep')),
  /** A person's answer to the question whether the bot should erase everything it stores about them. */
  'data-erase': ofServer('o', word('erase')),
  'data-keep': ofServer('o', word('keep')),
  /** Changes one of a person's own settings. */
  'own-setting': ofServer('O', one(oneOf('setting', OWN_SETTINGS))),
  /** Changes one of a server's settings, or chooses which one to change. */
  'server-setting': ofServer('Y', one(oneOf('setting', SERVER_SETTINGS))),
  /** Shows a page of the list of a server's tables. */
  tables: ofServer('p', one(count('page'))),
  /** Shows a page of the list of a person's own tables. */
  'own-tables': ofServer('y', one(count('page'))),
  /** Shows a page of the rules for a search, without or with their numbers and sources. */
  rule: ofServer('w', two(count('page'), text('search'))),
  'rule-sources': ofServer('x', two(count('page'), text('search'))),
  /** Shows a card of the guide of the game with this id. */
  'game-card': ofServer('i', two(text('game'), count('page'))),
  /** Opens a table of the game with this id. */
  'new-game': ofServer('z', one(text('game'))),
  /** Opens a table of that game with the other typed options, encoded by `wishCode`. */
  'new-game-as': ofServer('Z', two(text('game'), text('wish'))),
  /** Calls off the lobbies in which the person waits alone. */
  'close-empty': ofServer('E', word('empty')),
  /** Starts a lesson of the game with this id. */
  learn: ofServer('L', one(text('game'))),
  /** Starts the lesson again for a person who has finished it. */
  'learn-again': ofServer('A', one(text('game'))),

  join: ofTable('t', word('join')),
  role: ofTable('t', word('role')),
  rules: ofTable('t', word('rules')),
  difficulty: ofTable('t', word('difficulty')),
  /** Shows the options of the lobby. */
  options: ofTable('t', word('options')),
  /** A menu of the lobby's options. */
  option: ofTable('t', word('option')),
  /** A menu of the values of that option. */
  'set-option': ofTable('N', one(text('option'))),
  /** Switches the table to the language of the host's Discord client. */
  speak: ofTable('J', one(oneOf('language', LANGUAGES))),
  /** A form for the seed. */
  seed: ofTable('t', word('seed')),
  /** A menu of people. */
  invite: ofTable('t', word('invite')),
  /** Takes or declines the seat reserved for an invited person. */
  accept: ofTable('t', word('accept')),
  decline: ofTable('t', word('decline')),
  leave: ofTable('t', word('leave')),
  start: ofTable('t', word('start')),
  /** Starts the game in the given order, without the invited people who haven't answered, after the host has confirmed it. */
  'start-sure': ofTable('F', three(text('first'), text('order'), text('confirmed'))),
  /** Shows which computers can take a seat. */
  computers: ofTable('t', word('computers')),
  odds: ofTable('t', word('odds')),
  status: ofTable('t', word('status')),
  text: ofTable('t', word('text')),
  /** Shows the full board privately. */
  board: ofTable('t', word('board')),
  since: ofTable('t', word('since')),
  guide: ofTable('t', word('guide')),
  /** Shows what the marks on the board mean. */
  legend: ofTable('t', word('legend')),
  /** Shows the other buttons of the board privately. */
  more: ofTable('t', word('more')),
  details: ofTable('t', word('details')),
  advise: ofTable('t', word('advise')),
  /** Shows the reasons for the computer's turn that was just played. */
  why: ofTable('t', word('why')),
  /** Shows the other answers if a lesson's board has only the suggested one. */
  choices: ofTable('t', word('choices')),
  /** Ends the game with a reason: a button, and the form that it opens. */
  abort: ofTable('t', word('abort')),
  /** Asks whether to end the game early. */
  'end-game': ofTable('t', word('end-game')),
  /** Ends the game after the question that `end-game` asks. */
  'game-end': ofTable('t', word('game-end')),
  /** Asks whether to end the lesson. */
  'end-lesson': ofTable('t', word('end-lesson')),
  /** Ends the lesson after the question that `end-lesson` asks. */
  'lesson-end': ofTable('t', word('lesson-end')),
  /** Answers "no" when the bot has asked whether to end the game. */
  keep: ofTable('t', word('keep')),
  resume: ofTable('t', word('resume')),
  replay: ofTable('t', word('replay')),
  review: ofTable('t', word('review')),
  /** Replaces the review's progress with the review. */
  'review-again': ofTable('t', word('review-again')),
  /** Shows the rest of the review. */
  'review-more': ofTable('t', word('review-more')),
  /** Shows the review to everyone in the channel. */
  'review-show': ofTable('t', word('review-show')),
  /** Shows how a game could still have been won. */
  'way-in': ofTable('t', word('way-in')),
  /** On a review: shows a person the board before the first of their own mistakes. */
  mistakes: ofTable('t', word('mistakes')),
  /** Shows the board before the mistake with this id. */
  mistake: ofTable('t', word('mistake')),
  'mistake-best': ofTable('t', word('mistake-best')),
  /** Dismisses the message that shows the mistakes. */
  'mistake-close': ofTable('t', word('mistake-close')),
  /** Shows a finished game as an animation. */
  story: ofTable('t', word('story')),
  /** Shows a finished game as one picture. */
  poster: ofTable('t', word('poster')),
  /** Shows what a player could plan for a friend's turn. */
  plan: ofTable('t', word('plan')),
  /** A menu of possible plans. */
  planned: ofTable('K', one(text('request'))),
  /** Subscribes to a direct message at the end of the game, or cancels it. */
  'tell-end': ofTable('t', word('tell-end')),
  /** Starts a live session. */
  'session-begin': ofTable('t', word('session-begin')),
  /** Ends the live session. */
  'session-end': ofTable('t', word('session-end')),
  /** Praises the person in the seat. No language code is a number, so the id can't be mistaken for `speak`. */
  praise: ofTable('V', one(seat('seat'))),
  /** Opens the same game again, with the same seed. */
  again: ofTable('t', word('again')),
  /** Opens another game for the same people. */
  'play-again': ofTable('t', word('play-again')),
  'not-this-turn': ofTable('t', word('not-this-turn')),
  reopen: ofTable('t', word('reopen')),
  'keep-open': ofTable('t', word('keep-open')),

  /** Opens the usual next game of the table's campaign. */
  'campaign-next': ofTable('t', word('campaign-next')),
  /** Shows the campaign's shop. */
  'campaign-skills': ofTable('t', word('campaign-skills')),
  /** Shows the state of the campaign. */
  'campaign-status': ofTable('t', word('campaign-status')),
  /** Ends the campaign permanently. */
  'campaign-end': ofTable('t', word('campaign-end')),
  /** A menu of the campaign's won chapters; choosing one opens a single game of it. */
  'campaign-replay': ofTable('t', word('campaign-replay')),
  /** Opens a game of the campaign outside the usual order. */
  'campaign-chapter': ofTable('Q', one(text('chapter'))),
  /** Makes that purchase, after its card was shown. */
  'campaign-pay': ofTable('P', one(text('ware'))),
  /** Undoes the purchase in the campaign's entry with this number. */
  'campaign-undo': ofTable('U', one(count('entry'))),
  /** Replaces the card of a purchase with the shop. */
  'campaign-shop': ofTable('t', word('campaign-shop')),
  /** A menu of the given role's purchases; choosing one shows its card. */
  'campaign-buy': ofTable('B', one(text('role'))),

  /** Shows a card of the guide. */
  card: ofTable('h', one(count('page'))),
  /** Shows a page of the log. */
  log: ofTable('l', one(count('page'))),
  /** Moves through the game from the moment with this number. */
  moment: ofTable('r', two(count('at'), oneOf('motion', MOTIONS))),
  /** Shows the state of an attempt at the daily challenge. */
  daily: ofTable('t', word('daily')),
  /** A button on a server's message: shows a person their own attempt privately. */
  'daily-play': ofTable('t', word('daily-play')),
  'daily-start': ofTable('t', word('daily-start')),
  /** Shows how to play that day's game. */
  'daily-guide': ofTable('t', word('daily-guide')),
  /** Shows the standings of the daily challenge privately. */
  'daily-standings': ofTable('t', word('daily-standings')),
  /** Asks for a reminder of each day's challenge: a button, and the form that it opens. */
  'daily-remind': ofTable('t', word('daily-remind')),
  /** Ends the reminders of the daily challenge. */
  'daily-unremind': ofTable('t', word('daily-unremind')),
  /** Shares the attempt's result line with everyone in the channel. */
  'daily-share': ofTable('t', word('daily-share')),
  /** Shows the practice of the latest day that can be practised, or of the day chosen in the menu. */
  practice: ofTable('t', word('practice')),
  'practice-day': ofTable('t', word('practice-day')),
  /** Starts the practice of that day, or starts it over. */
  'practice-start': ofTable('t', word('practice-start')),
  /** Steps through the line of play that `way-in` opens. */
  way: ofTable('W', two(count('at'), oneOf('motion', MOTIONS))),
  /** A button on older messages. Leaves the seat of that name, or all seats. */
  quit: ofTable('e', one(text('seats'))),
  /** Leaves the seat of that name; `confirmed` is the key of the loss the person was warned about. */
  'quit-seat': ofTable('c', two(text('seat'), text('confirmed'))),
  'quit-all': ofTable('j', two(oneOf('leaves', WHOLES), text('confirmed'))),
  /** Takes a seat, or only its current turn. */
  take: ofTable('k', two(seat('seat'), oneOf('span', SPANS))),
  /** Takes the seat or the turn, after the host or a moderator has confirmed it. */
  'take-sure': ofTable('H', three(seat('seat'), oneOf('span', SPANS), text('request'))),
  /** Offers the seat or the turn, after the host or a moderator has confirmed it. */
  'offer-sure': ofTable('R', four(seat('seat'), oneOf('span', SPANS), recipient('to'), text('request'))),
  /** Gives a free seat in a lobby to a computer of that strength, or removes the last computer. */
  'change-computers': ofTable('C', one(oneOf('change', COMPUTER_CHANGES))),
  /** Lets a computer play this turn of the seat. */
  'computer-turn': ofTable('T', one(seat('seat'))),
  /** Lets a computer play the seat or the turn, after the host or a moderator has confirmed it. */
  'computer-sure': ofTable(
    'D',
    four(seat('seat'), oneOf('span', SPANS), oneOf('strength', STRENGTHS), text('request')),
  ),
  /** Undoes the answer that led to the question. */
  undo: ofTable('u', one(text('request'))),
  /** Redoes what was undone before the question. */
  redo: ofTable('d', one(text('request'))),
  /** Skips the turn that the question belongs to. */
  skip: ofTable('q', one(text('request'))),
  /** Skips that turn of the seat, after a person who may decide without a vote has confirmed it. */
  'skip-sure': ofTable('S', two(seat('seat'), text('request'))),
  /** Lets a computer go first even though people could. */
  'computer-begins': ofTable('G', one(text('request'))),
  /** Agrees or objects to the proposal with this id. */
  vote: ofTable('b', two(oneOf('ballot', BALLOTS), text('proposal'))),
  /** Gives a complete answer, encoded. */
  answer: ofTable('a', two(text('request'), text('code'))),
  /** Gives a complete answer that was advised. */
  advised: ofTable('A', two(text('request'), text('code'))),
  /** Gives an answer that the game warned about, after the person has confirmed it. */
  sure: ofTable('s', two(text('request'), text('code'))),
  /** A menu of answers. */
  menu: ofTable('m', two(text('request'), text('verb'))),
  /** The board's menu of answers, verbs and groups. */
  choose: ofTable('M', one(text('request'))),
  /** Asks for the details of the verb. */
  verb: ofTable('v', two(text('request'), text('verb'))),
  /** Shows the answers with the same beginning, such as all against one enemy. */
  group: ofTable('n', two(text('request'), text('group'))),
  /** A modal that fills the fields of an alternative. */
  form: ofTable('f', two(text('request'), text('alternative'))),
} as const;

export type ControlKind = keyof typeof FORMATS;
export const CONTROL_KINDS = Object.keys(FORMATS) as readonly ControlKind[];

type Fields = {
  readonly [Kind in ControlKind]: (typeof FORMATS)[Kind] extends Format<infer One> ? One : never;
};
/** The contents of a control's id; limited to `Kind` if given. */
export type CustomId<Kind extends ControlKind = ControlKind> = {
  readonly [One in Kind]: { readonly kind: One } & Readonly<Fields[One]>;
}[Kind];

/** The kinds whose ids contain only the table. */
export type TableButton = {
  [Kind in ControlKind]: { readonly table: TableId } extends Fields[Kind] ? Kind : never;
}[ControlKind];

const BY_KIND: { readonly [Kind in ControlKind]: Format<Fields[Kind]> } = FORMATS;
const VERSION = 'v1';
const BETWEEN = '|';
const LONGEST = 100;

export function formatCustomId<Kind extends ControlKind>(id: { readonly kind: Kind } & Fields[Kind]): string {
  const formatted = written(id);
  if (formatted.length > LONGEST)
    throw new RangeError(`a custom id of ${formatted.length} letters: ${formatted}`);
  return formatted;
}

function written<Kind extends ControlKind>(id: { readonly kind: Kind } & Fields[Kind]): string {
  const { letter, write } = BY_KIND[id.kind];
  const { table, texts } = write(id);
  return [VERSION, table, letter, ...texts].join(BETWEEN);
}

/** Returns null for an id that is not the bot's, has another version, or was forged. */
export function parseCustomId(written: string): CustomId | null {
  const [version, table = '', letter, ...texts] = written.split(BETWEEN);
  if (version !== VERSION) return null;
  for (const kind of CONTROL_KINDS) {
    const fields = BY_KIND[kind].letter === letter ? BY_KIND[kind].read(table, texts) : null;
    if (fields !== null) return { kind, ...fields } as CustomId;
  }
  return null;
}
