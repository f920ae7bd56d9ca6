/** Where the reader of the page looks: pictures keep their place while they load. */
import { ChannelType, MessageFlags, type TextChannel } from 'discord.js';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { visits } from './visit.ts';

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
