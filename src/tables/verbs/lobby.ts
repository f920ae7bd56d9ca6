/** Verbs of a lobby: open, choose the rules, join, leave, start. */

import type { Catalogue, GameEntry } from '../../core/catalogue.ts';
import { optionOfCampaigns, optionsToChoose } from '../../core/options.ts';
import { afterStart, readiedTable } from '../campaigns/games.ts';
import { campaignKey, type LoadedCampaign, loadedCampaignOf } from '../campaigns/loaded-campaign.ts';
import { handBack } from '../computers/standing-in.ts';
import { decline, endInvitations, invite } from '../lobby/invitations.ts';
import { joinedJobs } from '../lobby/joined.ts';
import { beginGame, canModerate, chooseRole, type Seated, takeSeat } from '../lobby/lobby.ts';
import { setDifficulty, setRules, type Wish } from '../lobby/rules.ts';
import { setOption } from '../lobby/table-options.ts';
import { type Actor, type Change, type Done, ofProgram, type PrivilegedActor } from '../model/change.ts';
import { boardJob } from '../model/outbox.ts';
import { type TableRefused, tableRefuses } from '../model/refusal.ts';
import { seatNamed } from '../model/seat-key.ts';
import { campaignOrNull } from '../model/storage/campaign-store.ts';
import {
  type ChannelId,
  isLive,
  isOver,
  type Place,
  type Table,
  type TableId,
  type UserId,
} from '../model/table.ts';
import { type Departure, depart } from '../seats/departing.ts';
import { joinGame } from '../seats/taking-seats.ts';
import { currentRequest, hasOurRules, isReadOnly, otherRules } from '../turns/current-request.ts';
import { waitJob } from '../turns/default-answers.ts';
import { seatsHeldBy } from '../turns/seating.ts';
import { mayWake } from '../waiting/sleeping.ts';
import {
  correctionsFor,
  lobbyJob,
  newSeed,
  type Opened,
  type Order,
  openerOf,
  type Settle,
} from './opening/opening.ts';
import type { VerbNeeds } from './verb-needs.ts';

export interface LobbyVerbs {
  /**
   * `settle` turns the requested place into the final one. It runs last, when nothing else can stop the table from being
   * opened, since it may create a thread.
   */
  open(by: Actor, order: Order, settle?: Settle): Promise<Opened>;
  /**
   * Opens a lobby for another game like a finished table's: with the same options and seats and, if the seed is the same, the
   * same printed values. It pings the people whose seats wait for them, so only one of them, the host or a moderator may do it.
   * While that lobby or its game is live, anyone else who wants another game is led to it.
   */
  openAgain(
    by: PrivilegedActor,
    id: TableId,
    where: { readonly place: Place; readonly seed: 'same' | 'new'; readonly openedIn?: ChannelId },
  ): Promise<Opened>;
  /** Sets the rules. The host and moderators may do this until the game begins. */
  setRules(by: PrivilegedActor, id: TableId, rules: string): Promise<Done>;
  /** Like `setRules`, with a name from `GameEntry.difficulties`. */
  setDifficulty(by: PrivilegedActor, id: TableId, difficulty: string): Promise<Done>;
  /** Like `setRules`, with any other option from `optionsOfLobby`, and a value from `valuesToChoose`. */
  setOption(
    by: PrivilegedActor,
    id: TableId,
    chosen: { readonly option: string; readonly value: string },
  ): Promise<Done>;
  /** During a game, takes an open seat: the one with `role` if given. */
  join(
    by: Actor,
    id: TableId,
    seat: { readonly role: string | null; readonly another: boolean },
  ): Promise<Done>;
  /** Before the game: gives the role to the person's seat, or seats them with it; null means a random role. */
  chooseRole(by: Actor, id: TableId, role: string | null): Promise<Done>;
  /**
   * During a game, the seats stay open and the game waits for new people. The person then has to confirm the loss first:
   * `confirmed` is the key of the loss; null if there was no confirmation.
   */
  leave(by: Actor, id: TableId, departure: Departure, confirmed: string | null): Promise<Done>;
  /**
   * `first` begins; `order` names seats in turn order, and the others follow. The host has to confirm a start without invited
   * people who haven't answered: `confirmed` is the key of that confirmation; null if there was no confirmation.
   */
  start(
    by: Actor,
    id: TableId,
    first: string | null,
    order?: readonly string[],
    confirmed?: string | null,
  ): Promise<Done>;
  /** Pings these people once and reserves seats for them for a day. People at the table and the host may do it. */
  invite(by: Actor, id: TableId, users: readonly UserId[]): Promise<Done>;
  /** Frees the seat reserved for the person. */
  decline(by: Actor, id: TableId): Promise<Done>;
  /** Frees the seats whose reservation has run out. */
  endInvitations(id: TableId, cause: string): Promise<Done>;
}

export function lobbyVerbs(needs: VerbNeeds): LobbyVerbs {
  const { changing, store, catalogue, now } = needs;
  const { change, changeByRules } = changing;
  const open = openerOf(needs);

  const chooseBefore = <Chosen>(
    by: PrivilegedActor,
    id: TableId,
    chosen: Chosen,
    choose: (entry: GameEntry, table: Table, chosen: Chosen, wish: Wish, now: Date) => Change | TableRefused,
  ): Promise<Done> =>
    changing.withLock<Done>(by, id, async (table, entry) => {
      if (isReadOnly(entry, table)) return otherRules(entry, table);
      if (!canModerate(table, by.userId, by.isModerator))
        return tableRefuses('only-host-or-moderator', { host: table.hostId });
      const corrections = await correctionsFor(needs.boxes, table);
      const changed = choose(entry, table, chosen, { by: by.userId, corrections }, now());
      return changed.ok ? changing.commit(changed, table, by.cause) : changed;
    });

  /** Shows a changed lobby, and announces that a friend has joined it. */
  const joining = (
    by: Actor,
    id: TableId,
    join: (table: Table, entry: GameEntry) => Seated | Change,
  ): Promise<Done> =>
    changing.withLock<Done>(by, id, async (table, entry) => {
      if (isReadOnly(entry, table)) return otherRules(entry, table);
      const joined = join(table, entry);
      if (!joined.ok) return joined;
      if ('jobs' in joined) return changing.commit(joined, table, by.cause);
      const seating = { before: table, after: joined.table };
      const announced = joinedJobs(entry, seating, by.userId, await store.notices(id), now());
      return changing.commit({ ...joined, jobs: [...lobbyJob(now()), ...announced] }, table, by.cause);
    });

  return {
    open: async (by, order, settle) =>
      refusedOption(catalogue, order.gameId, order.options) ?? open(by, order, settle),
    async openAgain(by, id, { place, seed: wanted, openedIn = place.channelId }) {
      const table = await store.load(id, by);
      if (table === null) return tableRefuses('no-table');
      if (isLive(table)) return tableRefuses('channel-taken');
      if (!isOver(table)) return tableRefuses('closed');
      if (!mayWake(table, by.userId, by.isModerator))
        return tableRefuses('only-players-repeat', { seed: table.seed });
      const { gameId, options, passing, isCasual, overdueAfter, language, seed } = table;
      // If a table was called off before its game began, its seats were never final.
      const seats = table.state === null ? [] : table.seats;
      const alike = { gameId, options, passing, isCasual, overdueAfter, language, seats, namedLike: id };
      const same = wanted === 'same' ? { ...alike, seed } : { ...alike, advice: table.advice };
      const order = { ...same, place, openedIn, once: { openedFor: `${wanted} ${id}` } };
      const entry = catalogue.get(gameId);
      const isSame = wanted === 'same' && entry !== undefined && hasOurRules(entry, table);
      return open(by, { ...order, role: null, ...(isSame ? { box: table.box } : {}) });
    },
    setRules: (by, id, rules) => chooseBefore(by, id, rules, setRules),
    setDifficulty: (by, id, difficulty) => chooseBefore(by, id, difficulty, setDifficulty),
    setOption: (by, id, chosen) =>
      chooseBefore(by, id, chosen, (entry, table, choice, wish, at) =>
        setOption(entry, table, choice, { ...wish, newSeed: newSeed(needs.random) }, at),
      ),
    join: (by, id, { role, another }) =>
      joining(by, id, (table, entry) =>
        table.status === 'playing'
          ? joinOrReturn(entry, table, by.userId, role, now())
          : takeSeat(entry, table, { role, userId: by.userId }, { another }),
      ),
    chooseRole: (by, id, role) =>
      joining(by, id, (table, entry) => chooseRole(entry, table, by.userId, role)),
    invite: (by, id, users) =>
      changeByRules(by, id, (table, entry) => invite(entry, table, by.userId, users, now())),
    decline: (by, id) => change(by, id, (table) => decline(table, by.userId, now())),
    endInvitations: (id, cause) => change(ofProgram(cause), id, (table) => endInvitations(table, now())),
    leave: (by, id, departure, confirmed) =>
      changeByRules(by, id, (table, entry) => depart(entry, table, by.userId, departure, confirmed, now())),
    start: (by, id, first, order = [], confirmed = null) =>
      changing.withLock<Done>(by, id, (table, entry) =>
        inCampaign(needs, table, async (campaign) => {
          if (isReadOnly(entry, table)) return otherRules(entry, table);
          const readied = campaign === null ? ({ ok: true, table } as const) : readiedTable(campaign, table);
          if (!readied.ok) return readied;
          const begun = beginGame(entry, readied.table, by.userId, { first, order }, confirmed);
          if (!begun.ok) return begun;
          const request = currentRequest(entry, begun.table);
          const joins =
            campaign === null ? {} : { campaign: afterStart(campaign, begun.table, by.userId, now()) };
          const change = {
            ...begun,
            ...joins,
            era: { rulesVersion: begun.table.rulesVersion, from: 0, state: null },
            jobs: [
              ...lobbyJob(now()),
              boardJob(begun.table, { by: by.userId }, now()),
              ...waitJob(begun.table, request, now()),
            ],
          };
          return changing.commit(change, table, by.cause);
        }),
      ),
  };
}

/** The refusal if these options don't fit a table of that game outside a campaign; null if they do. */
function refusedOption(catalogue: Catalogue, gameId: string, given: Order['options']): TableRefused | null {
  const specs = catalogue.get(gameId)?.game.options;
  // An unknown game is refused when the table is opened.
  if (specs === undefined) return null;
  const ofCampaigns = optionOfCampaigns(specs, given);
  if (ofCampaigns !== undefined) return tableRefuses('campaign-option', { option: ofCampaigns });
  const option = Object.keys(given).find((name) => !Object.hasOwn(specs, name));
  if (option === undefined) return null;
  const owners = [...catalogue.values()].filter(({ game }) => optionsToChoose(game.options).includes(option));
  if (owners.length === 0) return null;
  const games = owners.map(({ game }) => game.id).join(' ');
  return tableRefuses('other-games-option', { option, played: gameId, games });
}

/** A person who joins without a role, or with their own, takes back the seats that computers play for them. */
function joinOrReturn(
  entry: GameEntry,
  table: Table,
  userId: UserId,
  role: string | null,
  now: Date,
): Change | TableRefused {
  const named = role === null ? null : seatNamed(table, role);
  const isOwn = role === null || (named !== null && seatsHeldBy(table, userId).includes(named));
  const back = isOwn ? handBack(entry, table, userId, now) : null;
  return back?.ok === true ? back : joinGame(entry, table, userId, role, now);
}

/** Runs the task with the table's campaign under the campaign's mutex, or with null if the table has no campaign. */
async function inCampaign(
  { store, catalogue, mutex }: VerbNeeds,
  { campaignId, place }: Table,
  task: (campaign: LoadedCampaign | null) => Promise<Done>,
): Promise<Done | TableRefused> {
  if (campaignId === undefined) return task(null);
  return mutex.run(campaignKey(campaignId), async () => {
    const campaign = loadedCampaignOf(catalogue, await campaignOrNull(store.campaign(campaignId, place)));
    return campaign === null ? tableRefuses('campaign-unreadable') : task(campaign);
  });
}
