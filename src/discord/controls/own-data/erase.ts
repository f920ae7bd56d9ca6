/** Button: erases everything the bot stores about the person who presses it. Only that person sees the button. */
import { actorOf, namesOf } from '../../interactions/people.ts';
import { acknowledgePress, complete } from '../../interactions/replies.ts';
import { quoted } from '../../messages/pieces/quoted.ts';
import type { Control } from '../control.ts';

export const eraseData: Control<'data-erase'> = {
  usedBy: 'anybody',
  isPrivate: true,
  async press(bot, press) {
    await acknowledgePress(press);
    const count = await bot.tables.forget(actorOf(press), namesOf(press).map(asTyped));
    return complete(press, { content: bot.translate({ key: 'data.erased', with: { count } }) });
  },
};

/** The name with the escapes that the bot added when it put the name into other people's texts. */
function asTyped(name: string): string {
  return quoted(name, Number.POSITIVE_INFINITY);
}
