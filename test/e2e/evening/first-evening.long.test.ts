/**
 * A person who has never heard of the games, on a phone: from `/help` to the end of the first turn, alone and with friends,
 * within four minutes. `npm run evening` keeps the walks, with pictures, in docs/data/first-evening.
 */
import { createHash } from 'node:crypto';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { atRandom } from '../../../src/core/policy.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import type { Message } from '../../../src/playground/model/shapes.ts';
import { translator } from '../../../src/words/translate.ts';
import { openBrowser } from '../../browser.ts';
import { isPlayedInFull } from '../../scale.ts';
import { type Hall, openHall } from '../bot.ts';
import { expectGoodManners } from '../manners.ts';
import { DRAWS } from '../painter.ts';
import { goesOn } from '../playing.ts';
import { SECONDS_A_TAP, type Walk, walkOf } from './walk.ts';
import { keepWalk } from './written.ts';

const MINUTES = 4;
/** The time until a player's first move, or until the end of the turn for a player who reads no rules. */
const MINUTES_TO_MOVE = 3;

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

const translate = translator('en');
const GAMES = [...CATALOGUE].map(([id, { game, lesson }]) => ({
  id,
  name: translate({ key: `game.${id}` }),
  seats: game.seats,
  hasLesson: lesson !== null,
  isForFriends: game.seats.max > 1,
}));

/** Ada, on a server where nothing is being played yet. */
async function newcomer(): Promise<{ readonly hall: Hall; readonly walk: Walk }> {
  const hall = await openHall({ painter: DRAWS, places: null, random: sameEveryTime() });
  const context = await browser.newContext({ deviceScaleFactor: 1.5 });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await page.goto(`${hall.local.url}/#Ada/${hall.ada.place()}`);
  await page.getByRole('button', { name: 'Got it' }).click();
  return { hall, walk: await walkOf(hall, hall.ada, page) };
}

/** Bytes for seeds and ids, so that every walk sees the same game. */
function sameEveryTime(): (bytes: number) => Uint8Array {
  let calls = 0;
  return (bytes) => {
    calls += 1;
    return createHash('sha512').update(`evening ${calls}`).digest().subarray(0, bytes);
  };
}

function button(page: Page, name: string | RegExp) {
  return page.getByRole('button', { name, exact: typeof name === 'string' });
}

describe.runIf(isPlayedInFull()).each(GAMES)('the first turn of $name within four minutes', (game) => {
  test.runIf(game.hasLesson)('alone, in a lesson', async () => {
    const { hall, walk } = await newcomer();
    const { page } = walk;
    await walk.types('/help');
    await opens(walk, '/learn', game.name);
    await followsLink(hall, walk);
    const first = await turnOf(hall);
    // Questions before the first turn count as part of it.
    while ((await turnOf(hall)) === first || (await turnOf(hall)) === 1) {
      const green = page.locator('article button.success:not([disabled])');
      await walk.taps(green, `taps **${await green.last().innerText()}**`);
    }
    await keepWalk(`${game.id}-alone`, `${game.name}, alone`, walk.steps);
    expectQuick(walk);
    expectGoodManners(hall);
  });

  test.runIf(game.isForFriends)('with friends, at a table', async () => {
    const { hall, walk } = await newcomer();
    const { page } = walk;
    await walk.types('/help');
    await opens(walk, '/game new', game.name);
    const lobby = announcement(hall);
    const place = lobby.id;
    await walk.taps(button(page, 'How to play'), 'taps **How to play**', 'Card 1 of 3');
    await walk.taps(button(page, 'Next'), 'taps **Next**', 'Card 2 of 3');
    await walk.taps(button(page, 'Next'), 'taps **Next**', 'Card 3 of 3');
    const whom = page.getByRole('combobox', { name: 'Choose your role' });
    await walk.chooses(whom, /^(Thor|Hugin)/, 'chooses whom to play');
    // The duel is for two, the other games for four or more.
    const friends = [hall.bo, hall.cleo, hall.mo].slice(0, game.seats.max - 1);
    for (const friend of friends) await friend.presses('Join', lobby);
    for (const friend of friends) friend.goesTo(place);
    await walk.sees(friends.length === 1 ? 'sees a friend join' : 'sees three friends join');
    await walk.taps(button(page, 'Start'), 'taps **Start**');
    await followsLink(hall, walk);
    await isCalled(hall, walk);
    const goes = button(page, /^Thor starts/);
    if ((await goes.count()) > 0) await walk.taps(goes, 'taps **Thor starts**');
    await walk.taps(button(page, 'How to play'), 'taps **How to play**', 'Card 1 of 3');
    await walk.taps(button(page, 'What can I do now?'), 'taps **What can I do now?**', 'Your own card');
    // Questions before the first turn count as part of it.
    while ((await turnOf(hall)) === 0) {
      await answers(hall, walk);
      if (!(await isPending(hall))) await isCalled(hall, walk);
    }
    const own = await turnOf(hall);
    expect(walk.steps.at(-1)?.seconds).toBeLessThanOrEqual(MINUTES_TO_MOVE * 60);
    while ((await isPending(hall)) && (await turnOf(hall)) === own) await answers(hall, walk);
    await keepWalk(`${game.id}-friends`, `${game.name}, with friends`, walk.steps);
    expectQuick(walk);
    expectGoodManners(hall);
  });

  test.runIf(game.isForFriends)(
    'with an invited friend, by the board alone, within three minutes',
    async () => {
      const { hall, walk } = await newcomer();
      const { page } = walk;
      await walk.types('/help');
      await opens(walk, '/game new', game.name);
      const lobby = announcement(hall);
      // In Chronicles the rules are the difficulty. A duel has none.
      const difficulty = page.getByRole('combobox', { name: /^(Difficulty|Rules)/ });
      if (game.seats.max > 2) await walk.chooses(difficulty, /hard/i, 'chooses the difficulty');
      if (game.seats.max > 2)
        await walk.choosesMany(page.getByRole('listbox', { name: /^Invite friends/ }), 'Bo', 'invites Bo');
      else await walk.chooses(page.getByRole('combobox', { name: /^Invite a friend/ }), /^Bo$/, 'invites Bo');
      await hall.bo.presses('Join', lobby);
      hall.bo.goesTo(lobby.id);
      await walk.sees('sees Bo join');
      await walk.taps(button(page, 'Start'), 'taps **Start**');
      await followsLink(hall, walk);
      await isCalled(hall, walk);
      const goes = button(page, /^\w+ starts$/);
      if ((await goes.count()) > 0) await walk.taps(goes.first(), 'starts the round');
      await finishesTurn(hall, walk);
      await keepWalk(`${game.id}-quick`, `${game.name}, by the board alone`, walk.steps);
      // The turn ends with the last tap. Bo's turn, which Ada reads after it, no longer counts.
      const [, last] = walk.steps.toReversed();
      expect(last?.seconds).toBeLessThanOrEqual(MINUTES_TO_MOVE * 60 - SECONDS_A_TAP);
      expectGoodManners(hall);
    },
  );
});

/** Plays the questions before Ada's first turn, and the turn to its end. */
async function finishesTurn(hall: Hall, walk: Walk): Promise<void> {
  while ((await turnOf(hall)) === 0) {
    await answers(hall, walk);
    if (!(await isPending(hall))) await isCalled(hall, walk);
  }
  const own = await turnOf(hall);
  while ((await isPending(hall)) && (await turnOf(hall)) === own) await answers(hall, walk);
}

function expectQuick({ steps }: Walk): void {
  expect(steps.at(-1)?.seconds).toBeLessThanOrEqual(MINUTES * 60);
}

/**
 * Sends a command that the help names, with a game. The five taps are the command, the field, the menu, the game and Send.
 */
async function opens({ page, sends }: Walk, command: string, game: string): Promise<void> {
  await button(page, command).last().click();
  const field = page.getByRole('combobox', { name: 'game', exact: true });
  const chip = page.locator('form').getByRole('button', { name: 'game' });
  await chip.or(field).first().waitFor();
  if ((await field.count()) === 0) await chip.first().click();
  await field.selectOption({ label: game });
  await sends(`taps ${command}, chooses ${game}, and sends it`, 5);
}

/** The lobby: the message from which the table's thread started. */
function announcement({ local: { world } }: Hall): Message {
  const message = [...world.messages.values()].find(({ threadId }) => threadId !== null);
  if (message === undefined) throw new Error('no lobby');
  return message;
}

/** The link in the answer leads to the table's thread. */
async function followsLink(hall: Hall, walk: Walk): Promise<void> {
  const thread = [...hall.local.world.channels.values()].find(({ parentId }) => parentId !== null);
  hall.ada.goesTo(thread?.id ?? '');
  await walk.follows(walk.page.locator(`#messages .chip[data-channel="${thread?.id}"]`), 'follows the link');
}

/** The others play until Ada is asked. */
async function isCalled(hall: Hall, walk: Walk): Promise<void> {
  while (!(await isPending(hall))) await goesOn(hall, 1, atRandom, hall.ada.place());
  await walk.sees('is called');
}

/** Gives the first suggested answer. Without suggestions, gives the first answer with a button or in a menu. */
async function answers(hall: Hall, walk: Walk): Promise<void> {
  const { page } = walk;
  const key = (await hall.loaded(hall.ada.place())).request?.key;
  const all = page.locator(`button[data-press*="|${key}|"]:not([disabled])`);
  const menu = page.locator(`select[data-choose$="|${key}"]`);
  const suggested = all.and(page.locator('.primary, .success'));
  // The answer that ends the turn is given only if there is no other.
  const [likely = all] = await existing([suggested, all.filter({ hasNotText: /^Done$/ }), menu]);
  if (likely === menu) return walk.chooses(menu, /./, 'chooses the first answer of the menu');
  const first = page.locator('article').filter({ has: likely }).last().locator(likely).first();
  await walk.taps(first, `taps **${await first.innerText()}**`);
}

async function existing(locators: readonly Locator[]): Promise<readonly Locator[]> {
  const counts = await Promise.all(locators.map((locator) => locator.count()));
  return locators.filter((_, at) => counts[at] !== 0);
}

async function turnOf(hall: Hall): Promise<number> {
  return (await hall.loaded(hall.ada.place())).request?.turn ?? Number.POSITIVE_INFINITY;
}

async function isPending(hall: Hall): Promise<boolean> {
  const { table, request } = await hall.loaded(hall.ada.place());
  return request?.seats.some((seat) => table.seats[seat]?.userId === hall.ada.id) === true;
}
