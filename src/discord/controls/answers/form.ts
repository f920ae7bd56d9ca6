/** Form: gives the answer a person filled in, after asking for confirmation if the game warns of it. */
import type { InteractionResult } from '../../interaction-result.ts';
import { noLongerAsked, refuse, refuseInWords, stillAsked } from '../../interactions/acting.ts';
import { confirmationOf } from '../../interactions/confirming/confirming.ts';
import { actorOf } from '../../interactions/people.ts';
import { complete, dismiss } from '../../interactions/replies.ts';
import { readForm } from '../../messages/questions/form.ts';
import type { Control } from '../control.ts';

export const form: Control<'form'> = {
  usedBy: 'asked',
  async send(bot, sent, id, filled) {
    const done = await bot.tables.actAsMeant<() => Promise<InteractionResult>>(
      actorOf(sent),
      id.table,
      (loaded) => {
        const asking = stillAsked(loaded, id.request);
        const alternative = asking?.request.alternatives.find((each) => each.id === id.alternative);
        if (asking === null || alternative === undefined) return noLongerAsked(loaded);
        const read = readForm(alternative, filled);
        if (!read.ok) {
          const field = asking.entry.presenter.field(alternative, read.field);
          const reason = { key: 'refusal.bad-field', with: { field } };
          return { ok: false, instead: () => refuseInWords(bot, sent, reason) };
        }
        const action = { request: asking.request.key, choice: alternative.id, values: read.values };
        const question = confirmationOf(bot, asking, action, sent.user.id);
        if (question !== null) return { ok: false, instead: () => complete(sent, question) };
        return { ok: true, action };
      },
    );
    if (done.ok) return dismiss(sent);
    return 'instead' in done ? done.instead() : refuse(bot, sent, done, id.table);
  },
};
