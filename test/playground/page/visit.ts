/** Opens the page of a local Discord in a real browser, with a small bot behind it. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { openBrowser } from '../../browser.ts';
import { type Play, startPlay } from '../bot.ts';
import { GAME, playGame } from '../toy-game.ts';

export interface Visit {
  /** The local Discord and the bot of this test. */
  readonly play: () => Play;
  /** Restarts the local Discord and the bot on the same port. */
  readonly runsAgain: (port: number) => Promise<void>;
  /** Sets the clock of the local Discord forward. */
  readonly passes: (milliseconds: number) => void;
  readonly open: (width: number, who?: string) => Promise<Page>;
}

/**
 * The visit for all tests of a file. Each test starts with empty channels, and ends without a fault in the bot or on the pages.
 */
export function visits(): Visit {
  let browser: Browser;
  let play: Play;
  let ahead = 0;
  const wrong: string[] = [];

  beforeAll(async () => {
    browser = await openBrowser();
  });

  afterAll(() => browser.close());

  beforeEach(async () => {
    wrong.length = 0;
    ahead = 0;
    play = await startPlay({ now: () => Date.now() + ahead });
    await play.client.application.commands.set([GAME]);
    play.answers(playGame);
  });

  afterEach(async () => {
    for (const context of browser.contexts()) await context.close();
    await play.end();
    expect([...play.faults, ...wrong]).toEqual([]);
  });

  return {
    play: () => play,
    runsAgain: async (port) => {
      play = await startPlay({ port });
    },
    passes: (milliseconds) => {
      ahead += milliseconds;
    },
    open: async (width, who = 'Ada') => {
      const context = await browser.newContext({ viewport: { width, height: 800 } });
      const page = await context.newPage();
      page.setDefaultTimeout(30_000);
      page.on('pageerror', (error) => wrong.push(error.message));
      await page.goto(`${play.local.url}/#${who}/${play.channelId}`);
      await page.getByRole('heading', { name: '#yggdrasil' }).waitFor();
      return page;
    },
  };
}

/** Saves a screenshot for people to look at. */
export async function snap(page: Page, name: string): Promise<void> {
  const folder = process.env['PLAYGROUND_PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}
