/** What `/settings data` does: hands out what is kept of somebody, or asks whether to erase it. */
import type { APIApplicationCommandBasicOption, ChatInputCommandInteraction } from 'discord.js';
import { laidOut } from '../../src/box-files/layout.ts';
import type { Json } from '../../src/core/json.ts';
import type { Translate } from '../../src/core/telling/saying.ts';
import type { Bot } from '../../src/discord/bot.ts';
import { formatCustomId } from '../../src/discord/custom-ids/custom-id.ts';
import type { Handled } from '../../src/discord/handled.ts';
import { complete } from '../../src/discord/interactions/replies.ts';
import { button, type Look, row } from '../../src/discord/messages/pieces/parts.ts';
import type { PersonsData } from '../../src/tables/model/storage/people-kept.ts';
import type { UserId } from '../../src/tables/model/table.ts';
import { optionsIn } from './options.ts';

const WISHES = ['export', 'erase'] as const;
export type DataWish = (typeof WISHES)[number];

const FORMAT = 'ratatoskr-person-1';

export function ownDataOption(translate: Translate): APIApplicationCommandBasicOption {
  return optionsIn(translate).oneOf('data', WISHES);
}

/** Null where nothing was chosen. */
export function dataWishIn({ options }: ChatInputCommandInteraction): DataWish | null {
  const chosen = options.getString('data');
  return WISHES.find((wish) => wish === chosen) ?? null;
}

/** Completes the acknowledged interaction. */
export function ownData(
  bot: Bot,
  interaction: ChatInputCommandInteraction,
  wish: DataWish,
): Promise<Handled> {
  return wish === 'export' ? handOut(bot, interaction) : askOnce(bot, interaction);
}

async function handOut(bot: Bot, interaction: ChatInputCommandInteraction): Promise<Handled> {
  const data = await bot.tables.dataOf(interaction.user.id as UserId);
  return complete(interaction, {
    content: bot.translate({ key: 'data.exported' }),
    files: [
      {
        attachment: Buffer.from(fileOf(data)),
        name: 'my-data.json',
        description: bot.translate({ key: 'data.file' }),
      },
    ],
  });
}

/** Written as JSON, it is JSON. */
function fileOf(data: PersonsData): string {
  return laidOut(JSON.parse(JSON.stringify({ format: FORMAT, ...data })) as Json);
}

function askOnce({ translate }: Bot, interaction: ChatInputCommandInteraction): Promise<Handled> {
  const of = (kind: 'data-erase' | 'data-keep', look: Look) =>
    button(formatCustomId({ kind }), translate({ key: `button.${kind}` }), look);
  const buttons = [of('data-erase', 'danger'), of('data-keep', 'secondary')];
  return complete(interaction, { content: translate({ key: 'data.sure' }), rows: [row(buttons)] });
}
