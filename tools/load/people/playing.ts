/** Takes one action at a table as a person would: with a board control or a slash command. */
import { setTimeout as wait } from 'node:timers/promises';
import { atRandom } from '../../../src/core/policy.ts';
import { giverOf, type Pick } from '../../../src/core/requests/answer.ts';
import { encodeAnswer } from '../../../src/core/requests/answer-code.ts';
import type { Action, Request } from '../../../src/core/requests/request.ts';
import type { LocalDiscord } from '../../../src/playground/local-discord.ts';
import { everyComponent } from '../../../src/playground/model/component-types.ts';
import type { Message } from '../../../src/playground/model/shapes.ts';
import type { GivenOptions, Seen } from '../../../src/playground/people.ts';
import type { UserId } from '../../../src/tables/model/table.ts';
import { answersItselfAt } from '../../../src/tables/turns/default-answers.ts';
import type { LoadedTable } from '../../../src/tables/turns/loaded-table.ts';
import { playerOf } from '../../../src/tables/turns/seating.ts';
import type { Games } from '../database/database.ts';
import { type Boards, pictureOf } from './boards.ts';
import type { Place } from './hall.ts';
import type { Tally } from './tally.ts';

export interface Playing {
  readonly local: LocalDiscord;
  readonly games: Games;
  readonly boards: Boards;
  readonly tally: Tally;
  readonly pick: Pick;
}

const SHOWN_WITHIN_MS = 20_000;
const TOLD_WITHIN_MS = 5_000;
/** People don't press a button if the table is about to give the answer itself. */
const ABOUT_TO_MS = 3_000;

/** Takes one action. False if the table isn't waiting for anyone. */
export async function playAt(playing: Playing, place: Place): Promise<boolean> {
  const loaded = await playing.games.tables.loadedIn(place.channelId);
  if (loaded === null || loaded.request === null) return beginAnew(playing, place);
  const itself = answersItselfAt(loaded.table, loaded.request);
  if (itself !== null && itself.getTime() - Date.now() < ABOUT_TO_MS) return false;
  await answer(playing, place, loaded, loaded.request);
  return true;
}

async function answer(playing: Playing, place: Place, loaded: LoadedTable, request: Request): Promise<void> {
  const { boards, games, pick, tally } = playing;
  const { table, entry } = loaded;
  const view = entry.game.observe(table.state, request.seats[0]);
  const action = (entry.policies['sensible'] ?? atRandom).answer(request, view, pick);
  const alternative = request.alternatives.find(({ id }) => id === action.choice);
  const player = playerOf(table, giverOf(request, action), request.turn);
  if (alternative === undefined || player === null) throw new Error(`nobody is asked for ${action.choice}`);
  const needsConfirmation = entry.presenter.warning(alternative, action.values, view) !== null;
  const code = encodeAnswer(alternative, action.values);

  const changed = boards.changes(place.channelId);
  const asked = needsConfirmation ? within(TOLD_WITHIN_MS, boards.nextPrivate(player)) : null;
  let decided = performance.now();
  await give(playing, place, player, request, code);
  const question = await asked;
  const sure = question == null ? undefined : controlOn(question, `|s|${request.key}|`);
  if (question != null && sure !== undefined) {
    decided = performance.now();
    await acknowledged(playing, () => playing.local.people.press(player, question.id, sure));
  }
  const board = await within(SHOWN_WITHIN_MS, changed);
  const now = performance.now();

  const [done] = (await games.store.log(table.id)).slice(table.logged);
  const isDone = done?.userId === player && 'action' in done && isSame(done.action, action);
  if (isDone && board === null) tally.late += 1;
  else if (isDone) {
    tally.shown.push(now - decided);
    if (pictureOf(board ?? undefined) === undefined) tally.withoutPicture += 1;
  } else if (done !== undefined && request.defaultAnswer !== undefined) tally.overtaken += 1;
  else
    tally.refused.push(
      boards.lastPrivate(player, place.channelId)?.content ?? `nothing came of ${action.choice}`,
    );
}

function isSame({ request, choice }: Action, action: Action): boolean {
  return request === action.request && choice === action.choice;
}

/** Uses the button for the answer or its menu, otherwise a command. */
async function give(
  playing: Playing,
  { channelId }: Place,
  player: UserId,
  { key }: Request,
  code: string,
): Promise<void> {
  const { people } = playing.local;
  const board = playing.boards.in(channelId);
  const button = board === undefined ? undefined : controlOn(board, `|a|${key}|${code}`);
  const menu = everyComponent(board?.components ?? []).find(
    ({ custom_id: id, options }) =>
      id?.includes(`|${key}|`) === true && options?.some(({ value }) => value === code) === true,
  )?.custom_id;
  if (board !== undefined && button !== undefined)
    await acknowledged(playing, () => people.press(player, board.id, button));
  else if (board !== undefined && menu !== undefined)
    await acknowledged(playing, () => people.choose(player, board.id, menu, [code]));
  else await types(playing, player, channelId, 'act', { answer: code });
}

function controlOn(message: Message, part: string): string | undefined {
  return everyComponent(message.components).find(({ custom_id: id }) => id?.includes(part) === true)
    ?.custom_id;
}

/** If a game has ended, its players start another one. */
async function beginAnew(playing: Playing, { channelId, gameId, players }: Place): Promise<boolean> {
  const [host, ...others] = players;
  if (host === undefined) return false;
  playing.tally.begun += 1;
  await types(playing, host, channelId, 'game new', { game: gameId });
  for (const other of others) await types(playing, other, channelId, 'game join');
  const changed = playing.boards.changes(channelId);
  await types(playing, host, channelId, 'game start');
  if ((await within(SHOWN_WITHIN_MS, changed)) === null) playing.tally.late += 1;
  return true;
}

/** Types a command, and waits until the bot has answered. */
export async function types(
  playing: Playing,
  player: UserId,
  channelId: string,
  command: string,
  options: GivenOptions = {},
): Promise<void> {
  const { world, people } = playing.local;
  const seen = await acknowledged(playing, () => people.slash(player, channelId, command, options));
  if (seen.kind !== 'thinking') return;
  const { interactionId, message } = seen;
  const isWritten = () => (world.interactions.get(interactionId)?.written.length ?? 0) > 0;
  await world.until(() => isWritten() || !world.messages.has(message.id), SHOWN_WITHIN_MS);
}

async function acknowledged({ tally }: Playing, move: () => Promise<Seen>): Promise<Seen> {
  const start = performance.now();
  const seen = await move();
  if (seen.kind === 'refused') tally.refused.push(seen.code);
  else if (seen.kind === 'failed') tally.failed.push(seen.code);
  else tally.acknowledged.push(performance.now() - start);
  return seen;
}

/** The result; null if it doesn't come within `timeoutMs`. */
async function within<T>(timeoutMs: number, coming: Promise<T>): Promise<T | null> {
  const tooLong = new AbortController();
  const limit = wait(timeoutMs, null, { signal: tooLong.signal }).catch(() => null);
  try {
    return await Promise.race([coming, limit]);
  } finally {
    tooLong.abort();
  }
}
