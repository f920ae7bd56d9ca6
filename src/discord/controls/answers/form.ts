/** Form: gives the answer whose fields somebody filled in, after asking once more where the game warns of it. */
import { noLongerAsked, refuse, refuseInWords, stillAsked } from '../../interactions/acting.ts';
import { confirmationOf } from '../../interactions/confirming.ts';
import { doerOf } from '../../interactions/people.ts';
import { complete, putAway } from '../../interactions/replies.ts';
import { readForm } from '../../messages/questions/form.ts';
import type { Control } from '../control.ts';

export const form: Control<'form'> = {
  usedBy: 'asked',
  async send(bot, sent, id, filled) {
    const loaded = await bot.tables.loaded(id.table);
    const asking = stillAsked(loaded, id.request);
    const alternative = asking?.request.alternatives.find((each) => each.id === id.alternative);
    if (asking === null || alternative === undefined)
      return refuse(bot, sent, noLongerAsked(loaded), id.table);
    const read = readForm(alternative, filled);
    if (!read.ok) {
      const field = asking.entry.presenter.field(alternative, read.field);
      return refuseInWords(bot, sent, { key: 'refusal.bad-field', with: { field } });
    }
    const action = { request: asking.request.key, choice: alternative.id, values: read.values };
    const question = confirmationOf(bot, asking, action, sent.user.id);
    if (question !== null) return complete(sent, question);
    const done = await bot.tables.act(doerOf(sent), id.table, action);
    return done.ok ? putAway(sent) : refuse(bot, sent, done, id.table);
  },
};
