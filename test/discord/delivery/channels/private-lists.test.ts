/** The private messages that the bot remembers in order to remove them once their question has been answered. */
import { expect, test } from 'vitest';
import { formatCustomId } from '../../../../src/discord/custom-ids/custom-id.ts';
import {
  notePrivateList,
  removeAnsweredLists,
} from '../../../../src/discord/delivery/channels/private-lists.ts';
import { button, row } from '../../../../src/discord/messages/pieces/parts.ts';
import type { TableId } from '../../../../src/tables/model/table.ts';

/** True if a private message with an answer to a question at that place is removed when the question changes. */
async function isRemoved(place: string): Promise<boolean> {
  const table = place as TableId;
  let isGone = false;
  const answer = formatCustomId({ kind: 'answer', table, request: 'old', code: 'x' });
  notePrivateList(`message at ${place}`, [row([button(answer, 'Take an Elf')])], new Date(), async () => {
    isGone = true;
  });
  await removeAnsweredLists(table, 'new', new Date(), (error) => {
    throw error;
  });
  return isGone;
}

test('a list of answers at a table is removed', async () => {
  expect(await isRemoved('2222222222')).toBe(true);
});

test.each([
  ['an attempt', '2026-11-29'],
  ['practice', 'p20261129'],
  ['a mistake', '22222222223'],
])('the page of %s is not remembered, because every press edits it', async (_, place) => {
  expect(await isRemoved(place)).toBe(false);
});
