/** The danger bar names the cause of the nearest defeat, and the turn board rings it. */
import { describe, expect, test } from 'vitest';
import { drawTurnBoard } from '../../../../../src/games/chronicles/board/turn-board/turn-board.ts';
import type { RuleState } from '../../../../../src/games/chronicles/box/box.ts';
import { BLANK } from '../../../../../src/games/chronicles/box/saga.ts';
import { chronicles } from '../../../../../src/games/chronicles/game.ts';
import type { ChroniclesEvent } from '../../../../../src/games/chronicles/state/events.ts';
import { DEFEATS, type Defeat } from '../../../../../src/games/chronicles/state/state.ts';
import { TONES } from '../../../../../src/render/just-now.ts';
import { languages } from '../../../../../src/words/locales.ts';
import { translator } from '../../../../../src/words/translate.ts';
import { count, hasPiece, illegible, pieceIn, wordsOn } from '../../../../render/found.ts';
import { tooSmall } from '../../../../render/legibility/legible.ts';
import { misplaced } from '../../../../render/legibility/placed.ts';
import type { Moment } from '../../moment.ts';
import { turnIn } from '../../table.ts';

interface Near {
  readonly moment: Moment;
  readonly rules?: RuleState;
  readonly words: string;
  /** The pieces with a red ring. */
  readonly ringed: readonly string[];
}

const CALM: Moment = {
  places: { hel: 'niflheim', surt: 'muspellheim', loki: 'cage', fenrir: 'cage' },
  island: 0,
  nidhogg: 0,
  ravaged: [],
};

const NEAR: { readonly [code in Defeat]: Near } = {
  'god-without-life': { moment: { gods: { tyr: { life: 1 } } }, words: 'Tyr: 1 Life', ringed: ['life-tyr'] },
  'hel-above-the-tree': {
    moment: { places: { hel: 'asgard' } },
    words: 'Hel at the top',
    ringed: ['enemy-hel'],
  },
  'surt-above-the-tree': {
    moment: { places: { surt: 'vanaheim' } },
    words: 'Surt at the top',
    ringed: ['enemy-surt'],
  },
  'jormungand-past-the-last-island': {
    moment: { island: 3 },
    words: 'Jörmungand at island 4 of 4',
    ringed: ['enemy-jormungand'],
  },
  'too-few-anonymous': { moment: { anonymous: 8 }, words: 'no Anonymous left', ringed: ['enemy-hel'] },
  'too-few-fire-giants': { moment: { fireGiants: 8 }, words: 'no Fire Giant left', ringed: ['enemy-surt'] },
  'no-iotunn-pawn': {
    moment: { iotunns: ['thiazi', 'gymir', 'hymir', 'billing', 'eggther', 'hler', 'angrboda'] },
    words: 'every Iotunn is out',
    ringed: ['thiazi', 'gymir', 'hymir', 'billing', 'eggther', 'hler'].map((iotunn) => `foe-${iotunn}`),
  },
  'no-ravaged-marker': {
    moment: {
      ravaged: ['asgard', 'vanaheim', 'alfheim', 'midgard', 'nidavellir', 'svartalfheim', 'iotunheim'],
    },
    words: '7 Worlds ravaged',
    ringed: ['asgard', 'vanaheim', 'alfheim', 'midgard', 'nidavellir', 'svartalfheim', 'iotunheim'],
  },
  'nidhogg-at-the-dead-tree': {
    rules: 'baldr',
    moment: { nidhogg: 1 },
    words: 'task: 5 still to do',
    ringed: ['progress'],
  },
  'sun-swallowed': {
    rules: 'managarms',
    moment: { tracks: { skoll: 5 } },
    words: 'Skoll 1 from the Sun',
    ringed: ['foe-skoll'],
  },
  'moon-swallowed': {
    rules: 'managarms',
    moment: { tracks: { hati: 5 } },
    words: 'Hati 1 from the Moon',
    ringed: ['foe-hati'],
  },
  'naglfar-at-sea': {
    rules: 'naglfar',
    moment: { tracks: { hrym: 7 } },
    words: 'Hrym 1 from the sea',
    ringed: ['foe-hrym'],
  },
};

function drawn(
  { moment, rules = 'easy' }: Pick<Near, 'moment' | 'rules'>,
  language = translator('en'),
): string {
  const { state } = turnIn(rules, 'odin', 'thor', 'tyr').with({
    ...CALM,
    ...moment,
    places: { ...CALM.places, ...moment.places },
  });
  return drawTurnBoard(chronicles.observe(state), [], language);
}

const oneLine = (lines: readonly string[]): string => lines.join(' ');

describe.each(DEFEATS)('one step before %s', (code) => {
  const { ringed, words } = NEAR[code];
  const svg = drawn(NEAR[code]);

  test('the bar names the cause', () => {
    expect(oneLine(wordsOn(pieceIn(svg, 'cause')))).toBe(words);
  });

  test('only the cause is ringed', () => {
    expect(ringed.map((piece) => [piece, count(pieceIn(svg, piece), 'class="cause"')])).toEqual(
      ringed.map((piece) => [piece, 1]),
    );
    expect(count(svg, 'class="cause"')).toBe(ringed.length);
  });

  test.each(languages())('the text fits the bar in %s', (language) => {
    const bar = drawn(NEAR[code], translator(language));
    expect([...misplaced(bar), ...tooSmall(bar, 32 / 1000), ...illegible(bar, 0)]).toEqual([]);
  });
});

test.each(languages())('one island before the last, the text fits the bar in %s', (language) => {
  const bar = drawn({ moment: { island: 2 } }, translator(language));
  expect(hasPiece(bar, 'cause')).toBe(true);
  expect([...misplaced(bar), ...tooSmall(bar, 32 / 1000), ...illegible(bar, 0)]).toEqual([]);
});

test('while the gods are safe no cause is named', () => {
  expect(hasPiece(drawn({ moment: {} }), 'cause')).toBe(false);
});

test('if two defeats are equally near, the bar names the one from the next card', () => {
  const moment: Moment = { places: { hel: 'asgard', surt: 'vanaheim' } };
  expect(wordsOn(pieceIn(drawn({ moment }), 'cause'))).toEqual(['Hel at the top']);
  const open = drawn({ moment: { ...moment, wheel: { surt: 'thor' } } });
  expect(wordsOn(pieceIn(open, 'cause'))).toEqual(['Surt at the top']);
});

test('several gods with equally little Life are counted, and all are ringed', () => {
  const svg = drawn({ moment: { gods: { tyr: { life: 1 }, thor: { life: 1 } } } });
  expect(wordsOn(pieceIn(svg, 'cause'))).toEqual(['2 gods: 1 Life']);
  expect(count(svg, 'class="cause"')).toBe(2);
});

test('a step of Nidhögg is not shown as good news while it brings the Dead Tree nearer', () => {
  const moved: ChroniclesEvent = { type: 'nidhogg-moved', page: 1, space: 1, of: 2, finds: BLANK };
  const toneOf = (rules: RuleState): string => {
    const { state } = turnIn(rules, 'odin', 'thor', 'tyr').with({ ...CALM, nidhogg: 1 });
    const svg = drawTurnBoard(chronicles.observe(state), [moved], translator('en'));
    return /<rect[^>]* fill="([^"]*)"/.exec(pieceIn(svg, 'just-now'))?.[1] ?? '';
  };
  expect(toneOf('baldr')).toBe(TONES.bad.fill);
  expect(toneOf('easy')).toBe(TONES.good.fill);
});
