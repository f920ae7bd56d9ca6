/** The page in a real browser: what people see and do there. */
import { ChannelType, MessageFlags } from 'discord.js';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { languages, localeFiles } from '../../src/words/locales.ts';
import { openBrowser } from '../browser.ts';
import { eventually } from '../eventually.ts';
import { type Play, startPlay } from './bot.ts';
import { GAME, MENUS, playGame } from './toy-game.ts';

let browser: Browser;
let play: Play;
/** By how much the clock of the local Discord is fast. */
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

async function open(width: number, who = 'Ada'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  page.on('pageerror', (error) => wrong.push(error.message));
  await page.goto(`${play.local.url}/#${who}/${play.channelId}`);
  await page.getByRole('heading', { name: '#yggdrasil' }).waitFor();
  return page;
}

async function startsTable(page: Page): Promise<void> {
  const box = page.getByRole('combobox', { name: 'Message or /command' });
  await box.fill('/ga');
  await snap(page, `commands-${page.viewportSize()?.width}`);
  await box.press('Enter');
  const friend = page.getByRole('combobox', { name: 'friend' });
  expect(await friend.count()).toBe(0);
  await page.getByRole('button', { name: 'friend', exact: true }).click();
  await friend.selectOption('Bo');
  await page.getByRole('combobox', { name: 'god' }).fill('th');
  const thor = page.getByRole('option', { name: 'Thor' });
  await thor.waitFor();
  await snap(page, `options-${page.viewportSize()?.width}`);
  await thor.click();
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Thor, the giants stir.').waitFor();
}

/** The words that the page itself has in a language. */
function pageWords(language: string): (key: string) => string {
  const messages = localeFiles(language).find(({ path }) => path.endsWith('playground.json'))?.messages;
  return (key) => messages?.[`playground.${key}`] ?? '';
}

/** Whether the end of it stands in the view of the messages. */
async function isSeen(page: Page, what: Locator): Promise<boolean> {
  const view = await page.getByRole('log').boundingBox();
  const box = await what.boundingBox();
  if (view === null || box === null) return false;
  const end = box.y + box.height;
  return end > view.y && end <= view.y + view.height;
}

/** The commands of a message, and those of whoever wrote it. */
async function usesMenus(page: Page): Promise<void> {
  await play.client.application.commands.set([GAME, ...MENUS]);
  await page.getByRole('button', { name: 'Commands for this message' }).click();
  const dialog = page.getByRole('dialog', { name: 'Commands for this message' });
  await snap(page, 'menu-390');
  await dialog.getByRole('button', { name: 'Read aloud' }).click();
  await page.getByText('Ratatoskr says: Cleo fights hel').waitFor();
  await page.getByText('Cleo used Read aloud').waitFor();
  await page.getByRole('button', { name: 'Dismiss message' }).click();
  await page.getByRole('button', { name: 'Ratatoskr', exact: true }).first().click();
  await page.getByRole('dialog', { name: 'Ratatoskr' }).getByRole('button', { name: 'Wake up' }).click();
  await page.getByText('Ratatoskr is here, and awake.').waitFor();
}

async function snap(page: Page, name: string): Promise<void> {
  const folder = process.env['PLAYGROUND_PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}

test.each([1280, 390])('a whole turn by hand, %i px wide', async (width) => {
  const page = await open(width);
  await startsTable(page);
  await snap(page, `turn-${width}`);
  const board = page.getByRole('img', { name: 'The nine worlds' });
  expect((await board.boundingBox())?.width).toBe(width === 390 ? 390 : 550);
  await page.getByText('Alt text').click();
  await page.getByRole('figure').getByText('The nine worlds').waitFor();

  await page.getByRole('combobox', { name: 'Whom do you fight?' }).selectOption('Surt, force 6 (8 % alone)');
  await page.getByText('Ada fights surt').waitFor();

  await page.getByRole('button', { name: 'Vikings' }).click();
  const form = page.getByRole('dialog', { name: 'How many Vikings?' });
  await form.getByRole('combobox', { name: 'World' }).selectOption('Midgard');
  await form.getByRole('textbox', { name: 'Number' }).fill('3');
  await snap(page, `form-${width}`);
  await form.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('3 Vikings go to midgard').waitFor();
  await form.waitFor({ state: 'hidden' });

  await page.getByRole('button', { name: 'Advice' }).click();
  await page.getByText('Only you can see this').waitFor();
  await page.getByRole('button', { name: 'Dismiss message' }).click();
  await page.getByText('Only you can see this').waitFor({ state: 'detached' });

  await page.reload();
  await eventually(async () =>
    expect(
      await page.evaluate(
        "document.querySelector('#messages article:last-child')?.getBoundingClientRect().bottom <= innerHeight",
      ),
    ).toBe(true),
  );
  const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
  expect(overflow).toBeLessThanOrEqual(0);
});

test('two people see the same table, each their own secrets, and the one called hears the phone', async () => {
  const ada = await open(1280);
  const bo = await open(390, 'Bo');
  await startsTable(ada);
  await bo.getByText('Thor, the giants stir.').waitFor();
  await ada.getByRole('button', { name: 'Advice' }).click();
  await ada.getByText('Only you can see this').waitFor();
  await ada.getByRole('button', { name: 'Call Bo' }).click();
  const ring = bo.getByRole('status').filter({ hasText: '@Bo, Odin: Hel comes closer.' });
  await snap(bo, 'called-390');
  expect((await ring.boundingBox())?.height).toBeLessThan(120);
  await bo.getByRole('button', { name: 'Phone 1' }).click();
  const phone = bo.getByRole('complementary', { name: 'Phone' });
  await phone.getByRole('button', { name: 'Ratatoskr (#yggdrasil): @Bo, Odin: Hel comes closer.' }).waitFor();
  await snap(bo, 'phone-390');
  expect(await bo.getByText('Only you can see this').count()).toBe(0);

  const seesSoon = (what: Locator) => eventually(async () => expect(await isSeen(bo, what)).toBe(true));
  const called = bo.getByRole('article').filter({ hasText: 'Hel comes closer.' });
  await seesSoon(called);
  const newMessages = bo.getByRole('button', { name: 'New messages' });
  expect(await newMessages.isVisible()).toBe(false);
  await bo.getByRole('button', { name: 'Phone' }).click();
  await bo.evaluate("document.querySelector('#messages').scrollTop = 0");
  play.ada.says('Your turn!');
  await newMessages.waitFor();
  await snap(bo, 'new-messages-390');
  expect(await isSeen(bo, bo.getByText('Your turn!'))).toBe(false);
  await newMessages.click();
  await seesSoon(bo.getByText('Your turn!'));
  await newMessages.waitFor({ state: 'hidden' });

  await bo.evaluate("document.querySelector('#messages').scrollTop = 0");
  await bo.getByRole('button', { name: 'Advice' }).click();
  await seesSoon(bo.getByText('Only you can see this'));
  expect(await newMessages.isVisible()).toBe(false);

  const channel = await play.client.channels.fetch(play.channelId);
  if (channel?.type !== ChannelType.GuildText) throw new Error('No channel');
  const board = await channel.send('Turn 1');
  await seesSoon(bo.getByText('Turn 1'));
  await board.edit(`${'The giants stir.\n'.repeat(40)}Turn 2`);
  await seesSoon(bo.getByText('Turn 2'));
});

test('one browser can play for everybody', async () => {
  const page = await open(390);
  const card = page.getByRole('region', { name: 'A table for Norse board games' });
  await snap(page, 'card-390');
  await card.getByRole('button', { name: '/game new' }).click();
  expect(await page.getByRole('combobox', { name: 'Message or /command' }).inputValue()).toBe('/game new');
  await card.getByRole('button', { name: 'Got it' }).click();

  const box = page.getByRole('combobox', { name: 'Message or /command' });
  await box.fill('/game new Thor the Loud');
  expect(await page.getByRole('combobox', { name: 'god' }).inputValue()).toBe('Thor the Loud');
  expect(await box.inputValue()).toBe('/game new');
  await page.getByRole('button', { name: 'friend', exact: true }).getByText('Who plays with you').waitFor();
  await box.fill('/game dance with me');
  await page.getByRole('button', { name: 'Send' }).click();
  const alert = page.getByRole('alert').filter({ visible: true });
  await alert.filter({ hasText: 'There is no command /game dance with me here.' }).waitFor();
  await snap(page, 'no-command-390');
  await page.getByRole('option', { name: '/game status' }).click();
  expect(await box.inputValue()).toBe('/game status');
  await box.fill('/game status of the world');
  await page.getByRole('button', { name: 'Send' }).click();
  await alert.filter({ hasText: '/game status takes no text.' }).waitFor();
  await startsTable(page);
  const playingAs = page.getByRole('combobox', { name: 'Playing as' });
  await playingAs.selectOption('Cleo');
  await page.getByRole('combobox', { name: 'Whom do you fight?' }).selectOption('Hel');
  await page.getByText('Cleo fights hel').waitFor();
  await usesMenus(page);
  await page.getByRole('button', { name: 'Channels' }).click();
  await snap(page, 'channels-390');
  await page.getByRole('button', { name: '#midgard' }).click();
  await page.getByRole('heading', { name: '#midgard' }).waitFor();
  expect(await page.getByRole('article').count()).toBe(0);
  expect(await card.count()).toBe(0);

  await page.goBack();
  await page.getByText('Cleo fights hel').waitFor();
  await page.getByRole('button', { name: 'Channels' }).click();
  await page.getByRole('button', { name: 'Message Ratatoskr' }).click();
  await page.getByRole('heading', { name: '@Ratatoskr' }).waitFor();
  await page.goBack();
  await page.getByText('Cleo fights hel').waitFor();
  await page.evaluate(`location.hash = '#Bo/${play.channelId}'`);
  await eventually(async () => expect(await playingAs.locator(':checked').textContent()).toBe('Bo'));
  await page.evaluate("location.hash = '#Bo/nowhere'");
  await page.getByRole('alert').filter({ hasText: 'That channel is gone' }).waitFor();
  expect(page.url()).toContain(`#Bo/${play.channelId}`);
});

test('somebody leaves the server, sees nothing more of it, and comes back', async () => {
  const page = await open(1280, 'Bo');
  await startsTable(page);
  await page.getByRole('button', { name: 'Leave this server' }).click();
  await page.getByText('Thor, the giants stir.').waitFor({ state: 'detached' });
  const guild = play.client.guilds.cache.first();
  await expect(guild?.members.fetch({ user: play.bo.id, force: true })).rejects.toMatchObject({
    code: 10007,
  });
  await page.getByRole('button', { name: 'Come back to this server' }).click();
  await page.getByText('Thor, the giants stir.').waitFor();
  expect((await guild?.members.fetch({ user: play.bo.id, force: true }))?.id).toBe(play.bo.id);
});

test('a button stays the same node while its message is edited', async () => {
  const page = await open(1280);
  await startsTable(page);
  const before = await page.getByRole('button', { name: 'Advice' }).elementHandle();
  await page.getByRole('combobox', { name: 'Whom do you fight?' }).selectOption('Hel');
  await page.getByText('Ada fights hel').waitFor();
  expect(await before?.evaluate((node) => Reflect.get(node, 'isConnected'))).toBe(true);
});

test('markdown, Components V2, threads and links inside the hall look as they should', async () => {
  const page = await open(1280);
  const channel = await play.client.channels.fetch(play.channelId);
  if (channel?.type !== ChannelType.GuildText) throw new Error('No channel');
  const first = await channel.send(
    'The **first** *message* <script>alert(1)</script>\n> quoted\n-# small\n- one\n- two\n```\ncode\n```',
  );
  await channel.send({
    flags: MessageFlags.IsComponentsV2,
    files: [{ attachment: Buffer.from('x'), name: 'x.txt' }],
    components: [
      {
        type: 17,
        accent_color: 0x2f6b4f,
        components: [
          { type: 10, content: '## A block\nWith `code` and <t:1700000000:R>' },
          { type: 14 },
          {
            type: 9,
            components: [{ type: 10, content: 'Beside a button' }],
            accessory: { type: 2, style: 3, label: 'Go', custom_id: 'go' },
          },
        ],
      },
    ],
  });
  await channel.send({
    content: `Back: ${first.url} <@${play.ada.id}>`,
    embeds: [{ title: 'An embed', description: 'text' }],
  });
  const thread = await channel.threads.create({ name: 'Table 1', type: ChannelType.PublicThread });
  await page.getByRole('strong').filter({ hasText: 'first' }).waitFor();
  expect(await page.getByText('<script>alert(1)</script>').count()).toBe(1);
  await page.getByRole('heading', { name: 'A block' }).waitFor();
  expect(await page.getByRole('listitem').filter({ hasText: 'two' }).count()).toBe(1);
  await snap(page, 'look-1280');
  await page.getByRole('link', { name: '#yggdrasil › message' }).click();
  await page.getByRole('button', { name: 'Thread: Table 1' }).click();
  await page.getByRole('heading', { name: 'Table 1' }).waitFor();
  await thread.send('In the thread');
  await page.getByText('In the thread').waitFor();
  play.local.world.deleteChannel(thread.id);
  await page.getByRole('heading', { name: '#yggdrasil' }).waitFor();
});

test('a file is attached to a command by hand, and one that the bot sends is taken away', async () => {
  const file = { type: 11, name: 'file', description: 'The file with your own values', required: true };
  await play.client.application.commands.set([{ name: 'box', description: 'Your own', options: [file] }]);
  play.answers(async (interaction) => {
    if (!interaction.isChatInputCommand()) return;
    const { name, size, url } = interaction.options.getAttachment('file', true);
    const back = Buffer.from(await (await fetch(url)).arrayBuffer());
    const flags = MessageFlags.Ephemeral;
    await interaction.reply({
      content: `Got ${name}, ${size} bytes`,
      files: [{ attachment: back, name }],
      flags,
    });
  });
  const page = await open(390);
  const box = page.getByRole('combobox', { name: 'Message or /command' });
  await box.fill('/box');
  await box.press('Enter');
  const content = JSON.stringify({ runes: 'ᛏ', colours: Array(200).fill('white') });
  const mine = { name: 'my-box.json', mimeType: 'application/json', buffer: Buffer.from(content) };
  await page.getByLabel('file', { exact: true }).setInputFiles(mine);
  await snap(page, 'file-390');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText(`Got my-box.json, ${mine.buffer.length} bytes`).waitFor();
  await snap(page, 'file-sent-390');
  const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
  expect(overflow).toBeLessThanOrEqual(0);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'my-box.json (2 kB)' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('my-box.json');
  const pieces: Buffer[] = [];
  for await (const piece of await download.createReadStream()) pieces.push(piece as Buffer);
  expect(Buffer.concat(pieces).toString()).toBe(content);
});

test('a bot that says nothing is reported, and so is one that was stopped, until it runs again', async () => {
  const page = await open(390);
  const box = page.getByRole('combobox', { name: 'Message or /command' });
  await box.fill('/game status');
  await box.press('Enter');
  const isAsked = new Promise<void>((resolve) => {
    play.answers(async () => resolve());
  });
  await box.press('Enter');
  await isAsked;
  ahead = 3001;
  await page.getByRole('alert').filter({ hasText: 'The application did not respond' }).waitFor();

  const port = Number(new URL(play.local.url).port);
  await play.end();
  const isStopped = page.getByRole('alert').filter({ hasText: 'The bot is not running.' });
  await isStopped.waitFor();
  await box.fill('Is anybody there?');
  await page.getByRole('button', { name: 'Send' }).click();
  await eventually(async () => expect(await box.inputValue()).toBe('Is anybody there?'));
  await snap(page, 'stopped-390');
  play = await startPlay({ port });
  await isStopped.waitFor({ state: 'hidden' });
  play.ada.says('I am back');
  await page.getByText('I am back').waitFor();
});

test('plain messages of one person stand together, and every emoji of the bot is drawn', async () => {
  const page = await open(390);
  const says = async (text: string) => {
    await page.getByRole('combobox', { name: 'Message or /command' }).fill(text);
    await page.getByRole('button', { name: 'Send' }).click();
  };
  await says('Hello *there*');
  await page.getByRole('article').getByText('Hello there').waitFor();
  const said = languages()
    .flatMap(localeFiles)
    .flatMap(({ messages }) => Object.values(messages));
  const emoji = [...new Set(said.join('').match(/\p{Extended_Pictographic}/gu))];
  await says(`Again ${emoji.join(' ')}`);
  const second = page.getByRole('article').filter({ hasText: 'Again' });
  await eventually(async () => {
    const shown = await second
      .locator('.text img')
      .evaluateAll((all) =>
        all.filter((one) => Reflect.get(one, 'naturalWidth') > 0).map((one) => Reflect.get(one, 'alt')),
      );
    expect(shown).toEqual(emoji);
  });
  await snap(page, 'emoji-390');
  expect(await page.locator('.author').filter({ visible: true }).count()).toBe(1);
});

test('commands and options bear the names of the person’s language, and the bot hears its own', async () => {
  const god = {
    type: 3,
    name: 'god',
    nameLocalizations: { fr: 'dieu' },
    description: 'Who you are',
    choices: [{ name: 'the thunderer', nameLocalizations: { fr: 'le dieu' }, value: 'thor' }],
  };
  const start = {
    type: 1,
    name: 'new',
    nameLocalizations: { fr: 'nouveau' },
    description: 'Open',
    options: [god, { type: 4, name: 'count', nameLocalizations: { fr: 'nombre' }, description: 'How many' }],
  };
  await play.client.application.commands.set([
    { name: 'game', nameLocalizations: { fr: 'jeu' }, description: 'Play', options: [start] },
    ...MENUS,
  ]);
  play.answers(async (interaction) => {
    if (!interaction.isChatInputCommand()) return;
    const { commandName, options } = interaction;
    const heard = [commandName, options.getSubcommand(), options.getString('god'), interaction.locale];
    await interaction.reply(heard.join(' '));
  });
  play.local.world.speak(play.ada.id, 'fr');
  const page = await open(1280);
  const french = pageWords('fr');
  const box = page.getByRole('combobox', { name: french('box') });
  await box.fill('/jeu');
  await page.getByRole('option', { name: '/jeu nouveau' }).waitFor();
  await box.press('Enter');
  await page.getByRole('button', { name: 'dieu' }).click();
  await page.getByRole('combobox', { name: 'dieu' }).selectOption('le dieu');
  await page.getByRole('button', { name: 'nombre' }).click();
  await page.getByRole('textbox', { name: 'nombre' }).fill('trois');
  await page.getByRole('button', { name: french('send') }).click();
  await page
    .getByRole('alert')
    .filter({ hasText: `nombre : ${french('refused.no-number')}` })
    .waitFor();
  await page.getByRole('textbox', { name: 'nombre' }).fill('');
  await page.getByRole('button', { name: french('send') }).click();
  await page.getByText('game new thor fr').waitFor();
  await page.getByRole('article').getByText('/jeu nouveau').waitFor();
  await page.getByRole('button', { name: french('message-menu') }).click();
  await page.getByRole('button', { name: 'Lire le message' }).waitFor();
  await page.getByRole('button', { name: french('cancel') }).click();

  // A word that is drawn before its font is there may stay a row of boxes.
  await page.evaluate(
    `new MutationObserver(() => {
      window.shipped = [...document.fonts].map(({ status }) => status).join(', ');
    }).observe(document.documentElement, { attributeFilter: ['lang'] })`,
  );
  await page.getByRole('combobox', { name: french('language') }).selectOption('ja');
  await page.getByRole('button', { name: pageWords('ja')('send') }).waitFor();
  await snap(page, 'japanese-1280');
  expect(await page.evaluate('window.shipped')).toBe('loaded, loaded');
});

test('what people write is words: nothing of it runs, and a sign with a backslash means nothing', async () => {
  const page = await open(1280);
  const { people, world } = play.local;
  const ada = world.personCalled('Ada')?.id ?? '';
  for (const text of [
    '<img src="x" onerror="window.taken = 1"><script>window.taken = 1</script>',
    '[a](javascript:window.taken=1) [b](https://127.0.0.1/"onmouseover="window.taken=1) `<b>` ```<b>```',
    '<t:99999999999999999999:R> <@<b>> <#"> </<b>:1>',
    String.raw`\*\*not bold\*\* \<\@${ada}> \[c](https\:\/\/example.org) \# \`not code\``,
  ]) {
    expect(people.say(ada, play.channelId, text)).not.toHaveProperty('kind');
  }
  people.openThread(ada, play.channelId, '<img src="x" onerror="window.taken = 1">');
  await page.getByText(`**not bold** <@${ada}> [c](https://example.org) # \`not code\``).waitFor();
  expect(await page.evaluate('window.taken')).toBeUndefined();
  const made = '#messages :is(img, script, b, strong, [onmouseover], [onerror], a[href^="javascript:"])';
  expect(await page.locator(`${made}:not(.author)`).count()).toBe(0);
});
