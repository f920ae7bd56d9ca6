/** /settings: each person's own choices, shown in words and kept over a restart. */
import { expect, test } from 'vitest';
import type { Seen } from '../../../src/playground/people.ts';
import type { UserId } from '../../../src/tables/model/table.ts';
import { LANGUAGES } from '../../../src/words/languages.ts';
import { translator } from '../../../src/words/translate.ts';
import { asRead, ephemeralsOf, labelsOf, menusOf, menusShown, textOf } from '../../shared/people.ts';
import { openHall } from '../bot.ts';
import { expectGoodManners } from '../manners.ts';

test('/settings without options shows all settings, and with options it changes only those', async () => {
  const hall = await openHall();
  const { ada } = hall;
  expect(await cardOf(ada.types('/settings'))).toMatchInlineSnapshot(`
    "- In your quiet hours and while you're away, turn notifications come without a sound.
    -# No notifications or reminders in a live session.
    Reminders: gentle (after 12 hours, then every 24)
    Quiet hours: none
    Away: no, I'm here
    Language: the same as in Discord
    [Turn on direct messages]
    [Notify me after quiet hours]
    [Time zone]
    [My data]
    [Erase my data]"
  `);
  await ada.types('/settings', { reminders: 'seldom', direct: true });
  await ada.types('/settings', { 'quiet-from': 22, 'quiet-to': 7, 'time-zone': 'asia/tokyo' });
  await ada.types('/settings', { 'quiet-to': 8 });
  await hall.restarts();
  const kept = await cardOf(ada.types('/settings'));
  expect(kept.replace(/\d\d:\d\d there/, 'TIME there')).toMatchInlineSnapshot(`
    "- Your time zone is Asia/Tokyo: it's TIME there now.
    - In your quiet hours and while you're away, turn notifications come without a sound.
    - When it's your turn, I also send you a direct message.
    -# No notifications or reminders in a live session.
    Reminders: rarely (after 24 hours, then every 48)
    Quiet hours: 22:00 to 8:00
    Away: no, I'm here
    Language: the same as in Discord
    [Turn off direct messages]
    [Notify me after quiet hours]
    [Time zone]
    [My data]
    [Erase my data]"
  `);
  expect(await menusShown(ada.types('/settings', { 'quiet-from': 8 }))).toContain('Quiet hours: none');
  expect(await menusShown(hall.bo.types('/settings'))).toContain(
    'Reminders: gentle (after 12 hours, then every 24)',
  );
});

/** The card's text, menus and buttons. */
async function cardOf(answer: Promise<Seen>): Promise<string> {
  const seen = await answer;
  if (seen.kind !== 'message') throw new Error(JSON.stringify(seen));
  const { message } = seen;
  return [message.content, ...menusOf(message), ...labelsOf(message).map((label) => `[${label}]`)].join('\n');
}

test('an invalid value changes nothing, and the refusal lists valid ones', async () => {
  const hall = await openHall();
  const { ada } = hall;
  expect(await textOf(ada.types('/settings', { 'quiet-from': 22, 'quiet-to': 7 }))).toContain(
    'your time zone',
  );
  expect(await textOf(ada.types('/settings', { 'quiet-from': 22 }))).toContain(
    'Set both ends of your quiet hours',
  );
  const nowhere = { 'time-zone': 'Asgard/Valhalla', direct: true };
  expect(asRead(await textOf(ada.types('/settings', nowhere)))).toContain(
    'know a time zone called “Asgard/Valhalla”',
  );
  for (const away of ['soon', '0d', '2020-01-01', '2027-02-30', '999d']) {
    expect(await textOf(ada.types('/settings', { away }))).toContain(`I can't read “${away}”`);
  }
  const shown = await cardOf(ada.types('/settings'));
  expect(shown).toContain('Quiet hours: none');
  expect(shown).toContain('[Turn on direct messages]');
  expect(shown).toContain("Away: no, I'm here");
});

test('the answer shows the time in the zone, and a country with several zones leads to a question for the city', async () => {
  const hall = await openHall({ clockStands: true });
  const { ada, local } = hall;
  const time = new Date(local.world.now() + 9 * 60 * 60_000).toISOString().slice(11, 16);
  for (const language of LANGUAGES) {
    local.world.speak(ada.id, language);
    const translate = translator(language);
    expect(await textOf(ada.types('/settings', { 'time-zone': '大阪' }))).toContain(
      translate({ key: 'settings.time-zone', with: { zone: 'Asia/Tokyo', time } }),
    );
    expect(await textOf(ada.types('/settings', { 'time-zone': 'Canada' }))).toMatch(
      /Canada.*America\/.*, .*America\//,
    );
  }
  expect((await hall.settings().ofPerson(ada.id as UserId)).timeZone).toBe('Asia/Tokyo');
  await ada.types('/settings', { 'time-zone': 'UTC+2' });
  await hall.restarts();
  expect((await hall.settings().ofPerson(ada.id as UserId)).timeZone).toBe('Etc/GMT-2');
});

test("an absence until a typed date ends at midnight in the person's time zone", async () => {
  const hall = await openHall();
  const { ada } = hall;
  const day = new Date(hall.local.world.now() + 20 * 24 * 60 * 60_000).toISOString().slice(0, 10);
  const text = await textOf(ada.types('/settings', { away: day, 'time-zone': 'Asia/Tokyo' }));
  const seconds = Date.parse(`${day}T00:00:00+09:00`) / 1000;
  expect(text).toContain(`You're away until <t:${seconds}:f>`);
});

test('time zones and absences are suggested while people type', async () => {
  const hall = await openHall();
  const { ada } = hall;
  expect(await ada.isOffered('/settings', 'time-zone', 'new york')).toEqual([
    { name: 'America/New York', value: 'America/New_York' },
  ]);
  expect((await ada.isOffered('/settings', 'away')).map(({ value }) => value)).toEqual([
    '1d',
    '3d',
    '7d',
    '14d',
    '21d',
    '28d',
    'back',
  ]);
});

test('the settings card changes a setting with one press and shows the new value', async () => {
  const hall = await openHall();
  const { ada } = hall;
  const seen = await ada.types('/settings');
  if (seen.kind !== 'message') throw new Error(JSON.stringify(seen));
  const card = seen.message;
  const now = () => hall.local.world.messages.get(card.id);
  const sees = async (press: Promise<unknown>) => {
    const was = now();
    await press;
    await hall.local.world.until(() => now() !== was);
  };
  const settings = () => hall.settings().ofPerson(ada.id as UserId);
  await sees(ada.chooses('v1|server|O|reminders', 'seldom', card));
  expect((await settings()).rhythm).toBe('seldom');
  await sees(ada.chooses('v1|server|O|away', '7', card));
  expect((await settings()).awayUntil).not.toBeNull();
  expect(now()?.content).toContain("You're away until");
  await sees(ada.chooses('v1|server|O|language', 'fr', card));
  expect(menusOf(now() ?? card).join()).toMatch(/Langue\s: Français/);
  await sees(ada.chooses('v1|server|O|away', 'none', card));
  await sees(ada.presses('v1|server|O|direct', card));
  expect(await settings()).toMatchObject({ awayUntil: null, direct: true, language: 'fr' });
  await ada.types('/settings', { 'time-zone': 'Europe/Paris' });
  await sees(ada.chooses('v1|server|O|quiet', '22-8', card));
  expect((await settings()).quietHours).toEqual({ from: 22, to: 8 });
  expectGoodManners(hall);
});

test('the settings card has forms for other quiet hours and the time zone, and leads to all stored data', async () => {
  const hall = await openHall();
  const { ada, local } = hall;
  const seen = await ada.types('/settings');
  if (seen.kind !== 'message') throw new Error(JSON.stringify(seen));
  const card = seen.message;
  expect(labelsOf(card).slice(-3)).toEqual(['Time zone', 'My data', 'Erase my data']);
  const now = () => local.world.messages.get(card.id);
  const sends = async (fields: Parameters<typeof ada.fills>[0]) => {
    const was = now();
    await ada.fills(fields);
    await local.world.until(() => now() !== was);
  };
  const settings = () => hall.settings().ofPerson(ada.id as UserId);

  // Without a time zone the bot can't know when it's night there, so it asks, and suggests the chosen hours.
  await ada.chooses('v1|server|O|quiet', '23-9', card);
  await sends({ 'Your time zone': 'Lisbon' });
  expect(await settings()).toMatchObject({ quietHours: { from: 23, to: 9 }, timeZone: 'Europe/Lisbon' });

  await ada.chooses('v1|server|O|quiet', 'other', card);
  await sends({ From: '22', To: '6', 'Your time zone': 'Atlantis' });
  expect(now()?.content).toMatch(/^I don't know a time zone called “Atlantis”/);
  expect((await settings()).quietHours).toEqual({ from: 23, to: 9 });
  await ada.chooses('v1|server|O|quiet', 'other', card);
  await sends({ From: '22', To: '6', 'Your time zone': 'Paris' });
  expect(await settings()).toMatchObject({ quietHours: { from: 22, to: 6 }, timeZone: 'Europe/Paris' });

  await ada.presses('Time zone', card);
  await sends({ 'Your time zone': 'Osaka' });
  expect(await settings()).toMatchObject({ quietHours: { from: 22, to: 6 }, timeZone: 'Asia/Tokyo' });
  expect(now()?.content).toContain('Your time zone is Asia/Tokyo');

  expect(await ada.isShown(ada.presses('My data', card))).toMatch(
    /^Here's everything I store about you: your/,
  );
  expect(ephemeralsOf(local, ada).at(-1)?.attachments).toMatchObject([{ filename: 'my-data.json' }]);
  expect(await ada.isShown(ada.presses('Erase my data', card))).toMatch(
    /^\*\*Erase everything I store about you\?\*\* You'll lose/,
  );
  expect(labelsOf(ephemeralsOf(local, ada).at(-1) ?? card)).toEqual(['Erase it all', 'Keep it']);
  expectGoodManners(hall);
});
