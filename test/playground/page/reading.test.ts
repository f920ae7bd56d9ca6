/** The page's reader: their position, the channels they see, and the header. */
import { ChannelType, MessageFlags, type TextChannel } from 'discord.js';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { eventually } from '../../eventually.ts';
import { snap, visits } from './visit.ts';

const { open, play } = visits();

async function channelOfBot(): Promise<TextChannel> {
  const channel = await play().client.channels.fetch(play().channelId);
  if (channel?.type !== ChannelType.GuildText) throw new Error('No channel');
  return channel;
}

function blank(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#2f6b4f' } });
}

test.each([1280, 390])('a picture keeps its place while it loads, %i px wide', async (width) => {
  const page = await open(width);
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/attachments/**', async (route) => {
    await isReleased;
    await route.continue();
  });
  const channel = await channelOfBot();
  const board = await blank(300, 500).png().toBuffer();
  const story = await blank(280, 320).gif().toBuffer();
  await channel.send({ files: [{ attachment: board, name: 'board.png', description: 'Plain board' }] });
  await channel.send({ files: [{ attachment: story, name: 'story.gif', description: 'Story' }] });
  const media = { url: 'attachment://gallery.png' };
  await channel.send({
    flags: MessageFlags.IsComponentsV2,
    files: [{ attachment: board, name: 'gallery.png' }],
    components: [{ type: 12, items: [{ media, description: 'Board in a gallery' }] }],
  });
  await channel.send({
    files: [{ attachment: board, name: 'embed.png' }],
    embeds: [{ title: 'Embedded', image: { url: 'attachment://embed.png' } }],
  });
  await channel.send('The end');
  await page.getByText('The end').waitFor();

  const pictures = page.locator('#messages figure img');
  const sizes = () =>
    pictures.evaluateAll((all) =>
      all.map((one) => [Reflect.get(one, 'clientWidth'), Reflect.get(one, 'clientHeight')]),
    );
  const loading = await sizes();
  expect(loading.every(([, height]) => Number(height) > 200)).toBe(true);
  release();
  for (const one of await pictures.all())
    await one.evaluate((node) => Reflect.get(node, 'decode').call(node));
  expect(await sizes()).toEqual(loading);
});

/** Fills the channel, so that it is scrolled far down. */
async function fills(channel: TextChannel): Promise<void> {
  for (const number of [1, 2, 3]) await channel.send(`Turn ${number}${'\nThe giants stir.'.repeat(40)}`);
}

test('a thread opens at its newest message, even if it grows at that moment', async () => {
  const page = await open(390);
  const channel = await channelOfBot();
  await fills(channel);
  const thread = await channel.threads.create({ name: 'Lesson', type: ChannelType.PublicThread });
  await thread.send(`The board${'\nThe giants stir.'.repeat(30)}`);
  await thread.send('Do this: forge');
  const link = page.getByRole('button', { name: 'Thread: Lesson' });
  await link.waitFor();
  // The page checks its scrolling in the next frame; before that the first message has already grown.
  await page.evaluate(`new MutationObserver(() => {
    const first = document.querySelector('#messages article');
    if (first?.textContent.includes('The board')) first.style.minHeight = '1500px';
  }).observe(document.querySelector('#messages'), { childList: true })`);
  await link.click();
  const newest = page.getByRole('article').filter({ hasText: 'Do this: forge' });
  await newest.waitFor();
  await eventually(async () => {
    const [view, box] = [await page.getByRole('log').boundingBox(), await newest.boundingBox()];
    if (view === null || box === null) throw new Error('Nothing is shown');
    expect(box.y + box.height).toBeLessThanOrEqual(view.y + view.height);
  });
});

test('a thread opens at its newest message for a reader who had scrolled up in its channel', async () => {
  const page = await open(1280);
  const channel = await channelOfBot();
  await fills(channel);
  const thread = await channel.threads.create({ name: 'Saga', type: ChannelType.PublicThread });
  await thread.send(`The board${'\nThe giants stir.'.repeat(60)}`);
  await thread.send('Do this: forge');
  const list = page.getByRole('log');
  await page.getByText('Turn 3').waitFor();
  await list.hover();
  await page.mouse.wheel(0, -5000);
  await expect.poll(() => list.evaluate((node) => Number(Reflect.get(node, 'scrollTop')))).toBe(0);
  await page.getByRole('button', { name: 'Saga', exact: true }).click();
  const newest = page.getByRole('article').filter({ hasText: 'Do this: forge' });
  await newest.waitFor();
  await eventually(async () => {
    const [view, box] = [await list.boundingBox(), await newest.boundingBox()];
    if (view === null || box === null) throw new Error('Nothing is shown');
    expect(box.y + box.height).toBeLessThanOrEqual(view.y + view.height);
  });
});

test('a private thread is listed for its members and moderators only', async () => {
  const pages = {
    ada: await open(1280),
    bo: await open(1280, 'Bo'),
    mo: await open(1280, 'Moderator Mo'),
  };
  const channel = await channelOfBot();
  const thread = await channel.threads.create({ name: 'Lesson of Ada', type: ChannelType.PrivateThread });
  await thread.members.add(play().ada.id);
  await thread.send('You have 3 actions');
  await channel.send('All have heard of it');
  const row = (page: Page) => page.getByRole('button', { name: 'Lesson of Ada', exact: true });
  for (const page of Object.values(pages)) await page.getByText('All have heard of it').waitFor();
  await row(pages.mo).waitFor();
  await row(pages.ada).click();
  await pages.ada.getByText('You have 3 actions').waitFor();
  expect(await row(pages.bo).count()).toBe(0);
  await pages.bo.reload();
  await pages.bo.getByText('All have heard of it').waitFor();
  expect(await row(pages.bo).count()).toBe(0);
  expect(play().local.people.say(play().bo.id, thread.id, 'May I look?')).toMatchObject({ kind: 'refused' });

  await thread.send(`<@${play().bo.id}>, look at this`);
  await row(pages.bo).click();
  await pages.bo.getByRole('article').getByText('look at this').waitFor();
  await thread.members.remove(play().bo.id);
  await pages.bo.getByRole('heading', { name: '#yggdrasil' }).waitFor();
  expect(await row(pages.bo).count()).toBe(0);
});

test.each(['Yggdrasil: first lesson - Ada', 'Micro Midgard: first lesson - Moderator Mo'])(
  'the name of a thread fits into the header on a phone: %s',
  async (name) => {
    const page = await open(390);
    const channel = await channelOfBot();
    await channel.threads.create({ name, type: ChannelType.PublicThread });
    await page.getByRole('button', { name: `Thread: ${name}` }).click();
    const heading = page.getByRole('heading', { name });
    await heading.waitFor();
    const [isCut, header] = await heading.evaluate((node) => {
      const size = (key: string) => Number(Reflect.get(node, key));
      const isTooLarge =
        size('scrollWidth') > size('clientWidth') || size('scrollHeight') > size('clientHeight');
      return [isTooLarge, Reflect.get(Reflect.get(node, 'closest').call(node, 'header'), 'clientHeight')];
    });
    expect(isCut).toBe(false);
    expect(header).toBeLessThan(64);
    await snap(page, `header-${name.length}`);
    await page.getByRole('button', { name: 'Channels' }).click();
    const pane = page.getByRole('navigation', { name: 'Channels' });
    await pane.getByRole('combobox', { name: 'Playing as' }).waitFor();
    await snap(page, `header-channels-${name.length}`);
  },
);
