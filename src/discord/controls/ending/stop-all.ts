/** Button and form: end all games of a server. The person's permission is checked when they send the form. */
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { refuseInWords } from '../../interactions/acting.ts';
import { guildOf, serverActorOf } from '../../interactions/people.ts';
import { askInForm, complete } from '../../interactions/replies.ts';
import { reasonForm } from '../../messages/questions/reason-form.ts';
import type { Control } from '../control.ts';
import { reasonIn } from './reasons.ts';

export const stopAll: Control<'stop-all'> = {
  usedBy: 'moderators',
  isPrivate: true,
  press: ({ translate }, press, id) =>
    askInForm(press, reasonForm(formatCustomId(id), 'ending.all-title', translate)),
  async send(bot, form, _, filled) {
    const all = await bot.tables.abortAll(await serverActorOf(bot, form), guildOf(form), reasonIn(filled));
    if (all === null) return refuseInWords(bot, form, { key: 'ending.all-only-moderators' });
    const ended = all.filter(({ ok }) => ok).length;
    const phrase = { key: 'ending.all-done', with: { ended, left: all.length - ended } };
    return complete(form, { content: bot.translate(phrase) });
  },
};
