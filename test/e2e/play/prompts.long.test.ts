/**
 * Choosing a god, a fight, a simple action and the hardest questions of Yggdrasil, answered in a real browser as wide as a
 * phone: none takes more than three taps. `expectWithinLimits` counts the taps of every other answer in every game. `npm
 * run prompts` keeps a picture of each in docs/data/prompts.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { atRandom, type Policy } from '../../../src/core/policy.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import { openBrowser } from '../../browser.ts';
import { isPlayedInFull } from '../../scale.ts';
import type { Player } from '../../shared/people.ts';
import { type Hall, openHall } from '../bot.ts';
import { expectGoodManners } from '../manners.ts';
import { DRAWS } from '../painter.ts';
import { goesOn, startsGame } from '../playing.ts';

const MAX_TAPS = 3;
const PHONE = { width: 390, height: 844 };
/** The folder for pictures; if omitted, none are kept. */
const PICTURES = process.env['PROMPT_PICTURES'];

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

/** A moment that a seed leads to: found by trying seeds. */
interface Moment {
  readonly roles: readonly string[];
  readonly seed: string;
  readonly answers: number;
  readonly sensible: boolean;
  readonly passing?: 'at once';
}

interface Prompt extends Moment {
  readonly name: string;
  /** Numbered as in docs/data/prompts.md. */
  readonly taps: number;
  readonly about: string;
  /** Gives the answer, starting from the board as it is shown. */
  readonly answer: (phone: Phone) => Promise<void>;
}

/** A page and a player's taps on it: a menu takes one tap to open and one to choose. */
interface Phone {
  readonly page: Page;
  readonly taps: () => number;
  /** Keeps a picture of the current screen, if pictures are wanted. */
  readonly picture: () => Promise<void>;
  readonly press: (button: RegExp) => Promise<void>;
  readonly choose: (menu: RegExp, option: RegExp) => Promise<void>;
}

const SIX_GODS = ['odin', 'thor', 'tyr', 'frey', 'freyja', 'heimdall'];

const PROMPTS: readonly Prompt[] = [
  {
    name: 'six-cards',
    taps: 2,
    about: 'reorder',
    roles: ['odin', 'thor'],
    seed: 'story 5',
    answers: 8,
    sensible: false,
    passing: 'at once',
    answer: async ({ picture, choose }) => {
      await picture();
      await choose(/^Order$/, /.*/);
    },
  },
  {
    name: 'sigel',
    taps: 2,
    about: 'sigel',
    roles: SIX_GODS,
    seed: 'sigel 1',
    answers: 59,
    sensible: true,
    answer: async ({ picture, choose }) => {
      await picture();
      await choose(/^Share$/, /Odin/);
    },
  },
  {
    name: 'niflheim',
    taps: 3,
    about: 'turn',
    roles: ['odin', 'thor'],
    seed: 'niflheim 49',
    answers: 25,
    sensible: true,
    answer: async ({ picture, press, choose }) => {
      await choose(/^Something else…$/, /^Give Thor Vikings$/);
      await picture();
      await press(/^Give Thor \d Viking/);
    },
  },
  {
    name: 'suggested',
    taps: 1,
    about: 'turn',
    roles: ['odin', 'thor'],
    seed: 'niflheim 49',
    answers: 25,
    sensible: true,
    answer: ({ press }) => press(/^Fight Loki, 1 Viking: 83%$/),
  },
  {
    name: 'fight',
    taps: 3,
    about: 'turn',
    roles: ['odin', 'thor'],
    seed: 'niflheim 49',
    answers: 25,
    sensible: true,
    answer: async ({ picture, press, choose }) => {
      await choose(/^Something else…$/, /^Fight Fenrir: .*\d+%$/);
      await picture();
      await press(/^\d+ Viking|^no Vikings/);
    },
  },
  {
    name: 'simple',
    taps: 1,
    about: 'turn',
    roles: ['odin', 'thor'],
    seed: 'niflheim 49',
    answers: 25,
    sensible: true,
    answer: async ({ picture, press }) => {
      await picture();
      await press(/^Take an Elf: saves a fight$/);
    },
  },
  {
    name: 'tyr',
    taps: 1,
    about: 'tyr-colour',
    roles: ['tyr', 'odin'],
    seed: 'tyr 1',
    answers: 9,
    sensible: false,
    answer: async ({ picture, press }) => {
      await picture();
      await press(/^Green /);
    },
  },
  {
    name: 'odin',
    taps: 1,
    about: 'odin-cards',
    roles: ['odin', 'tyr'],
    seed: 'odin 2',
    answers: 10,
    sensible: false,
    answer: async ({ picture, press }) => {
      await picture();
      await press(/ under$/);
    },
  },
  {
    name: 'elves',
    taps: 1,
    about: 'elves',
    roles: ['odin', 'tyr'],
    seed: 'elves 1',
    answers: 23,
    sensible: true,
    answer: async ({ picture, press }) => {
      await picture();
      await press(/^Give 2 Elves and win/);
    },
  },
];

/** The player asked after that many answers of the game with that seed. */
async function comesTo(hall: Hall, { roles, seed, answers, sensible, passing }: Moment): Promise<Player> {
  const { ada, bo } = hall;
  const seats = Object.fromEntries(roles.map((role, at) => [role, at === 0 ? ada : bo]));
  await startsGame(hall, { seats, seed, options: { passing: passing ?? 'by-hand', advice: 'private' } });
  await goesOn(hall, answers, sensible ? sensiblePlayer() : atRandom);
  const { table, request } = await hall.loaded();
  return table.seats[request?.seats[0] ?? 0]?.userId === ada.id ? ada : bo;
}

function sensiblePlayer(): Policy<unknown> {
  const policy = CATALOGUE.get('yggdrasil')?.policies['sensible'];
  if (policy === undefined) throw new Error('nobody plays sensibly');
  return policy;
}

async function phoneOf(hall: Hall, player: Player, promptName: string): Promise<Phone> {
  const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 2 });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const name = player === hall.ada ? 'Ada' : 'Bo';
  await page.goto(`${hall.local.url}/#${name}/${player.place()}`);
  await page.getByRole('figure').getByRole('img').last().waitFor();
  let taps = 0;
  const tapped = async (count: number, on: Locator, how: (control: Locator) => Promise<unknown>) => {
    await on.scrollIntoViewIfNeeded();
    taps += count;
    await how(on);
  };
  return {
    page,
    taps: () => taps,
    picture: async () => {
      if (PICTURES === undefined) return;
      mkdirSync(PICTURES, { recursive: true });
      await page.waitForTimeout(500);
      const file = join(PICTURES, `${promptName}.png`);
      await sharp(await page.screenshot())
        .png({ palette: true })
        .toFile(file);
    },
    press: (button) => tapped(1, page.getByRole('button', { name: button }).last(), (on) => on.click()),
    choose: (menu, option) =>
      tapped(2, page.getByRole('combobox', { name: menu }).last(), async (on) => {
        const labels = await on.getByRole('option').allTextContents();
        const label = labels.slice(1).find((one) => option.test(one));
        await on.selectOption({ label: label ?? 'no such option' });
      }),
  };
}

/** The questions of every run: two fights and a simple action. `npm run test:long` asks all. */
const OFTEN: readonly string[] = ['fight', 'suggested', 'simple'];
const PLAYED = PROMPTS.filter(({ name }) => isPlayedInFull() || OFTEN.includes(name));

test.each(PLAYED)('the player answers $name with $taps of at most three taps', async (prompt) => {
  const hall = await openHall({ painter: DRAWS });
  const asked = await comesTo(hall, prompt);
  const { table, request } = await hall.loaded();
  expect(request?.about).toBe(prompt.about);
  const phone = await phoneOf(hall, asked, prompt.name);
  await prompt.answer(phone);
  await hall.movesOn(table);
  expect(phone.taps()).toBe(prompt.taps);
  expect(prompt.taps).toBeLessThanOrEqual(MAX_TAPS);
  expectGoodManners(hall);
});

test('a god is chosen in the lobby with two taps', async () => {
  const hall = await openHall({ painter: DRAWS });
  const { ada, bo } = hall;
  await ada.types('/game new', { game: 'yggdrasil' });
  await hall.rests();
  const { table } = await hall.loaded();
  const { taps, choose, picture, page } = await phoneOf(hall, bo, 'lobby');
  await choose(/^Choose your role$/, /^Thor/);
  await hall.movesOn(table);
  await page.getByRole('combobox', { name: 'Choose your role (taken: Thor)' }).waitFor();
  await picture();
  expect((await hall.loaded()).table.seats).toContainEqual({ role: 'thor', userId: bo.id });
  expect(taps()).toBe(2);
  expectGoodManners(hall);
});
