/** Boards with suggestions in a real browser as wide as a phone: in no language is one taller than 1.4 screens. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { turnBoardOf } from '../../../src/discord/delivery/boards/board-picture.ts';
import type { TurnMessage } from '../../../src/discord/messages/boards/turn-message.ts';
import { labelWidth } from '../../../src/discord/messages/pieces/label-width.ts';
import { everyComponent } from '../../../src/playground/model/component-types.ts';
import type { Component } from '../../../src/playground/model/shapes.ts';
import type { LoadedTable } from '../../../src/tables/turns/loaded-table.ts';
import type { Language } from '../../../src/words/languages.ts';
import { translator } from '../../../src/words/translate.ts';
import { openBrowser } from '../../browser.ts';
import { checkedLanguages } from '../../scale.ts';
import { type Hall, openHall } from '../bot.ts';
import { GAMES } from './games.ts';
import { BLANK, phone, TALLEST } from './phone.ts';
import { boardsOf, messageIn, posts } from './shown-boards.ts';

vi.setConfig({ testTimeout: 120_000 });

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

/** The tallest board is among the wordiest, so only this many boards of a game are measured. */
const MEASURED = 25;

test.each(GAMES.filter(({ hasSuggestions }) => hasSuggestions))(
  'the boards of $game with suggestions fit on a phone in each language',
  async (played) => {
    const hall = await openHall();
    hall.local.world.emojis.refusedPart = 0;
    const boards = await boardsOf(hall, played);
    const tallest = new Map<Language, number>();
    for (const language of checkedLanguages()) {
      const heights = await heightsIn(language, hall, boards);
      tallest.set(language, Math.max(...heights));
    }
    expect([...tallest].filter(([, height]) => height > TALLEST)).toEqual([]);
  },
);

async function heightsIn(
  language: Language,
  hall: Hall,
  boards: readonly LoadedTable[],
): Promise<readonly number[]> {
  const { ada, local } = hall;
  local.world.speak(ada.id, language);
  const place = local.people.openThread(ada.id, local.world.channelCalled('#yggdrasil')?.id ?? '', language);
  if ('kind' in place) throw new Error(JSON.stringify(place));
  const picture = await blankPicture(boards, language);
  const messages = boards.map((board) => messageIn(language, board));
  const wordiest = messages.toSorted((one, other) => wordsOf(other) - wordsOf(one)).slice(0, MEASURED);
  const ids = wordiest.map((message) => posts(hall, place.id, message, picture));
  const page = await phone(browser, local, place.id);
  await page.locator(`[data-message="${ids.at(-1)}"]`).waitFor();
  await page.locator('body').evaluate((body) => body.ownerDocument.fonts.ready.then(() => undefined));
  expect(await page.locator('figure img').count()).toBeGreaterThan(0);
  await page.locator('figure img').evaluateAll((all) => Promise.all(all.map((picture) => picture.decode())));
  return boundingHeights(page, ids);
}

/** Measures each message with the heading that it has if the message before it is older than a few minutes. */
async function boundingHeights(page: Page, ids: readonly string[]): Promise<readonly number[]> {
  const articles = page.locator(ids.map((id) => `[data-message="${id}"]`).join(', '));
  const heights = await articles.evaluateAll((all) =>
    all.map((article) => {
      article.classList.remove('continued');
      return Math.round(article.getBoundingClientRect().height);
    }),
  );
  expect(heights).toHaveLength(ids.length);
  return heights;
}

/** The length of a message in Latin letters. A button counts as much as a line, because a long button takes a line. */
function wordsOf({ content, belowPicture, rows }: TurnMessage): number {
  const labels = everyComponent(rows as readonly Component[]).map(({ label = '' }) => label);
  return labelWidth([content, belowPicture, ...labels].join('')) + labels.length * 40;
}

/** All boards of a game have pictures of one size. */
async function blankPicture([board]: readonly LoadedTable[], language: Language): Promise<Buffer> {
  const svg = board === undefined ? null : turnBoardOf(board, translator(language));
  const drawn = svg === null ? null : await BLANK.render(svg);
  if (drawn?.ok !== true) throw new Error('no picture');
  return drawn.picture;
}
