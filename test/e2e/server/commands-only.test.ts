/** A server to which a person added the bot's commands and not the bot. */
import { expect, test } from 'vitest';
import { openHall } from '../bot.ts';
import { textOf } from '../people.ts';

test('the bot opens nothing there and gives its invitation', async () => {
  const hall = await openHall();
  const { ada, local } = hall;
  local.world.leaveCommands();
  for (const command of ['/game new', '/learn', '/game status', '/help']) {
    const told = await textOf(ada.types(command));
    expect(told).toContain("I'm not a member of this server");
    expect(told).toContain('https://discord.com/oauth2/authorize?client_id=');
  }
  expect(await hall.tables().allLive()).toEqual([]);
});
