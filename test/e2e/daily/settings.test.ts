/** The settings of a server for the daily challenge: on or off, and the channel for its message. */
import { expect, test } from 'vitest';
import { GUILD } from '../../../src/playground/world/hall.ts';
import { labelsOf, textOf } from '../../shared/people.ts';
import { expectGoodManners, postedIn } from '../manners.ts';
import { finishes, now, openDay, page, presses } from './pages.ts';

const OFF = /^The daily challenge is off on this server\. You can play it in a direct message with me/;

test('a moderator can turn the challenge off, and people can still play it in direct messages', async () => {
  const hall = await openDay();
  const { ada, bo, mo } = hall;
  const shown = await page(ada);
  expect(await textOf(bo.types('/server settings', { daily: false }))).toMatch(/^Only moderators can/);
  expect(await textOf(mo.types('/server settings', { daily: false }))).toContain(
    '- The daily challenge is off here.',
  );
  await hall.local.world.until(() => postedIn(hall).length > 0);
  expect(postedIn(hall).at(-1)).toContain('- The daily challenge is off here.');
  for (const options of [{}, { standings: 'week' }])
    expect(await textOf(ada.types('/daily', options))).toMatch(OFF);
  const after = await presses(hall, ada, 'Start', shown);
  expect(after.content).toMatch(OFF);
  expect(labelsOf(after)).toEqual([]);
  ada.goesToBot();
  expect(labelsOf(await page(ada))).toContain('Start');
  expectGoodManners(hall);
});

test('nothing is shared on a server that has turned the challenge off', async () => {
  const hall = await openDay(-2);
  const { ada, mo } = hall;
  await finishes(hall, ada);
  const shown = await page(ada);
  await mo.types('/server settings', { daily: false });
  await hall.local.world.until(() => postedIn(hall).length > 0);
  const before = postedIn(hall).length;
  expect(await ada.isShown(ada.presses('Share here', shown))).toMatch(OFF);
  expect(postedIn(hall)).toHaveLength(before);
  await mo.types('/server settings', { daily: true });
  await presses(hall, ada, 'Share here', shown);
  expect(labelsOf(now(hall, shown))).not.toContain('Share here');
});

test("a moderator chooses and removes the channel for the challenge's message, by command or on the card", async () => {
  const hall = await openDay();
  const { mo, local } = hall;
  const channel = async () => (await hall.settings().ofServer(GUILD.id)).dailyChannel;
  const midgard = local.world.channelCalled('#midgard')?.id ?? '';
  const words = await textOf(mo.types('/server settings', { daily: false, 'daily-channel': '#midgard' }));
  expect(words).toContain('- The daily challenge is off here.');
  const seen = await mo.types('/server settings', { daily: true });
  if (seen.kind !== 'message') throw new Error(JSON.stringify(seen));
  expect(seen.message.content).toContain(`Once a day I post it in <#${midgard}>, without a notification.`);
  expect(await channel()).toEqual({ channelId: midgard, by: mo.id });
  await mo.types('/server settings', { 'daily-channel': '#midgard' });
  expect(await channel()).toBeNull();

  const id = (setting: string) => `v1|server|Y|${setting}`;
  await mo.chooses(id('choose'), 'daily-channel', seen.message);
  await local.world.until(() =>
    JSON.stringify(now(hall, seen.message).components).includes(id('daily-channel')),
  );
  await mo.chooses(id('daily-channel'), midgard, now(hall, seen.message));
  await local.world.until(() => now(hall, seen.message).content.includes('Once a day I post it in'));
  expect(await channel()).toEqual({ channelId: midgard, by: mo.id });
  expectGoodManners(hall);
});

test('a channel in which the bot may not write is refused', async () => {
  const hall = await openDay();
  const { mo, local } = hall;
  const midgard = local.world.channelCalled('#midgard')?.id ?? '';
  local.world.revoke(midgard, 'SendMessages');
  expect(await textOf(mo.types('/server settings', { 'daily-channel': '#midgard' }))).toBe(
    `I can't write in <#${midgard}>. Give me *View Channel* and *Send Messages* there, then try again.`,
  );
  expect((await hall.settings().ofServer(GUILD.id)).dailyChannel).toBeNull();
});
