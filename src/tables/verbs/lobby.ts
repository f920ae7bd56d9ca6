/** Verbs of a lobby: open, join, leave, start. */
import { randomBytes } from 'node:crypto';
import type { Catalogue } from '../../core/catalogue.ts';
import { optionOfCampaigns } from '../../core/options.ts';
import { type Seed, tableSeedFrom } from '../../core/random.ts';
import type { Changing } from '../commit/committing.ts';
import type { KeyedMutex } from '../commit/keyed-mutex.ts';
import { keepSeats, keepsSeats, keptFor } from '../lobby/kept-seats.ts';
import { beginGame, chooseRole, type NewTable, openTable, takeSeat } from '../lobby/lobby.ts';
import type { Doer, Done, Ruler } from '../model/change.ts';
import type { NewErrand } from '../model/outbox.ts';
import { tableRefuses } from '../model/refusal.ts';
import type { Settings } from '../model/settings.ts';
import type { BoxShelf } from '../model/storage/box-shelf.ts';
import type { TableStore } from '../model/storage/store.ts';
import {
  type AdviceSetting,
  type ChannelId,
  isLive,
  isOver,
  type Place,
  type Table,
  type TableId,
  type TableSeat,
  USUAL_ADVICE,
} from '../model/table.ts';
import { type Departure, depart } from '../seats/departing.ts';
import { joinGame } from '../seats/taking-seats.ts';
import { boardErrand, currentRequest, hasOurRules, waitErrand } from '../turns/play.ts';
import { said } from '../turns/seat-words.ts';
import { mayWake } from '../waiting/sleeping.ts';
import { openingOneMore } from './one-more.ts';

export type Order = Omit<NewTable, 'id' | 'seed' | 'hostId' | 'isChallenge' | 'advice'> & {
  /** Left out, the system picks one. A table with a given seed is a challenge. */
  readonly seed?: string;
  /** Left out, as usual; and none in a challenge, which people play to compare. */
  readonly advice?: AdviceSetting;
  /** The printed values; left out, those of the server's box file, or the game's own. */
  readonly box?: unknown;
  /**
   * The channel in which the person asked for the table; for a thread, its parent channel. Left out, the place
   * itself.
   */
  readonly openedIn?: ChannelId;
  /** The role of the host; null where chance picks it. */
  readonly role: string | null;
  /** The seats of a game that is repeated. A host who had none of them hosts without a seat. */
  readonly seats?: readonly TableSeat[];
};

/** Turns the ordered place of a table into the final one. */
type Settle = (ordered: Place, id: TableId) => Promise<Place>;

export interface LobbyVerbs {
  /**
   * `settle` turns the ordered place into the final one. It runs when nothing else speaks against the table, since it
   * may create a thread.
   */
  open(by: Doer, order: Order, settle?: Settle): Promise<Done>;
  /**
   * Opens a lobby for another game like that of a finished table: same options, seed, printed values and seats. It
   * calls the people whose seats wait for them, so only one of them, the host or a moderator may do it.
   */
  openAgain(by: Ruler, id: TableId, place: Place, openedIn?: ChannelId): Promise<Done>;
  /** During a game, takes an open seat: the one of `role` where it is named. */
  join(
    by: Doer,
    id: TableId,
    seat: { readonly role: string | null; readonly another: boolean },
  ): Promise<Done>;
  /** Before the game: the person's seat gets the role, or they take a seat as it; null leaves it to chance. */
  chooseRole(by: Doer, id: TableId, role: string | null): Promise<Done>;
  /**
   * During a game the seats stay open, and the game waits for new people. There the person confirms first what they
   * give up: `confirmed` is its key, null where they were asked nothing.
   */
  leave(by: Doer, id: TableId, departure: Departure, confirmed: string | null): Promise<Done>;
  start(by: Doer, id: TableId, first: string | null): Promise<Done>;
}

export interface LobbyNeeds {
  readonly changing: Changing;
  readonly store: TableStore;
  readonly boxes: BoxShelf;
  readonly settings: Settings;
  readonly catalogue: Catalogue;
  readonly now: () => Date;
  readonly mutex: KeyedMutex;
  /** Returns so many random bytes for ids and seeds; left out, those of the system. */
  readonly random?: (bytes: number) => Uint8Array;
}

export function lobbyVerbs(needs: LobbyNeeds): LobbyVerbs {
  const { changing, store, boxes, catalogue, now, random = randomBytes } = needs;
  const { changeByRules, commit } = changing;

  async function open(
    { userId, cause }: Doer,
    { role, seed, advice, box, seats = [], openedIn: asked, ...order }: Order,
    settle: Settle = (ordered) => Promise.resolve(ordered),
  ): Promise<Done> {
    const entry = catalogue.get(order.gameId);
    if (entry === undefined) return tableRefuses('no-such-game', { game: order.gameId });
    const table = {
      ...order,
      id: newTableId(random),
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
    const openedIn = asked ?? channelId;
    return openingOneMore(needs, guildId, openedIn, async (refused) => {
      if (refused !== null) return refused;
      const settled = { ...seated.table, place: await settle(order.place, table.id) };
      const errands = [...lobbyErrand(now()), ...awaitedErrand(settled, now())];
      return commit({ ok: true, table: settled, errands, openedIn }, null, cause);
    });
  }

  return {
    open: async (by, order, settle) => {
      const option = optionOfCampaigns(catalogue.get(order.gameId)?.game.options ?? {}, order.options);
      return option === undefined ? open(by, order, settle) : tableRefuses('campaign-option', { option });
    },
    async openAgain(by, id, place, openedIn = place.channelId) {
      const table = await store.load(id);
      if (table === null) return tableRefuses('no-table');
      if (isLive(table)) return tableRefuses('channel-taken');
      if (!isOver(table)) return tableRefuses('closed');
      if (!mayWake(table, by.userId, by.isModerator))
        return tableRefuses('only-players-repeat', { seed: table.seed });
      const { gameId, options, passing, isCasual, overdueAfter, language, seed } = table;
      // Of a table that was called off before its game began no seat is settled.
      const seats = table.state === null ? [] : table.seats;
      const same = { gameId, options, passing, isCasual, overdueAfter, language, seed, seats };
      const order = { ...same, place, openedIn };
      const entry = catalogue.get(gameId);
      const isSame = entry !== undefined && hasOurRules(entry, table);
      return open(by, { ...order, role: null, ...(isSame ? { box: table.box } : {}) });
    },
    join: ({ userId, cause }, id, { role, another }) =>
      changeByRules(id, cause, (table, entry) => {
        if (table.status === 'playing') return joinGame(entry, table, userId, role, now());
        const seated = takeSeat(entry, table, { role, userId }, { another });
        return seated.ok ? { ...seated, errands: lobbyErrand(now()) } : seated;
      }),
    chooseRole: ({ userId, cause }, id, role) =>
      changeByRules(id, cause, (table, entry) => {
        const chosen = chooseRole(entry, table, userId, role);
        return chosen.ok ? { ...chosen, errands: lobbyErrand(now()) } : chosen;
      }),
    leave: ({ userId, cause }, id, departure, confirmed) =>
      changeByRules(id, cause, (table, entry) => depart(entry, table, userId, departure, confirmed, now())),
    start: ({ userId, cause }, id, first) =>
      changeByRules(id, cause, (table, entry) => {
        const begun = beginGame(entry, table, userId, first);
        if (!begun.ok) return begun;
        const request = currentRequest(entry, begun.table);
        return {
          ...begun,
          era: { rulesVersion: begun.table.rulesVersion, from: 0, state: null },
          errands: [
            ...lobbyErrand(now()),
            boardErrand(begun.table, { by: userId }, now()),
            ...waitErrand(begun.table, request, now()),
          ],
        };
      }),
  };
}

/** The errand that shows the lobby. */
export function lobbyErrand(dueAt: Date): readonly NewErrand[] {
  return [{ errand: { kind: 'lobby' }, dueAt }];
}

/** Calls the people for whom the seats of a repeated game are kept. */
function awaitedErrand(table: Table, dueAt: Date): readonly NewErrand[] {
  if (!keepsSeats(table)) return [];
  const open = table.seats.flatMap(({ userId }, at) => (userId === null ? (keptFor(table, at) ?? []) : []));
  const call = [...new Set(open)];
  if (call.length === 0) return [];
  const users = call.map((user) => ({ key: 'agreement.person', with: { user } }));
  const saying = { key: 'again.awaited', with: { user: table.hostId, users } };
  return [said(saying, { by: table.hostId, call }, dueAt)];
}

/** The corrections of the server's box file; null where it gave none. */
export async function correctionsFor(
  boxes: BoxShelf,
  { place, gameId }: Pick<Table, 'place' | 'gameId'>,
): Promise<unknown> {
  return (await boxes.of(place.guildId, gameId))?.corrections ?? null;
}

const ID_LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';

/** Ten letters, none of which looks like another. */
export function newTableId(random: (bytes: number) => Uint8Array): TableId {
  return Array.from(random(10), (byte) => ID_LETTERS[byte % ID_LETTERS.length]).join('') as TableId;
}

/** A seed from the system's randomness, which nobody can guess from what the bot shows. */
export function newSeed(random: (bytes: number) => Uint8Array = randomBytes): Seed {
  return tableSeedFrom(Buffer.from(random(16)).toString('hex'));
}
