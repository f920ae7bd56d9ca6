/** The card with a person's settings in a real browser as wide as a phone: in each language it fits on one screen. */

import { DateTime } from 'luxon';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { PersonSettings } from '../../../src/tables/model/settings.ts';
import type { UserId } from '../../../src/tables/model/table.ts';
import { openBrowser } from '../../browser.ts';
import { checkedLanguages } from '../../scale.ts';
import { openHall } from '../bot.ts';
import { heightOn, PHONE, phone } from './phone.ts';

vi.setConfig({ testTimeout: 60_000 });

/** The settings with the longest texts on the card. */
const ALL_CHOSEN: Partial<PersonSettings> = {
  rhythm: 'seldom',
  quietHours: { from: 22, to: 8 },
  timeZone: 'America/Argentina/Buenos_Aires',
  awayUntil: DateTime.now().plus({ days: 14 }).toJSDate(),
  quietCalls: 'wait',
  direct: true,
};

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

const CASES = checkedLanguages().flatMap((language) => [
  { language, chosen: 'nothing', settings: {} },
  { language, chosen: 'everything', settings: { ...ALL_CHOSEN, language } },
]);

test.each(CASES)('the settings card fits on one screen in $language with $chosen chosen', async (card) => {
  const { ada, local, settings } = await openHall();
  local.world.speak(ada.id, card.language);
  await settings().changePerson(ada.id as UserId, card.settings, new Date());
  const page = await phone(browser, local, ada.place());
  const seen = await ada.types('/settings');
  if (seen.kind !== 'message') throw new Error(JSON.stringify(seen));
  const height = await heightOn(page, seen.message);
  expect(height).toBeLessThanOrEqual(PHONE.height);
});
