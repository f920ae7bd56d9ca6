/** Asks for the details of a verb: in a form if one fits and there's time, otherwise in a private menu. */
import type { Alternative } from '../../../core/requests/request.ts';
import { withTimeout } from '../../../runtime/timeout.ts';
import { notPending } from '../../../tables/turns/current-request.ts';
import type { Bot } from '../../bot.ts';
import type { CustomId } from '../../custom-ids/custom-id.ts';
import type { Press } from '../../incoming.ts';
import type { InteractionResult } from '../../interaction-result.ts';
import {
  type Asking,
  askingOfUser,
  currentAsking,
  refuse,
  refuseInWords,
  staleRefusal,
  wordsFor,
} from '../../interactions/acting.ts';
import { answeringPlace } from '../../interactions/answering-place.ts';
import { acknowledge, acknowledgePress, askInForm, complete } from '../../interactions/replies.ts';
import { alternativesOf } from '../../messages/questions/answers.ts';
import { choiceRows } from '../../messages/questions/controls.ts';
import { formFor } from '../../messages/questions/form.ts';
import { pointed } from '../../messages/questions/pointing.ts';
import { questionAbout } from '../../messages/seats/question-phrase.ts';

/** Discord accepts a form only as the first response. After this time the bot sends a menu instead. */
const FORM_WITHIN_MS = 1000;

export async function askHow(
  bot: Bot,
  press: Press,
  { table, request, verb }: Omit<CustomId<'verb'>, 'kind'>,
  formFrom: (asking: Asking) => Alternative | null,
): Promise<InteractionResult> {
  const { loaded: read, page } = answeringPlace(bot, press, table);
  const reading = read();
  const early = currentAsking(await withTimeout(reading, FORM_WITHIN_MS), request);
  const asksEarly = early === null ? null : askingOfUser(early, press.user.id);
  const form = asksEarly === null ? null : formFrom(asksEarly);
  if (asksEarly !== null && form !== null)
    return askInForm(press, formFor(table, request, form, wordsFor(bot, asksEarly)));
  await (page === null ? acknowledge(press) : acknowledgePress(press));
  const loaded = await reading;
  const anybody = currentAsking(loaded, request);
  if (anybody === null && page !== null) return page.after(staleRefusal(loaded));
  if (anybody === null) return refuse(bot, press, staleRefusal(loaded), table);
  const asking = askingOfUser(anybody, press.user.id);
  if (asking === null)
    return refuse(
      bot,
      press,
      notPending(anybody.entry, anybody.table, anybody.request, press.user.id),
      table,
    );
  if (alternativesOf(asking.request, verb).length === 0)
    return refuseInWords(bot, press, { key: 'refusal.unknown-control' });
  const words = wordsFor(bot, asking);
  const content = bot.translate(questionAbout(asking, verb));
  const rows = pointed(choiceRows(table, asking.request, verb, words), asking, words);
  return complete(press, page === null ? { content, rows } : page.part({ content, rows }));
}
