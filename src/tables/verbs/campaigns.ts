/** Verbs of campaigns: beginning, continuing, replaying and ending one, buying things and undoing a purchase. */
import { randomBytes } from 'node:crypto';
import type { Offer } from '../../core/campaign.ts';
import { chooseOptions } from '../../core/options.ts';
import type { Phrase } from '../../core/presentation/phrase.ts';
import { ended, newCampaign, readiedTable, refusedToEndCampaign } from '../campaigns/games.ts';
import { campaignKey, type LoadedCampaign, loadedCampaignOf } from '../campaigns/loaded-campaign.ts';
import { boughtPhrase, lapsedPhrase, purchase } from '../campaigns/purchases.ts';
import { type UndoablePurchase, undo, undoablePurchase, undonePhrase } from '../campaigns/undoing.ts';
import type { CampaignChange, CampaignId } from '../model/campaign.ts';
import type { Actor, Done, PrivilegedActor, Scope } from '../model/change.ts';
import { type TableRefused, tableRefuses } from '../model/refusal.ts';
import { campaignOrNull } from '../model/storage/campaign-store.ts';
import { readOrNull } from '../model/storage/unreadable.ts';
import { isLive, type Table, type UserId } from '../model/table.ts';
import { noticeFor } from '../turns/seat-words.ts';
import {
  type LastTable,
  type NextGame,
  nextOrder,
  type Ordered,
  replayOrder,
  type WonGame,
} from './opening/campaign-order.ts';
import {
  correctionsFor,
  lobbyJob,
  type Opened,
  type Order,
  openerOf,
  type Settle,
} from './opening/opening.ts';
import { newTableId } from './opening/table-id.ts';
import type { VerbNeeds } from './verb-needs.ts';

/** The seed of a campaign's game is always secret, and the campaign sets its options. */
export type CampaignOrder = Omit<Order, 'options' | 'seed' | 'box' | 'seats' | 'campaign'>;

/** A person's purchase, or their proposal to others who pay a part of it. */
export type BuyingDone =
  | { readonly ok: true; readonly offer: Offer; readonly awaited: readonly UserId[] }
  | TableRefused;

export interface CampaignVerbs {
  /** Opens the table of a new campaign's first game. */
  beginCampaign(by: Actor, order: CampaignOrder, settle?: Settle): Promise<Opened>;
  /** Opens a table for the next game. Role holders, the host and moderators may do this. */
  continueCampaign(by: PrivilegedActor, id: CampaignId, next: NextGame, settle?: Settle): Promise<Opened>;
  /**
   * Opens a table that replays a won chapter with everything learned. Its game changes nothing in the campaign. The people who
   * may open the next game may open it, even after the campaign is won.
   */
  replayChapter(by: PrivilegedActor, id: CampaignId, won: WonGame, settle?: Settle): Promise<Opened>;
  /** Buys for a role that the person holds, or, if they are the host, for one that no one holds. */
  buy(by: Actor, id: CampaignId, ware: string): Promise<BuyingDone>;
  /** Undoes the purchase in the entry with that number. Possible only before the next game begins, and latest first. */
  undoPurchase(by: Actor, id: CampaignId, number: number): Promise<Done>;
  /** Ends the campaign permanently, between its games. */
  endCampaign(by: PrivilegedActor, id: CampaignId): Promise<Done>;
  /** The server's campaigns, most recently changed first. */
  campaignsOfServer(guildId: string): Promise<readonly LoadedCampaign[]>;
  /** Everything for sale, at current prices; empty before the first game has begun. */
  waresOf(loaded: LoadedCampaign): Promise<readonly Offer[]>;
  /** The latest purchase since the last game; null if nothing can be undone. */
  undoableOf(loaded: LoadedCampaign): Promise<UndoablePurchase | null>;
}

export function campaignVerbs(needs: VerbNeeds): CampaignVerbs {
  const { changing, store, boxes, catalogue, mutex, now, random = randomBytes } = needs;
  const open = openerOf(needs);

  async function campaign(id: CampaignId, scope: Scope): Promise<LoadedCampaign | null> {
    return loadedCampaignOf(catalogue, await campaignOrNull(store.campaign(id, scope)));
  }

  async function boxFor({
    campaign: { gameId, place, chapter },
    entry: { game },
    rules,
    chronicle,
  }: LoadedCampaign) {
    const next =
      chronicle === null ? {} : rules.options(chronicle.is, rules.next(chronicle.is)[0] ?? chapter);
    const chosen = chooseOptions(game.options, next);
    if (!chosen.ok) throw new Error(`a campaign has no prices: ${JSON.stringify(chosen.refusal)}`);
    return game.box(chosen.options, await correctionsFor(boxes, { gameId, place }));
  }

  /** Changes the campaign and its last table in one commit, while none of its games is being played. */
  async function change<Decided extends { readonly ok: true; readonly change: Between }>(
    by: Actor,
    id: CampaignId,
    decide: (loaded: LoadedCampaign, table: Table) => Promise<Decided | TableRefused>,
  ): Promise<(Decided & { readonly table: Table }) | TableRefused> {
    const read = await campaign(id, by);
    if (read === null) return tableRefuses('no-campaign');
    return changing.withLock(by, read.campaign.tableId, (table) =>
      mutex.run(campaignKey(id), async () => {
        const loaded = await campaign(id, by);
        if (loaded === null || loaded.campaign.tableId !== table.id) return tableRefuses('busy');
        const decided = await decide(loaded, table);
        if (!decided.ok) return decided;
        const { changes, announcements, shown } = decided.change;
        const notices = announcements.map(({ phrase, call }) =>
          noticeFor(phrase, { by: by.userId, call }, now()),
        );
        const jobs = [...notices, ...(shown === null ? [] : lobbyJob(now()))];
        const done = await changing.commit(
          { ok: true, table: shown ?? table, jobs, campaign: changes, keepsWait: true },
          table,
          by.cause,
        );
        return done.ok ? { ...decided, table: done.table } : done;
      }),
    );
  }

  /** Opens a table between two games, as the campaign and its last game's table specify. */
  function openBetween(
    id: CampaignId,
    order: (loaded: LoadedCampaign, last: LastTable) => Ordered,
    by: PrivilegedActor,
    settle: Settle | undefined,
  ): Promise<Opened> {
    // The campaign's own mutex can't be used here, because opening takes the server's, which other code holds while it waits for
    // a table.
    return mutex.run(`going on with ${id}`, async () => {
      const loaded = await campaign(id, by);
      if (loaded === null) return tableRefuses('no-campaign');
      const ordered = order(loaded, await readOrNull(store.load(loaded.campaign.tableId, by)));
      return ordered.ok ? open(by, ordered.order, settle) : ordered;
    });
  }

  return {
    beginCampaign(by, order, settle) {
      const entry = catalogue.get(order.gameId);
      if (entry === undefined) return Promise.resolve(tableRefuses('no-such-game', { game: order.gameId }));
      const rules = entry.campaign;
      const begun = rules?.begin([]);
      const [chapter] = rules?.next(begun) ?? [];
      if (rules === null || chapter === undefined)
        return Promise.resolve(tableRefuses('no-campaigns-of-game', { played: order.gameId }));
      const id: CampaignId = `c${newTableId(random)}` as CampaignId;
      const campaignOf = (table: Table) => newCampaign(id, chapter, table);
      const options = rules.options(begun, chapter);
      return open(by, { ...order, options, campaign: { id, changedBy: campaignOf } }, settle);
    },

    continueCampaign: (by, id, next, settle) =>
      openBetween(id, (loaded, last) => nextOrder(loaded, last, by, next), by, settle),

    replayChapter: (by, id, won, settle) =>
      openBetween(id, (loaded, last) => replayOrder(loaded, last, by, won), by, settle),

    async buy(by, id, ware) {
      const { userId } = by;
      const done = await change(by, id, async (loaded, table) => {
        if (table.status === 'playing')
          return tableRefuses('campaign-game-open', { channel: table.place.channelId });
        const bought = purchase(loaded, ware, await boxFor(loaded), userId, now());
        if (!bought.ok) return bought;
        const announcements = [
          { phrase: boughtPhrase(loaded, bought, userId), call: bought.awaited },
          ...bought.lapsed.map((lapsed) => ({ phrase: lapsedPhrase(loaded, lapsed), call: lapsed.people })),
        ];
        const shown = inLobby(loaded, bought.change, table);
        return { ...bought, change: { changes: bought.change, announcements, shown } };
      });
      return done.ok ? { ok: true, offer: done.offer, awaited: done.awaited } : done;
    },

    async undoPurchase(by, id, number) {
      const { userId } = by;
      const done = await change(by, id, async (loaded, table) => {
        if (table.status === 'playing') return tableRefuses('purchase-stays');
        const entries = await store.campaignEntries(id);
        const undone = undo(loaded, entries, number, await boxFor(loaded), { userId, now: now() });
        if (!undone.ok) return undone;
        const announcements = [{ phrase: undonePhrase(loaded, undone.purchase, userId), call: [] }];
        const shown = inLobby(loaded, undone.change, table);
        return { ok: true, change: { changes: undone.change, announcements, shown } } as const;
      });
      return done.ok ? { ok: true, table: done.table, events: [] } : done;
    },

    async endCampaign(by, id) {
      const { userId } = by;
      const done = await change(by, id, async ({ campaign: kept }, table) => {
        const refused = refusedToEndCampaign(kept, by);
        if (refused !== null) return refused;
        if (isLive(table)) return tableRefuses('campaign-game-open', { channel: table.place.channelId });
        const phrase = { key: 'campaign.ended', with: { user: userId } };
        const announcements = [{ phrase, call: [] }];
        return {
          ok: true,
          change: { changes: ended(kept, now()), announcements, shown: null },
        } as const;
      });
      return done.ok ? { ok: true, table: done.table, events: [] } : done;
    },

    async campaignsOfServer(guildId) {
      const kept = await store.campaignsOfServer(guildId);
      return kept.flatMap((each) => loadedCampaignOf(catalogue, each) ?? []);
    },
    async waresOf(loaded) {
      const { campaign: kept, rules, chronicle } = loaded;
      if (kept.chronicle === null || chronicle === null) return [];
      return rules.wares(chronicle.is, await boxFor(loaded));
    },
    async undoableOf(loaded) {
      if (loaded.campaign.chronicle === null) return null;
      const entries = await store.campaignEntries(loaded.campaign.id);
      return undoablePurchase(loaded, entries, await boxFor(loaded));
    },
  };
}

/** A change between two games, and its announcement at the last table. */
interface Between {
  readonly changes: CampaignChange;
  /** Each announcement is one notice, with the people it pings. */
  readonly announcements: readonly { readonly phrase: Phrase; readonly call: readonly UserId[] }[];
  /** The lobby of the next game, which shows what was bought; null if there's no lobby, or if nothing was bought. */
  readonly shown: Table | null;
}

/** A purchase, or its undo, is shown in the lobby immediately. */
function inLobby(loaded: LoadedCampaign, { campaign, entry }: CampaignChange, table: Table): Table | null {
  if (table.status !== 'lobby' || entry === undefined) return null;
  const readied = readiedTable({ ...loaded, campaign, chronicle: entry.chronicle }, table);
  return readied.ok ? readied.table : null;
}
