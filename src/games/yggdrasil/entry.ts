/** Yggdrasil as the catalogue lists it. */
import type { GameEntry } from '../../core/catalogue.ts';
import { atRandom } from '../../core/policy.ts';
import { yggdrasilFace } from './face.ts';
import { yggdrasil } from './game.ts';
import { sensible } from './players/sensible.ts';
import { YGGDRASIL_RULEBOOK } from './rulebook.ts';
import type { YggdrasilState } from './state.ts';
import type { YggdrasilView } from './view.ts';

export const YGGDRASIL: GameEntry<YggdrasilState, YggdrasilView> = {
  game: yggdrasil,
  face: yggdrasilFace,
  rulebook: YGGDRASIL_RULEBOOK,
  policies: { random: atRandom, sensible },
};
