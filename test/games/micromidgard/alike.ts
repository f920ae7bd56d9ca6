/** Micro Midgard with identical seats and no box to correct: a game without the optional parts, in its own catalogue. */
import type { Catalogue, GameEntry } from '../../../src/core/catalogue.ts';
import { RAVENS } from '../../../src/games/micromidgard/box/components.ts';
import { HOUSE_BOX } from '../../../src/games/micromidgard/box/house-box.ts';
import { MICROMIDGARD } from '../../../src/games/micromidgard/entry.ts';
import type { MicromidgardState } from '../../../src/games/micromidgard/state/state.ts';
import type { MicromidgardView } from '../../../src/games/micromidgard/state/view.ts';

const { game, presenter } = MICROMIDGARD;

const ALIKE: GameEntry<MicromidgardState, MicromidgardView> = {
  ...MICROMIDGARD,
  game: {
    ...game,
    roles: [],
    box: () => null,
    setup: (opening) => game.setup({ ...opening, roles: RAVENS, box: HOUSE_BOX }),
  },
  presenter: { ...presenter, houseValues: () => [] },
  boxFile: null,
};

export const ALIKE_ONLY: Catalogue = new Map([[game.id, ALIKE]]);
