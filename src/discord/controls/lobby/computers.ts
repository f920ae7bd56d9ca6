/** Buttons of a lobby: which computers can take a seat, one of them takes it, the last one gives it up. */
import { whisperRefusal } from '../../interactions/acting.ts';
import { doerOf } from '../../interactions/people.ts';
import { acknowledgePress, complete } from '../../interactions/replies.ts';
import { computersMessage } from '../../messages/seats/computers-message.ts';
import type { Control } from '../control.ts';
import { look } from '../looking.ts';

export const computers: Control<'computers'> = {
  usedBy: 'anybody',
  press: (bot, press, { table }) =>
    look(bot, press, table, (loaded) => Promise.resolve(computersMessage(loaded.table, bot.translate))),
};

/** The buttons stay, so that several computers can take seats one after the other. */
export const changeComputers: Control<'change-computers'> = {
  usedBy: 'seated',
  isPrivate: true,
  async press(bot, press, { table, change }) {
    await acknowledgePress(press);
    const by = doerOf(press);
    const done = await (change === 'remove'
      ? bot.tables.removeComputer(by, table)
      : bot.tables.addComputer(by, table, null, change));
    return done.ok
      ? complete(press, computersMessage(done.table, bot.translate))
      : whisperRefusal(bot, press, done, table);
  },
};
