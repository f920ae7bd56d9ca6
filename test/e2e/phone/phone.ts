/** A phone that shows a channel of the local Discord, and how tall messages are on it. */
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';
import type { Painter } from '../../../src/discord/bot.ts';
import type { LocalDiscord } from '../../../src/playground/local-discord.ts';
import { everyComponent } from '../../../src/playground/model/component-types.ts';
import type { Message } from '../../../src/playground/model/shapes.ts';

export const PHONE = { width: 390, height: 844 };

/** The limit for any message: 1.4 screens, in pixels. */
export const TALLEST = PHONE.height * 1.4;

/** An empty picture of the right size, which is all that the page needs. */
export const BLANK: Painter = {
  async render(svg) {
    const [, width, height] = /^<svg[^>]*\bwidth="(\d+)"[^>]*\bheight="(\d+)"/.exec(svg) ?? [];
    const size = { width: Number(width), height: Number(height) };
    const picture = await sharp({ create: { ...size, channels: 3, background: '#305888' } })
      .png()
      .toBuffer();
    return { ok: true, picture };
  },
};

/** Ada's phone, closed after the test. */
export async function phone(browser: Browser, { url }: LocalDiscord, place: string): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await page.goto(`${url}/#Ada/${place}`);
  return page;
}

/**
 * The message's height in pixels, once the page shows all of its controls and its picture: an edit reaches the page a little
 * later.
 */
export async function heightOn(page: Page, { id, components, attachments }: Message): Promise<number> {
  const controls = everyComponent(components).flatMap((each) => each.custom_id ?? []);
  const having = controls.map((control) => `:has([data-press="${control}"], [data-choose="${control}"])`);
  const shown = page.locator(`[data-message="${id}"]${having.join('')}`);
  await shown.waitFor();
  // Before the picture has its size, the message would be measured without it.
  if (attachments.length > 0)
    await shown
      .locator('figure img')
      .first()
      .evaluate((picture) => picture.decode());
  return Math.round((await shown.boundingBox())?.height ?? 0);
}
