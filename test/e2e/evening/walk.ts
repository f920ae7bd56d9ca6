/** A newcomer's walk on a phone: their taps, their reading, and the time both take. */
import type { Locator, Page } from 'playwright-core';
import { everyComponent } from '../../../src/playground/model/component-types.ts';
import { eventually } from '../../eventually.ts';
import type { Player } from '../../shared/people.ts';
import type { Hall } from '../bot.ts';

/** The average speed at which adults read English aloud; silently they read about 240 words. */
const WORDS_A_MINUTE = 183;
export const SECONDS_A_TAP = 2;
/** The time to type as much of a command as it takes for Discord to suggest it. */
const SECONDS_A_COMMAND = 6;

/** The width of the most common phones. */
const PHONE = { width: 390, height: 844 };

export interface Step {
  readonly did: string;
  readonly taps: number;
  /** The time from the start of the walk until everything new has been read, in seconds. */
  readonly seconds: number;
  /** New text on the page, one line each, without the labels of buttons. */
  readonly read: readonly string[];
  /** The phone's screen at that moment, as PNG. */
  readonly picture: Buffer;
}

export interface Walk {
  readonly page: Page;
  readonly steps: readonly Step[];
  readonly types: (command: string) => Promise<void>;
  /** Sends the command in the box, after this many taps, including this one. */
  readonly sends: (did: string, taps: number) => Promise<void>;
  /** Taps the newest button of that kind. `until` is a part of the answer's text, for an answer that edits a message. */
  readonly taps: (on: Locator, did: string, until?: string) => Promise<void>;
  /** Follows a link to another channel, in which the player is already counted as present. */
  readonly follows: (link: Locator, did: string) => Promise<void>;
  /** A menu takes one tap to open and one to choose. */
  readonly chooses: (menu: Locator, option: RegExp, did: string) => Promise<void>;
  /** A menu of several choices takes a third tap to send the choice. */
  readonly choosesMany: (menu: Locator, option: string, did: string) => Promise<void>;
  /** Notes content that appeared without a tap. */
  readonly sees: (did: string) => Promise<void>;
}

/** The walk of `player`, who must be the person the page is opened for. */
export async function walkOf(hall: Hall, player: Player, page: Page): Promise<Walk> {
  await page.setViewportSize(PHONE);
  const steps: Step[] = [];
  const known = new Set<string>();
  await newLines(page, known);
  let seconds = 0;

  async function keeps(did: string, taps: number, typing: number): Promise<void> {
    await page.getByText('is thinking…').waitFor({ state: 'detached' });
    await hall.settles();
    await shows(page, hall, player);
    const read = await newLines(page, known);
    const words = read.join(' ').split(/\s+/).length;
    seconds += taps * SECONDS_A_TAP + typing + (words * 60) / WORDS_A_MINUTE;
    steps.push({ did, taps, seconds, read, picture: await page.screenshot() });
  }

  /** Resolves when the bot has answered. */
  async function does(deed: () => Promise<unknown>): Promise<void> {
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await deed();
    await answered;
  }

  return {
    page,
    steps,
    types: async (command) => {
      const box = page.getByRole('combobox', { name: 'Message or /command' });
      await box.fill(command);
      await page.getByRole('option', { name: command }).first().click();
      await does(() => page.getByRole('button', { name: 'Send' }).click());
      await keeps(`types ${command}`, 2, SECONDS_A_COMMAND);
    },
    sends: async (did, taps) => {
      await does(() => page.getByRole('button', { name: 'Send' }).click());
      await keeps(did, taps, 0);
    },
    taps: async (on, did, until) => {
      await does(() => on.last().click());
      if (until !== undefined) await page.getByText(until).last().waitFor();
      await keeps(did, 1, 0);
    },
    follows: async (link, did) => {
      await link.last().click();
      await keeps(did, 1, 0);
    },
    chooses: async (menu, option, did) => {
      const labels = await menu.last().getByRole('option').allTextContents();
      // The first line is the menu's name.
      const label = labels.slice(1).find((each) => option.test(each)) ?? 'no such option';
      await does(() => menu.last().selectOption({ label }));
      await keeps(did, 2, 0);
    },
    choosesMany: async (menu, option, did) => {
      await menu.last().selectOption({ label: option });
      await does(() => page.getByRole('button', { name: 'Choose', exact: false }).last().click());
      await keeps(did, 3, 0);
    },
    sees: (did) => keeps(did, 0, 0),
  };
}

/** The page shows the newest messages in the player's channel, with all their current buttons. */
async function shows(page: Page, { local: { world } }: Hall, { id, place }: Player): Promise<void> {
  await eventually(async () => {
    const seen = world.messagesIn(place()).filter(({ visibleTo }) => visibleTo === null || visibleTo === id);
    for (const { id: message, components } of seen.slice(-3)) {
      const controls = everyComponent(components).flatMap(({ custom_id: customId }) => customId ?? []);
      const wanted = controls.map((customId) => `[data-press="${customId}"], [data-choose="${customId}"]`);
      for (const selector of ['header', ...wanted])
        if ((await page.locator(`[data-message="${message}"]`).locator(selector).count()) === 0)
          throw new Error(`the page does not show ${selector}`);
    }
    const icons = await page.locator('button img').evaluateAll((images) =>
      images.map((image) => ({
        source: image.getAttribute('src'),
        isDrawn: 'naturalWidth' in image && image.naturalWidth !== 0,
      })),
    );
    const broken = icons.find(({ isDrawn }) => !isDrawn);
    if (broken !== undefined) throw new Error(`the page does not draw ${broken.source}`);
  });
}

/** A line in which only the time has changed is not read again. */
const CLOCK = /\d+ (?:second|minute)s?|\d+:\d+(?::\d+)?/g;

/** The author and the time of a message don't count as text to read. */
const UNREAD = 'header, .private-note, button, option, summary';

async function newLines(page: Page, known: Set<string>): Promise<readonly string[]> {
  const texts = await page.locator('#messages > *').allInnerTexts();
  const unread = (await page.locator('#messages').locator(UNREAD).allInnerTexts()).join('\n');
  const labels = new Set(unread.split('\n').map((line) => line.trim()));
  const lines = texts.flatMap((text) => text.split('\n')).map((line) => line.trim());
  return [...new Set(lines)].filter((line) => {
    const words = line.replace(CLOCK, '');
    const isFresh = /\p{L}{2}/u.test(line) && !known.has(words) && !labels.has(line);
    if (isFresh) known.add(words);
    return isFresh;
  });
}
