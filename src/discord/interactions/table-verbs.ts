/** Buttons of the table itself: of the lobby, of the looks at the board, and of the end. */
import type { ButtonInteraction, StringSelectMenuInteraction } from 'discord.js';
import type { Done } from '../../tables/model/change.ts';
import { tableRefuses } from '../../tables/model/refusal.ts';
import type { UserId } from '../../tables/model/table.ts';
import { latestEra } from '../../tables/turns/eras.ts';
import type { LoadedTable } from '../../tables/turns/loaded-table.ts';
import type { Bot } from '../bot.ts';
import type { CustomId } from '../custom-id.ts';
import { oddsText, wholeTextBoard, whyUnseen } from '../messages/looks.ts';
import { sinceMessage } from '../messages/since-message.ts';
import { refuse, wordsFor } from './acting.ts';
import { askWhy } from './ending.ts';
import { refusedToHost } from './hosting.ts';
import { replayReply } from './looking-back.ts';
import { channelOf, channelOfRights, doerOf, missingPermissions, missingSaying, rulerOf } from './people.ts';
import { acknowledge, acknowledgePress, complete, putAway } from './replies.ts';
import { passTurnOn, statusReply } from './seat-presses.ts';
import { refuseNotice } from './spent-notices.ts';

type Press = ButtonInteraction | StringSelectMenuInteraction;
type TablePress = Extract<CustomId, { kind: 'table' }>;

export async function pressTableVerb(bot: Bot, press: Press, id: TablePress): Promise<void> {
  switch (id.verb) {
    case 'join':
      return carryOut(bot, press, id, () =>
        bot.tables.join(doerOf(press), id.table, { role: null, another: false }),
      );
    case 'leave':
      return carryOut(bot, press, id, () => bot.tables.leave(doerOf(press), id.table, null, 'stays-host'));
    case 'start':
      return carryOut(bot, press, id, () => bot.tables.start(doerOf(press), id.table, null));
    case 'resume':
      return carryOut(bot, press, id, async () => bot.tables.resume(await rulerOf(bot, press), id.table));
    case 'reopen':
      return carryOut(
        bot,
        press,
        id,
        async () =>
          (await refusedToHost(bot, press)) ??
          bot.tables.reopen(await rulerOf(bot, press), id.table, undefined, channelOfRights(press)),
      );
    case 'keep-open':
      return carryOut(bot, press, id, async () => bot.tables.keepOpen(await rulerOf(bot, press), id.table));
    case 'abort':
      return askWhy(bot, press, id);
    case 'replay':
      return replay(bot, press, id);
    case 'again':
      return playAgain(bot, press, id);
    case 'not-this-turn':
      return passTurnOn(bot, press, id.table);
    case 'keep':
      await acknowledgePress(press);
      await putAway(press);
      return;
    default:
      return look(bot, press, id);
  }
}

async function carryOut(bot: Bot, press: Press, id: TablePress, verb: () => Promise<Done>): Promise<void> {
  await acknowledgePress(press);
  const done = await verb();
  if (!done.ok) await refuseNotice(bot, press, done, id.table);
}

async function replay(bot: Bot, press: Press, { table }: TablePress): Promise<void> {
  await acknowledge(press);
  const loaded = await bot.tables.loaded(table);
  if (loaded === null) return refuse(bot, press, tableRefuses('no-table'), null);
  await complete(press, await replayReply(bot, loaded, () => 0));
}

/** Opens the game of a finished table once more, hosted by the first person who presses. */
async function playAgain(bot: Bot, press: Press, { table }: TablePress): Promise<void> {
  await acknowledge(press);
  const missing = missingPermissions(press);
  if (missing.length > 0) return complete(press, { content: bot.translate(missingSaying(press, missing)) });
  const refused = await refusedToHost(bot, press);
  if (refused !== null) return refuse(bot, press, refused, null);
  const place = { guildId: press.guildId ?? '', channelId: channelOf(press) };
  const done = await bot.tables.openAgain(doerOf(press), table, place, channelOfRights(press));
  if (done.ok) await complete(press, { content: bot.translate({ key: 'again.done' }) });
  else await refuse(bot, press, done, null);
}

async function look(bot: Bot, press: Press, id: TablePress): Promise<void> {
  await acknowledge(press);
  const loaded = await bot.tables.loaded(id.table);
  if (loaded === null) return refuse(bot, press, tableRefuses('no-table'), null);
  const { translate } = bot;
  switch (id.verb) {
    case 'odds':
      return complete(press, { content: oddsText(loaded, translate) });
    case 'text':
      return complete(press, wholeTextBoard(loaded, translate));
    case 'since':
      return complete(press, { content: await sinceText(bot, loaded, press.user.id as UserId) });
    default:
      return complete(press, await statusReply(bot, press, loaded));
  }
}

async function sinceText(bot: Bot, loaded: LoadedTable, userId: UserId): Promise<string> {
  const unseen = whyUnseen(loaded);
  if (unseen !== null) return bot.translate(unseen);
  const { id } = loaded.table;
  const [log, eras] = await Promise.all([bot.tables.log(id), bot.tables.eras(id)]);
  const era = latestEra(loaded.entry, loaded.table, eras, log);
  return sinceMessage(era, userId, wordsFor(bot, loaded));
}
