/** Micro Midgard's entry in the catalogue. */
import type { GameEntry } from '../../core/catalogue.ts';
import { atRandom } from '../../core/policy.ts';
import type { Box } from './box/box.ts';
import type { Corrections } from './box/corrections.ts';
import { micromidgardBoxFile } from './box-file/box-file.ts';
import { MOVE_COMMANDS } from './commands.ts';
import { DAILY } from './daily.ts';
import { micromidgard } from './game.ts';
import { micromidgardGuide } from './guide/guide.ts';
import { FIRST_LESSON } from './lessons/first-lesson.ts';
import { JUDGEMENT } from './players/judgement/judgement.ts';
import { sensible } from './players/sensible.ts';
import { micromidgardPresenter } from './presenter.ts';
import { MICROMIDGARD_RULEBOOK } from './rulebook/rulebook.ts';
import type { MicromidgardState } from './state/state.ts';
import type { MicromidgardView } from './state/view.ts';
import { MICROMIDGARD_TOPICS } from './words/topics.ts';

/** The entry. It has no difficulties: only the opponent makes a game harder. */
export const MICROMIDGARD: GameEntry<MicromidgardState, MicromidgardView, Box, Corrections> = {
  game: micromidgard,
  presenter: micromidgardPresenter,
  rulebook: MICROMIDGARD_RULEBOOK,
  topics: MICROMIDGARD_TOPICS,
  guide: micromidgardGuide,
  boxFile: micromidgardBoxFile,
  moveCommands: MOVE_COMMANDS,
  lesson: FIRST_LESSON,
  campaign: null,
  difficulties: {},
  wins: () => null,
  difficultyOf: () => ({}),
  policies: { random: atRandom, sensible },
  judgement: JUDGEMENT,
  daily: DAILY,
  samples: async () => (await import('./samples/samples.ts')).SAMPLES,
};
