/** Recognizes messages that were sent before the bot could record them. */
import { expect, test } from 'vitest';
import { formatCustomId } from '../../../src/discord/custom-ids/custom-id.ts';
import {
  hasSameWords,
  isSameMessage,
  requestOn,
} from '../../../src/discord/delivery/channels/message-match.ts';
import type { Outgoing } from '../../../src/discord/messages/pieces/outgoing.ts';
import type { TableId } from '../../../src/tables/model/table.ts';

function reminder(god: string, message: number): { readonly content: string } {
  const link = `https://discord.com/channels/1/2/${message}`;
  return { content: `<@1>, ${god}, it's still your turn: what next?\nThe board is here: ${link}` };
}

test("a reminder is recognized after a repost of the board, and distinguished from another person's", () => {
  expect(hasSameWords(reminder('Odin', 3), reminder('Odin', 4))).toBe(true);
  expect(hasSameWords(reminder('Odin', 3), reminder('Thor', 3))).toBe(false);
});

test('a posted warning is recognized although its time was computed again', () => {
  const warning = (closes: number) => ({
    content: `<@1>, this game sleeps. It will be closed <t:${closes}:R>.`,
  });
  expect(hasSameWords(warning(1_800_000_000), warning(1_800_001_800))).toBe(true);
});

test('a message counts as sent if Discord removed its emojis, but not if its text differs', () => {
  const meant: Outgoing = {
    content: 'Odin\n<:asgard:0> Asgard',
    belowPicture: '<:thor:0> Thor',
    rows: [],
    files: [],
    call: [],
  };
  const sent = { content: 'Odin\nAsgard', belowPicture: 'Thor', customIds: [] };
  expect(isSameMessage(sent, meant)).toBe(true);
  expect(isSameMessage({ ...sent, belowPicture: '<:thor:7> Thor' }, meant)).toBe(true);
  expect(isSameMessage({ ...sent, belowPicture: 'Tyr' }, meant)).toBe(false);
});

const ON = { table: 'aaaaaaaaaa' as TableId, request: '6-tyr-colour' };

test.each([
  { control: 'an answer', id: formatCustomId({ kind: 'answer', ...ON, code: 'choose~green' }) },
  { control: 'the menu of choices', id: formatCustomId({ kind: 'choose', ...ON }) },
  { control: 'a group of answers', id: formatCustomId({ kind: 'group', ...ON, group: 'surt' }) },
  { control: 'the menu of a verb', id: formatCustomId({ kind: 'menu', ...ON, verb: 'choose' }) },
  { control: 'a verb', id: formatCustomId({ kind: 'verb', ...ON, verb: 'choose' }) },
])('a board is recognized by its question if it has only $control', ({ id }) => {
  const more = formatCustomId({ kind: 'more', table: ON.table });
  expect(requestOn({ customIds: [id, more] })).toBe(ON.request);
  expect(requestOn({ customIds: [more] })).toBeNull();
});
