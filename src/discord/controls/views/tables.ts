/** Buttons: turn the pages of the list of a server's tables. */

import { listTables } from '../../interactions/pages/server-tables.ts';
import { acknowledgePress } from '../../interactions/replies.ts';
import type { Control } from '../control.ts';

export const tables: Control<'tables'> = {
  usedBy: 'moderators',
  isPrivate: true,
  async press(bot, press, { page }) {
    await acknowledgePress(press);
    return listTables(bot, press, page);
  },
};
