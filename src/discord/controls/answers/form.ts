/** Form: gives the answer whose fields somebody filled in. */
import type { Saying } from '../../../core/telling/presenter.ts';
import { tableRefuses } from '../../../tables/model/refusal.ts';
import { refuse, refuseInWords, stillAsked } from '../../interactions/acting.ts';
import { doerOf } from '../../interactions/people.ts';
import { putAway } from '../../interactions/replies.ts';
import { readForm } from '../../messages/questions/form.ts';
import type { Control } from '../control.ts';

export const form: Control<'form'> = {
  usedBy: 'asked',
  async send(bot, sent, id, filled) {
    const done = await bot.tables.actAsMeant<Saying>(doerOf(sent), id.table, (loaded) => {
      const asking = stillAsked(loaded, id.request);
      const alternative = asking?.request.alternatives.find((each) => each.id === id.alternative);
      if (asking === null || alternative === undefined) return tableRefuses('stale');
      const read = readForm(alternative, filled);
      if (read.ok)
        return {
          ok: true,
          action: { request: asking.request.key, choice: alternative.id, values: read.values },
        };
      const field = asking.entry.presenter.field(alternative, read.field);
      return { ok: false, instead: { key: 'refusal.bad-field', with: { field } } };
    });
    if (done.ok) return putAway(sent);
    return 'instead' in done ? refuseInWords(bot, sent, done.instead) : refuse(bot, sent, done, id.table);
  },
};
