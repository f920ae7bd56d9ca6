/** Opens a table with a seat for its host, if the server has room for one more. */
import { randomBytes } from 'node:crypto';
import { type Seed, tableSeedFrom } from '../../../core/random.ts';
import { keepSeats, keepsSeats, keptFor } from '../../lobby/kept-seats.ts';
import { type NewTable, openTable, takeSeat } from '../../lobby/lobby.ts';
import type { CampaignChange, CampaignId } from '../../model/campaign.ts';
import type { Actor, Done } from '../../model/change.ts';
import type { NewJob } from '../../model/outbox.ts';
import { type TableRefused, tableRefuses } from '../../model/refusal.ts';
import type { BoxShelf } from '../../model/storage/box-shelf.ts';
import {
  type AdviceSetting,
  type ChannelId,
  type Place,
  type Table,
  type TableId,
  type TableSeat,
  USUAL_ADVICE,
} from '../../model/table.ts';
import { namesOf } from '../../turns/agreeing-words.ts';
import { noticeFor } from '../../turns/seat-words.ts';
import type { VerbNeeds } from '../verb-needs.ts';
import { openingOneMore } from './one-more.ts';
import { type Once, openedBefore } from './opened-before.ts';
import { tableIdFor } from './table-id.ts';

export type Order = Omit<NewTable, 'id' | 'seed' | 'hostId' | 'isChallenge' | 'advice'> & {
  /** The seed (default: random). A table with a given seed is a challenge. */
  readonly seed?: string;
  /** The advice setting. If omitted, the default, or no advice in a challenge, where people compare results. */
  readonly advice?: AdviceSetting;
  /** The printed values (default: those of the server's box file, or the game's own). */
  readonly box?: unknown;
  /** The channel from which the person opened the table; for a thread, its parent (default: the place itself). */
  readonly openedIn?: ChannelId;
  /** The role of the host; null for a random one. */
  readonly role: string | null;
  /** The change that the opening makes to its campaign; omitted if there is no campaign. */
  readonly campaign?: { readonly id: CampaignId; changedBy(table: Table): CampaignChange };
  /** The seats of a repeated game. A host who had none of them hosts without a seat. */
  readonly seats?: readonly TableSeat[];
  /** If omitted, each order opens a new table. */
  readonly once?: Once;
  /** The previous table. The new one gets its name if that is free, since people know the thread by it. */
  readonly namedLike?: TableId;
};

/** Turns the requested place of a table into the final one. */
export type Settle = (ordered: Place, id: TableId) => Promise<Pick<Table, 'place' | 'announcedIn'>>;

export type Opened =
  | (Extract<Done, { ok: true }> & {
      /** True if no table was opened, because this one already existed. */
      readonly isOld: boolean;
    })
  | TableRefused;

export type Opener = (by: Actor, order: Order, settle?: Settle) => Promise<Opened>;

export function openerOf(needs: VerbNeeds): Opener {
  const { changing, boxes, catalogue, now, random = randomBytes } = needs;
  return async (
    { userId, cause }: Actor,
    {
      role,
      seed,
      advice,
      box,
      seats = [],
      openedIn: requestedIn,
      campaign,
      namedLike,
      once,
      ...order
    }: Order,
    settle: Settle = (place) => Promise.resolve({ place }),
  ) => {
    const entry = catalogue.get(order.gameId);
    if (entry === undefined) return tableRefuses('no-such-game', { game: order.gameId });
    const table = {
      ...order,
      id: await tableIdFor(needs, order.place.guildId, namedLike),
      hostId: userId,
      seed: seed === undefined ? newSeed(random) : tableSeedFrom(seed),
      isChallenge: seed !== undefined,
      advice: advice ?? (seed === undefined ? USUAL_ADVICE : 'off'),
    };
    const opened = openTable(entry, table, await correctionsFor(boxes, table), now());
    if (!opened.ok) return opened;
    const valued = box === undefined ? opened.table : { ...opened.table, box };
    const kept = seats.length === 0 ? valued : keepSeats(valued, seats, userId);
    const taken = takeSeat(entry, kept, { role, userId }, { another: true });
    const isWithoutSeat = !taken.ok && keepsSeats(kept);
    const seated = isWithoutSeat ? ({ ok: true, table: kept } as const) : taken;
    if (!seated.ok) return seated;
    const { guildId, channelId } = order.place;
    const openedIn = requestedIn ?? channelId;
    return openingOneMore<Opened>(needs, guildId, openedIn, async (refused) => {
      const before =
        once === undefined ? null : await openedBefore(needs.store, once, { guildId, openedIn, userId });
      if (before !== null) return { ok: true, table: before, events: [], isOld: true };
      if (refused !== null) return refused;
      const placed = { ...seated.table, ...(await settle(order.place, table.id)) };
      const settled = campaign === undefined ? placed : { ...placed, campaignId: campaign.id };
      const jobs = [...lobbyJob(now()), ...awaitedJob(settled, now())];
      const joins = campaign === undefined ? {} : { campaign: campaign.changedBy(settled) };
      const openedFor = once?.openedFor ?? undefined;
      const asks = openedFor === undefined ? {} : { openedFor };
      const change = { ok: true, table: settled, jobs, openedIn, ...asks, ...joins } as const;
      const done = await changing.commit(change, null, cause);
      return done.ok ? { ...done, isOld: false } : done;
    });
  };
}

/** The job that shows the lobby. */
export function lobbyJob(dueAt: Date): readonly NewJob[] {
  return [{ job: { kind: 'lobby' }, dueAt }];
}

/** Pings the people with reserved seats in a repeated game. */
function awaitedJob(table: Table, dueAt: Date): readonly NewJob[] {
  if (!keepsSeats(table)) return [];
  const open = table.seats.flatMap(({ userId }, at) => (userId === null ? (keptFor(table, at) ?? []) : []));
  const call = [...new Set(open)];
  if (call.length === 0) return [];
  const users = namesOf(call);
  const again = table.isChallenge ? 'again.awaited' : 'again.awaited-new';
  const key = table.campaignId === undefined ? again : 'campaign.awaited';
  const phrase = { key, with: { user: table.hostId, users } };
  return [noticeFor(phrase, { by: table.hostId, call }, dueAt)];
}

/** The corrections from the server's box file; null if it has none. */
export async function correctionsFor(
  boxes: BoxShelf,
  { place, gameId }: Pick<Table, 'place' | 'gameId'>,
): Promise<unknown> {
  return (await boxes.of(place.guildId, gameId))?.corrections ?? null;
}

/** A seed from the system's random numbers, which no one can guess from what the bot shows. */
export function newSeed(random: (bytes: number) => Uint8Array = randomBytes): Seed {
  return tableSeedFrom(Buffer.from(random(16)).toString('hex'));
}
