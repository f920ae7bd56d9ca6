/** Button: shows the answers of a group, in the same message if that is private. */
import { decodeGroup } from '../../../core/requests/groups.ts';
import { notPending } from '../../../tables/turns/current-request.ts';
import type { Bot } from '../../bot.ts';
import type { CustomId } from '../../custom-ids/custom-id.ts';
import type { Press } from '../../incoming.ts';
import type { InteractionResult } from '../../interaction-result.ts';
import {
  askingOfUser,
  currentAsking,
  refuse,
  refuseInWords,
  staleRefusal,
  wordsFor,
} from '../../interactions/acting.ts';
import { answeringPlace } from '../../interactions/answering-place.ts';
import { acknowledge, acknowledgePress, complete, isPrivate } from '../../interactions/replies.ts';
import { groupRows } from '../../messages/questions/controls.ts';
import { pointed } from '../../messages/questions/pointing.ts';
import type { Control } from '../control.ts';

export const group: Control<'group'> = {
  usedBy: 'pending',
  isOfAttempts: true,
  isOfMistakes: true,
  press: (bot, press, id) => showGroup(bot, press, id),
};

export async function showGroup(
  bot: Bot,
  press: Press,
  { table, request, group: code }: Omit<CustomId<'group'>, 'kind'>,
): Promise<InteractionResult> {
  const { loaded: read, page } = answeringPlace(bot, press, table);
  const isInPlace = isPrivate(press) || page !== null;
  await (isInPlace ? acknowledgePress(press) : acknowledge(press));
  const loaded = await read();
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
  const chosen = decodeGroup(asking.request, code);
  if (chosen === null) return refuseInWords(bot, press, { key: 'refusal.unknown-control' });
  const words = wordsFor(bot, asking);
  const content = bot.translate(words.presenter.group(chosen.alternative, chosen.shared, words.view));
  const rows = pointed(groupRows(table, asking.request, chosen, words), asking, words);
  return complete(press, page === null ? { content, rows } : page.part({ content, rows }));
}
