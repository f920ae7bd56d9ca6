/** Decides the next steps for a person who uses help, depending on where they are. */
import { type Catalogue, hasComputers } from '../../../core/catalogue.ts';
import { keepsSeats, seatsToTake } from '../../../tables/lobby/kept-seats.ts';
import { canBegin } from '../../../tables/lobby/lobby.ts';
import { rulesToChoose } from '../../../tables/lobby/rules.ts';
import { isOver, type Table, type UserId } from '../../../tables/model/table.ts';
import { adviceFor } from '../../../tables/turns/advising.ts';
import { hasOurRules, requestForUser } from '../../../tables/turns/current-request.ts';
import { isLesson } from '../../../tables/turns/is-lesson.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import { seatsHeldBy } from '../../../tables/turns/seating.ts';
import { mayWake } from '../../../tables/waiting/sleeping.ts';
import type { TableButton } from '../../custom-ids/custom-id.ts';

export const WHEREABOUTS = [
  'direct',
  'no-table',
  'lobby',
  'your-turn',
  'not-your-turn',
  'closed',
  'over',
] as const;
export type Whereabouts = (typeof WHEREABOUTS)[number];

/** The commands that help suggests, each with its own text. */
export const HELPING_COMMANDS = [
  'game new',
  'learn',
  'tables',
  'rule',
  'settings',
  'board',
  'act',
  'stats',
  'game stand-in',
  'campaign continue',
  'server overview',
] as const;
export type HelpingCommand = (typeof HELPING_COMMANDS)[number];

export type NextStep =
  | { readonly do: 'press'; readonly button: TableButton }
  /** Shows the guide of a game to a person without a table. */
  | { readonly do: 'read'; readonly game: string }
  /** Tells a person in a direct message about lessons, which are on servers. */
  | { readonly do: 'learn-on-server' }
  /** Leads back to a lesson that a person has started. */
  | { readonly do: 'learn-on'; readonly game: string; readonly place: string }
  /** Lists the games, if the buttons don't show all of them. */
  | { readonly do: 'list-games'; readonly games: readonly string[] }
  | { readonly do: 'type'; readonly command: HelpingCommand }
  /** Points out the lobby's menu for the rules to the people who may use it. */
  | { readonly do: 'choose-rules' };

export interface Help {
  readonly where: Whereabouts;
  readonly steps: readonly NextStep[];
}

/** The maximum number of steps; more are hard to choose from. */
const MAX_STEPS = 5;
/** The maximum without a table, where guides of games come last. */
const MAX_STEPS_WITHOUT_TABLE = 6;
/** At most this many guides have a button for people without a table. */
const MAX_GUIDES = 3;

/** The person who uses help. */
export interface Asker {
  readonly userId: string;
  readonly isDirect: boolean;
  /** True for moderators, who also see the server's tools. Looked up only if there is no table. */
  readonly isModerator: boolean;
  /** The lesson that the person has started. */
  readonly lesson: { readonly game: string; readonly place: string } | null;
}

/** `loaded` is the table here, or the last one that was here; null if there was none, and in direct messages. */
export function helpFor(loaded: LoadedTable | null, asker: Asker, catalogue: Catalogue): Help {
  const help = loaded === null ? withoutTable(asker, catalogue) : atTable(loaded, asker.userId);
  return { ...help, steps: help.steps.slice(0, loaded === null ? MAX_STEPS_WITHOUT_TABLE : MAX_STEPS) };
}

function withoutTable({ isDirect, isModerator, lesson }: Asker, catalogue: Catalogue): Help {
  const explained = [...catalogue].filter(([, { guide }]) => guide !== null).map(([game]) => game);
  const reading = explained.slice(0, MAX_GUIDES).map((game): NextStep => ({ do: 'read', game }));
  const games: readonly NextStep[] =
    reading.length < catalogue.size ? [{ do: 'list-games', games: [...catalogue.keys()] }] : [];
  const begun: readonly NextStep[] = lesson === null ? [] : [{ do: 'learn-on', ...lesson }];
  if (isDirect) {
    const learning: readonly NextStep[] = lesson === null ? [{ do: 'learn-on-server' }] : begun;
    return { where: 'direct', steps: [...learning, type('tables'), type('settings'), ...games, ...reading] };
  }
  const learning = lesson === null ? [type('learn')] : begun;
  const moderating = isModerator ? [type('server overview')] : [];
  return { where: 'no-table', steps: [...learning, type('game new'), ...games, ...moderating, ...reading] };
}

/** The step that explains the game: its guide, or for a game with neither guide nor rulebook, the details of a question. */
function explaining({ table, entry, request }: LoadedTable): readonly NextStep[] {
  if (entry.guide !== null) return [press('guide')];
  if (entry.rulebook.length > 0 || request === null) return [];
  const details = entry.presenter.details(request, entry.game.observe(table.state));
  return details.length === 0 ? [] : [press('details')];
}

function atTable(loaded: LoadedTable, userId: string): Help {
  const { table, entry, request } = loaded;
  const guide = explaining(loaded);
  const rules = entry.rulebook.length === 0 ? [] : [type('rule')];
  const isSeated = seatsHeldBy(table, userId).length > 0;
  if (table.status === 'lobby')
    return { where: 'lobby', steps: [...inLobby(loaded, userId, isSeated, guide), ...rules] };
  if (table.status === 'closed')
    return { where: 'closed', steps: [press('reopen'), press('replay'), type('game new')] };
  if (isOver(table) || request === null) return { where: 'over', steps: afterGame(loaded, userId) };
  if (table.pausedBy !== null)
    return { where: 'not-your-turn', steps: [press('resume'), press('status'), ...guide, ...rules] };
  if (requestForUser(table, request, userId as UserId) !== null) {
    const odds = entry.presenter.odds(entry.game.observe(table.state), {}).length > 0 ? [press('odds')] : [];
    const isPlayedByComputers = entry.judgement !== null && !isLesson(entry, table);
    return {
      where: 'your-turn',
      steps: [
        ...(isPlayedByComputers && adviceFor(loaded, userId).ok ? [press('advise')] : []),
        ...guide,
        type('board'),
        type('act'),
        ...(isPlayedByComputers ? [type('game stand-in')] : []),
        ...odds,
        ...rules,
      ],
    };
  }
  const calls = isSeated ? [type('settings')] : [];
  return {
    where: 'not-your-turn',
    steps: [press('since'), press('status'), ...ofCampaign(table), ...guide, ...rules, ...calls],
  };
}

function ofCampaign({ campaignId }: Table): readonly NextStep[] {
  return campaignId === undefined ? [] : [press('campaign-status')];
}

function afterGame({ table, entry }: LoadedTable, userId: string): readonly NextStep[] {
  const isDecided = hasOurRules(entry, table) && entry.game.outcome(table.state).kind !== 'ongoing';
  const views = [...(isDecided && entry.judgement !== null ? [press('review')] : []), press('replay')];
  if (table.campaignId !== undefined)
    return [...ofCampaign(table), press('campaign-skills'), ...views, type('campaign continue')];
  const repeats = isOver(table) && mayWake(table, userId as UserId, false);
  return [...views, ...(repeats ? [press('play-again')] : []), type('game new'), type('stats')];
}

function inLobby(
  { table, entry }: LoadedTable,
  userId: string,
  isSeated: boolean,
  guide: readonly NextStep[],
): readonly NextStep[] {
  const isReady = table.hostId === userId && canBegin(entry, table);
  const hasRoom = keepsSeats(table)
    ? seatsToTake(table, userId as UserId, null).ok
    : table.seats.length < entry.game.seats.max;
  const joins = !isSeated && hasRoom;
  return [
    ...(isReady ? [press('start')] : []),
    ...(joins ? [press('join')] : []),
    ...(isSeated && hasRoom && hasComputers(entry) ? [press('computers')] : []),
    ...ofCampaign(table),
    ...guide,
    ...(table.hostId === userId && rulesToChoose(entry, table).length > 0
      ? [{ do: 'choose-rules' } as const]
      : []),
    ...(isSeated ? [press('leave')] : []),
  ];
}

function press(button: TableButton): NextStep {
  return { do: 'press', button };
}

function type(command: HelpingCommand): NextStep {
  return { do: 'type', command };
}
