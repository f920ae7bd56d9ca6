/** A few turns by hand in a real browser, as wide as a phone. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openBrowser } from '../../browser.ts';
import { playsAs } from '../../playground/page/plays-as.ts';
import { choicesIn } from '../../shared/hall.ts';
import { type Hall, openHall } from '../bot.ts';
import { expectGoodManners } from '../manners.ts';
import { DRAWS } from '../painter.ts';
import { goesOn } from '../playing.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

/** After eight random answers, the Vanir lets Odin order the next six cards. */
const SIX_CARDS = { seed: 'alea-1:story 5', answers: 8 };

/** Found by trying seeds: Munin goes first, and Pink can reach Asgard. */
const MUNIN_FIRST = 'alea-1:x';

/** Ada's page, as wide as a phone, with a check that nothing fails on it or overflows it. */
async function openPage(hall: Hall) {
  const wrong: string[] = [];
  const context = await browser.newContext({ viewport: { width: 390, height: 800 } });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') wrong.push(message.text());
  });
  await page.goto(`${hall.local.url}/#Ada/${hall.ada.place()}`);
  await page.getByRole('heading', { name: '#yggdrasil' }).waitFor();
  const expectWell = async () => {
    const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
    expect(overflow).toBeLessThanOrEqual(0);
    expect(wrong).toEqual([]);
  };
  return { page, expectWell };
}

/** The field of an option; an optional one is a chip at first. */
async function fieldOf(page: Page, option: string) {
  const chip = page.getByRole('button', { name: option, exact: true });
  if ((await chip.count()) > 0) await chip.click();
  return page.getByLabel(option, { exact: true });
}

/** Chooses two options on the private card of the lobby: one has a menu, the other a form. */
async function choosesOptions(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Options', exact: true }).click();
  const option = page.getByRole('combobox', { name: 'Which option do you want to change?' });
  await option.selectOption('passing');
  await page.getByRole('combobox', { name: 'A finished turn ends' }).selectOption('at once');
  await page.getByText('A finished turn ends: at once', { exact: true }).waitFor();
  await option.selectOption('seed');
  const form = page.getByRole('dialog', { name: 'A seed for this table' });
  await form.getByRole('textbox', { name: 'Seed' }).fill(SIX_CARDS.seed);
  await form.getByRole('button', { name: 'Submit' }).click();
  await form.waitFor({ state: 'hidden' });
  await page.getByText('Seed: custom', { exact: true }).waitFor();
}

test('a table is opened, joined and started, a question answered, a form filled in, everything found in one list', async () => {
  const hall = await openHall({ painter: DRAWS });
  const { page, expectWell } = await openPage(hall);
  const box = page.getByRole('combobox', { name: 'Message or /command' });
  await box.fill('/game new');
  await box.press('Enter');
  await (await fieldOf(page, 'game')).selectOption('Yggdrasil');
  await (await fieldOf(page, 'role')).fill('odi');
  await page.getByRole('option', { name: 'Odin' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Your friends can join it now').waitFor();
  await choosesOptions(page);

  await playsAs(page, 'Bo');
  await page.getByRole('combobox', { name: 'Choose your role' }).selectOption('thor');
  await page.getByText('@Bo as Thor').waitFor();
  await playsAs(page, 'Ada');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: 'More', exact: true }).waitFor();
  await page.getByRole('figure').getByRole('img').first().waitFor();

  await goesOn(hall, SIX_CARDS.answers);
  const before = (await hall.loaded()).table;
  await page.getByRole('combobox', { name: 'Order', exact: true }).selectOption('more~order');
  const form = page.getByRole('dialog');
  for (const place of [1, 2, 3, 4, 5])
    await form.getByRole('combobox', { name: `Place ${place}` }).selectOption(String(6 - place));
  await form.getByRole('button', { name: 'Submit' }).click();
  await form.waitFor({ state: 'hidden' });
  await hall.movesOn(before);
  expect(choicesIn(await hall.tables().log(before.id))).toContain('order');

  const { table, request } = await hall.loaded();
  const asked = table.seats[request?.seats[0] ?? 0]?.userId === hall.ada.id ? 'Ada' : 'Bo';
  await playsAs(page, asked);
  await box.fill('/act');
  await box.press('Enter');
  await page.getByRole('combobox', { name: 'answer', exact: true }).fill('Alfheim');
  const suggested = page.getByRole('listbox', { name: /answer/ });
  await suggested.getByRole('option', { name: 'Take an Elf (Alfheim)', exact: true }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  await hall.movesOn(table);

  await expectWell();
  expectGoodManners(hall);
});

test('a duel: a meeple moves in one tap, an action is spent and undone, and the turn ends', async () => {
  const hall = await openHall({ painter: DRAWS });
  const { page, expectWell } = await openPage(hall);
  await hall.ada.types('/game new', {
    game: 'micromidgard',
    role: 'hugin',
    seed: MUNIN_FIRST,
    advice: 'private',
  });
  await hall.bo.types('/game join', { role: 'munin' });
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: '1 Gold' }).click();
  await page.getByText('Which meeple do you move').waitFor();
  await page.getByRole('figure').getByRole('img').first().waitFor();

  await playsAs(page, 'Bo');
  await page.getByRole('button', { name: 'Pink to Asgard: a level' }).click();
  const spend = page.getByRole('button', { name: 'Raise Angrboda to 2' });
  await spend.click();
  const nothingIsLeft = page.getByText('No actions left. End your turn?');
  await nothingIsLeft.waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone:').waitFor();
  await spend.click();
  await nothingIsLeft.waitFor();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await page.getByText('Turn 2. 5 Prophecies to come.').waitFor();

  expect(choicesIn(await hall.tables().log((await hall.loaded()).table.id))).toEqual([
    'take',
    'move:dain',
    'raise',
    'raise',
    'done',
  ]);
  await expectWell();
  expectGoodManners(hall);
});

/** `/settings` has enough options to scroll. With fewer, nothing would move under the finger when the suggestions close. */
test("a tap hits the next option while another option's suggestions are open", async () => {
  const { page } = await openPage(await openHall({ painter: DRAWS }));
  await page.setViewportSize({ width: 390, height: 700 });
  const box = page.getByRole('combobox', { name: 'Message or /command' });
  await box.fill('/settings');
  await box.press('Enter');
  await fieldOf(page, 'time-zone');
  await page.getByRole('listbox', { name: /time-zone/ }).waitFor();
  const chip = page.getByRole('button', { name: 'reminders', exact: true });
  await chip.scrollIntoViewIfNeeded();
  const at = await chip.boundingBox();
  if (at === null) throw new Error('no such option');
  await page.mouse.click(at.x + at.width / 2, at.y + at.height / 2);
  expect(await chip.count()).toBe(0);
  expect(await page.getByLabel('reminders', { exact: true }).count()).toBe(1);
});
