/** Buttons: turn the pages of the list of a server's tables. */

import { acknowledgePress } from '../../interactions/replies.ts';
import { listTables } from '../../interactions/servers/tables.ts';
import type { Control } from '../control.ts';

export const tables: Control<'tables'> = {
  usedBy: 'moderators',
  isPrivate: true,
  async press(bot, press, { page }) {
    await acknowledgePress(press);
    return listTables(bot, press, page);
  },
};
