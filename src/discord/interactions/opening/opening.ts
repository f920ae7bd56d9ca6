/** Opens a table for a person, in its own thread or in the channel, or asks them which game they want. */
import type { TextChannel } from 'discord.js';
import type { Phrase } from '../../../core/presentation/phrase.ts';
import type { LoadedCampaign } from '../../../tables/campaigns/loaded-campaign.ts';
import { type TableRefused, tableRefuses } from '../../../tables/model/refusal.ts';
import type { ServerSettings, TablePlace } from '../../../tables/model/settings.ts';
import type { ChannelId, Table, UserId } from '../../../tables/model/table.ts';
import type { CampaignPlace } from '../../../tables/verbs/opening/campaign-order.ts';
import type { Opened, Order, Settle } from '../../../tables/verbs/opening/opening.ts';
import { deadlineFor } from '../../../tables/waiting/overdue.ts';
import type { Language } from '../../../words/languages.ts';
import { languageOf } from '../../../words/locales.ts';
import { type Bot, withLanguage } from '../../bot.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import type { InteractionResult } from '../../interaction-result.ts';
import { ownNameOf } from '../../messages/pieces/own-name.ts';
import { button, channelMention, row } from '../../messages/pieces/parts.ts';
import type { Reply } from '../../messages/pieces/reply.ts';
import { refusalPhrase } from '../../messages/refusal-message.ts';
import { boardLink, refuse, refuseInWords } from '../acting.ts';
import { channelBeside, hasThreads, refusedToHost, threadFor } from '../hosting.ts';
import { languageOfServer } from '../language.ts';
import {
  actorOf,
  channelOf,
  channelOfRights,
  guildOf,
  missingPermissions,
  missingPhrase,
  privilegedActorOf,
} from '../people.ts';
import { type Answerable, complete } from '../replies.ts';
import { invite } from './inviting.ts';
import { onceFor } from './opening-once.ts';

export type Wish = Omit<Order, 'place' | 'openedIn' | 'overdueAfter' | 'language' | 'once'> & {
  /** In these three fields, null means the server's setting. 'beside' can't be typed, and zero hours means never. */
  readonly where: TablePlace | 'beside' | null;
  readonly deadlineHours: number | null;
  readonly language: Language | null;
  /** The person to invite once the table is open. */
  readonly invites?: UserId;
};

/** A table with defaults for everything but the game. */
export const USUAL: Omit<Wish, 'gameId'> = {
  options: {},
  passing: 'after-a-minute',
  isCasual: false,
  role: null,
  where: null,
  deadlineHours: null,
  language: null,
};

export function openTable(
  bot: Bot,
  interaction: Answerable,
  { invites, ...wish }: Wish,
): Promise<InteractionResult> {
  return openIn(
    bot,
    interaction,
    wish,
    async (order, settle) => {
      const done = await bot.tables.open(actorOf(interaction), order, settle);
      if (!done.ok || invites === undefined) return done;
      return { ...done, notInvited: await refusedToInvite(bot, interaction, done.table, invites) };
    },
    ({ campaignId }) => campaignId === undefined,
  );
}

/** Returns why the person couldn't be invited to the new table; null if they were invited. */
async function refusedToInvite(
  bot: Bot,
  interaction: Answerable,
  { id }: Table,
  user: UserId,
): Promise<Phrase | null> {
  const by = actorOf(interaction);
  const { done } = await invite(bot, { ...by, cause: `${by.cause}:invite` }, id, [{ id: user, bot: false }]);
  return done.ok ? null : refusalPhrase(done, bot.catalogue);
}

/** Opens the table of a new campaign's first game. */
export function openCampaign(
  bot: Bot,
  interaction: Answerable,
  wish: Omit<Wish, 'options' | 'seed' | 'box' | 'seats' | 'campaign'>,
): Promise<InteractionResult> {
  return openIn(
    bot,
    interaction,
    { ...wish, options: {} },
    (order, settle) => bot.tables.beginCampaign(actorOf(interaction), order, settle),
    ({ campaignId }) => campaignId !== undefined,
  );
}

type Opens = (order: Order, settle: Settle) => Promise<Opened & { readonly notInvited?: Phrase | null }>;

/**
 * Whether the table may be anywhere. A person who names the place wants the table there, even if they have just opened one
 * elsewhere.
 */
function isAnywhere(where: Wish['where']): boolean {
  return where === null || where === 'beside';
}

async function openIn(
  bot: Bot,
  interaction: Answerable,
  { where, deadlineHours, ...wish }: Wish,
  opens: Opens,
  isSuch: (table: Table) => boolean,
): Promise<InteractionResult> {
  const room = await roomFor(bot, interaction, where);
  if (!room.ok) return room.handled;
  const language = wish.language ?? (await languageOfServer(bot, interaction));
  const overdueAfter = deadlineFor(deadlineHours, room.settings);
  const place = { guildId: guildOf(interaction), channelId: channelOf(interaction) };
  const openedIn = channelOfRights(interaction);
  const ordered = { ...wish, language, overdueAfter, place, openedIn };
  const order = isAnywhere(where) ? { ...ordered, once: onceFor(interaction, ordered, isSuch) } : ordered;
  const done = await opens(order, settledIn(bot, interaction, room, { gameId: wish.gameId, language }));
  const isOfCampaign = done.ok && done.table.campaignId !== undefined;
  const about = isOfCampaign ? { key: 'campaign.opened' } : (done.notInvited ?? null);
  return opened(bot, interaction, done, room, { where, about, isLanguageChosen: wish.language !== null });
}

/** Opens a table for the next game of a campaign. Null means the usual next game. */
export function goOn(
  bot: Bot,
  interaction: Answerable,
  loaded: LoadedCampaign,
  { chapter, where }: { readonly chapter: string | null; readonly where: TablePlace | null },
): Promise<InteractionResult> {
  const about = { key: 'campaign.opened' };
  return openFor(bot, interaction, loaded, { where, about }, async (place, settle) => {
    const by = await privilegedActorOf(bot, interaction);
    return bot.tables.continueCampaign(by, loaded.campaign.id, { ...place, chapter }, settle);
  });
}

/** Opens a table that replays a won chapter of a campaign without counting for it. */
export function playWonAgain(
  bot: Bot,
  interaction: Answerable,
  loaded: LoadedCampaign,
  chapter: string,
): Promise<InteractionResult> {
  const about = { key: 'campaign.replay-opened' };
  return openFor(bot, interaction, loaded, { where: null, about }, async (place, settle) => {
    const by = await privilegedActorOf(bot, interaction);
    return bot.tables.replayChapter(by, loaded.campaign.id, { ...place, chapter }, settle);
  });
}

/**
 * Opens a table for the people of a campaign in the place they asked for. By default, that's the campaign's own channel if the
 * request is made there, otherwise the server's usual place. `about` is posted with the table.
 */
async function openFor(
  bot: Bot,
  interaction: Answerable,
  { campaign }: LoadedCampaign,
  { where: wanted, about }: { readonly where: TablePlace | null; readonly about: Phrase },
  opens: (place: CampaignPlace, settle: Settle) => Promise<Opened>,
): Promise<InteractionResult> {
  const isThere = campaign.place.channelId === channelOf(interaction);
  const where = wanted ?? (isThere ? 'channel' : null);
  const room = await roomFor(bot, interaction, where);
  if (!room.ok) return room.handled;
  const language = await languageOfServer(bot, interaction);
  const place = { guildId: guildOf(interaction), channelId: channelOf(interaction) };
  const settle = settledIn(bot, interaction, room, { gameId: campaign.gameId, language });
  const done = await opens({ place, openedIn: channelOfRights(interaction) }, settle);
  return opened(bot, interaction, done, room, { where, about, isLanguageChosen: false });
}

/** The table gets its own thread if the channel allows one. */
function settledIn(
  bot: Bot,
  interaction: Answerable,
  { channel }: OpenRoom,
  named: { readonly gameId: string; readonly language: Language },
): Settle {
  return async (ordered, id) => {
    if (channel === null) return { place: ordered };
    const thread = await threadFor(bot, interaction, channel, { id, ...named });
    if (!thread.ok) return { place: ordered };
    const { channelId, announcedIn } = thread;
    return { place: { ...ordered, channelId }, ...(announcedIn === undefined ? {} : { announcedIn }) };
  };
}

async function opened(
  bot: Bot,
  interaction: Answerable,
  done: Opened,
  room: OpenRoom,
  {
    where,
    about,
    isLanguageChosen,
  }: {
    readonly where: Wish['where'];
    readonly about: Phrase | null;
    readonly isLanguageChosen: boolean;
  },
): Promise<InteractionResult> {
  if (!done.ok) {
    const isTaken = done.refusal.code === 'channel-taken';
    return refuse(bot, interaction, isTaken ? takenRefusal(interaction, room) : done, null);
  }
  if (done.isOld) return complete(interaction, { content: await openAlready(bot, done.table) });
  const phrase = openedPhrase(done.table, channelOf(interaction), where);
  const phrases = about === null ? [phrase] : [phrase, about];
  const reply = { content: phrases.map(bot.translate).join(' ') };
  const own = isLanguageChosen ? null : languageOf(interaction.locale);
  const isSpoken = own === null || own === done.table.language;
  return complete(interaction, isSpoken ? reply : offeringLanguage(bot, done.table, reply, own));
}

/** Adds an offer to switch the table to the language of the host's Discord client. */
function offeringLanguage(
  bot: Bot,
  { id, language }: Table,
  { content }: Pick<Reply, 'content'>,
  offered: Language,
): Reply {
  const speaks = bot.translate({ key: 'new.speaks', with: { language: ownNameOf(language) } });
  const label = withLanguage(bot, offered).translate({ key: 'button.speak' });
  const customId = formatCustomId({ kind: 'speak', table: id, language: offered });
  return { content: `${content}\n${speaks}`, rows: [row([button(customId, label)])] };
}

function openedPhrase({ place, announcedIn }: Table, openedIn: ChannelId, where: Wish['where']): Phrase {
  const channel = channelMention(place.channelId);
  if (announcedIn !== undefined)
    return { key: 'new.done-announced', with: { home: channelMention(announcedIn), channel } };
  if (place.channelId !== openedIn) return { key: 'new.done-in-thread', with: { channel } };
  return { key: where === 'thread' ? 'new.done-no-thread' : 'new.done' };
}

/** Points to a table that was opened before. Its board may not be posted yet. */
export async function openAlready(bot: Bot, { id, place }: Table): Promise<string> {
  const link = await boardLink(bot, place.guildId, id);
  return bot.translate({ key: 'new.open-already', with: { place: link ?? channelMention(place.channelId) } });
}

/** The refusal, or null if the person can open a table there now. Checked first so that no one chooses a game in vain. */
export async function refusedToOpen(
  bot: Bot,
  interaction: Answerable,
  where: TablePlace | null,
): Promise<InteractionResult | null> {
  const room = await roomFor(bot, interaction, where);
  if (!room.ok) return room.handled;
  const isTaken = room.channel === null && (await bot.tables.loadedIn(channelOf(interaction))) !== null;
  return isTaken ? refuse(bot, interaction, takenRefusal(interaction, room), null) : null;
}

/** The refusal if there is already a table here. If a thread was wanted, it says why the table can't have one. */
function takenRefusal(interaction: Answerable, { wantsThread, channel }: OpenRoom): TableRefused {
  if (!wantsThread) return tableRefuses('channel-taken');
  if (channel !== null) return tableRefuses('thread-failed');
  return tableRefuses(hasThreads(interaction) ? 'no-right-to-threads' : 'no-threads-here');
}

interface OpenRoom {
  readonly ok: true;
  /** The channel in which to open a thread; null if the table is played right here. */
  readonly channel: TextChannel | null;
  readonly wantsThread: boolean;
  readonly settings: ServerSettings;
}

type Room = OpenRoom | { readonly ok: false; readonly handled: InteractionResult };

async function roomFor(bot: Bot, interaction: Answerable, where: Wish['where']): Promise<Room> {
  const refused = await refusedToHost(bot, interaction);
  if (refused !== null) return { ok: false, handled: await refuse(bot, interaction, refused, null) };
  const settings = await bot.settings.ofServer(guildOf(interaction));
  const wanted = where ?? settings.places ?? 'thread';
  const isInThread = interaction.channel?.isThread() === true;
  const wantsThread = wanted === 'beside' || (wanted === 'thread' && !isInThread);
  const channel = wantsThread ? channelBeside(interaction) : null;
  const missing = channel === null ? missingPermissions(interaction) : [];
  if (missing.length === 0) return { ok: true, channel, wantsThread, settings };
  const handled = await refuseInWords(bot, interaction, missingPhrase(interaction, missing));
  return { ok: false, handled };
}
