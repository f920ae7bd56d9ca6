/** Button and form: end a game before its end. Whether the person may is checked when they send the form. */
import { endedPhrase } from '../../../tables/moderation/aborting.ts';
import { withLanguage } from '../../bot.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { DONE } from '../../interaction-result.ts';
import { refuse } from '../../interactions/acting.ts';
import { languageOfServer } from '../../interactions/language.ts';
import { actorOf, channelOf, privilegedActorOf } from '../../interactions/people.ts';
import { announce, askInForm, complete } from '../../interactions/replies.ts';
import { reasonForm } from '../../messages/questions/reason-form.ts';
import type { Control } from '../control.ts';
import { reasonIn } from './reasons.ts';

export const abort: Control<'abort'> = {
  usedBy: 'table',
  press: ({ translate }, press, id) =>
    askInForm(press, reasonForm(formatCustomId(id), 'abort.title', translate)),
  async send(bot, form, { table }, filled) {
    const reason = reasonIn(filled);
    const done = await bot.tables.abort(await privilegedActorOf(bot, form), table, reason);
    if (!done.ok) return refuse(bot, form, done, table);
    await complete(form, { content: bot.translate({ key: 'abort.done' }) });
    if (!('rescued' in done) || done.rescued.place.channelId !== channelOf(form)) return DONE;
    // The core cannot announce the end of a table that it cannot read, so the bot does it here.
    const { translate } = withLanguage(bot, await languageOfServer(bot, form));
    return announce(form, { content: translate(endedPhrase(actorOf(form).userId, reason)) });
  },
};
