/** The changes to a campaign when one of its games is opened or reopened, begins, or ends. */
import type { Outcome } from '../../core/game.ts';
import { chooseOptions } from '../../core/options.ts';
import type {
  CampaignChange,
  CampaignEntry,
  CampaignId,
  CampaignSeat,
  ChapterEnding,
  KeptCampaign,
} from '../model/campaign.ts';
import type { PrivilegedActor } from '../model/change.ts';
import { type TableRefused, tableRefuses } from '../model/refusal.ts';
import { ERASED, type Sitter, type Table, type UserId } from '../model/table.ts';
import { keptAs, type LoadedCampaign } from './loaded-campaign.ts';

/** A new campaign with this table as its first. */
export function newCampaign(id: CampaignId, chapter: string, table: Table): CampaignChange {
  const { gameId, place, hostId, changedAt } = table;
  return {
    campaign: {
      id,
      gameId,
      status: 'running',
      version: 1,
      place,
      hostId,
      tableId: table.id,
      chapter,
      chronicle: null,
      seats: [],
      proposals: [],
      entries: 0,
      createdAt: changedAt,
      changedAt,
    },
  };
}

/** The campaign after its next game was opened. The player who opened that game is now the host. */
export function withTable(campaign: KeptCampaign, chapter: string, table: Table): CampaignChange {
  const { place, hostId, id: tableId } = table;
  return { campaign: next(campaign, { place, hostId, tableId, chapter }, table.changedAt) };
}

/**
 * The campaign after its closed table was reopened. This counts as a change, so that if two people open a table at the same time,
 * one of them is refused.
 */
export function afterReopening(campaign: KeptCampaign, { place }: Table, now: Date): CampaignChange {
  return { campaign: next(campaign, { place }, now) };
}

/**
 * The table with everything that the campaign currently brings into its game, since people may buy things while the lobby is
 * open. Refused if it is no longer the campaign's table.
 */
export function readiedTable(
  { campaign, entry: { game }, rules, chronicle }: LoadedCampaign,
  table: Table,
): { readonly ok: true; readonly table: Table } | TableRefused {
  if (campaign.tableId !== table.id || campaign.status !== 'running') return tableRefuses('campaign-went-on');
  if (chronicle === null) return tableRefuses('campaign-other-rules');
  const chosen = chooseOptions(game.options, rules.options(chronicle.is, campaign.chapter));
  if (!chosen.ok) throw new Error(`a campaign cannot be played: ${JSON.stringify(chosen.refusal)}`);
  return { ok: true, table: { ...table, options: chosen.options } };
}

/**
 * The campaign after a game has begun at its table. The first game permanently decides which roles are played. Proposals that
 * wait for a person's agreement stay open: playing loses no points.
 */
export function afterStart(
  { campaign, rules }: LoadedCampaign,
  table: Table,
  by: UserId,
  now: Date,
): CampaignChange {
  const { place, hostId } = table;
  if (campaign.chronicle !== null) return { campaign: next(campaign, { place, hostId }, now) };
  const seats = table.seats.map(({ role, ...sitter }) => ({ role: role ?? '', ...holderIn(sitter) }));
  const roles = seats.map(({ role }) => role);
  const chronicle = keptAs(rules, rules.begin(roles));
  const entry: CampaignEntry = {
    number: campaign.entries,
    by,
    tableId: null,
    deed: { kind: 'began', roles },
    chronicle,
    writtenAt: now,
  };
  return { campaign: next(campaign, { place, hostId, seats, chronicle }, now), entry };
}

/**
 * The campaign after the game at its table has ended. It gets an entry, and the person in a seat now holds that seat's role. Null
 * if nothing is recorded: the campaign is over or has continued at another table.
 */
export function afterEnd(
  { campaign, entry, rules, chronicle: before }: LoadedCampaign,
  table: Table,
  now: Date,
): CampaignChange | null {
  const ending = endingOf(entry.game.outcome(table.state));
  const isOfIt =
    campaign.tableId === table.id && campaign.status === 'running' && campaign.chronicle !== null;
  if (!isOfIt || ending === null || before === null) return null;
  const is = rules.after(before.is, table.state);
  const chronicle = keptAs(rules, is);
  const { place, hostId } = table;
  const over = rules.next(is).length === 0 ? ({ status: 'won', proposals: [] } as const) : {};
  return {
    campaign: next(campaign, { place, hostId, seats: holdersAt(campaign, table), chronicle, ...over }, now),
    entry: {
      number: campaign.entries,
      by: null,
      tableId: table.id,
      deed: { kind: 'played', chapter: campaign.chapter, ending },
      chronicle,
      writtenAt: now,
    },
  };
}

/** The holders of the campaign's roles when its game at the table ends: the person in a seat has its role. */
export function holdersAt({ seats }: KeptCampaign, table: Table): readonly CampaignSeat[] {
  return seats.map((seat) => {
    const sitter = table.seats.find(({ role }) => role === seat.role);
    return sitter === undefined ? seat : { role: seat.role, ...holderIn(sitter) };
  });
}

/** The reason why the person may not end the campaign; null if they may. */
export function refusedToEndCampaign(
  { hostId, status }: KeptCampaign,
  { userId, isModerator }: Pick<PrivilegedActor, 'userId' | 'isModerator'>,
): TableRefused | null {
  if (!isModerator && userId !== hostId) return tableRefuses('only-host-or-moderator', { host: hostId });
  return status === 'running' ? null : tableRefuses('campaign-over');
}

/** The campaign after it was ended early. */
export function ended(campaign: KeptCampaign, now: Date): CampaignChange {
  return { campaign: next(campaign, { status: 'ended', proposals: [] }, now) };
}

/**
 * Whether the person may open the next game: role holders, the host and moderators may. Before the first game has begun, the
 * people who sat at its table may. `last` is null if it cannot be read.
 */
export function mayGoOn(
  { campaign }: LoadedCampaign,
  last: Table | null,
  { userId, isModerator }: Pick<PrivilegedActor, 'userId' | 'isModerator'>,
): boolean {
  const seats = campaign.seats.length > 0 ? campaign.seats : (last?.seats ?? []);
  return isModerator || campaign.hostId === userId || seats.some((seat) => seat.userId === userId);
}

/** The campaign after a change. */
export function next(campaign: KeptCampaign, changes: Partial<KeptCampaign>, changedAt: Date): KeptCampaign {
  return { ...campaign, ...changes, version: campaign.version + 1, changedAt };
}

/** If a computer plays for a person, the person holds the role. */
function holderIn({ userId, computer }: Sitter): Sitter {
  const holder = userId === ERASED ? null : userId;
  return holder === null && computer !== undefined ? { userId: null, computer } : { userId: holder };
}

function endingOf({ kind }: Outcome): ChapterEnding | null {
  return kind === 'won' || kind === 'lost' ? kind : null;
}
