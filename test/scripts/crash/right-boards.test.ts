/** The crash test compares a table's board with all boards that would be right. */
import { expect, test } from 'vitest';
import { button, row } from '../../../src/discord/messages/pieces/parts.ts';
import type { Component, Message } from '../../../src/playground/model/shapes.ts';
import { faultsAgainst } from '../../../tools/crash/judging/right-boards.ts';

const NEXT = row([button('next', 'Next saga')]);
const REPLAY = row([button('replay', 'Replay')]);
/** The end of a game in a campaign, before and after the campaign continued at another table. */
const BEFORE = { content: 'Lost.', belowPicture: 'Next: saga 2.', rows: [NEXT, REPLAY] };
const AFTER = { content: 'Lost.', belowPicture: 'Tyr wins a fight.', rows: [REPLAY] };

type Shown = Pick<Message, 'content' | 'embeds' | 'components'>;

function shown({ content, belowPicture, rows }: typeof BEFORE): Shown {
  return { content, embeds: [{ description: belowPicture }], components: rows as readonly Component[] };
}

const faults = (board: Shown) => faultsAgainst([BEFORE, AFTER], board);

test('a board is right if it equals any of the right boards, even if they differ only below the picture', () => {
  expect(faults(shown(BEFORE))).toEqual([]);
  expect(faults(shown(AFTER))).toEqual([]);
});

test('a board with the text of one right board and the buttons of another is wrong', () => {
  expect(faults(shown({ ...BEFORE, rows: AFTER.rows }))).toEqual([
    'the board has the controls replay instead of next replay',
  ]);
  expect(faults(shown({ ...AFTER, rows: BEFORE.rows }))).not.toEqual([]);
});

test('different text above or below the picture is a fault, and so is a board when a new message is due', () => {
  expect(faults(shown({ ...AFTER, content: 'Won.' }))).toContain('the board says "Won." instead of "Lost."');
  expect(faults({ ...shown(AFTER), embeds: [] })).toHaveLength(2);
  expect(faultsAgainst([], shown(AFTER))).toEqual(['the message that shows it is of another turn']);
});

test('emojis that Discord refused and the ids of commands are not faults', () => {
  const meant = { ...AFTER, content: '<:thor:0000> Thor plays. See `/rule`.' };
  expect(faultsAgainst([meant], shown({ ...AFTER, content: 'Thor plays. See </rule:17>.' }))).toEqual([]);
});
