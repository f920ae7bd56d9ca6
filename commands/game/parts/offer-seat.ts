/** Offers a seat for good (/game replace), or for one turn (/game stand-in), to another person. */
import type { ChatInputCommandInteraction } from 'discord.js';
import type { SeatIndex } from '../../../src/core/seat.ts';
import type { Saying } from '../../../src/core/telling/presenter.ts';
import type { Bot } from '../../../src/discord/bot.ts';
import type { Handled } from '../../../src/discord/handled.ts';
import { refuse, refuseInWords } from '../../../src/discord/interactions/acting.ts';
import { rulerOf } from '../../../src/discord/interactions/people.ts';
import { type TableRefused, tableRefuses } from '../../../src/tables/model/refusal.ts';
import { seatNamed } from '../../../src/tables/model/seat-key.ts';
import type { UserId } from '../../../src/tables/model/table.ts';
import type { LoadedTable } from '../../../src/tables/turns/loaded-table.ts';
import { seatName } from '../../../src/tables/turns/seat-words.ts';
import { isAtTable, playerOf, type Span } from '../../../src/tables/turns/seating.ts';
import { answer, roleChosen } from './at-table.ts';
import { refusedAsNoPlayer } from './person-option.ts';
import { propose } from './propose.ts';

/** For good, or for the turn that is being played. */
export async function offerSeat(
  bot: Bot,
  interaction: ChatInputCommandInteraction,
  loaded: LoadedTable,
  span: Span,
): Promise<Handled> {
  const user = interaction.options.getUser('user');
  const noPlayer = await refusedAsNoPlayer(bot, interaction, 'user');
  if (noPlayer !== null) return noPlayer;
  const role = roleChosen(interaction, 'role');
  const meant = role === null ? seatsMeant(loaded, interaction.user.id) : seatOf(loaded, role);
  if ('ok' in meant) return refuse(bot, interaction, meant, null);
  const [seat, another] = meant;
  if (another !== undefined) return refuseInWords(bot, interaction, whichSeat(loaded, meant));
  const to = user === null ? null : (user.id as UserId);
  const done = await bot.tables.offer(await rulerOf(bot, interaction), loaded.table.id, { seat, span, to });
  if (!done.ok && isForTheTable(done, loaded, seat, interaction.user.id)) {
    const turn = span === 'turn' ? (loaded.request?.turn ?? null) : null;
    return propose(bot, interaction, loaded, { kind: 'offer', offer: { seat, turn, to } }, () => ({
      content: bot.translate({ key: 'offer.done' }),
    }));
  }
  return answer(bot, interaction, done, span === 'seat' ? 'seats.replace-done' : 'seats.stand-in-done');
}

/** A seated person who has no right to offer that seat alone can ask the others to vote, while the game waits for that seat. */
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

/** The seat that a command means, or all seats that it can mean where the person named none. */
type Meant = readonly [SeatIndex, ...SeatIndex[]];

function whichSeat({ entry, table }: LoadedTable, meant: Meant): Saying {
  return { key: 'refusal.which-seat', with: { seats: meant.map((seat) => seatName(entry, table, seat)) } };
}

function seatOf({ table }: LoadedTable, role: string): Meant | TableRefused {
  const seat = seatNamed(table, role);
  return seat === null ? tableRefuses('no-such-role', { role }) : [seat];
}

/** Of the seats that are asked those they play, or all. */
function seatsMeant({ table, request }: LoadedTable, userId: string): Meant | TableRefused {
  if (request === null) return tableRefuses('not-playing');
  const { seats, turn } = request;
  const theirs = seats.filter((seat) => playerOf(table, seat, turn) === userId);
  const [first, ...others] = theirs.length > 0 ? theirs : seats;
  return first === undefined ? tableRefuses('not-playing') : [first, ...others];
}
