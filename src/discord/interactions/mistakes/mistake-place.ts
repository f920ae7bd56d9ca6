/** The board before a mistake as a place for answers: they're judged and change no game. Every press edits the one message. */
import type { MessageComponentInteraction, ModalSubmitInteraction } from 'discord.js';
import type { Phrase } from '../../../core/presentation/phrase.ts';
import { allows } from '../../../core/requests/answer.ts';
import type { Action } from '../../../core/requests/request.ts';
import type { MistakeRef } from '../../../tables/history/mistake-id.ts';
import type { Done } from '../../../tables/model/change.ts';
import { tableRefuses } from '../../../tables/model/refusal.ts';
import type { TableId, UserId } from '../../../tables/model/table.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import type { Instead, Meant } from '../../../tables/verbs/play.ts';
import type { Bot } from '../../bot.ts';
import { type InteractionResult, refusedAs } from '../../interaction-result.ts';
import { backToBoard } from '../../messages/mistakes/mistake-message.ts';
import type { Reply } from '../../messages/pieces/reply.ts';
import { type FoundMistake, foundReply, mistakeAt, mistakeReply } from '../pages/history/mistakes.ts';
import { complete } from '../replies.ts';
import { verdictOn } from './judging-answer.ts';

const STALE: Phrase = { key: 'mistakes.stale' };

export function mistakePlace(
  bot: Bot,
  interaction: MessageComponentInteraction | ModalSubmitInteraction,
  ref: MistakeRef,
  id: TableId,
) {
  const userId = interaction.user.id as UserId;
  let finding: Promise<FoundMistake> | null = null;
  let answer: Action | null = null;

  function find(): Promise<FoundMistake> {
    finding ??= mistakeAt(bot, ref, userId);
    return finding;
  }

  async function loaded(): Promise<LoadedTable | null> {
    const found = await find();
    return found.ok ? found.shown.before : null;
  }

  /** Shows the reason above the board, or the reason why there is no board any more. */
  async function refuse(reason: Phrase): Promise<InteractionResult> {
    const found = await find();
    const reply = found.ok
      ? await mistakeReply(bot, found.shown, { kind: 'unanswered' }, reason)
      : await foundReply(bot, found);
    await complete(interaction, reply);
    return refusedAs(found.ok ? reason : found.reason);
  }

  async function actAsMeant<Reason>(
    meaning: (loaded: LoadedTable | null) => Meant<Reason>,
  ): Promise<Done | Instead<Reason>> {
    const found = await find();
    const meant = meaning(found.ok ? found.shown.before : null);
    if (!meant.ok) return meant;
    if (!found.ok) return tableRefuses('no-table');
    const { before } = found.shown;
    if (!allows(before.request, meant.action)) return tableRefuses('stale');
    answer = meant.action;
    return { ok: true, table: before.table, events: [] };
  }

  async function after(done: Done | Instead<Reply>): Promise<InteractionResult> {
    if (!done.ok && 'instead' in done) return complete(interaction, done.instead);
    const found = await find();
    if (!done.ok || !found.ok || answer === null) return refuse(STALE);
    return complete(
      interaction,
      await mistakeReply(bot, found.shown, await verdictOn(bot, found.shown, answer)),
    );
  }

  return {
    loaded,
    actAsMeant,
    takeBack: async () => tableRefuses('nothing-to-take-back'),
    page: {
      after,
      refuse,
      part: (reply: Reply): Reply => ({
        ...reply,
        rows: [...(reply.rows ?? []), backToBoard(id, bot.translate)],
        keepsFiles: true,
      }),
      gone: async () => {
        const found = await find();
        return found.ok ? STALE : found.reason;
      },
    },
  };
}
