/** Every step of every lesson, in a real browser as wide as a phone: its message is at most 1.4 screens tall. */
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Painter } from '../../../src/discord/bot.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import { everyComponent } from '../../../src/playground/component-types.ts';
import type { Message } from '../../../src/playground/world/shapes.ts';
import { LANGUAGES } from '../../../src/words/languages.ts';
import { openBrowser } from '../../browser.ts';
import { openHall } from '../bot.ts';

const PHONE = { width: 390, height: 844 };
const MOST_SCREENS = 1.4;
const LESSONS = [...CATALOGUE].flatMap(([id, { lesson }]) => (lesson === null ? [] : [{ id, lesson }]));

/** Draws nothing, in the size of the picture: the page asks for no more. */
const BLANK: Painter = {
  async render(svg) {
    const [, width, height] = /^<svg[^>]*\bwidth="(\d+)"[^>]*\bheight="(\d+)"/.exec(svg) ?? [];
    const size = { width: Number(width), height: Number(height) };
    const picture = await sharp({ create: { ...size, channels: 3, background: '#305888' } })
      .png()
      .toBuffer();
    return { ok: true, picture };
  },
};

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

async function phone(address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await page.goto(address);
  return page;
}

/** A lesson's board has the answer to give first. */
function firstButton({ components }: Message): string {
  return everyComponent(components).flatMap((each) => each.custom_id ?? [])[0] ?? 'no button';
}

describe.each(LESSONS)('the lesson of $id', ({ id, lesson }) => {
  test.each(LANGUAGES)('fits on a phone at each step (%s)', async (language) => {
    const hall = await openHall({ painter: BLANK, places: null });
    const { ada, local } = hall;
    local.world.speak(ada.id, language);
    await ada.types('/learn', { game: id });
    const thread = [...local.world.channels.values()].find(({ parentId }) => parentId !== null);
    const place = thread?.id ?? '';
    ada.goesTo(place);
    await hall.rests();
    const page = await phone(`${local.url}/#Ada/${place}`);
    const heights: number[] = [];
    for (let step = 1; step <= lesson.steps.length + 1; step += 1) {
      const board = hall.board(place);
      const shown = page.locator(`[data-message="${board.id}"]`);
      // The edit of a board reaches the page a little later.
      await shown.locator(`[data-press="${firstButton(board)}"]`).waitFor();
      await shown.locator('figure img').waitFor();
      heights.push(Math.round((await shown.boundingBox())?.height ?? 0));
      if (step > lesson.steps.length) break;
      const { table } = await hall.loaded(place);
      await ada.presses(firstButton(board), board);
      await hall.movesOn(table);
    }
    expect(heights).toHaveLength(lesson.steps.length + 1);
    expect(Math.max(...heights), heights.join(' ')).toBeLessThanOrEqual(PHONE.height * MOST_SCREENS);
  });
});
