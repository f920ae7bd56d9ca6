/** The rune that gives back a Life point. [C-344] */

import { mostLife, regainLife } from '../../changes/life.ts';
import { active } from '../../facts/gods.ts';
import type { RuneRule } from './rune.ts';

export const regainLifeRune: RuneRule = {
  fields: (game) => (active(game).life < mostLife(game) ? {} : null),
  perform: (game) => regainLife(game, active(game), 1),
};
