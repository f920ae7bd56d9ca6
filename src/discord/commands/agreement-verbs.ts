/** What /game does with the agreement of the table: undo, redo, skip, and offers of a seat by vote. */
import type { ChatInputCommandInteraction } from 'discord.js';
import { type SeatIndex, seatIndex } from '../../core/seat.ts';
import { othersToAgree } from '../../tables/agreement/proposals.ts';
import { tableRefuses } from '../../tables/model/refusal.ts';
import type { Measure, Table } from '../../tables/model/table.ts';
import type { LoadedTable } from '../../tables/turns/loaded-table.ts';
import { seatToSkip } from '../../tables/turns/skipping.ts';
import type { Settled } from '../../tables/verbs/agreement.ts';
import type { Bot } from '../bot.ts';
import { refuse } from '../interactions/acting.ts';
import { rulerOf } from '../interactions/people.ts';
import { complete } from '../interactions/replies.ts';
import { doneAgainText, takenBack } from '../messages/happened.ts';
import type { Reply } from '../messages/reply.ts';
import { atTable, roleChosen } from './lobby-verbs.ts';

type Typed = ChatInputCommandInteraction;
type Decided = Extract<Settled, { readonly ok: true }>;

/** Takes back the last answer that can be: one's own at once, somebody else's when the table agrees. */
export function undoAnswer(bot: Bot, interaction: Typed): Promise<void> {
  return atTable(bot, interaction, (loaded) =>
    propose(bot, interaction, loaded, { kind: 'take-back' }, (done) => takenBack(bot, loaded, done)),
  );
}

export function redoAnswer(bot: Bot, interaction: Typed): Promise<void> {
  return atTable(bot, interaction, (loaded) =>
    propose(bot, interaction, loaded, { kind: 'redo' }, (done) => ({
      content: doneAgainText(bot, loaded, done),
    })),
  );
}

export function skipTurn(bot: Bot, interaction: Typed): Promise<void> {
  return atTable(bot, interaction, async (loaded) => {
    const { table, request } = loaded;
    const role = roleChosen(interaction, 'role');
    const seat = role === null ? seatToSkip(table, request, interaction.user.id) : seatOfRole(table, role);
    if (request === null) return refuse(bot, interaction, tableRefuses('not-playing'), null);
    if (seat === null) return refuse(bot, interaction, tableRefuses('no-such-role'), null);
    await propose(bot, interaction, loaded, { kind: 'skip', seat }, () => ({
      content: bot.translate({ key: 'skip.done' }),
    }));
  });
}

/** Offers a seat, or one turn of it, where that is for the table or a moderator to decide. */
export function proposeOffer(
  bot: Bot,
  interaction: Typed,
  loaded: LoadedTable,
  offer: Extract<Measure, { kind: 'offer' }>['offer'],
): Promise<void> {
  return propose(bot, interaction, loaded, { kind: 'offer', offer }, () => ({
    content: bot.translate({ key: 'offer.done' }),
  }));
}

async function propose(
  bot: Bot,
  interaction: Typed,
  { table, request }: LoadedTable,
  measure: Measure,
  doneReply: (done: Decided) => Reply,
): Promise<void> {
  const settled = await bot.tables.propose(await rulerOf(bot, interaction), table.id, measure);
  if (!settled.ok) return refuse(bot, interaction, settled, null);
  if (settled.isDecided) return complete(interaction, doneReply(settled));
  const users = othersToAgree(settled.table, request);
  await complete(interaction, {
    content: bot.translate({ key: 'agreement.proposed', with: { users: { either: users } } }),
  });
}

function seatOfRole({ seats }: Table, wanted: string): SeatIndex | null {
  const at = seats.findIndex(({ role }) => role === wanted);
  return at < 0 ? null : seatIndex(at);
}
