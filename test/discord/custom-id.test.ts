/** The ids of controls: short, reversible, and not confused with anything else. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seatIndex } from '../../src/core/seat.ts';
import {
  CONTROL_KINDS,
  type CustomId,
  formatCustomId,
  parseCustomId,
} from '../../src/discord/custom-ids/custom-id.ts';
import { BALLOTS } from '../../src/tables/agreement/proposals.ts';
import { MOTIONS } from '../../src/tables/history/history.ts';
import type { TableId } from '../../src/tables/model/table.ts';
import { SPANS } from '../../src/tables/turns/seating.ts';

const LETTERS = Array.from({ length: 26 }, (_, at) => String.fromCharCode('a'.charCodeAt(0) + at));
const DIGITS = Array.from({ length: 10 }, (_, at) => String(at));
/** Characters that can't be mistaken for one another. */
const PLAIN = [...DIGITS, ...LETTERS].filter((sign) => !['0', '1', 'i', 'l', 'o'].includes(sign));

const signs = (
  among: readonly string[],
  length: { readonly minLength: number; readonly maxLength: number },
) => fc.string({ unit: fc.constantFrom(...among), ...length });
const table = signs(PLAIN, { minLength: 10, maxLength: 10 }).map((id) => id as TableId);
const request = signs([...DIGITS, ...LETTERS, '-'], { minLength: 1, maxLength: 24 });
const word = signs([...DIGITS, ...LETTERS, '.', '~', ':', '-'], { minLength: 1, maxLength: 50 });

const ids: fc.Arbitrary<CustomId> = fc.oneof(
  fc.record({ kind: fc.constantFrom('stop-all', 'keep-all', 'data-erase', 'data-keep') }),
  fc.record({
    kind: fc.constantFrom(
      'join',
      'abort',
      'keep',
      'replay',
      'review',
      'review-again',
      'review-more',
      'review-show',
      'way-in',
      'not-this-turn',
      'keep-open',
      'choices',
      'tell-end',
      'session-begin',
      'session-end',
      'plan',
      'end-game',
      'game-end',
      'end-lesson',
      'lesson-end',
      'campaign-next',
    ),
    table,
  }),
  fc.record({ kind: fc.constantFrom('tables' as const, 'own-tables' as const), page: fc.nat(9_999_999) }),
  fc.record({
    kind: fc.constantFrom('rule' as const, 'rule-sources' as const),
    page: fc.nat(9_999_999),
    search: word,
  }),
  fc.record({ kind: fc.constantFrom('log' as const, 'card' as const), table, page: fc.nat(9_999_999) }),
  fc.record({ kind: fc.constant('game-card' as const), game: word, page: fc.nat(9_999_999) }),
  fc.record({
    kind: fc.constantFrom('learn' as const, 'learn-again' as const, 'new-game' as const),
    game: word,
  }),
  fc.record({ kind: fc.constant('new-game-as' as const), game: word, wish: word }),
  fc.record({
    kind: fc.constantFrom('moment' as const, 'way' as const),
    table,
    at: fc.nat(9_999_999),
    motion: fc.constantFrom(...MOTIONS),
  }),
  fc.record({
    kind: fc.constantFrom('undo' as const, 'redo' as const, 'skip' as const, 'computer-begins' as const),
    table,
    request,
  }),
  fc.record({
    kind: fc.constant('vote' as const),
    table,
    ballot: fc.constantFrom(...BALLOTS),
    proposal: word,
  }),
  fc.record({
    kind: fc.constant('take' as const),
    table,
    seat: fc.nat(9_999_999).map(seatIndex),
    span: fc.constantFrom(...SPANS),
  }),
  fc.record({
    kind: fc.constantFrom('answer' as const, 'advised' as const, 'sure' as const),
    table,
    request,
    code: word,
  }),
  fc.record({ kind: fc.constantFrom('menu' as const, 'verb' as const), table, request, verb: word }),
  fc.record({ kind: fc.constant('group' as const), table, request, group: word }),
  fc.record({ kind: fc.constant('form' as const), table, request, alternative: word }),
);

const TABLE = '2222222222' as TableId;

/** At least one example of every kind that the bot has posted. Those messages still exist, so no line may change. */
const POSTED: readonly (readonly [string, CustomId])[] = [
  ['v1|server|g|stop-all', { kind: 'stop-all' }],
  ['v1|server|g|keep', { kind: 'keep-all' }],
  ['v1|server|o|erase', { kind: 'data-erase' }],
  ['v1|server|o|keep', { kind: 'data-keep' }],
  ['v1|server|O|quiet', { kind: 'own-setting', setting: 'quiet' }],
  ['v1|server|O|zone', { kind: 'own-setting', setting: 'zone' }],
  ['v1|server|Y|choose', { kind: 'server-setting', setting: 'choose' }],
  ['v1|server|Y|host-role', { kind: 'server-setting', setting: 'host-role' }],
  ['v1|server|O|export', { kind: 'own-setting', setting: 'export' }],
  ['v1|server|p|3', { kind: 'tables', page: 3 }],
  ['v1|server|y|2', { kind: 'own-tables', page: 2 }],
  ['v1|server|w|3|how to play', { kind: 'rule', page: 3, search: 'how to play' }],
  ['v1|server|x|0|asgard', { kind: 'rule-sources', page: 0, search: 'asgard' }],
  ['v1|server|i|yggdrasil|2', { kind: 'game-card', game: 'yggdrasil', page: 2 }],
  ['v1|server|L|yggdrasil', { kind: 'learn', game: 'yggdrasil' }],
  ['v1|server|A|yggdrasil', { kind: 'learn-again', game: 'yggdrasil' }],
  ['v1|2222222222|t|join', { kind: 'join', table: TABLE }],
  ['v1|2222222222|t|role', { kind: 'role', table: TABLE }],
  ['v1|2222222222|t|rules', { kind: 'rules', table: TABLE }],
  ['v1|2222222222|t|difficulty', { kind: 'difficulty', table: TABLE }],
  ['v1|2222222222|t|options', { kind: 'options', table: TABLE }],
  ['v1|2222222222|t|option', { kind: 'option', table: TABLE }],
  ['v1|2222222222|N|passing', { kind: 'set-option', table: TABLE, option: 'passing' }],
  ['v1|2222222222|J|fr', { kind: 'speak', table: TABLE, language: 'fr' }],
  ['v1|server|E|empty', { kind: 'close-empty' }],
  ['v1|2222222222|t|seed', { kind: 'seed', table: TABLE }],
  ['v1|2222222222|t|invite', { kind: 'invite', table: TABLE }],
  ['v1|2222222222|t|accept', { kind: 'accept', table: TABLE }],
  ['v1|2222222222|t|decline', { kind: 'decline', table: TABLE }],
  ['v1|2222222222|t|leave', { kind: 'leave', table: TABLE }],
  ['v1|2222222222|t|start', { kind: 'start', table: TABLE }],
  ['v1|2222222222|t|computers', { kind: 'computers', table: TABLE }],
  ['v1|2222222222|C|best', { kind: 'change-computers', table: TABLE, change: 'best' }],
  ['v1|2222222222|C|remove', { kind: 'change-computers', table: TABLE, change: 'remove' }],
  ['v1|2222222222|T|1', { kind: 'computer-turn', table: TABLE, seat: seatIndex(1) }],
  [
    'v1|2222222222|D|1|seat|best|7-turn',
    {
      kind: 'computer-sure',
      table: TABLE,
      seat: seatIndex(1),
      span: 'seat',
      strength: 'best',
      request: '7-turn',
    },
  ],
  ['v1|2222222222|G|7-turn', { kind: 'computer-begins', table: TABLE, request: '7-turn' }],
  [
    'v1|2222222222|F|thor|2,thor|1764450000000',
    { kind: 'start-sure', table: TABLE, first: 'thor', order: '2,thor', confirmed: '1764450000000' },
  ],
  ['v1|2222222222|t|odds', { kind: 'odds', table: TABLE }],
  ['v1|2222222222|t|status', { kind: 'status', table: TABLE }],
  ['v1|2222222222|t|text', { kind: 'text', table: TABLE }],
  ['v1|2222222222|t|board', { kind: 'board', table: TABLE }],
  ['v1|2222222222|t|since', { kind: 'since', table: TABLE }],
  ['v1|2222222222|t|details', { kind: 'details', table: TABLE }],
  ['v1|2222222222|t|advise', { kind: 'advise', table: TABLE }],
  ['v1|2222222222|t|why', { kind: 'why', table: TABLE }],
  ['v1|2222222222|t|abort', { kind: 'abort', table: TABLE }],
  ['v1|2222222222|t|end-game', { kind: 'end-game', table: TABLE }],
  ['v1|2222222222|t|game-end', { kind: 'game-end', table: TABLE }],
  ['v1|2222222222|t|end-lesson', { kind: 'end-lesson', table: TABLE }],
  ['v1|2222222222|t|lesson-end', { kind: 'lesson-end', table: TABLE }],
  ['v1|2222222222|P|thor.elf', { kind: 'campaign-pay', table: TABLE, ware: 'thor.elf' }],
  ['v1|2222222222|U|7', { kind: 'campaign-undo', table: TABLE, entry: 7 }],
  ['v1|2222222222|t|campaign-replay', { kind: 'campaign-replay', table: TABLE }],
  ['v1|2222222222|t|campaign-shop', { kind: 'campaign-shop', table: TABLE }],
  ['v1|2222222222|t|choices', { kind: 'choices', table: TABLE }],
  ['v1|2222222222|t|keep', { kind: 'keep', table: TABLE }],
  ['v1|2222222222|t|resume', { kind: 'resume', table: TABLE }],
  ['v1|2222222222|t|replay', { kind: 'replay', table: TABLE }],
  ['v1|2222222222|t|review', { kind: 'review', table: TABLE }],
  ['v1|2222222222|t|way-in', { kind: 'way-in', table: TABLE }],
  ['v1|2222222222|t|mistakes', { kind: 'mistakes', table: TABLE }],
  ['v1|22222222220|t|mistake', { kind: 'mistake', table: '22222222220' as TableId }],
  ['v1|2222222222C|t|mistake-best', { kind: 'mistake-best', table: '2222222222C' as TableId }],
  ['v1|2222222222z|t|mistake-close', { kind: 'mistake-close', table: '2222222222z' as TableId }],
  ['v1|2026-11-29|t|daily', { kind: 'daily', table: '2026-11-29' as TableId }],
  ['v1|2026-11-29|t|daily-play', { kind: 'daily-play', table: '2026-11-29' as TableId }],
  ['v1|2026-11-29|t|daily-start', { kind: 'daily-start', table: '2026-11-29' as TableId }],
  ['v1|2026-11-29|t|daily-guide', { kind: 'daily-guide', table: '2026-11-29' as TableId }],
  ['v1|2026-11-29|t|daily-share', { kind: 'daily-share', table: '2026-11-29' as TableId }],
  ['v1|2026-11-29|t|daily-standings', { kind: 'daily-standings', table: '2026-11-29' as TableId }],
  ['v1|2026-11-29|t|daily-remind', { kind: 'daily-remind', table: '2026-11-29' as TableId }],
  ['v1|2026-11-29|t|daily-unremind', { kind: 'daily-unremind', table: '2026-11-29' as TableId }],
  ['v1|2026-11-29|t|practice', { kind: 'practice', table: '2026-11-29' as TableId }],
  ['v1|2026-11-29|t|practice-day', { kind: 'practice-day', table: '2026-11-29' as TableId }],
  ['v1|p20261128|t|practice-start', { kind: 'practice-start', table: 'p20261128' as TableId }],
  ['v1|p20261128|t|review', { kind: 'review', table: 'p20261128' as TableId }],
  ['v1|2222222222|t|review-again', { kind: 'review-again', table: TABLE }],
  ['v1|2222222222|t|review-more', { kind: 'review-more', table: TABLE }],
  ['v1|2222222222|t|review-show', { kind: 'review-show', table: TABLE }],
  ['v1|2222222222|t|again', { kind: 'again', table: TABLE }],
  ['v1|2222222222|t|story', { kind: 'story', table: TABLE }],
  ['v1|2222222222|t|poster', { kind: 'poster', table: TABLE }],
  ['v1|2222222222|t|play-again', { kind: 'play-again', table: TABLE }],
  ['v1|2222222222|t|not-this-turn', { kind: 'not-this-turn', table: TABLE }],
  ['v1|2222222222|t|reopen', { kind: 'reopen', table: TABLE }],
  ['v1|2222222222|t|campaign-next', { kind: 'campaign-next', table: TABLE }],
  ['v1|2222222222|t|campaign-skills', { kind: 'campaign-skills', table: TABLE }],
  ['v1|2222222222|t|campaign-status', { kind: 'campaign-status', table: TABLE }],
  ['v1|2222222222|t|campaign-end', { kind: 'campaign-end', table: TABLE }],
  ['v1|2222222222|Q|fenrir', { kind: 'campaign-chapter', table: TABLE, chapter: 'fenrir' }],
  ['v1|2222222222|B|odin', { kind: 'campaign-buy', table: TABLE, role: 'odin' }],
  ['v1|2222222222|t|keep-open', { kind: 'keep-open', table: TABLE }],
  ['v1|2222222222|t|guide', { kind: 'guide', table: TABLE }],
  ['v1|2222222222|t|legend', { kind: 'legend', table: TABLE }],
  ['v1|2222222222|t|more', { kind: 'more', table: TABLE }],
  ['v1|2222222222|t|tell-end', { kind: 'tell-end', table: TABLE }],
  ['v1|2222222222|t|session-begin', { kind: 'session-begin', table: TABLE }],
  ['v1|2222222222|t|session-end', { kind: 'session-end', table: TABLE }],
  ['v1|2222222222|t|plan', { kind: 'plan', table: TABLE }],
  ['v1|2222222222|K|12', { kind: 'planned', table: TABLE, request: '12' }],
  ['v1|2222222222|V|1', { kind: 'praise', table: TABLE, seat: seatIndex(1) }],
  ['v1|2222222222|h|1', { kind: 'card', table: TABLE, page: 1 }],
  ['v1|2222222222|l|2', { kind: 'log', table: TABLE, page: 2 }],
  ['v1|2222222222|r|12|turn-on', { kind: 'moment', table: TABLE, at: 12, motion: 'turn-on' }],
  ['v1|2222222222|W|12|last', { kind: 'way', table: TABLE, at: 12, motion: 'last' }],
  ['v1|server|z|yggdrasil', { kind: 'new-game', game: 'yggdrasil' }],
  ['v1|server|Z|yggdrasil|d24;lfr', { kind: 'new-game-as', game: 'yggdrasil', wish: 'd24;lfr' }],
  ['v1|2222222222|e|all', { kind: 'quit', table: TABLE, seats: 'all' }],
  ['v1|2222222222|c|all|0>', { kind: 'quit-seat', table: TABLE, seat: 'all', confirmed: '0>' }],
  ['v1|2222222222|j|seats|0.2>9', { kind: 'quit-all', table: TABLE, leaves: 'seats', confirmed: '0.2>9' }],
  ['v1|2222222222|j|table|>9', { kind: 'quit-all', table: TABLE, leaves: 'table', confirmed: '>9' }],
  ['v1|2222222222|k|1|seat', { kind: 'take', table: TABLE, seat: seatIndex(1), span: 'seat' }],
  [
    'v1|2222222222|H|1|turn|7-turn',
    { kind: 'take-sure', table: TABLE, seat: seatIndex(1), span: 'turn', request: '7-turn' },
  ],
  [
    'v1|2222222222|R|1|seat|all|7-turn',
    { kind: 'offer-sure', table: TABLE, seat: seatIndex(1), span: 'seat', to: 'all', request: '7-turn' },
  ],
  ['v1|2222222222|k|0|turn', { kind: 'take', table: TABLE, seat: seatIndex(0), span: 'turn' }],
  ['v1|2222222222|u|7-turn', { kind: 'undo', table: TABLE, request: '7-turn' }],
  ['v1|2222222222|d|7-turn', { kind: 'redo', table: TABLE, request: '7-turn' }],
  ['v1|2222222222|q|7-turn', { kind: 'skip', table: TABLE, request: '7-turn' }],
  ['v1|2222222222|S|1|7-turn', { kind: 'skip-sure', table: TABLE, seat: seatIndex(1), request: '7-turn' }],
  ['v1|2222222222|b|agree|skip-3', { kind: 'vote', table: TABLE, ballot: 'agree', proposal: 'skip-3' }],
  ['v1|2222222222|b|object|skip-3', { kind: 'vote', table: TABLE, ballot: 'object', proposal: 'skip-3' }],
  [
    'v1|2222222222|a|7-turn|asgard.surt~2',
    { kind: 'answer', table: TABLE, request: '7-turn', code: 'asgard.surt~2' },
  ],
  [
    'v1|2222222222|A|7-turn|asgard.surt~2',
    { kind: 'advised', table: TABLE, request: '7-turn', code: 'asgard.surt~2' },
  ],
  ['v1|2222222222|s|7-turn|done', { kind: 'sure', table: TABLE, request: '7-turn', code: 'done' }],
  ['v1|2222222222|M|7-turn', { kind: 'choose', table: TABLE, request: '7-turn' }],
  ['v1|2222222222|m|7-turn|asgard', { kind: 'menu', table: TABLE, request: '7-turn', verb: 'asgard' }],
  ['v1|2222222222|v|7-turn|asgard', { kind: 'verb', table: TABLE, request: '7-turn', verb: 'asgard' }],
  [
    'v1|2222222222|n|7-turn|asgard~surt',
    { kind: 'group', table: TABLE, request: '7-turn', group: 'asgard~surt' },
  ],
  [
    'v1|2222222222|f|7-turn|share:4',
    { kind: 'form', table: TABLE, request: '7-turn', alternative: 'share:4' },
  ],
];

test.each(POSTED)('%s on a message can always be parsed', (text, id) => {
  expect(parseCustomId(text)).toEqual(id);
  expect(formatCustomId(id)).toBe(text);
});

test('the examples of posted ids include each kind of control', () => {
  expect(new Set(POSTED.map(([, { kind }]) => kind))).toEqual(new Set(CONTROL_KINDS));
});

test.each([
  'v1|2222222222|t|undo',
  'v1|2222222222|t|agree',
  'v1|2222222222|n|7-turn',
  'v1|2222222222|t|join|7-turn',
  'v1|2222222222|u',
  'v1|2222222222|l|02',
  'v1|server|t|join',
  'v1|222222222200|t|mistake',
  'v1|2222222222-|t|mistake',
  'v1|server|o|stop-all',
  'v1|2222222222|g|stop-all',
  'v2|server|p|3',
])('%s is not one of our ids', (text) => {
  expect(parseCustomId(text)).toBeNull();
});

test('an id survives a round trip within a hundred characters', () => {
  fc.assert(
    fc.property(ids, (id) => {
      const text = formatCustomId(id);
      expect(text.length).toBeLessThanOrEqual(100);
      expect(parseCustomId(text)).toEqual(id);
    }),
  );
});

test('any string is parsed as one of our ids or as null', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string({
          unit: fc.constantFrom(
            'v1',
            '|',
            'me',
            'erase',
            '23456789ab',
            't',
            'a',
            'm',
            'f',
            'l',
            'r',
            'k',
            '07',
            '1',
            'on',
            'seat',
            '~',
          ),
        }),
      ),
      (text) => {
        const id = parseCustomId(text);
        expect(id === null ? text : formatCustomId(id)).toBe(text);
      },
    ),
    { numRuns: 2000 },
  );
});

test('an id with one changed character is another of our ids, or none', () => {
  fc.assert(
    fc.property(ids, fc.nat(), fc.string({ minLength: 1, maxLength: 1 }), (id, at, letter) => {
      const text = formatCustomId(id);
      const place = at % text.length;
      const changed = `${text.slice(0, place)}${letter}${text.slice(place + 1)}`;
      const parsed = parseCustomId(changed);
      const isOurs = parsed !== null && changed.length <= 100;
      expect(isOurs ? formatCustomId(parsed) : changed).toBe(changed);
    }),
  );
});

test('an id too long for Discord throws when it is formatted', () => {
  const id = {
    kind: 'answer',
    table: '23456789ab' as TableId,
    request: '1-turn',
    code: 'x'.repeat(90),
  } as const;
  expect(() => formatCustomId(id)).toThrow(RangeError);
});
