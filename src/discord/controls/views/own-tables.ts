/** Buttons: turn the pages of the list of a person's own tables. */
import { listOwnTables } from '../../interactions/pages/own-tables.ts';
import { acknowledgePress } from '../../interactions/replies.ts';
import type { Control } from '../control.ts';

export const ownTables: Control<'own-tables'> = {
  usedBy: 'anybody',
  isPrivate: true,
  rate: 'views',
  async press(bot, press, { page }) {
    await acknowledgePress(press);
    return listOwnTables(bot, press, page);
  },
};
