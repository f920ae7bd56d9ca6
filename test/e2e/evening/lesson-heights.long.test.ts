/** Every step of every lesson, in a real browser as wide as a phone: its message is at most 1.4 screens tall. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CATALOGUE } from '../../../src/games/index.ts';
import { everyComponent } from '../../../src/playground/model/component-types.ts';
import type { Message } from '../../../src/playground/model/shapes.ts';
import { openBrowser } from '../../browser.ts';
import { checkedLanguages } from '../../scale.ts';
import { openHall } from '../bot.ts';
import { BLANK, heightOn, phone, TALLEST } from '../phone/phone.ts';

const LESSONS = [...CATALOGUE].flatMap(([id, { lesson }]) => (lesson === null ? [] : [{ id, lesson }]));

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

/** A lesson's board has a button for the step's answer. */
function firstButton({ components }: Message): string {
  return everyComponent(components).flatMap((each) => each.custom_id ?? [])[0] ?? 'no button';
}

describe.each(LESSONS)('the lesson of $id', ({ id, lesson }) => {
  test.each(checkedLanguages())('fits on a phone at each step (%s)', async (language) => {
    const hall = await openHall({ painter: BLANK, places: null });
    const { ada, local } = hall;
    local.world.speak(ada.id, language);
    await ada.types('/learn', { game: id });
    const thread = [...local.world.channels.values()].find(({ parentId }) => parentId !== null);
    const place = thread?.id ?? '';
    ada.goesTo(place);
    await hall.rests();
    const page = await phone(browser, local, place);
    const heights: number[] = [];
    for (let step = 1; step <= lesson.steps.length + 1; step += 1) {
      const board = hall.board(place);
      heights.push(await heightOn(page, board));
      if (step > lesson.steps.length) break;
      const { table } = await hall.loaded(place);
      await ada.presses(firstButton(board), board);
      await hall.movesOn(table);
    }
    expect(heights).toHaveLength(lesson.steps.length + 1);
    expect(Math.max(...heights), heights.join(' ')).toBeLessThanOrEqual(TALLEST);
  });
});
