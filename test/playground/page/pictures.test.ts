/** Pictures on the page are as large as Discord's clients show them. docs/look.md names the sources of the sizes. */
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { eventually } from '../../eventually.ts';
import { snap, visits } from './visit.ts';

const { open, play } = visits();

type Size = readonly [width: number, height: number];

/** Posts pictures of these sizes in one message. */
async function posts(...sizes: readonly Size[]): Promise<void> {
  const { client, channelId } = play();
  const channel = await client.channels.fetch(channelId);
  if (channel?.isSendable() !== true) throw new Error('the bot can write there');
  const files = await Promise.all(
    sizes.map(async ([width, height], at) => ({
      attachment: await sharp({ create: { width, height, channels: 3, background: '#305888' } })
        .png()
        .toBuffer(),
      name: `${at}.png`,
      description: `Picture ${at}`,
    })),
  );
  await channel.send({ files });
}

async function shownSize(page: Page, at = 0): Promise<Size> {
  const box = await page.getByRole('img', { name: `Picture ${at}` }).boundingBox();
  return [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)];
}

test.each([
  ['a turn board', [900, 1125], [280, 350], [314, 393]],
  ['a tall board', [900, 1563], [202, 350], [230, 400]],
  ['a wide picture', [1200, 600], [550, 275], [314, 157]],
  ['a small picture', [200, 100], [200, 100], [200, 100]],
] as const)('%s fits into the box of a desktop and of a phone', async (_, size, onDesktop, onPhone) => {
  const desktop = await open(1280);
  const phone = await open(390);
  await posts(size);
  await eventually(async () => expect(await shownSize(desktop)).toEqual(onDesktop));
  await eventually(async () => expect(await shownSize(phone)).toEqual(onPhone));
});

test('several pictures of one message are cropped to the tiles of a mosaic', async () => {
  const phone = await open(390);
  await posts([900, 1125], [900, 500]);
  const tile: Size = [155, 155];
  await eventually(async () =>
    expect([await shownSize(phone, 0), await shownSize(phone, 1)]).toEqual([tile, tile]),
  );
});

test('a tap shows the whole picture full-screen', async () => {
  const phone = await open(390);
  await posts([900, 1125]);
  await phone.getByRole('img', { name: 'Picture 0' }).click();
  const viewer = phone.getByRole('dialog', { name: 'Picture' });
  await viewer.waitFor();
  await snap(phone, 'viewer-390');
  expect(await viewer.getByRole('img', { name: 'Picture 0' }).boundingBox()).toMatchObject({ width: 390 });
  await viewer.getByRole('button', { name: 'Close' }).click();
  await viewer.waitFor({ state: 'hidden' });
});
