/** The real discord.js client answers commands, buttons, menus and forms of the local Discord. */
import {
  ActionRowBuilder,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  ContainerBuilder,
  LabelBuilder,
  MediaGalleryBuilder,
  MessageFlags,
  ModalBuilder,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  TextDisplayBuilder,
  TextInputBuilder,
  TextInputStyle,
} from 'discord.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ephemeralsOf, lastMessage, textOf } from '../shared/people.ts';
import { type Play, startPlay } from './bot.ts';
import { MENUS, playGame } from './toy-game.ts';

const GAME = new SlashCommandBuilder()
  .setName('game')
  .setDescription('Play')
  .addSubcommand((sub) =>
    sub
      .setName('new')
      .setDescription('A new table')
      .addStringOption((option) =>
        option.setName('god').setDescription('Whom').setRequired(true).setAutocomplete(true),
      )
      .addIntegerOption((option) =>
        option.setName('seats').setDescription('How many').setMinValue(1).setMaxValue(6),
      )
      .addUserOption((option) => option.setName('friend').setDescription('With whom'))
      .addStringOption((option) =>
        option
          .setName('level')
          .setDescription('How hard')
          .addChoices({ name: 'Easy', value: 'easy' }, { name: 'Hard', value: 'hard' }),
      )
      .addAttachmentOption((option) => option.setName('box').setDescription('Your own values')),
  );

const BUTTONS = new ActionRowBuilder<ButtonBuilder>().addComponents(
  new ButtonBuilder().setCustomId('t1:asgard').setLabel('Asgard').setStyle(ButtonStyle.Primary),
  new ButtonBuilder().setCustomId('t1:done').setEmoji('✅').setStyle(ButtonStyle.Secondary),
);

let play: Play;

beforeEach(async () => {
  play = await startPlay();
  await play.client.application.commands.set([GAME]);
});

afterEach(async () => {
  const { faults } = play;
  await play.end();
  expect(faults).toEqual([]);
});

test('a command with every kind of option reaches the bot, and its answer reaches the channel', async () => {
  play.answers(async (interaction) => {
    if (!interaction.isChatInputCommand()) return;
    const { options } = interaction;
    const friend = options.getUser('friend', true);
    const seats = options.getInteger('seats', true);
    await interaction.reply(
      `${options.getSubcommand()} ${options.getString('god', true)} ${seats} ${friend.globalName} ${options.getString('level')}`,
    );
  });
  const seen = await play.ada.types('/game new', { god: 'odin', seats: 3, friend: 'Bo', level: 'Hard' });
  expect(seen).toMatchObject({
    kind: 'message',
    message: { content: 'new odin 3 Bo hard', visibleTo: null },
  });
});

test("a command in a message's menu reaches the bot with the message, and one in a person's with the person", async () => {
  const { ada, bo, local } = play;
  await play.client.application.commands.set([...MENUS]);
  play.answers(playGame);
  const posted = local.people.say(bo.id, play.channelId, 'Hel comes closer.');
  if ('kind' in posted) throw new Error(posted.code);
  expect(await ada.usesOn(posted, 'Read aloud')).toMatchObject({
    message: { content: 'Bo says: Hel comes closer.', visibleTo: ada.id, command: { name: 'Read aloud' } },
  });
  expect(await ada.usesOnPerson(bo.id, 'Wake up')).toMatchObject({
    message: { content: `<@${bo.id}> is here, and awake.`, visibleTo: null },
  });
  local.world.leave(bo.id);
  expect(await textOf(ada.usesOnPerson(bo.id, 'Wake up'))).toBe(`<@${bo.id}> is elsewhere, and awake.`);

  expect(await textOf(ada.usesOnPerson(bo.id, 'Read aloud'))).toBe('unknown-command');
  const [secret] = ephemeralsOf(local, ada);
  if (secret === undefined) throw new Error('nothing was read aloud');
  expect(await textOf(ada.usesOn(secret, 'Read aloud'))).toBe('message-gone');
  expect(await textOf(ada.goesTo('#midgard').usesOn(posted, 'Read aloud'))).toBe('message-gone');
});

test('a file attached to a command reaches the bot with its name, size and type, and can be fetched', async () => {
  const fetched = new Promise<unknown>((resolve, reject) => {
    play.answers(async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      const { id, name, size, contentType, url, proxyURL } = interaction.options.getAttachment('box', true);
      expect(proxyURL).toBe(url);
      expect(new URL(url).hostname).toBe('127.0.0.1');
      await interaction.reply(id);
      fetch(url)
        .then(async (file) => resolve({ name, size, contentType, text: await file.text() }))
        .catch(reject);
    });
  });
  const box = { filename: 'my box.json', bytes: Buffer.from('{"die": "ᛏ"}') };
  expect(await play.ada.types('/game new', { god: 'odin', box })).toMatchObject({ kind: 'message' });
  expect(await fetched).toEqual({
    name: 'my box.json',
    size: 14,
    contentType: 'application/json; charset=utf-8',
    text: '{"die": "ᛏ"}',
  });
});

test('an attached file is not sent while the person is still typing', async () => {
  const offered = new Promise<unknown>((resolve) => {
    play.answers(async (interaction) => {
      if (!interaction.isAutocomplete()) return;
      resolve(interaction.options.data);
      await interaction.respond([]);
    });
  });
  const box = { filename: 'box.json', bytes: Buffer.from('{}') };
  await play.ada.isOffered('/game new', 'god', 'od', { box });
  expect(await offered).toMatchObject([
    { name: 'new', options: [{ name: 'god', value: 'od', focused: true }] },
  ]);
});

test('a deferred reply is filled with text and a picture that has alt text', async () => {
  play.answers(async (interaction) => {
    if (!interaction.isChatInputCommand()) return;
    await interaction.deferReply();
    const board = new AttachmentBuilder(Buffer.from('a board'), {
      name: 'board.png',
      description: 'The nine worlds',
    });
    const message = await interaction.editReply({ content: 'Here', files: [board] });
    await interaction.followUp({
      content: `${message.attachments.first()?.url}`,
      flags: MessageFlags.Ephemeral,
    });
  });
  const seen = await play.ada.types('/game new', { god: 'odin' });
  expect(seen).toMatchObject({
    kind: 'message',
    message: {
      content: 'Here',
      attachments: [{ filename: 'board.png', description: 'The nine worlds', size: 7 }],
    },
  });
  await play.local.world.until(() => ephemeralsOf(play.local, play.ada).length === 1);
  const [secret] = ephemeralsOf(play.local, play.ada);
  const picture = await fetch(secret?.content ?? '');
  expect(picture.headers.get('content-type')).toBe('image/png');
  expect(await picture.text()).toBe('a board');
});

test('editing with new files replaces the old ones', async () => {
  const channel = await play.client.channels.fetch(play.channelId);
  if (!channel?.isSendable()) throw new Error('No channel');
  const first = await channel.send({
    content: '1',
    files: [{ attachment: Buffer.from('1'), name: '1.png' }],
  });
  const edited = await first.edit({ content: '2', files: [{ attachment: Buffer.from('2'), name: '2.png' }] });
  expect(edited.attachments.map((one) => one.name)).toEqual(['2.png']);
  expect((await edited.edit({ content: '3' })).attachments.size).toBe(1);
});

test('pressing a button updates its message', async () => {
  play.answers(async (interaction) => {
    if (interaction.isChatInputCommand())
      await interaction.reply({ content: 'Where?', components: [BUTTONS] });
    if (interaction.isButton())
      await interaction.update({ content: `To ${interaction.customId}`, components: [] });
  });
  await play.ada.types('/game new', { god: 'odin' });
  const seen = await play.bo.presses('Asgard');
  expect(seen).toMatchObject({ kind: 'updated', message: { content: 'To t1:asgard', components: [] } });
  expect(play.local.world.messagesIn(play.channelId)).toHaveLength(1);
});

test('a deferred update edits the message later', async () => {
  play.answers(async (interaction) => {
    if (interaction.isChatInputCommand())
      await interaction.reply({ content: 'Where?', components: [BUTTONS] });
    if (!interaction.isButton()) return;
    await interaction.deferUpdate();
    await interaction.editReply('Moved');
  });
  await play.ada.types('/game new', { god: 'odin' });
  expect(await play.ada.presses('t1:done')).toMatchObject({ kind: 'acknowledged' });
  await play.local.world.until((world) => world.messagesIn(play.channelId)[0]?.content === 'Moved');
});

test('a menu sends the chosen options', async () => {
  const menu = new StringSelectMenuBuilder()
    .setCustomId('t1:enemy')
    .setPlaceholder('Who do you fight?')
    .setMaxValues(2)
    .addOptions({ label: 'Hel', value: 'hel' }, { label: 'Surt, force 6', value: 'surt' });
  play.answers(async (interaction) => {
    const row = new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(menu);
    if (interaction.isChatInputCommand()) await interaction.reply({ content: 'Fight', components: [row] });
    if (interaction.isStringSelectMenu()) await interaction.reply(interaction.values.join(' and '));
  });
  await play.ada.types('/game new', { god: 'odin' });
  const seen = await play.ada.chooses('Who do you fight?', ['hel', 'Surt, force 6']);
  expect(seen).toMatchObject({ kind: 'message', message: { content: 'hel and surt' } });
});

test('a modal makes a full round trip: opened by a button, prefilled, filled in, answered', async () => {
  const modal = new ModalBuilder()
    .setCustomId('m:fight')
    .setTitle('Fight')
    .addLabelComponents(
      new LabelBuilder()
        .setLabel('Enemy')
        .setStringSelectMenuComponent(
          new StringSelectMenuBuilder()
            .setCustomId('enemy')
            .addOptions({ label: 'Hel', value: 'hel' }, { label: 'Loki', value: 'loki' }),
        ),
      new LabelBuilder()
        .setLabel('Vikings')
        .setTextInputComponent(
          new TextInputBuilder().setCustomId('vikings').setStyle(TextInputStyle.Short).setValue('2'),
        ),
    );
  play.answers(async (interaction) => {
    if (interaction.isChatInputCommand())
      await interaction.reply({ content: 'Where?', components: [BUTTONS] });
    if (interaction.isButton()) await interaction.showModal(modal);
    if (!interaction.isModalSubmit() || !interaction.isFromMessage()) return;
    const { fields } = interaction;
    await interaction.update(
      `${fields.getStringSelectValues('enemy').join()} ${fields.getTextInputValue('vikings')}`,
    );
  });
  await play.ada.types('/game new', { god: 'odin' });
  expect(await play.ada.presses('Asgard')).toMatchObject({ kind: 'modal', modal: { title: 'Fight' } });
  expect(await play.ada.fills({ Enemy: 'Fenrir' })).toMatchObject({ kind: 'refused' });
  expect(await play.ada.fills({ Enemy: 'Loki' })).toMatchObject({
    kind: 'updated',
    message: { content: 'loki 2' },
  });
});

test("autocomplete shows the bot's suggestions, and accepts free text too", async () => {
  play.answers(async (interaction) => {
    if (interaction.isAutocomplete()) {
      const typed = interaction.options.getFocused();
      const gods = ['odin', 'thor', 'tyr'].filter((god) => god.startsWith(typed));
      await interaction.respond(gods.map((god) => ({ name: god.toUpperCase(), value: god })));
    }
    if (interaction.isChatInputCommand()) await interaction.reply(interaction.options.getString('god', true));
  });
  expect(await play.ada.isOffered('/game new', 'god', 't')).toEqual([
    { name: 'THOR', value: 'thor' },
    { name: 'TYR', value: 'tyr' },
  ]);
  const seen = await play.ada.types('/game new', { god: 'my own words' });
  expect(seen).toMatchObject({ message: { content: 'my own words' } });
});

test('only its person sees an ephemeral answer, and no REST route returns it', async () => {
  play.answers(async (interaction) => {
    if (interaction.isChatInputCommand()) {
      await interaction.reply({ content: 'For you', components: [BUTTONS], flags: MessageFlags.Ephemeral });
    }
  });
  await play.ada.types('/game new', { god: 'odin' });
  const [secret] = ephemeralsOf(play.local, play.ada);
  expect(secret?.content).toBe('For you');
  expect(lastMessage(play.local)).toBeUndefined();
  const channel = await play.client.channels.fetch(play.channelId);
  if (!channel?.isTextBased() || !secret) throw new Error('No channel');
  await expect(channel.messages.fetch(secret.id)).rejects.toMatchObject({ code: 10008 });
  const others = await play.local.people.press(play.bo.id, secret.id, 't1:asgard');
  expect(others.kind).toBe('refused');
});

test('Components V2 shows an attached picture by its file name', async () => {
  play.answers(async (interaction) => {
    if (!interaction.isChatInputCommand()) return;
    const container = new ContainerBuilder()
      .addTextDisplayComponents(new TextDisplayBuilder().setContent('# The board'))
      .addMediaGalleryComponents(
        new MediaGalleryBuilder().addItems({ media: { url: 'attachment://board.png' } }),
      );
    await interaction.reply({
      flags: MessageFlags.IsComponentsV2,
      components: [container],
      files: [{ attachment: Buffer.from('x'), name: 'board.png' }],
    });
  });
  const seen = await play.ada.types('/game new', { god: 'odin' });
  expect(seen).toMatchObject({ kind: 'message', message: { content: '', components: [{ type: 17 }] } });
});
