/** Button for a host whose Discord client uses a different language from the table: switches the table to the host's. */
import { refusePrivately } from '../../interactions/acting.ts';
import { privilegedActorOf } from '../../interactions/people.ts';
import { acknowledgeOnlyPress, complete } from '../../interactions/replies.ts';
import { ownNameOf } from '../../messages/pieces/own-name.ts';
import type { Control } from '../control.ts';

export const speak: Control<'speak'> = {
  usedBy: 'rulers',
  isPrivate: true,
  async press(bot, press, { table, language }) {
    await acknowledgeOnlyPress(press);
    const chosen = { option: 'language', value: language };
    const done = await bot.tables.setOption(await privilegedActorOf(bot, press), table, chosen);
    if (!done.ok) return refusePrivately(bot, press, done, table);
    const phrase = { key: 'new.speaks-now', with: { language: ownNameOf(language) } };
    return complete(press, { content: bot.translate(phrase) });
  },
};
