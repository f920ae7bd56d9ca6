/**
 * The place where a question is answered: a table, an attempt at the daily challenge, or the board before a mistake. Controls treat
 * all of them the same.
 */
import type { MessageComponentInteraction, ModalSubmitInteraction } from 'discord.js';
import type { Phrase } from '../../core/presentation/phrase.ts';
import { type AttemptKind, attemptNamed, type NamedAttempt } from '../../daily/attempt/attempt-id.ts';
import type { LoadedAttempt } from '../../daily/attempt/attempt-table.ts';
import { mistakeRefIn } from '../../tables/history/mistake-id.ts';
import type { Done } from '../../tables/model/change.ts';
import type { TableRefused } from '../../tables/model/refusal.ts';
import type { TableId, UserId } from '../../tables/model/table.ts';
import type { LoadedTable } from '../../tables/turns/loaded-table.ts';
import type { Instead, Meant } from '../../tables/verbs/play.ts';
import type { Bot } from '../bot.ts';
import { type InteractionResult, refusedAs } from '../interaction-result.ts';
import { backRow } from '../messages/daily/daily-message.ts';
import type { Reply } from '../messages/pieces/reply.ts';
import { refusalPhrase } from '../messages/refusal-message.ts';
import { mistakePlace } from './mistakes/mistake-place.ts';
import { readerOf, showDaily } from './pages/daily.ts';
import { showPractice } from './pages/practice.ts';
import { actorOf } from './people.ts';
import { complete } from './replies.ts';

export interface AnsweringPlace {
  readonly loaded: () => Promise<LoadedTable | LoadedAttempt | null>;
  readonly actAsMeant: <Reason>(
    meaning: (loaded: LoadedTable | null) => Meant<Reason>,
  ) => Promise<Done | Instead<Reason>>;
  readonly takeBack: (request: string) => Promise<Done>;
  /** Null for a table, which has a separate board message. */
  readonly page: AnsweringPage | null;
}

/** The only message of an attempt or a mistake. Every press on it edits it. */
interface AnsweringPage {
  /** Shows the result: the current state, or a text instead of it. */
  readonly after: (done: Done | Instead<Reply>) => Promise<InteractionResult>;
  /** Shows the reason above the board. */
  readonly refuse: (reason: Phrase) => Promise<InteractionResult>;
  /**
   * Turns a reply with a narrower question into a page of the message: the board stays above it, and a button leads back to the
   * board.
   */
  readonly part: (reply: Reply) => Reply;
  /** Returns the reason why there is no board. */
  readonly gone: () => Promise<Phrase>;
}

export function answeringPlace(
  bot: Bot,
  interaction: MessageComponentInteraction | ModalSubmitInteraction,
  table: TableId,
): AnsweringPlace {
  const mistake = mistakeRefIn(table);
  if (mistake !== null) return mistakePlace(bot, interaction, mistake, table);
  const named = attemptNamed(table);
  return named === null ? tablePlace(bot, interaction, table) : attemptPlace(bot, interaction, named, table);
}

function tablePlace(
  { tables }: Bot,
  interaction: MessageComponentInteraction | ModalSubmitInteraction,
  table: TableId,
): AnsweringPlace {
  const by = actorOf(interaction);
  return {
    loaded: () => tables.loaded(table),
    actAsMeant: (meaning) => tables.actAsMeant(by, table, meaning),
    takeBack: (request) => tables.takeBack(by, table, request),
    page: null,
  };
}

function attemptPlace(
  bot: Bot,
  interaction: MessageComponentInteraction | ModalSubmitInteraction,
  { date, kind }: NamedAttempt,
  table: TableId,
): AnsweringPlace {
  const { daily, catalogue, translate } = bot;
  const attempts = kind === 'practice' ? daily.practice : daily;
  const by = actorOf(interaction);
  const userId = interaction.user.id as UserId;
  const reader = readerOf(bot, interaction);

  function show(line: Phrase | null): Promise<InteractionResult> {
    if (kind === 'practice')
      return showPractice(bot, interaction, () => daily.practice.status(userId, date, reader), line);
    return showDaily(bot, interaction, () => daily.status(userId, reader), line);
  }

  async function refuse(reason: Phrase): Promise<InteractionResult> {
    await show(reason);
    return refusedAs(reason);
  }

  return {
    loaded: () => attempts.loaded(userId, date, reader),
    actAsMeant: (meaning) => attempts.actAsMeant(by, date, reader, meaning),
    takeBack: (request) => attempts.takeBack(by, date, reader, request),
    page: {
      async after(done) {
        if (done.ok) return show(null);
        return 'instead' in done
          ? complete(interaction, done.instead)
          : refuse(reasonOf(done, kind, catalogue));
      },
      refuse,
      part: (reply) => ({
        ...reply,
        rows: [...(reply.rows ?? []), backRow(table, translate)],
        keepsFiles: true,
      }),
      gone: async () => GONE[kind],
    },
  };
}

/** The reason why an attempt no longer exists: its day is over, or the practice was erased. */
const GONE: Readonly<Record<AttemptKind, Phrase>> = {
  counted: { key: 'refusal.daily-over' },
  practice: { key: 'refusal.practice-gone' },
};

function reasonOf(refused: TableRefused, kind: AttemptKind, catalogue: Bot['catalogue']): Phrase {
  const { code } = refused.refusal;
  if (refused.by === 'table' && code === 'no-table') return GONE[kind];
  if (refused.by === 'table' && (code === 'stale' || code === 'game-over'))
    return { key: 'refusal.daily-stale' };
  return refusalPhrase(refused, catalogue);
}
