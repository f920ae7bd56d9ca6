/** The boards that would be right for a table as it is stored, and the faults of the board that is shown. */

import { NO_PAST, type Past } from '../../../src/discord/messages/boards/game-over.ts';
import { turnMessage } from '../../../src/discord/messages/boards/turn-message.ts';
import { endingMessage } from '../../../src/discord/messages/history/ending-message.ts';
import { lobbyMessage } from '../../../src/discord/messages/lobbies/lobby-message.ts';
import type { Row } from '../../../src/discord/messages/pieces/parts.ts';
import { everyComponent } from '../../../src/playground/model/component-types.ts';
import type { Component, Message } from '../../../src/playground/model/shapes.ts';
import { historyOf } from '../../../src/tables/history/history.ts';
import type { UserId } from '../../../src/tables/model/table.ts';
import { asksNewcomers } from '../../../src/tables/turns/current-request.ts';
import { showingOf } from '../../../src/tables/turns/showing.ts';
import { translator } from '../../../src/words/translate.ts';
import { asTyped } from '../../people/as-typed.ts';
import type { KeptTable } from '../kept.ts';

/** The reader of a notice, who isn't at the table. */
const BYSTANDER = 'a bystander' as UserId;

/** A message as the program means it, before emojis and commands get their ids. */
interface RightBoard {
  readonly content: string;
  readonly belowPicture: string;
  readonly rows: readonly Row[];
}

/** The parts of a board that the judge compares, as readable text for a report. */
interface Shown {
  readonly says: string;
  readonly below: string;
  readonly controls: string;
}

/**
 * Several boards can be right, and may differ only below the picture or in their buttons. So a board is compared
 * as a whole, and one that matches none is reported with its difference from the first.
 */
export function faultsAgainst(
  right: readonly RightBoard[],
  board: Pick<Message, 'content' | 'embeds' | 'components'>,
): readonly string[] {
  const shown = shownOn(board);
  const meant = right.map(meantBy);
  if (meant.some((one) => isSame(one, shown))) return [];
  const nearest = meant.find(({ says }) => says === shown.says) ?? meant[0];
  if (nearest === undefined) return ['the message that shows it is of another turn'];
  const { says, below, controls } = shown;
  return [
    ...(says === nearest.says ? [] : [`the board says ${quoted(says)} instead of ${quoted(nearest.says)}`]),
    ...(below === nearest.below
      ? []
      : [`below its picture the board says ${quoted(below)} instead of ${quoted(nearest.below)}`]),
    ...(controls === nearest.controls
      ? []
      : [`the board has the controls ${controls} instead of ${nearest.controls}`]),
  ];
}

function isSame(one: Shown, other: Shown): boolean {
  return one.says === other.says && one.below === other.below && one.controls === other.controls;
}

function shownOn({ content, embeds, components }: Pick<Message, 'content' | 'embeds' | 'components'>): Shown {
  const description = embeds[0]?.['description'];
  const below = typeof description === 'string' ? description : '';
  return { says: plain(content), below: plain(below), controls: idsOf(components).join(' ') };
}

function meantBy({ content, belowPicture, rows }: RightBoard): Shown {
  const controls = idsOf(rows as readonly Component[]).join(' ');
  return { says: plain(content), below: plain(belowPicture), controls };
}

/** Removes custom emojis, which Discord may have refused, and shows command mentions, which contain ids, as typed commands. */
function plain(text: string): string {
  return asTyped(text)
    .replace(/<:\w+:\d+> ?/g, '')
    .trim();
}

const quoted = (words: string) => JSON.stringify(words);

export function idsOf(components: readonly Component[]): readonly string[] {
  return everyComponent(components).flatMap(({ custom_id: id }) => id ?? []);
}

/**
 * The past of the table's game, for its board. The log is a single era, since all games of a crash run are played by the same
 * rules.
 */
export function pastOf({ table, entry, request, log }: KeptTable): Omit<Past, 'campaign'> {
  const era = { rulesVersion: table.rulesVersion, from: 0, state: null };
  const history = historyOf(entry, table, [era], log);
  const loaded = { table, entry, request };
  const isFinished = table.status === 'finished';
  const ending = isFinished ? endingMessage(loaded, history, translator('en')) : null;
  return { log, history, praise: [], ending };
}

/**
 * Empty if a new message is due. The board of a finished game shows its campaign as the end left it. It shows no campaign if the
 * campaign had continued at another table before the board was posted.
 */
export function rightBoards(kept: KeptTable): readonly RightBoard[] {
  const { table, entry, request, shown, log } = kept;
  const translate = translator('en');
  const loaded = { table, entry, request };
  if (table.status === 'lobby') {
    // A lobby is announced in its channel, with its name since its thread shows the same message. If the announcement was
    // deleted, the lobby is only in the thread.
    const places = table.announcedIn === undefined ? [null] : [table.announcedIn, null];
    return places.map((place) => ({ belowPicture: '', ...lobbyMessage(loaded, translate, place) }));
  }
  const { isNew, events } = showingOf(table, request, shown, { by: BYSTANDER });
  const posted = { ...table, recentEvents: { ...table.recentEvents, events } };
  if (isNew) return [];
  const newcomers = { asksNewcomers: request !== null && asksNewcomers(table, request, log) };
  const shows = (past: Past) => turnMessage({ ...loaded, table: posted }, past, translate, [], newcomers);
  if (request !== null) return [shows(NO_PAST)];
  const past = pastOf(kept);
  return [...kept.entered, kept.campaign].map((campaign) => shows({ ...past, campaign }));
}
