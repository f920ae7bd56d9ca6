/** Button: shows the answers of a group, in the message itself where that is private. */
import { decodeGroup } from '../../../core/requests/groups.ts';
import { notAsked } from '../../../tables/turns/current-request.ts';
import {
  askingOfUser,
  noLongerAsked,
  refuse,
  refuseInWords,
  stillAsked,
  wordsFor,
} from '../../interactions/acting.ts';
import { acknowledge, acknowledgePress, complete, isPrivate } from '../../interactions/replies.ts';
import { groupRows } from '../../messages/questions/controls.ts';
import { pointed } from '../../messages/questions/pointing.ts';
import type { Control } from '../control.ts';

export const group: Control<'group'> = {
  usedBy: 'asked',
  async press(bot, press, id) {
    await (isPrivate(press) ? acknowledgePress(press) : acknowledge(press));
    const loaded = await bot.tables.loaded(id.table);
    const anybody = stillAsked(loaded, id.request);
    if (anybody === null) return refuse(bot, press, noLongerAsked(loaded), id.table);
    const asking = askingOfUser(anybody, press.user.id);
    if (asking === null)
      return refuse(
        bot,
        press,
        notAsked(anybody.entry, anybody.table, anybody.request, press.user.id),
        id.table,
      );
    const chosen = decodeGroup(asking.request, id.group);
    if (chosen === null) return refuseInWords(bot, press, { key: 'refusal.unknown-control' });
    const words = wordsFor(bot, asking);
    const content = bot.translate(words.presenter.group(chosen.alternative, chosen.shared, words.view));
    const rows = pointed(groupRows(id.table, asking.request, chosen, words), asking, words);
    return complete(press, { content, rows });
  },
};
