/** Buttons: turn the pages of the rules that a person asked about, with or without numbers and sources. */

import { showRules } from '../../interactions/pages/rules.ts';
import { acknowledgePress } from '../../interactions/replies.ts';
import type { Control } from '../control.ts';

export const rule: Control<'rule'> = {
  usedBy: 'anybody',
  isPrivate: true,
  async press(bot, press, { search, page }) {
    await acknowledgePress(press);
    return showRules(bot, press, { search, page, withSources: false });
  },
};

export const ruleSources: Control<'rule-sources'> = {
  usedBy: 'anybody',
  isPrivate: true,
  async press(bot, press, { search, page }) {
    await acknowledgePress(press);
    return showRules(bot, press, { search, page, withSources: true });
  },
};
