/** Offers a seat permanently, or for one turn, to another person. */
import type { ChatInputCommandInteraction } from 'discord.js';
import type { Phrase } from '../../../src/core/presentation/phrase.ts';
import type { SeatIndex } from '../../../src/core/seat.ts';
import type { Bot } from '../../../src/discord/bot.ts';
import type { InteractionResult } from '../../../src/discord/interaction-result.ts';
import { refuse, refuseInWords } from '../../../src/discord/interactions/acting.ts';
import { computerQuestion, offerQuestion } from '../../../src/discord/interactions/confirming/lending.ts';
import { channelOf, privilegedActorOf } from '../../../src/discord/interactions/people.ts';
import { type Answerable, complete } from '../../../src/discord/interactions/replies.ts';
import { channelMention } from '../../../src/discord/messages/pieces/parts.ts';
import { type TableRefused, tableRefuses } from '../../../src/tables/model/refusal.ts';
import { seatNamed } from '../../../src/tables/model/seat-key.ts';
import type { ChannelId, UserId } from '../../../src/tables/model/table.ts';
import { holderOfShare } from '../../../src/tables/seats/seat-offers.ts';
import { heldUp, isReadOnly, otherRules } from '../../../src/tables/turns/current-request.ts';
import type { LoadedTable } from '../../../src/tables/turns/loaded-table.ts';
import { seatName } from '../../../src/tables/turns/seat-words.ts';
import { isAtTable, playerOf, type Span, seatsHeldBy } from '../../../src/tables/turns/seating.ts';
import type { Invitation } from '../../../src/tables/verbs/seats.ts';
import { answer, roleChosen } from './at-table.ts';
import { strengthIn } from './computer-option.ts';
import { refusedAsNoPlayer } from './person-option.ts';
import { propose } from './propose.ts';

/** Offers a seat to a typed person or computer: permanently (/game replace), or for the current turn (/game stand-in). */
export async function offerSeatTyped(
  bot: Bot,
  interaction: ChatInputCommandInteraction,
  loaded: LoadedTable,
  span: Span,
): Promise<InteractionResult> {
  const user = interaction.options.getUser('user');
  const noPlayer = await refusedAsNoPlayer(bot, interaction, 'user');
  if (noPlayer !== null) return noPlayer;
  const role = roleChosen(interaction, 'role');
  const meant = role === null ? seatsMeant(loaded, interaction.user.id, span) : seatOf(loaded, role);
  if ('ok' in meant) return refuse(bot, interaction, meant, null);
  const [seat, another] = meant;
  if (another !== undefined) return refuseInWords(bot, interaction, whichSeat(loaded, meant, span));
  const computer = strengthIn(interaction, 'computer');
  if (computer !== null) {
    if (user !== null) return refuseInWords(bot, interaction, { key: 'computers.or-person' });
    const by = await privilegedActorOf(bot, interaction);
    const share = { seat, span };
    const done = await bot.tables.letComputerPlay(by, loaded.table.id, share, computer);
    const question = computerQuestion(bot, loaded, share, computer, done);
    if (question !== null) return complete(interaction, question);
    const isLater = done.ok && heldUp(done.table) !== null;
    return answer(bot, interaction, done, isLater ? 'computers.plays-later' : 'computers.plays');
  }
  return offerSeat(bot, interaction, loaded, { seat, span, to: user === null ? null : (user.id as UserId) });
}

/** Offers the seat. If the person may not do that alone, the others at the table vote. */
export async function offerSeat(
  bot: Bot,
  interaction: Answerable,
  loaded: LoadedTable,
  invitation: Invitation,
): Promise<InteractionResult> {
  const { seat, span, to } = invitation;
  const done = await bot.tables.offer(await privilegedActorOf(bot, interaction), loaded.table.id, invitation);
  const question = offerQuestion(bot, loaded, invitation, interaction.user.id, done);
  if (question !== null) return complete(interaction, question);
  if (!done.ok && isForTheTable(done, loaded, seat, interaction.user.id)) {
    const turn = span === 'turn' ? (loaded.request?.turn ?? null) : null;
    return propose(bot, interaction, loaded, { kind: 'offer', offer: { seat, turn, to } }, () => ({
      content: bot.translate({ key: 'offer.done' }),
    }));
  }
  if (!done.ok) return refuse(bot, interaction, done, null);
  return complete(interaction, {
    content: bot.translate(offered(loaded, invitation, interaction.user.id, channelOf(interaction))),
  });
}

/**
 * The message that confirms an offer. Offering a seat to its present holder withdraws the earlier offer, and a person who offers
 * another player's seat to themself takes it.
 */
function offered(
  { entry, table, request }: LoadedTable,
  { seat, span, to }: Invitation,
  by: string,
  here: ChannelId,
): Phrase {
  const role = seatName(entry, table, seat);
  const holder = request === null ? null : holderOfShare(table, { seat, span }, request.turn);
  if (to === by && holder !== by) return { key: 'seats.taken-over', with: { span, role } };
  if (to !== null && to === holder) return { key: 'seats.kept', with: { user: to, role } };
  if (span === 'turn' && holder === by) return { key: 'seats.stand-in-done' };
  const { channelId } = table.place;
  return channelId === here
    ? { key: 'seats.replace-done' }
    : { key: 'seats.replace-done-in', with: { channel: channelMention(channelId) } };
}

/** A seated person who may not offer that seat alone can ask the others to vote, while the game waits for that seat. */
function isForTheTable(
  { refusal }: TableRefused,
  { table, request }: LoadedTable,
  seat: SeatIndex,
  userId: string,
): boolean {
  return (
    request?.seats.includes(seat) === true &&
    ['only-holder-host-or-moderator', 'only-host-or-moderator'].includes(refusal.code) &&
    isAtTable(table, userId, request.turn)
  );
}

/** The seat that a command refers to, or all candidates if the person named none. */
type Meant = readonly [SeatIndex, ...SeatIndex[]];

function whichSeat({ entry, table }: LoadedTable, meant: Meant, span: Span): Phrase {
  const key = span === 'turn' ? 'refusal.which-seat' : 'refusal.which-of-your-seats';
  return { key, with: { seats: meant.map((seat) => seatName(entry, table, seat)) } };
}

function seatOf({ table }: LoadedTable, role: string): Meant | TableRefused {
  const seat = seatNamed(table, role);
  return seat === null ? tableRefuses('no-such-role', { role }) : [seat];
}

/**
 * The seats that an offer can mean if the person named none. For a permanent offer, these are their own seats; for one turn, the
 * pending seats that they play, or all pending seats if they play none.
 */
function seatsMeant(
  { table, entry, request }: LoadedTable,
  userId: string,
  span: Span,
): Meant | TableRefused {
  if (isReadOnly(entry, table)) return otherRules(entry, table);
  if (request === null) return tableRefuses('not-playing');
  if (span === 'seat') {
    const [own, ...more] = seatsHeldBy(table, userId);
    return own === undefined ? tableRefuses('not-seated') : [own, ...more];
  }
  const { seats, turn } = request;
  const theirs = seats.filter((seat) => playerOf(table, seat, turn) === userId);
  const [first, ...others] = theirs.length > 0 ? theirs : seats;
  return first === undefined ? tableRefuses('not-playing') : [first, ...others];
}
