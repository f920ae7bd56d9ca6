/** Form: gives the answer a person filled in, after a confirmation if the game warns about it. */
import type { InteractionResult } from '../../interaction-result.ts';
import { currentAsking, refuse, refuseInWords, staleRefusal } from '../../interactions/acting.ts';
import { answeringPlace } from '../../interactions/answering-place.ts';
import { confirmationOf } from '../../interactions/confirming/confirming.ts';
import { complete, dismiss } from '../../interactions/replies.ts';
import { readForm } from '../../messages/questions/form.ts';
import type { Control } from '../control.ts';

export const form: Control<'form'> = {
  usedBy: 'pending',
  isOfAttempts: true,
  isOfMistakes: true,
  async send(bot, sent, id, filled) {
    const { page, actAsMeant } = answeringPlace(bot, sent, id.table);
    const done = await actAsMeant<() => Promise<InteractionResult>>((loaded) => {
      const asking = currentAsking(loaded, id.request);
      const alternative = asking?.request.alternatives.find((each) => each.id === id.alternative);
      if (asking === null || alternative === undefined) return staleRefusal(loaded);
      const read = readForm(alternative, filled);
      if (!read.ok) {
        const field = asking.entry.presenter.field(alternative, read.field);
        const reason = { key: 'refusal.bad-field', with: { field } };
        const instead = () => (page === null ? refuseInWords(bot, sent, reason) : page.refuse(reason));
        return { ok: false, instead };
      }
      const action = { request: asking.request.key, choice: alternative.id, values: read.values };
      const question = confirmationOf(bot, asking, action, sent.user.id);
      if (question !== null) return { ok: false, instead: () => complete(sent, question) };
      return { ok: true, action };
    });
    if ('instead' in done) return done.instead();
    if (page !== null) return page.after(done);
    return done.ok ? dismiss(sent) : refuse(bot, sent, done, id.table);
  },
};
