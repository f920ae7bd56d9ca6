/** The entry of Yggdrasil Chronicles in the catalogue. */
import type { GameEntry } from '../../core/catalogue.ts';
import { atRandom } from '../../core/policy.ts';
import type { Box } from './box/box.ts';
import type { Corrections } from './box/corrections.ts';
import { chroniclesBoxFile } from './box-file/box-file.ts';
import { CAMPAIGN } from './campaign.ts';
import { MOVE_COMMANDS } from './commands.ts';
import { DAILY } from './daily.ts';
import { chronicles } from './game.ts';
import { chroniclesGuide } from './guide/guide.ts';
import { FIRST_LESSON } from './lessons/first-lesson.ts';
import { JUDGEMENT } from './players/judgement/judgement.ts';
import { plain } from './players/plain.ts';
import { sensible } from './players/sensible.ts';
import { wins } from './players/wins.ts';
import { chroniclesPresenter } from './presenter.ts';
import { CHRONICLES_RULEBOOK } from './rulebook/rulebook.ts';
import type { ChroniclesState } from './state/state.ts';
import type { ChroniclesView } from './state/view.ts';
import { CHRONICLES_TOPICS } from './words/topics.ts';

/**
 * The entry. The two rules versions are the difficulties: the hard one has the hard side of the sheets and the longer page of the
 * Saga book.
 */
export const CHRONICLES: GameEntry<ChroniclesState, ChroniclesView, Box, Corrections> = {
  game: chronicles,
  presenter: chroniclesPresenter,
  rulebook: CHRONICLES_RULEBOOK,
  topics: CHRONICLES_TOPICS,
  guide: chroniclesGuide,
  boxFile: chroniclesBoxFile,
  moveCommands: MOVE_COMMANDS,
  lesson: FIRST_LESSON,
  campaign: CAMPAIGN,
  difficulties: {},
  wins,
  difficultyOf: ({ rules }) => (rules === undefined ? {} : { rules }),
  policies: { random: atRandom, plain, sensible },
  judgement: JUDGEMENT,
  daily: DAILY,
  samples: async () => (await import('./samples/samples.ts')).SAMPLES,
};
