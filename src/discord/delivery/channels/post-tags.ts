/** Keeps the tags of a forum post in step with its table, if the forum has tags named after the game or its state. */
import type { GameEntry } from '../../../core/catalogue.ts';
import type { Phrase } from '../../../core/presentation/phrase.ts';
import type { Job, NewJob } from '../../../tables/model/outbox.ts';
import { isOver, type Table, type TableStatus } from '../../../tables/model/table.ts';
import { isLesson } from '../../../tables/turns/is-lesson.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import { LANGUAGES } from '../../../words/languages.ts';
import { type BotContext, withLanguage } from '../../bot.ts';
import type { Channels } from './channels.ts';
import { deliveryErrorIn, isRefusedForGood } from './delivery-errors.ts';

/** A tag that the forum offers. */
export interface PostTag {
  readonly id: string;
  readonly name: string;
}

export const POST_STATES = ['waiting', 'playing', 'finished'] as const;
type State = (typeof POST_STATES)[number];

/** The names of tags, in lower case. */
export interface TagNames {
  readonly game: readonly string[];
  /** Tags for the table's state; empty while the table is closed, since it may continue. */
  readonly state: readonly string[];
  readonly allStates: readonly string[];
}

/** Discord's limit on tags per post. */
const MAX_TAGS = 5;

/** Replaces only state tags, adds the game's tag, and keeps all others, which people added. Creates no tags. */
export function tagsOfPost(
  available: readonly PostTag[],
  applied: readonly string[],
  { game, state, allStates }: TagNames,
): readonly string[] {
  const named = (names: readonly string[]) => available.filter(({ name }) => names.includes(plain(name)));
  const [ofState] = named(state);
  const [ofGame] = named(game);
  const states = named(allStates).map(({ id }) => id);
  const kept = applied.filter((id) => !states.includes(id) || id === ofState?.id);
  const added = [ofState, ofGame].flatMap((tag) =>
    tag === undefined || kept.includes(tag.id) ? [] : [tag.id],
  );
  return [...kept, ...added].slice(0, Math.max(MAX_TAGS, kept.length));
}

function plain(name: string): string {
  return name.normalize().trim().toLowerCase();
}

export interface PostTags {
  /**
   * Call this after running one of the table's jobs. Returns the job that changes the tags; empty if they don't have to change.
   */
  following(loaded: LoadedTable, job: Job): Promise<readonly NewJob[]>;
  /** Never fails: if Discord rejects the tags, the post keeps its old ones. */
  show(loaded: LoadedTable): Promise<void>;
}

/** Jobs that run when a table may have started, ended or moved. */
const TAGGING_JOBS: readonly Job['kind'][] = ['lobby', 'board', 'notice'];

export function postTagsOf(bot: BotContext, channels: Channels): PostTags {
  /** The names in every language that the bot speaks, since the forum's owner may use any of them. */
  function namesOf(names: Phrase): readonly string[] {
    return LANGUAGES.flatMap((language) =>
      withLanguage(bot, language).translate(names).split(',').map(plain),
    );
  }

  function tagNames({ gameId, status }: Table): TagNames {
    const state = stateOf(status);
    const named = (each: State) => namesOf({ key: `forum.${each}` });
    return {
      game: namesOf({ key: `game.${gameId}` }),
      state: state === null ? [] : named(state),
      allStates: POST_STATES.flatMap(named),
    };
  }

  async function due({ table, entry }: LoadedTable): Promise<readonly string[] | null> {
    const tags = await channels.tagsDue(table.place.channelId, (available, applied) =>
      tagsOfPost(available, applied, tagNames(table)),
    );
    return tags === null || (await isTakenOver(bot, entry, table)) ? null : tags;
  }

  return {
    async following(loaded, { kind }) {
      if (!TAGGING_JOBS.includes(kind) || (await due(loaded)) === null) return [];
      return [{ job: { kind: 'tags' }, dueAt: bot.now() }];
    },
    async show(loaded) {
      const { id, place } = loaded.table;
      const tags = await due(loaded);
      if (tags === null) return;
      try {
        await channels.tagPost(place.channelId, tags);
      } catch (error) {
        if (deliveryErrorIn(error) === null && !isRefusedForGood(error)) throw error;
        bot.log.debug({ err: error, table: id }, 'cannot change tags of post');
      }
    },
  };
}

/** Whether another table, or a lesson, is now played in the post. */
async function isTakenOver({ tables }: BotContext, entry: GameEntry, table: Table): Promise<boolean> {
  if (isLesson(entry, table)) return true;
  if (!isOver(table)) return false;
  return (await tables.liveIn(table.place.channelId)) !== null;
}

function stateOf(status: TableStatus): State | null {
  switch (status) {
    case 'lobby':
      return 'waiting';
    case 'playing':
      return 'playing';
    case 'finished':
    case 'aborted':
      return 'finished';
    case 'closed':
      return null;
  }
}
