/** The place where a question is answered: a table, or an attempt at the daily challenge. Controls treat both the same. */
import type { MessageComponentInteraction, ModalSubmitInteraction } from 'discord.js';
import type { Phrase } from '../../core/presentation/phrase.ts';
import { dateOfAttempt } from '../../daily/attempt/attempt-id.ts';
import type { DailyDate } from '../../daily/day.ts';
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
import { readerOf, showDaily } from './pages/daily.ts';
import { actorOf } from './people.ts';
import { complete } from './replies.ts';

export interface AnsweringPlace {
  readonly loaded: () => Promise<LoadedTable | null>;
  readonly actAsMeant: <Reason>(
    meaning: (loaded: LoadedTable | null) => Meant<Reason>,
  ) => Promise<Done | Instead<Reason>>;
  readonly takeBack: (request: string) => Promise<Done>;
  /** Null for a table, which has a separate board message. */
  readonly page: AttemptPage | null;
}

/** The only message of an attempt. Every press on it edits it. */
interface AttemptPage {
  /** Shows the result: the current attempt, or a text instead of it. */
  readonly after: (done: Done | Instead<Reply>) => Promise<InteractionResult>;
  /** Shows the reason above the attempt. */
  readonly refuse: (why: Phrase) => Promise<InteractionResult>;
  /**
   * Turns a reply with a narrower question into a page of the attempt: the board stays above it, and a button leads back to the
   * board.
   */
  readonly part: (reply: Reply) => Reply;
}

export function answeringPlace(
  bot: Bot,
  interaction: MessageComponentInteraction | ModalSubmitInteraction,
  table: TableId,
): AnsweringPlace {
  const date = dateOfAttempt(table);
  return date === null ? tablePlace(bot, interaction, table) : attemptPlace(bot, interaction, date, table);
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
  date: DailyDate,
  table: TableId,
): AnsweringPlace {
  const { daily, catalogue, translate } = bot;
  const by = actorOf(interaction);
  const userId = interaction.user.id as UserId;
  const reader = readerOf(bot, interaction);

  async function show(why: Phrase | null): Promise<InteractionResult> {
    const standing = await daily.standing(userId, reader);
    // The text for a damaged attempt already gives the reason.
    const reason = standing.kind === 'damaged' ? null : why;
    return showDaily(bot, interaction, standing, reason);
  }

  async function refuse(why: Phrase): Promise<InteractionResult> {
    await show(why);
    return refusedAs(why);
  }

  return {
    loaded: () => daily.loaded(userId, date, reader),
    actAsMeant: (meaning) => daily.actAsMeant(by, date, reader, meaning),
    takeBack: (request) => daily.takeBack(by, date, reader, request),
    page: {
      async after(done) {
        if (done.ok) return show(null);
        return 'instead' in done ? complete(interaction, done.instead) : refuse(whyNot(done, catalogue));
      },
      refuse,
      part: (reply) => ({
        ...reply,
        rows: [...(reply.rows ?? []), backRow(table, translate)],
        keepsFiles: true,
      }),
    },
  };
}

/** If an attempt no longer exists, its day is over. */
function whyNot(refused: TableRefused, catalogue: Bot['catalogue']): Phrase {
  const { code } = refused.refusal;
  if (refused.by === 'table' && code === 'no-table') return { key: 'refusal.daily-over' };
  if (refused.by === 'table' && (code === 'stale' || code === 'game-over'))
    return { key: 'refusal.daily-stale' };
  return refusalPhrase(refused, catalogue);
}
