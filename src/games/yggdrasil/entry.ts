/** Yggdrasil as the catalogue lists it. */
import type { GameEntry } from '../../core/catalogue.ts';
import { atRandom } from '../../core/policy.ts';
import { yggdrasilBoxFile } from './box-file/box-file.ts';
import { yggdrasilFace } from './face.ts';
import { yggdrasil } from './game.ts';
import { sensible } from './players/sensible.ts';
import { YGGDRASIL_RULEBOOK } from './rulebook/rulebook.ts';
import type { YggdrasilState } from './state.ts';
import type { YggdrasilView } from './view.ts';

export const YGGDRASIL: GameEntry<YggdrasilState, YggdrasilView> = {
  game: yggdrasil,
  face: yggdrasilFace,
  rulebook: YGGDRASIL_RULEBOOK,
  boxFile: yggdrasilBoxFile,
  difficulties: {
    plain: { angry: 0, ragnarok: 0 },
    'angry-3': { angry: 3, ragnarok: 0 },
    'angry-6': { angry: 6, ragnarok: 0 },
    'angry-6-ragnarok-4': { angry: 6, ragnarok: 4 },
  },
  policies: { random: atRandom, sensible },
};
