/** Memorable moments of a game get a picture of their own. */
import { expect, test } from 'vitest';
import { seatIndex } from '../../../../src/core/seat.ts';
import { highlightOf } from '../../../../src/games/micromidgard/board/highlights.ts';
import { micromidgard } from '../../../../src/games/micromidgard/game.ts';
import type { MicromidgardEvent } from '../../../../src/games/micromidgard/state/events.ts';
import { translator } from '../../../../src/words/translate.ts';
import { wordsOn } from '../../../render/found.ts';
import { expectPictureOf } from '../../../render/highlights.ts';
import { table } from '../table.ts';

const HIGHLIGHTS: readonly (readonly [event: MicromidgardEvent, name: string])[] = [
  [scored('sun', 2), 'Ragnarök 3'],
];

test.each(HIGHLIGHTS)('%j is a highlight, and its picture says so in every language', (event, name) => {
  expectPictureOf(highlightOf(event), name);
});

test.each<MicromidgardEvent>([{ type: 'wolf-ran', wolf: 'sun', realm: 'asgard', left: 1 }])(
  '%j is not a highlight',
  (event) => {
    expect(highlightOf(event)).toBeNull();
  },
);

test('both Prophecies of one Ragnarök share a highlight', () => {
  expect(highlightOf(scored('sun', 0))?.phrase).toEqual(highlightOf(scored('moon', 0))?.phrase);
});

test('a highlight shows who wins the Prophecy and which Realm falls', () => {
  const english = translator('en');
  const view = micromidgard.observe(table({ doom: ['asgard'] }).state);
  const won = highlightOf({ ...scored('sun', 0), winner: seatIndex(1) } as MicromidgardEvent, view);
  expect(wordsOn(won?.picture(english) ?? '').slice(-2)).toEqual(['MU', '+2']);
  expect(english(won?.altText ?? { key: '' })).toContain('Munin +2; Asgard falls.');
  const tied = highlightOf(scored('sun', 0), view);
  expect(wordsOn(tied?.picture(english) ?? '').at(-1)).toBe('no one');
});

test('the last Ragnarök only scores: no Realm falls [M-708]', () => {
  const english = translator('en');
  const view = micromidgard.observe(table({ doom: ['asgard'] }).state);
  const last = highlightOf({ ...scored('sun', 4), winner: seatIndex(1) } as MicromidgardEvent, view);
  expect(wordsOn(last?.picture(english) ?? '')).toEqual([
    'Ragnarök 5',
    'The last Prophecy is scored',
    'MU',
    '+2',
  ]);
  expect(english(last?.altText ?? { key: '' })).toBe('A wolf in a great fire: Ragnarök 5. Munin +2.');
});

function scored(side: 'sun' | 'moon', column: number): MicromidgardEvent {
  const result = { prophecy: 'most-gold', points: 2, winner: null, amounts: [1, 1] } as const;
  return { type: 'prophecy-scored', side, column, ...result };
}
