/** The boards of a whole game for two with suggestions, and their messages in any language. */
import { playersChance } from '../../../src/core/playing.ts';
import { atRandom } from '../../../src/core/policy.ts';
import { EMOJIS } from '../../../src/core/presentation/emojis.ts';
import { giverOf } from '../../../src/core/requests/answer.ts';
import { withEmojiIds } from '../../../src/discord/connection/emojis/emoji-ids.ts';
import { NO_PAST } from '../../../src/discord/messages/boards/game-over.ts';
import { type TurnMessage, turnMessage } from '../../../src/discord/messages/boards/turn-message.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import { objectOf } from '../../../src/playground/json.ts';
import { BOT_ID } from '../../../src/playground/world/hall.ts';
import { postMessage } from '../../../src/playground/world/posting.ts';
import type { Shown } from '../../../src/tables/model/storage/store.ts';
import type { UserId } from '../../../src/tables/model/table.ts';
import type { LoadedTable } from '../../../src/tables/turns/loaded-table.ts';
import { showingOf } from '../../../src/tables/turns/showing.ts';
import type { Language } from '../../../src/words/languages.ts';
import { translator } from '../../../src/words/translate.ts';
import type { Hall } from '../bot.ts';
import { startsTable } from '../playing.ts';
import type { GameForTwo } from './games.ts';

/** A typed seed makes the game a challenge, which has suggestions only if the host turns advice on. */
const WITH_SUGGESTIONS = { advice: 'the current player, privately' };

/** The table at each question, with the news that its board shows. The game is played directly at the table. */
export async function boardsOf(
  hall: Hall,
  { game, roles, seed }: GameForTwo,
): Promise<readonly LoadedTable[]> {
  const seats = [[roles[0], hall.ada] as const, [roles[1], hall.bo] as const];
  const { id } = await startsTable(hall, seats, { seed, options: { game, ...WITH_SUGGESTIONS } });
  const policy = CATALOGUE.get(game)?.policies['sensible'] ?? atRandom;
  const pick = playersChance('the players');
  const boards: LoadedTable[] = [];
  let shown: Shown | null = null;
  let by: UserId | null = null;
  for (;;) {
    const loaded: LoadedTable | null = await hall.tables().loaded(id);
    const request = loaded?.request ?? null;
    if (loaded === null || request === null) return boards;
    const { table, entry } = loaded;
    const { board, events } = showingOf(table, request, shown, { by });
    const { channelId } = table.place;
    shown = { channelId, messageId: '1', postedAt: table.changedAt, board: { ...board, away: [] } };
    boards.push({ ...loaded, table: { ...table, recentEvents: { ...table.recentEvents, events } } });
    const action = policy.answer(request, entry.game.observe(table.state, request.seats[0]), pick);
    by = table.seats[giverOf(request, action)]?.userId ?? null;
    if (by === null) throw new Error(`no one answers ${action.choice}`);
    const actor = { userId: by, guildId: null, cause: `move ${table.version}` };
    const done = await hall.tables().act(actor, id, action);
    if (!done.ok) throw new Error(JSON.stringify(done));
  }
}

export function messageIn(language: Language, board: LoadedTable): TurnMessage {
  return turnMessage(board, NO_PAST, translator(language), []);
}

/** Puts that message with a picture into a channel of the local Discord; returns its id. */
export function posts(
  { local: { world } }: Hall,
  channelId: string,
  { content, belowPicture, colour, rows }: TurnMessage,
  picture: Buffer,
): string {
  const embed = { description: belowPicture, ...(colour === null ? {} : { color: colour }) };
  const plain = { content, embeds: [embed], components: rows, allowed_mentions: { parse: [] } };
  const ids = new Map(
    [...world.emojis.known.values()].flatMap(({ id, name }) =>
      EMOJIS.filter((emoji) => emoji === name).map((emoji) => [emoji, id] as const),
    ),
  );
  const body = objectOf(withEmojiIds(JSON.parse(JSON.stringify(plain)), ids));
  const file = { field: '0', filename: 'board.png', contentType: 'image/png', bytes: picture };
  const draft = { channelId, authorId: BOT_ID, body, uploads: [file] };
  const posted = postMessage(world, { ...draft, visibleTo: null, interactionId: null, command: null });
  if (!posted.ok) throw new Error(JSON.stringify(posted.reply));
  return posted.message.id;
}
