/** The end message in a real browser as wide as a phone: in no language is it taller than 1.4 screens. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playersChance } from '../../../src/core/playing.ts';
import { atRandom } from '../../../src/core/policy.ts';
import { giverOf } from '../../../src/core/requests/answer.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import { GUILD } from '../../../src/playground/world/hall.ts';
import type { Language } from '../../../src/words/languages.ts';
import { openBrowser } from '../../browser.ts';
import { checkedLanguages } from '../../scale.ts';
import { openHall } from '../bot.ts';
import { startsTable } from '../playing.ts';
import { GAMES, type GameForTwo } from './games.ts';
import { BLANK, heightOn, phone, TALLEST } from './phone.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

const CASES = GAMES.flatMap((each) => checkedLanguages().map((language) => ({ ...each, language })));

test.each(CASES)('the end message of $game fits on a phone in $language', async (played) => {
  const height = await heightOfEnd(played);
  expect(height).toBeLessThanOrEqual(TALLEST);
});

/** The game is played directly at the table, since only its last message is measured. */
async function heightOfEnd({ game, roles, seed, language }: GameForTwo & { readonly language: Language }) {
  const hall = await openHall({ painter: BLANK });
  const { ada, bo, local } = hall;
  await hall.settings().changeServer(GUILD.id, { language }, new Date());
  const seats = [[roles[0], ada] as const, [roles[1], bo] as const];
  const { id } = await startsTable(hall, seats, { seed, options: { game } });
  const policy = CATALOGUE.get(game)?.policies['sensible'] ?? atRandom;
  const pick = playersChance('the players');
  for (;;) {
    const loaded = await hall.tables().loaded(id);
    const request = loaded?.request ?? null;
    if (loaded === null || request === null) break;
    const { table, entry } = loaded;
    const action = policy.answer(request, entry.game.observe(table.state, request.seats[0]), pick);
    const userId = table.seats[giverOf(request, action)]?.userId;
    if (userId == null) throw new Error(`no one answers ${action.choice}`);
    const done = await hall
      .tables()
      .act({ userId, guildId: null, cause: `move ${table.version}` }, id, action);
    if (!done.ok) throw new Error(JSON.stringify(done));
  }
  await hall.rests();
  expect((await hall.tables().loaded(id))?.table.language).toBe(language);
  expect(hall.board().attachments).not.toEqual([]);
  const page = await phone(browser, local, ada.place());
  return heightOn(page, hall.board());
}
