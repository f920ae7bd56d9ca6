/** Text written on the page, by people and by the bot, in a real browser. */
import { ChannelType, MessageFlags } from 'discord.js';
import { expect, test } from 'vitest';
import { languages, localeFiles } from '../../../src/words/locales.ts';
import { eventually } from '../../eventually.ts';
import { MENUS } from '../toy-game.ts';
import { snap, visits } from './visit.ts';

const { open, passes, play, runsAgain } = visits();

/** The page's own texts in a language. */
function pageWords(language: string): (key: string) => string {
  const messages = localeFiles(language).find(({ path }) => path.endsWith('playground.json'))?.messages;
  return (key) => messages?.[`playground.${key}`] ?? '';
}

test('markdown, Components V2, threads and links inside the hall look right', async () => {
  const page = await open(1280);
  const channel = await play().client.channels.fetch(play().channelId);
  if (channel?.type !== ChannelType.GuildText) throw new Error('No channel');
  const first = await channel.send(
    'The **first** *message* <script>alert(1)</script>\n> quoted\n-# small [without preview](<https://example.org/a>)\n- one\n- two\n```\ncode\n```',
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
    content: `Back: ${first.url} <@${play().ada.id}>`,
    embeds: [{ title: 'An embed', description: 'text' }],
  });
  const thread = await channel.threads.create({ name: 'Table 1', type: ChannelType.PublicThread });
  await page.getByRole('strong').filter({ hasText: 'first' }).waitFor();
  const link = page.getByRole('link', { name: 'without preview', exact: true });
  expect(await link.getAttribute('href')).toBe('https://example.org/a');
  expect(await page.getByText('<script>alert(1)</script>').count()).toBe(1);
  await page.getByRole('heading', { name: 'A block' }).waitFor();
  expect(await page.getByRole('listitem').filter({ hasText: 'two' }).count()).toBe(1);
  await snap(page, 'look-1280');
  await page.getByRole('link', { name: '#yggdrasil › message' }).click();
  await page.getByRole('button', { name: 'Thread: Table 1' }).click();
  await page.getByRole('heading', { name: 'Table 1' }).waitFor();
  await thread.send('In the thread');
  await page.getByText('In the thread').waitFor();
  play().local.world.deleteChannel(thread.id);
  await page.getByRole('heading', { name: '#yggdrasil' }).waitFor();
});

test('a file is attached to a command by hand, and one that the bot sends can be downloaded', async () => {
  const file = { type: 11, name: 'file', description: 'The file with your own values', required: true };
  await play().client.application.commands.set([{ name: 'box', description: 'Your own', options: [file] }]);
  play().answers(async (interaction) => {
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

test('the page reports a silent or stopped bot until it runs again', async () => {
  const page = await open(390);
  const box = page.getByRole('combobox', { name: 'Message or /command' });
  await box.fill('/game status');
  await box.press('Enter');
  const isAsked = new Promise<void>((resolve) => {
    play().answers(async () => resolve());
  });
  await box.press('Enter');
  await isAsked;
  passes(3001);
  await page.getByRole('alert').filter({ hasText: "The application didn't respond" }).waitFor();

  const port = Number(new URL(play().local.url).port);
  await play().end();
  const isStopped = page.getByRole('alert').filter({ hasText: "The bot isn't running." });
  await isStopped.waitFor();
  await box.fill('Is anybody there?');
  await page.getByRole('button', { name: 'Send' }).click();
  await eventually(async () => expect(await box.inputValue()).toBe('Is anybody there?'));
  await snap(page, 'stopped-390');
  await runsAgain(port);
  await isStopped.waitFor({ state: 'hidden' });
  play().ada.says('I am back');
  await page.getByText('I am back').waitFor();
});

test("one person's plain messages are grouped, and every emoji of the bot is drawn", async () => {
  const page = await open(390);
  const says = async (text: string) => {
    await page.getByRole('combobox', { name: 'Message or /command' }).fill(text);
    await page.getByRole('button', { name: 'Send' }).click();
  };
  await says('Hello *there*');
  await page.getByRole('article').getByText('Hello there').waitFor();
  const posted = languages()
    .flatMap(localeFiles)
    .flatMap(({ messages }) => Object.values(messages));
  const emoji = [...new Set(posted.join('').match(/\p{Extended_Pictographic}/gu))];
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

test('commands and options have names in the person’s language, but the bot gets the original names', async () => {
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
  await play().client.application.commands.set([
    { name: 'game', nameLocalizations: { fr: 'jeu' }, description: 'Play', options: [start] },
    ...MENUS,
  ]);
  play().answers(async (interaction) => {
    if (!interaction.isChatInputCommand()) return;
    const { commandName, options } = interaction;
    const heard = [commandName, options.getSubcommand(), options.getString('god'), interaction.locale];
    await interaction.reply(heard.join(' '));
  });
  play().local.world.speak(play().ada.id, 'fr');
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

  // A word that is drawn before its font has loaded may stay a row of boxes.
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

test('text written by people is never executed, and a character after a backslash has no effect', async () => {
  const page = await open(1280);
  const { people, world } = play().local;
  const ada = world.personCalled('Ada')?.id ?? '';
  for (const text of [
    '<img src="x" onerror="window.taken = 1"><script>window.taken = 1</script>',
    '[a](javascript:window.taken=1) [b](https://127.0.0.1/"onmouseover="window.taken=1) `<b>` ```<b>```',
    '<t:99999999999999999999:R> <@<b>> <#"> </<b>:1>',
    String.raw`\*\*not bold\*\* \<\@${ada}> \[c](https\:\/\/example.org) \# \`not code\``,
  ]) {
    expect(people.say(ada, play().channelId, text)).not.toHaveProperty('kind');
  }
  people.openThread(ada, play().channelId, '<img src="x" onerror="window.taken = 1">');
  await page.getByText(`**not bold** <@${ada}> [c](https://example.org) # \`not code\``).waitFor();
  expect(await page.evaluate('window.taken')).toBeUndefined();
  const made = '#messages :is(img, script, b, strong, [onmouseover], [onerror], a[href^="javascript:"])';
  expect(await page.locator(`${made}:not(.author)`).count()).toBe(0);
});

test('an option given by name goes into its field, whether it was typed letter by letter or pasted', async () => {
  const text = { type: 3, description: 'Anything' };
  const which = { ...text, name: 'which', choices: [{ name: 'Chess', value: 'chess' }] };
  const options = [which, { ...text, name: 'rules' }, { ...text, name: 'role' }];
  await play().client.application.commands.set([{ name: 'open', description: 'A table', options }]);
  play().answers(async (interaction) => {
    if (!interaction.isChatInputCommand()) return;
    const given = interaction.options.data.map(({ name, value }) => `${name}=${value}`);
    await interaction.reply({ content: `Got ${given.toSorted().join(' ')}`, flags: MessageFlags.Ephemeral });
  });
  const page = await open(390);
  const box = page.getByRole('combobox', { name: 'Message or /command' });
  const send = page.getByRole('button', { name: 'Send' });
  await box.pressSequentially('/open rules:naglfar');
  expect(await box.inputValue()).toBe('/open');
  await send.click();
  await page.getByText('Got rules=naglfar').waitFor();
  await box.fill('/open rules:a ship: of nails role:thor which:ch');
  await send.click();
  await page.getByText('Got role=thor rules=a ship: of nails which=chess').waitFor();
  await box.fill('/open chess');
  await send.click();
  await page.getByText('Got which=chess').waitFor();
});
