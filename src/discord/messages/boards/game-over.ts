/** The last message of a game: how it ended, what decided it, what everyone did, and what can follow. */
import type { GameEntry } from '../../../core/catalogue.ts';
import type { GameEvent } from '../../../core/game.ts';
import { heldActions } from '../../../core/logs/replay.ts';
import type { Phrase } from '../../../core/presentation/phrase.ts';
import type { SeatIndex } from '../../../core/seat.ts';
import type { LoadedCampaign } from '../../../tables/campaigns/loaded-campaign.ts';
import { resultPhrase } from '../../../tables/endings/result.ts';
import type { History } from '../../../tables/history/history.ts';
import {
  isOver,
  type LogLine,
  type Table,
  type TableSeat,
  type UserId,
} from '../../../tables/model/table.ts';
import { hasOurRules } from '../../../tables/turns/current-request.ts';
import { isLesson } from '../../../tables/turns/is-lesson.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import { isOnlySeat, seatName } from '../../../tables/turns/seat-words.ts';
import { afterGamePhrases } from '../campaigns/after-game.ts';
import { campaignLine } from '../campaigns/campaign-words.ts';
import { ownerOf } from '../pieces/computer-word.ts';
import { fitsNotification, notified } from '../pieces/notification.ts';
import { mention } from '../pieces/parts.ts';
import type { Words } from '../questions/answers.ts';
import { peopleNamed } from '../seats/addressed.ts';
import { scoreboard } from './score-lines.ts';

/** The number of feats in each player's line, so that it fits on a phone. The picture of the end shows the rest. */
const FEATS_BESIDE_SCENE = 2;

/** The end of a game as its last message shows it. */
export interface EndScene {
  readonly svg: string;
  readonly altText: string;
  /** The turn that decided the game. Null if it can't be found in the history. */
  readonly turning: { readonly title: string; readonly what: string } | null;
}

/** Facts about a finished game, besides its state. */
export interface Past {
  readonly log: readonly LogLine[];
  /** Null if the log cannot be replayed, so that the history is unknown. */
  readonly history: History | null;
  /** The table's campaign; null if the table isn't part of one. */
  readonly campaign: LoadedCampaign | null;
  /** The people who praised each seat, in seat order. */
  readonly praise: readonly (readonly UserId[])[];
  /** The picture of the end; null if the game was called off, or has no such picture. */
  readonly ending: EndScene | null;
}

export const NO_PAST: Past = { log: [], history: null, campaign: null, praise: [], ending: null };

/** The campaign of a finished game; null also if the campaign has continued at another table. */
export function campaignOf(table: Table, { campaign }: Past): LoadedCampaign | null {
  return isOver(table) && campaign?.campaign.tableId === table.id ? campaign : null;
}

/** `called` lists the people to ping. Those that the outcome already mentions are not mentioned twice. */
export function outcomeLine(
  { table, entry }: LoadedTable,
  { translate }: Pick<Words, 'translate'>,
  called: readonly UserId[] = [],
): string {
  const outcome = earlyEnd(entry, table) ?? resultPhrase(entry, table);
  const lines = notified(translate(outcome)).split('\n');
  const outcomes = lines.map((line) => translate({ key: 'turn.over', with: { outcome: line } })).join('\n');
  const people = called.map(mention).filter((user) => !outcomes.includes(user));
  const whole = [outcomes, ...people].join(' ');
  const isOneLine = lines.length === 1 && fitsNotification(whole);
  return isOneLine || people.length === 0 ? whole : [outcomes, people.join(' ')].join('\n');
}

/** A line about the turn that decided the game, and what happened in it. */
export function turningLine(turning: EndScene['turning'], { translate }: Words): readonly string[] {
  if (turning === null) return [];
  const { title, what } = turning;
  return [translate({ key: 'ending.turning', with: { title, what } })];
}

/** The state of the game, if no picture of its end shows it. A game whose progress is its score has it in one line. */
export function statusLines({ presenter, view, translate }: Words): readonly string[] {
  const score = { score: presenter.progress(view) };
  const lines = [
    translate({ key: 'turn.score', with: score }),
    ...scoreboard({ presenter, view, translate }),
  ];
  return [...new Set(lines)];
}

/** A line for each player, and what can follow the game. */
export function account({ table, entry }: LoadedTable, past: Past, words: Words): readonly string[] {
  const { presenter, translate } = words;
  const campaign = campaignOf(table, past);
  const mostFeats = past.ending === null ? undefined : FEATS_BESIDE_SCENE;
  return [
    ...table.seats.flatMap((seat, at) => {
      const index = at as SeatIndex;
      const people = peopleAt(seat, past.log, at);
      // The owner of the seat, and other people who answered for it during the game.
      const user = people.length === 0 ? ownerOf(seat) : peopleNamed(people);
      const who = isOnlySeat(table)
        ? user
        : { key: 'poster.player', with: { role: seatName(entry, table, index), user } };
      const feats = presenter.feats(index, allEvents(past)).slice(0, mostFeats);
      const by = past.praise[at] ?? [];
      if (isPingedAlone(table, people) && feats.length === 0 && by.length === 0) return [];
      const did = translate(
        feats.length === 0
          ? { key: 'turn.no-feats', with: { who } }
          : { key: 'turn.feats', with: { who, feats: { key: 'core.list', with: { items: feats } } } },
      );
      return by.length === 0 ? did : translate({ key: 'praise.line', with: { did, by: peopleNamed(by) } });
    }),
    ...(isOver(table) ? [translate({ key: 'turn.seed', with: { seed: table.seed } })] : []),
    ...uncounted(table).map(translate),
    ...campaignLine(entry, table).map(translate),
    ...(campaign === null
      ? []
      : afterGamePhrases(campaign, hasOurRules(entry, table) ? table.box : null).map(translate)),
  ];
}

/** Whether the ping of a finished game already shows the only player. `people` played at the only seat. */
function isPingedAlone(table: Table, people: readonly UserId[]): boolean {
  if (table.status !== 'finished' || !isOnlySeat(table)) return false;
  return table.seats.every(({ userId }) => userId !== null) && people.length === 1;
}

function peopleAt({ userId }: TableSeat, log: readonly LogLine[], at: number): readonly UserId[] {
  const answered = heldActions(log).flatMap((line) =>
    log[line]?.seat === at ? (log[line].userId ?? []) : [],
  );
  return [...new Set([...(userId === null ? [] : [userId]), ...answered])];
}

function earlyEnd(entry: GameEntry, table: Table): Phrase | null {
  const { status } = table;
  if (status === 'aborted')
    return { key: isLesson(entry, table) ? 'lesson.over-board' : 'table.aborted-board' };
  return status === 'closed' ? { key: 'table.closed-board' } : null;
}

/** The reasons why a finished game doesn't count in the statistics. */
function uncounted({ status, isChallenge, isCasual }: Table): readonly Phrase[] {
  if (status !== 'finished') return [];
  return [...(isChallenge ? [{ key: 'turn.challenge' }] : []), ...(isCasual ? [{ key: 'turn.casual' }] : [])];
}

/** Returns an empty list if earlier rules played a part of the game: counting only the rest would be wrong. */
function allEvents({ history }: Past): readonly GameEvent[] {
  return history?.before === 0 ? history.moments.flatMap(({ events }) => events) : [];
}
