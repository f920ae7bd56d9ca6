/** A lobby with open invitations in a real browser as wide as a phone: in no language is it taller than 1.4 screens. */
import { randomBytes } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CATALOGUE } from '../../../src/games/index.ts';
import { everyComponent } from '../../../src/playground/model/component-types.ts';
import { GUILD } from '../../../src/playground/world/hall.ts';
import { type TableName, tableNameOf } from '../../../src/tables/model/table-name.ts';
import { newTableId } from '../../../src/tables/verbs/opening/table-id.ts';
import type { Language } from '../../../src/words/languages.ts';
import { openBrowser } from '../../browser.ts';
import { checkedLanguages } from '../../scale.ts';
import { type Hall, openHall } from '../bot.ts';
import { BLANK, heightOn, phone, TALLEST } from './phone.ts';

const FRIENDS = ['Bo', 'Cleo', 'Dag', 'Eir', 'Finn'];

/** The invitation menu takes less room when only one seat is left, so the tallest lobby has two. */
const SEATS_LEFT = 2;

/** The widest name that a table can get: the title must fit with it. */
const WIDEST: Readonly<Record<Language, TableName>> = {
  en: 'mimisbrunn',
  fr: 'mimisbrunn',
  it: 'mimisbrunn',
  ja: 'valaskjalf',
};

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

/** At least one friend, unless the game is solo. */
function invitedIn(seats: number): number {
  return Math.min(seats - 1, Math.max(1, seats - 1 - SEATS_LEFT));
}

const CASES = [...CATALOGUE].flatMap(([id, { game }]) =>
  checkedLanguages().map((language) => ({
    id,
    invited: invitedIn(game.seats.max),
    language,
  })),
);

test.each(CASES)('the lobby of $id fits on a phone with $invited invited in $language', async (lobby) => {
  const { id, invited, language } = lobby;
  const hall = await openHall({ painter: BLANK, places: null, random: naming(WIDEST[language]) });
  const { ada, local } = hall;
  await hall.settings().changeServer(GUILD.id, { language }, new Date());
  await ada.types('/game new', { game: id, role: CATALOGUE.get(id)?.game.roles[0] ?? '' });
  await hall.rests();
  const thread = [...local.world.channels.values()].find(({ parentId }) => parentId !== null)?.id ?? '';
  await choosesHardest(hall, thread);
  for (const name of FRIENDS.slice(0, invited)) {
    const { table } = await hall.loaded(thread);
    const friend = local.world.personCalled(name)?.id ?? '';
    await ada.chooses(`v1|${table.id}|t|invite`, [friend], local.world.messages.get(thread));
    await hall.movesOn(table);
  }
  const page = await phone(browser, local, ada.place());
  const message = local.world.messages.get(thread);
  if (message === undefined) throw new Error('no lobby');
  const height = await heightOn(page, message);
  // The guide's picture is in the message: a much smaller height would have been measured without it.
  if (CATALOGUE.get(id)?.guide !== null) expect(height).toBeGreaterThan(500);
  expect(height).toBeLessThanOrEqual(TALLEST);
});

/** Random bytes, except that each table id gets the same ten, which give the table that name. */
function naming(name: TableName): (bytes: number) => Uint8Array {
  let ten = randomBytes(10);
  while (tableNameOf(newTableId(() => ten)) !== name) ten = randomBytes(10);
  return (bytes) => (bytes === ten.length ? ten : randomBytes(bytes));
}

/** Chooses the option with the most lines. */
async function choosesHardest({ ada, local, loaded, movesOn }: Hall, thread: string): Promise<void> {
  const lobby = local.world.messages.get(thread);
  const menu = everyComponent(lobby?.components ?? []).find(({ custom_id: id }) =>
    /\|(?:difficulty|rules)$/.test(id ?? ''),
  );
  const hardest = menu?.options?.at(-1)?.value;
  if (menu?.custom_id === undefined || hardest === undefined) return;
  const { table } = await loaded(thread);
  await ada.chooses(menu.custom_id, hardest, lobby);
  await movesOn(table);
}
