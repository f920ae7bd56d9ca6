/** What /game does: each subcommand reads its options, calls one verb of the tables, and answers privately. */
import type { ChatInputCommandInteraction } from 'discord.js';
import type { OptionSpec } from '../../core/game.ts';
import type { Done } from '../../tables/model/change.ts';
import { TABLE_PLACES, type TablePlace } from '../../tables/model/settings.ts';
import { PASSINGS, type Passing } from '../../tables/model/table.ts';
import { refusedToEnd } from '../../tables/moderation/aborting.ts';
import type { LoadedTable } from '../../tables/turns/loaded-table.ts';
import type { Bot } from '../bot.ts';
import { formatCustomId } from '../custom-id.ts';
import { noTableHere, refuse } from '../interactions/acting.ts';
import { channelForThread, refusedToHost, threadFor } from '../interactions/hosting.ts';
import {
  channelOf,
  channelOfRights,
  doerOf,
  guildOf,
  missingPermissions,
  missingSaying,
  rulerOf,
} from '../interactions/people.ts';
import { languageOfServer } from '../interactions/reading.ts';
import { complete } from '../interactions/replies.ts';
import { statusReply } from '../interactions/seat-presses.ts';
import { button, channelMention, row } from '../messages/parts.ts';
import { readText } from '../messages/typed-value.ts';
import { deadlineOf } from './deadline-option.ts';
import { languageChosen } from './language-option.ts';

type Typed = ChatInputCommandInteraction;

export async function openNewTable(bot: Bot, interaction: Typed): Promise<void> {
  const refused = await refusedToHost(bot, interaction);
  if (refused !== null) return refuse(bot, interaction, refused, null);
  const settings = await bot.settings.ofServer(guildOf(interaction));
  const wanted = placeChosen(interaction);
  const channel = channelForThread(interaction, wanted ?? settings.places ?? 'thread');
  const missing = channel === null ? missingPermissions(interaction) : [];
  if (missing.length > 0)
    return complete(interaction, { content: bot.translate(missingSaying(interaction, missing)) });
  const gameId = interaction.options.getString('game') ?? firstGame(bot);
  const specs = bot.catalogue.get(gameId)?.game.options ?? {};
  const seed = interaction.options.getString('seed');
  const language = languageChosen(interaction) ?? (await languageOfServer(bot, interaction));
  const here = channelOf(interaction);
  const order = {
    gameId,
    options: gameOptions(specs, interaction),
    passing: passingChosen(interaction),
    isCasual: interaction.options.getBoolean('casual') ?? false,
    overdueAfter: deadlineOf(interaction, settings),
    language,
    place: { guildId: guildOf(interaction), channelId: here },
    openedIn: channelOfRights(interaction),
    role: roleChosen(interaction, 'role'),
    ...(seed === null ? {} : { seed }),
  };
  const done = await bot.tables.open(doerOf(interaction), order, async (ordered) => {
    const thread = channel === null ? null : await threadFor(bot, interaction, channel, { gameId, language });
    return thread === null ? ordered : { ...ordered, channelId: thread };
  });
  if (!done.ok) return refuse(bot, interaction, done, null);
  const { channelId } = done.table.place;
  const isThread = channelId !== here;
  const inPlace = wanted === 'thread' ? 'new.done-no-thread' : 'new.done';
  const saying = isThread
    ? { key: 'new.done-in-thread', with: { channel: channelMention(channelId) } }
    : { key: inPlace };
  await complete(interaction, { content: bot.translate(saying) });
}

function placeChosen({ options }: Typed): TablePlace | null {
  const chosen = options.getString('where');
  return TABLE_PLACES.find((place) => place === chosen) ?? null;
}

function firstGame(bot: Bot): string {
  return [...bot.catalogue.keys()][0] ?? '';
}

/** What was typed for each option of the game, read as the first kind of value that it can be. */
function gameOptions(
  specs: { readonly [option: string]: OptionSpec },
  interaction: Typed,
): { readonly [option: string]: unknown } {
  const given = Object.entries(specs).flatMap(([option, spec]) => {
    const text = interaction.options.getString(option);
    if (text === null) return [];
    const value = spec.fields.map((field) => readText(field, text)).find((read) => read !== undefined);
    return [[option, value ?? text]];
  });
  return Object.fromEntries(given);
}

function passingChosen(interaction: Typed): Passing {
  const chosen = interaction.options.getString('passing');
  return PASSINGS.find((passing) => passing === chosen) ?? 'after-a-minute';
}

/** Nothing typed, or `random`, is drawn at the start. */
export function roleChosen(interaction: Typed, option: string): string | null {
  const role = interaction.options.getString(option)?.trim().toLowerCase() ?? null;
  return role === '' || role === 'random' ? null : role;
}

export function joinTable(bot: Bot, interaction: Typed): Promise<void> {
  return atTable(bot, interaction, async ({ table }) => {
    const done = await bot.tables.join(doerOf(interaction), table.id, {
      role: roleChosen(interaction, 'role'),
      another: true,
    });
    await answer(bot, interaction, done, 'join.done');
  });
}

export function leaveTable(bot: Bot, interaction: Typed): Promise<void> {
  return atTable(bot, interaction, async ({ table }) => {
    const done = await bot.tables.leave(doerOf(interaction), table.id, roleChosen(interaction, 'role'));
    await answer(bot, interaction, done, 'leave.done');
  });
}

export function startGame(bot: Bot, interaction: Typed): Promise<void> {
  return atTable(bot, interaction, async ({ table }) => {
    const done = await bot.tables.start(doerOf(interaction), table.id, roleChosen(interaction, 'first'));
    await answer(bot, interaction, done, 'start.done');
  });
}

export function showStatus(bot: Bot, interaction: Typed): Promise<void> {
  return atTable(bot, interaction, async (loaded) => {
    await complete(interaction, await statusReply(bot, interaction, loaded));
  });
}

export function pauseGame(bot: Bot, interaction: Typed): Promise<void> {
  return atTable(bot, interaction, async ({ table }) => {
    const done = await bot.tables.pause(await rulerOf(bot, interaction), table.id);
    await answer(bot, interaction, done, 'pause.done');
  });
}

export function resumeGame(bot: Bot, interaction: Typed): Promise<void> {
  return atTable(bot, interaction, async ({ table }) => {
    const done = await bot.tables.resume(await rulerOf(bot, interaction), table.id);
    await answer(bot, interaction, done, 'resume.done');
  });
}

/** Asks once before a game is ended for good. */
export async function abortGame(bot: Bot, interaction: Typed): Promise<void> {
  const table = await bot.tables.liveIn(channelOf(interaction));
  if (table === null) return refuse(bot, interaction, await noTableHere(bot, interaction), null);
  const refused = refusedToEnd(table, await rulerOf(bot, interaction), bot.now());
  if (refused !== null) return refuse(bot, interaction, refused, null);
  const of = (verb: 'abort' | 'keep', look: 'danger' | 'secondary') =>
    button(
      formatCustomId({ kind: 'table', table: table.id, verb }),
      bot.translate({ key: `button.${verb}` }),
      look,
    );
  await complete(interaction, {
    content: bot.translate({ key: 'abort.sure' }),
    rows: [row([of('abort', 'danger'), of('keep', 'secondary')])],
  });
}

export async function atTable(
  bot: Bot,
  interaction: Typed,
  verb: (loaded: LoadedTable) => Promise<void>,
): Promise<void> {
  const loaded = await bot.tables.loadedIn(channelOf(interaction));
  if (loaded === null) await refuse(bot, interaction, await noTableHere(bot, interaction), null);
  else await verb(loaded);
}

export async function answer(bot: Bot, interaction: Typed, done: Done, key: string): Promise<void> {
  if (done.ok) await complete(interaction, { content: bot.translate({ key }) });
  else await refuse(bot, interaction, done, null);
}
