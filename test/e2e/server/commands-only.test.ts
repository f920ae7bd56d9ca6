/** A server with the bot's commands but without the bot. */
import { expect, test } from 'vitest';
import { textOf } from '../../shared/people.ts';
import { openHall } from '../bot.ts';

const NOT_A_MEMBER =
  /^I'm not a member of this server[\s\S]*https:\/\/discord\.com\/oauth2\/authorize\?client_id=/;

test('on a server with only its commands, the bot opens nothing and replies with its invite link', async () => {
  const hall = await openHall();
  const { ada, local } = hall;
  local.world.leaveCommands();
  for (const command of ['/game new', '/learn', '/game status', '/help'])
    expect(await textOf(ada.types(command))).toMatch(NOT_A_MEMBER);
  expect(await hall.tables().allLive()).toEqual([]);
});

test("on a server with only its commands, the bot's old buttons change nothing and reply with its invite link", async () => {
  const hall = await openHall();
  const { ada, bo, local } = hall;
  await ada.types('/game new', { game: 'yggdrasil', where: 'channel' });
  await hall.rests();
  const { table } = await hall.loaded();
  const board = hall.board();
  local.world.leaveCommands();
  for (const button of ['Join', 'How to play'])
    expect(await bo.isShown(bo.presses(button, board))).toMatch(NOT_A_MEMBER);
  expect((await hall.tables().loaded(table.id))?.table.seats).toEqual(table.seats);
});
