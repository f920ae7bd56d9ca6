/** The order for a campaign's table: its next game, or a won chapter that is replayed without counting. */
import { mayGoOn, withTable } from '../../campaigns/games.ts';
import { type LoadedCampaign, wonChapters } from '../../campaigns/loaded-campaign.ts';
import type { PrivilegedActor } from '../../model/change.ts';
import { type TableRefused, tableRefuses } from '../../model/refusal.ts';
import { UnreadableTable } from '../../model/storage/unreadable.ts';
import { type ChannelId, isLive, type Place, type Table } from '../../model/table.ts';
import type { Order } from './opening.ts';

/** The place of a campaign's new table, and the channel from which a person opens it. */
export interface CampaignPlace {
  readonly place: Place;
  readonly openedIn?: ChannelId;
}

export interface NextGame extends CampaignPlace {
  /** The chapter to play; null means the usual next one. */
  readonly chapter: string | null;
}

export interface WonGame extends CampaignPlace {
  readonly chapter: string;
}

export type LastTable = Table | UnreadableTable | null;
export type Ordered = { readonly ok: true; readonly order: Order } | TableRefused;

/** The order for a campaign's next game, or why it may not be opened. `last` is the table of its last game. */
export function nextOrder(
  loaded: LoadedCampaign,
  last: LastTable,
  by: PrivilegedActor,
  next: NextGame,
): Ordered {
  const { campaign: kept, rules } = loaded;
  const between = betweenGames(loaded, last, by, kept.status === 'running');
  if (!between.ok) return between;
  const [usual = kept.chapter, ...others] = rules.next(between.is);
  const chapter = next.chapter ?? usual;
  if (![usual, ...others].includes(chapter)) return tableRefuses('no-such-chapter');
  return {
    ok: true,
    order: {
      ...orderOf(loaded, between, { ...next, chapter }),
      namedLike: kept.tableId,
      campaign: { id: kept.id, changedBy: (opened) => withTable(kept, chapter, opened) },
    },
  };
}

/**
 * The order for a table that replays a won chapter with everything learned, or why it may not be opened. The table isn't part of
 * the campaign, so its game changes nothing there.
 */
export function replayOrder(
  loaded: LoadedCampaign,
  last: LastTable,
  by: PrivilegedActor,
  won: WonGame,
): Ordered {
  const { campaign: kept } = loaded;
  const between = betweenGames(loaded, last, by, kept.status !== 'ended');
  if (!between.ok) return between;
  if (!wonChapters(loaded).includes(won.chapter)) return tableRefuses('chapter-not-won');
  const once = { openedFor: `replay ${won.chapter} ${kept.id}` };
  return { ok: true, order: { ...orderOf(loaded, between, won), once } };
}

interface Between {
  readonly ok: true;
  /** The readable part of the last table. */
  readonly table: Table | null;
  /** The chronicle. */
  readonly is: unknown;
}

function betweenGames(
  loaded: LoadedCampaign,
  last: LastTable,
  by: PrivilegedActor,
  canBePlayed: boolean,
): Between | TableRefused {
  const { campaign: kept, chronicle } = loaded;
  const table = last instanceof UnreadableTable ? (last.ruin?.table ?? null) : last;
  if (!mayGoOn(loaded, table, by)) return tableRefuses('only-campaigners', { host: kept.hostId });
  if (!canBePlayed) return tableRefuses('campaign-over');
  if (chronicle === null) return tableRefuses('campaign-other-rules');
  const isOpen = last instanceof UnreadableTable ? last.remains.isLive : last !== null && isLive(last);
  if (isOpen) return tableRefuses('campaign-game-open', { channel: (table ?? kept).place.channelId });
  return { ok: true, table, is: chronicle.is };
}

/** Defaults for a campaign whose last table cannot be read. */
const USUAL = { passing: 'after-a-minute', isCasual: false, overdueAfter: 48, language: 'en' } as const;

/** An order like the last table's, with the people of the campaign and their skills. */
function orderOf(
  { campaign: { gameId, seats }, rules }: LoadedCampaign,
  { table, is }: Between,
  { chapter, place, openedIn = place.channelId }: WonGame,
): Order {
  const { passing, isCasual, overdueAfter, language, advice } = table ?? { ...USUAL, advice: undefined };
  return {
    gameId,
    options: rules.options(is, chapter),
    passing,
    isCasual,
    overdueAfter,
    language,
    ...(advice === undefined ? {} : { advice }),
    place,
    openedIn,
    role: null,
    seats,
  };
}
