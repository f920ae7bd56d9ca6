/** A toy game with one of every control, for the tests of the page. */
import {
  ActionRowBuilder,
  ButtonBuilder,
  type ButtonInteraction,
  ButtonStyle,
  type Interaction,
  LabelBuilder,
  MessageFlags,
  ModalBuilder,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
} from 'discord.js';
import sharp from 'sharp';

export const GAME = new SlashCommandBuilder()
  .setName('game')
  .setDescription('Play')
  .addSubcommand((sub) =>
    sub
      .setName('new')
      .setDescription('Open a table')
      .addStringOption((option) =>
        option.setName('god').setDescription('Who you are').setRequired(true).setAutocomplete(true),
      )
      .addUserOption((option) => option.setName('friend').setDescription('Who plays with you')),
  )
  .addSubcommand((sub) => sub.setName('status').setDescription('Whose turn it is'));

/** The commands in the menus of messages and people. */
export const MENUS = [
  { type: 3, name: 'Read aloud', nameLocalizations: { fr: 'Lire le message' } },
  { type: 2, name: 'Wake up' },
] as const;

const BO = '1200000000000000202';
const GODS = ['Odin', 'Thor', 'Tyr'];

const MENU = new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
  new StringSelectMenuBuilder()
    .setCustomId('enemy')
    .setPlaceholder('Who do you fight?')
    .addOptions(
      { label: 'Hel', value: 'hel' },
      { label: 'Surt, force 6', value: 'surt', description: '8 % alone' },
    ),
);

const BUTTONS = new ActionRowBuilder<ButtonBuilder>().addComponents(
  new ButtonBuilder().setCustomId('vikings').setLabel('Vikings').setEmoji('⛵').setStyle(ButtonStyle.Primary),
  new ButtonBuilder().setCustomId('advice').setLabel('Advice').setStyle(ButtonStyle.Secondary),
  new ButtonBuilder().setCustomId('call').setLabel('Call Bo').setStyle(ButtonStyle.Success),
  new ButtonBuilder().setCustomId('end').setLabel('End').setStyle(ButtonStyle.Danger).setDisabled(true),
);

const FORM = new ModalBuilder()
  .setCustomId('vikings')
  .setTitle('How many Vikings?')
  .addLabelComponents(
    new LabelBuilder()
      .setLabel('World')
      .setStringSelectMenuComponent(
        new StringSelectMenuBuilder()
          .setCustomId('world')
          .addOptions({ label: 'Asgard', value: 'asgard' }, { label: 'Midgard', value: 'midgard' }),
      ),
    new LabelBuilder()
      .setLabel('Number')
      .setDescription('Up to 4')
      .setTextInputComponent(new TextInputBuilder().setCustomId('number').setStyle(TextInputStyle.Short)),
  );

const BOARD =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"><rect width="600" height="300" fill="#2f6b4f"/>' +
  '<circle cx="300" cy="150" r="90" fill="#f1e8d8"/></svg>';

export async function playGame(interaction: Interaction): Promise<void> {
  if (interaction.isAutocomplete()) {
    const typed = interaction.options.getFocused().toLowerCase();
    const gods = GODS.filter((god) => god.toLowerCase().startsWith(typed));
    await interaction.respond(gods.map((god) => ({ name: god, value: god })));
  } else if (interaction.isChatInputCommand()) {
    await interaction.deferReply();
    const board = await sharp(Buffer.from(BOARD)).png().toBuffer();
    await interaction.editReply({
      content: `**${interaction.options.getString('god')}**, the giants stir.`,
      files: [{ attachment: board, name: 'board.png', description: 'The nine worlds' }],
      components: [MENU, BUTTONS],
    });
  } else if (interaction.isMessageContextMenuCommand()) {
    const { content, author } = interaction.targetMessage;
    const words = `${author.globalName} says: ${content}`;
    await interaction.reply({ content: words, flags: MessageFlags.Ephemeral });
  } else if (interaction.isUserContextMenuCommand()) {
    const { targetUser, targetMember } = interaction;
    const where = targetMember === null ? 'elsewhere' : 'here';
    await interaction.reply(`<@${targetUser.id}> is ${where}, and awake.`);
  } else if (interaction.isStringSelectMenu()) {
    await interaction.update(`${interaction.user.globalName} fights ${interaction.values.join()}`);
  } else if (interaction.isModalSubmit()) {
    const { fields } = interaction;
    const world = fields.getStringSelectValues('world').join();
    await interaction.reply(`${fields.getTextInputValue('number')} Vikings go to ${world}`);
  } else if (interaction.isButton()) await pressed(interaction);
}

async function pressed(interaction: ButtonInteraction): Promise<void> {
  if (interaction.customId === 'vikings') await interaction.showModal(FORM);
  else if (interaction.customId === 'advice') {
    await interaction.reply({ content: 'Fight Hel first.', flags: MessageFlags.Ephemeral });
  } else {
    await interaction.reply({
      content: `<@${BO}>, Odin: **Hel** comes closer.${'\nThe giants stir.'.repeat(20)}`,
      allowedMentions: { users: [BO] },
    });
  }
}
