/** What /game does to give something to somebody else: a seat, for good or for a turn, and the table itself. */
import type { ChatInputCommandInteraction } from 'discord.js';
import type { SeatIndex } from '../../core/seat.ts';
import { type TableRefused, tableRefuses } from '../../tables/model/refusal.ts';
import type { UserId } from '../../tables/model/table.ts';
import type { LoadedTable } from '../../tables/turns/loaded-table.ts';
import { isAtTable, playerOf, type Span } from '../../tables/turns/seating.ts';
import type { Bot } from '../bot.ts';
import { refuse } from '../interactions/acting.ts';
import { rulerOf } from '../interactions/people.ts';
import { complete } from '../interactions/replies.ts';
import { mention } from '../messages/parts.ts';
import { proposeOffer } from './agreement-verbs.ts';
import { answer, atTable, roleChosen } from './lobby-verbs.ts';

type Typed = ChatInputCommandInteraction;

/** A seat for good. */
export function replaceSomebody(bot: Bot, interaction: Typed): Promise<void> {
  return atTable(bot, interaction, (loaded) => offer(bot, interaction, loaded, 'seat'));
}

/** The turn that is being played. */
export function letStandIn(bot: Bot, interaction: Typed): Promise<void> {
  return atTable(bot, interaction, (loaded) => offer(bot, interaction, loaded, 'turn'));
}

/** `/game host`: makes somebody the host of the table. */
export function handHostingOn(bot: Bot, interaction: Typed): Promise<void> {
  return atTable(bot, interaction, async ({ table }) => {
    const user = interaction.options.getUser('new-host', true);
    if (await isNoPlayer(bot, interaction, 'new-host')) return;
    const done = await bot.tables.handOn(await rulerOf(bot, interaction), table.id, user.id as UserId);
    await answer(bot, interaction, done, 'host.done');
  });
}

/** Says so where that person is a bot or not on the server. */
async function isNoPlayer(bot: Bot, interaction: Typed, option: string): Promise<boolean> {
  const user = interaction.options.getUser(option);
  if (user === null || (!user.bot && interaction.options.getMember(option) !== null)) return false;
  const content = bot.translate({ key: 'seats.no-player', with: { user: mention(user.id) } });
  await complete(interaction, { content });
  return true;
}

async function offer(bot: Bot, interaction: Typed, loaded: LoadedTable, span: Span): Promise<void> {
  const user = interaction.options.getUser('user');
  if (await isNoPlayer(bot, interaction, 'user')) return;
  const role = roleChosen(interaction, 'role');
  const seat = role === null ? seatMeant(loaded, interaction.user.id) : seatOf(loaded, role);
  if (typeof seat !== 'number') return refuse(bot, interaction, seat, null);
  const to = user === null ? null : (user.id as UserId);
  const done = await bot.tables.offer(await rulerOf(bot, interaction), loaded.table.id, { seat, span, to });
  if (!done.ok && isForTheTable(done, loaded, seat, interaction.user.id)) {
    const turn = span === 'turn' ? (loaded.request?.turn ?? null) : null;
    return proposeOffer(bot, interaction, loaded, { seat, turn, to });
  }
  await answer(bot, interaction, done, span === 'seat' ? 'seats.replace-done' : 'seats.stand-in-done');
}

/** Whoever sits at the table and may not give that away alone can ask the others, while everybody waits for that seat. */
function isForTheTable(
  { refusal }: TableRefused,
  { table, request }: LoadedTable,
  seat: SeatIndex,
  userId: string,
): boolean {
  return (
    request?.seats.includes(seat) === true &&
    ['only-holder-host-or-moderator', 'only-host-or-moderator'].includes(refusal.why) &&
    isAtTable(table, userId, request.turn)
  );
}

function seatOf({ table }: LoadedTable, role: string): SeatIndex | TableRefused {
  const seat = table.seats.findIndex((each) => each.role === role);
  return seat < 0 ? tableRefuses('no-such-role', { role }) : (seat as SeatIndex);
}

/** Of the seats that are asked the one they play, or the only one there is. */
function seatMeant({ table, request }: LoadedTable, userId: string): SeatIndex | TableRefused {
  if (request === null) return tableRefuses('not-playing');
  const { seats, turn } = request;
  const theirs = seats.filter((seat) => playerOf(table, seat, turn) === userId);
  const [only, another] = theirs.length > 0 ? theirs : seats;
  return only === undefined || another !== undefined ? tableRefuses('which-seat') : only;
}
