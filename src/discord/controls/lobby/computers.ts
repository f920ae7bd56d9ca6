/** Buttons of a lobby: list the computers that can take a seat, seat one, or remove the last one. */
import { refusedComputers } from '../../../tables/lobby/computers.ts';
import { tableRefuses } from '../../../tables/model/refusal.ts';
import { refuse, refusePrivately } from '../../interactions/acting.ts';
import { actorOf } from '../../interactions/people.ts';
import { acknowledge, acknowledgePress, complete } from '../../interactions/replies.ts';
import { computersMessage } from '../../messages/seats/computers-message.ts';
import type { Control } from '../control.ts';

export const computers: Control<'computers'> = {
  usedBy: 'seated',
  async press(bot, press, { table }) {
    await acknowledge(press);
    const loaded = await bot.tables.loaded(table);
    if (loaded === null) return refuse(bot, press, tableRefuses('no-table'), null);
    const refused = refusedComputers(loaded.table, actorOf(press).userId);
    if (refused !== null) return refuse(bot, press, refused, table);
    return complete(press, computersMessage(loaded.entry, loaded.table, bot.translate));
  },
};

/** The buttons can never work again, so the refusal replaces them. */
const SPENT: readonly string[] = ['not-a-lobby', 'table-over', 'no-table'];

/** The buttons stay while seats are free, so that several computers can take seats one after the other. */
export const changeComputers: Control<'change-computers'> = {
  usedBy: 'seated',
  isPrivate: true,
  async press(bot, press, { table, change }) {
    await acknowledgePress(press);
    const by = actorOf(press);
    const done = await (change === 'remove'
      ? bot.tables.removeComputer(by, table)
      : bot.tables.addComputer(by, table, null, change));
    if (!done.ok)
      return SPENT.includes(done.refusal.code)
        ? refuse(bot, press, done, table)
        : refusePrivately(bot, press, done, table);
    const entry = bot.catalogue.get(done.table.gameId);
    if (entry === undefined) throw new Error(`no game ${done.table.gameId}`);
    return complete(press, computersMessage(entry, done.table, bot.translate));
  },
};
