/** A table on the page, in a real browser: what people see and do there. */
import { ChannelType } from 'discord.js';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { eventually } from '../../eventually.ts';
import { GAME, MENUS } from '../toy-game.ts';
import { playsAs } from './plays-as.ts';
import { snap, visits } from './visit.ts';

const { open, play } = visits();

async function startsTable(page: Page): Promise<void> {
  const box = page.getByRole('combobox', { name: 'Message or /command' });
  await box.fill('/ga');
  await snap(page, `commands-${page.viewportSize()?.width}`);
  await box.press('Enter');
  const friend = page.getByRole('combobox', { name: 'friend' });
  expect(await friend.count()).toBe(0);
  await page.getByRole('button', { name: 'friend', exact: true }).click();
  await friend.selectOption('Bo');
  await page.getByRole('combobox', { name: 'god' }).fill('th');
  const thor = page.getByRole('option', { name: 'Thor' });
  await thor.waitFor();
  await snap(page, `options-${page.viewportSize()?.width}`);
  await thor.click();
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Thor, the giants stir.').waitFor();
}

/** Whether the element's end is visible in the message list. */
async function isSeen(page: Page, what: Locator): Promise<boolean> {
  const view = await page.getByRole('log').boundingBox();
  const box = await what.boundingBox();
  if (view === null || box === null) return false;
  const end = box.y + box.height;
  return end > view.y && end <= view.y + view.height;
}

/** Uses the commands in the menus of a message and of its author. */
async function usesMenus(page: Page): Promise<void> {
  await play().client.application.commands.set([GAME, ...MENUS]);
  await page.getByRole('button', { name: 'Commands for this message' }).click();
  const dialog = page.getByRole('dialog', { name: 'Commands for this message' });
  await snap(page, 'menu-390');
  await dialog.getByRole('button', { name: 'Read aloud' }).click();
  await page.getByText('Ratatoskr says: Cleo fights hel').waitFor();
  await page.getByText('Cleo used Read aloud').waitFor();
  await page.getByRole('button', { name: 'Dismiss message' }).click();
  await page.getByRole('button', { name: 'Ratatoskr', exact: true }).first().click();
  await page.getByRole('dialog', { name: 'Ratatoskr' }).getByRole('button', { name: 'Wake up' }).click();
  await page.getByText('@Ratatoskr is here, and awake.').waitFor();
  await page.getByRole('button', { name: '@Ratatoskr' }).click();
  await page.getByRole('dialog', { name: '@Ratatoskr' }).getByRole('button', { name: 'Cancel' }).click();
}

test.each([1280, 390])('a person plays a whole turn on the page, %i px wide', async (width) => {
  const page = await open(width);
  await startsTable(page);
  await snap(page, `turn-${width}`);
  const board = page.getByRole('img', { name: 'The nine worlds' });
  expect((await board.boundingBox())?.width).toBe(width === 390 ? 314 : 550);
  await page.getByText('ALT', { exact: true }).click();
  await page.getByRole('figure').getByText('The nine worlds').waitFor();

  await page.getByRole('combobox', { name: 'Who do you fight?' }).selectOption('Surt, force 6 (8 % alone)');
  await page.getByText('Ada fights surt').waitFor();

  await page.getByRole('button', { name: 'Vikings' }).click();
  const form = page.getByRole('dialog', { name: 'How many Vikings?' });
  await form.getByRole('combobox', { name: 'World' }).selectOption('Midgard');
  await form.getByRole('textbox', { name: 'Number' }).fill('3');
  await snap(page, `form-${width}`);
  await form.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('3 Vikings go to midgard').waitFor();
  await form.waitFor({ state: 'hidden' });

  await page.getByRole('button', { name: 'Advice' }).click();
  await page.getByText('Only you can see this').waitFor();
  await page.getByRole('button', { name: 'Dismiss message' }).click();
  await page.getByText('Only you can see this').waitFor({ state: 'detached' });

  await page.reload();
  await eventually(async () =>
    expect(
      await page.evaluate(
        "document.querySelector('#messages article:last-child')?.getBoundingClientRect().bottom <= innerHeight",
      ),
    ).toBe(true),
  );
  const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
  expect(overflow).toBeLessThanOrEqual(0);
});

test('two people see the same table but only their own secrets, and the phone rings for the person pinged', async () => {
  const ada = await open(1280);
  const bo = await open(390, 'Bo');
  await startsTable(ada);
  await bo.getByText('Thor, the giants stir.').waitFor();
  await ada.getByRole('button', { name: 'Advice' }).click();
  await ada.getByText('Only you can see this').waitFor();
  await ada.getByRole('button', { name: 'Call Bo' }).click();
  const ring = bo.getByRole('status').filter({ hasText: '@Bo, Odin: Hel comes closer.' });
  await snap(bo, 'called-390');
  expect((await ring.boundingBox())?.height).toBeLessThan(120);
  await bo.getByRole('button', { name: 'Phone 1' }).click();
  const phone = bo.getByRole('complementary', { name: 'Phone' });
  await phone.getByRole('button', { name: 'Ratatoskr (#yggdrasil): @Bo, Odin: Hel comes closer.' }).waitFor();
  await snap(bo, 'phone-390');
  expect(await bo.getByText('Only you can see this').count()).toBe(0);

  const seesSoon = (what: Locator) => eventually(async () => expect(await isSeen(bo, what)).toBe(true));
  const called = bo.getByRole('article').filter({ hasText: 'Hel comes closer.' });
  await seesSoon(called);
  const newMessages = bo.getByRole('button', { name: 'New messages' });
  expect(await newMessages.isVisible()).toBe(false);
  await bo.getByRole('button', { name: 'Phone' }).click();
  await bo.evaluate("document.querySelector('#messages').scrollTop = 0");
  play().ada.says('Your turn!');
  await newMessages.waitFor();
  await snap(bo, 'new-messages-390');
  expect(await isSeen(bo, bo.getByText('Your turn!'))).toBe(false);
  await newMessages.click();
  await seesSoon(bo.getByText('Your turn!'));
  await newMessages.waitFor({ state: 'hidden' });

  await bo.evaluate("document.querySelector('#messages').scrollTop = 0");
  await bo.getByRole('button', { name: 'Advice' }).click();
  await seesSoon(bo.getByText('Only you can see this'));
  expect(await newMessages.isVisible()).toBe(false);

  const channel = await play().client.channels.fetch(play().channelId);
  if (channel?.type !== ChannelType.GuildText) throw new Error('No channel');
  const board = await channel.send('Turn 1');
  await seesSoon(bo.getByText('Turn 1'));
  await board.edit(`${'The giants stir.\n'.repeat(40)}Turn 2`);
  await seesSoon(bo.getByText('Turn 2'));
});

test('on a phone the first card has a menu of people, so no one has to look for it', async () => {
  const page = await open(390);
  const card = page.getByRole('region', { name: 'A table for Norse board games' });
  await card.getByRole('combobox', { name: 'Playing as' }).selectOption('Bo');
  await page.waitForURL(/#Bo\//);
  const chosen = card.getByRole('combobox', { name: 'Playing as' }).locator('option:checked');
  await chosen.filter({ hasText: 'Bo' }).waitFor({ state: 'attached' });
});

test('one browser can play for everyone', async () => {
  const page = await open(390);
  const card = page.getByRole('region', { name: 'A table for Norse board games' });
  await snap(page, 'card-390');
  await card.getByRole('button', { name: '/game new' }).click();
  expect(await page.getByRole('combobox', { name: 'Message or /command' }).inputValue()).toBe('/game new');
  await card.getByRole('button', { name: 'Got it' }).click();

  const box = page.getByRole('combobox', { name: 'Message or /command' });
  await box.fill('/game new Thor the Loud');
  expect(await page.getByRole('combobox', { name: 'god' }).inputValue()).toBe('Thor the Loud');
  expect(await box.inputValue()).toBe('/game new');
  await page.getByRole('button', { name: 'friend', exact: true }).getByText('Who plays with you').waitFor();
  await box.fill('/game dance with me');
  await page.getByRole('button', { name: 'Send' }).click();
  const alert = page.getByRole('alert').filter({ visible: true });
  await alert.filter({ hasText: "There's no command /game dance with me here." }).waitFor();
  await snap(page, 'no-command-390');
  await page.getByRole('option', { name: '/game status' }).click();
  expect(await box.inputValue()).toBe('/game status');
  await box.fill('/game status of the world');
  await page.getByRole('button', { name: 'Send' }).click();
  await alert.filter({ hasText: '/game status takes no text.' }).waitFor();
  await startsTable(page);
  await playsAs(page, 'Cleo');
  await page.getByRole('combobox', { name: 'Who do you fight?' }).selectOption('Hel');
  await page.getByText('Cleo fights hel').waitFor();
  await usesMenus(page);
  await page.getByRole('button', { name: 'Channels' }).click();
  await snap(page, 'channels-390');
  await page.getByRole('button', { name: '#midgard' }).click();
  await page.getByRole('heading', { name: '#midgard' }).waitFor();
  await eventually(async () => expect(await page.getByRole('article').count()).toBe(0));
  expect(await card.count()).toBe(0);

  await page.goBack();
  await page.getByText('Cleo fights hel').waitFor();
  await page.getByRole('button', { name: 'Channels' }).click();
  await page.getByRole('button', { name: 'Message Ratatoskr' }).click();
  await page.getByRole('heading', { name: '@Ratatoskr' }).waitFor();
  await page.goBack();
  await page.getByText('Cleo fights hel').waitFor();
  await page.evaluate(`location.hash = '#Bo/${play().channelId}'`);
  await eventually(async () => expect(await page.title()).toBe('#yggdrasil, Bo'));
  await page.evaluate("location.hash = '#Bo/nowhere'");
  await page.getByRole('alert').filter({ hasText: 'That channel is gone' }).waitFor();
  expect(page.url()).toContain(`#Bo/${play().channelId}`);
});

test('a person leaves the server, sees nothing more of it, and comes back', async () => {
  const page = await open(1280, 'Bo');
  await startsTable(page);
  await page.getByRole('button', { name: 'Leave this server' }).click();
  await page.getByText('Thor, the giants stir.').waitFor({ state: 'detached' });
  const guild = play().client.guilds.cache.first();
  await expect(guild?.members.fetch({ user: play().bo.id, force: true })).rejects.toMatchObject({
    code: 10007,
  });
  await page.getByRole('button', { name: 'Come back to this server' }).click();
  await page.getByText('Thor, the giants stir.').waitFor();
  expect((await guild?.members.fetch({ user: play().bo.id, force: true }))?.id).toBe(play().bo.id);
});

test('a button stays the same node while its message is edited', async () => {
  const page = await open(1280);
  await startsTable(page);
  const before = await page.getByRole('button', { name: 'Advice' }).elementHandle();
  await page.getByRole('combobox', { name: 'Who do you fight?' }).selectOption('Hel');
  await page.getByText('Ada fights hel').waitFor();
  expect(await before?.evaluate((node) => Reflect.get(node, 'isConnected'))).toBe(true);
});
