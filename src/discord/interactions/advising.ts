/** Replies to a person who wants advice: asks the thinking process, and uses rules of thumb if it isn't done in time. */
import { seedFrom } from '../../core/random.ts';
import type { Thought } from '../../mind/thought.ts';
import { type Advised, adviceFor } from '../../tables/turns/advising.ts';
import type { LoadedTable } from '../../tables/turns/loaded-table.ts';
import { type Bot, withLanguage } from '../bot.ts';
import type { InteractionResult } from '../interaction-result.ts';
import type { Reply } from '../messages/pieces/reply.ts';
import { adviceMessage, rulesOfThumb } from '../messages/questions/advice/advice-message.ts';
import { noTableHere, refuse, wordsFor } from './acting.ts';
import { type Answerable, announce, complete } from './replies.ts';

/** The words should appear within two seconds: this limits the thinking and the wait before it. */
const THINK_MS = 800;
const PATIENCE_MS = 1_700;
/** Advice takes this many times the usual effort for one answer, since a person waits for it. */
const TIMES_USUAL = 10;

/** `loaded` is null if there is no table. The interaction must already be acknowledged. */
export async function advise(
  bot: Bot,
  interaction: Answerable,
  loaded: LoadedTable | null,
): Promise<InteractionResult> {
  if (loaded === null) return refuse(bot, interaction, await noTableHere(bot, interaction), null);
  const advised = adviceFor(loaded, interaction.user.id);
  if (!advised.ok) return refuse(bot, interaction, advised, null);
  const thought = await thoughtOn(bot, loaded, advised);
  const now = await bot.tables.loaded(loaded.table.id);
  // Another person may have answered while the computer was thinking.
  if (now?.request?.key !== loaded.request?.key)
    return complete(interaction, { content: bot.translate({ key: 'advice.outdated' }) });
  const replyIn = (speaker: Bot) => replyFor(speaker, loaded, advised, thought);
  const { content, rows = [] } = replyIn(bot);
  const isOpen = loaded.table.advice === 'open';
  const handled = await complete(interaction, { content, rows: advised.isPending ? rows : [] });
  if (!isOpen) return handled;
  // Everyone has buttons on the board; buttons on this message would outlive the question.
  return announce(interaction, { content: replyIn(withLanguage(bot, loaded.table.language)).content });
}

function replyFor(bot: Bot, loaded: LoadedTable, { request, seat }: Advised, thought: Thought | null): Reply {
  const words = wordsFor(bot, loaded);
  const advisee = { ...loaded, request, seat };
  return thought === null ? rulesOfThumb(advisee, words) : adviceMessage(advisee, thought, words);
}

/** Returns null if the answers couldn't be evaluated. */
async function thoughtOn(
  { thinker, log }: Bot,
  { table, entry }: LoadedTable,
  { request, seat }: Advised,
): Promise<Thought | null> {
  if (entry.judgement === null) return null;
  const answered = await thinker.think({
    purpose: 'advice',
    gameId: table.gameId,
    state: table.state,
    seat,
    request,
    strength: 'best',
    thinkMs: THINK_MS,
    patienceMs: PATIENCE_MS,
    effort: entry.judgement.usualEffort * TIMES_USUAL,
    // Everyone who asks about the same question gets the same advice.
    seed: seedFrom(`advice ${table.id} ${request.key}`),
  });
  if (answered.ok) return answered.thought;
  log.warn({ table: table.id, ...answered }, 'cannot compute advice');
  return null;
}
