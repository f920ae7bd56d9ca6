/** The entry of Yggdrasil in the catalogue. */
import type { GameEntry } from '../../core/catalogue.ts';
import type { Options } from '../../core/game.ts';
import { atRandom } from '../../core/policy.ts';
import type { Box } from './box/box.ts';
import type { Corrections } from './box/corrections.ts';
import { yggdrasilBoxFile } from './box-file/box-file.ts';
import { MOVE_COMMANDS } from './commands.ts';
import { DAILY } from './daily.ts';
import { yggdrasil } from './game.ts';
import { yggdrasilGuide } from './guide/guide.ts';
import { FIRST_LESSON } from './lessons/first-lesson.ts';
import { JUDGEMENT } from './players/judgement/judgement.ts';
import { sensible } from './players/sensible.ts';
import { wins } from './players/wins.ts';
import { yggdrasilPresenter } from './presenter.ts';
import { YGGDRASIL_RULEBOOK } from './rulebook/rulebook.ts';
import type { YggdrasilState } from './state/state.ts';
import type { YggdrasilView } from './state/view.ts';
import { YGGDRASIL_TOPICS } from './words/topics.ts';

export const YGGDRASIL: GameEntry<YggdrasilState, YggdrasilView, Box, Corrections> = {
  game: yggdrasil,
  presenter: yggdrasilPresenter,
  rulebook: YGGDRASIL_RULEBOOK,
  topics: YGGDRASIL_TOPICS,
  guide: yggdrasilGuide,
  boxFile: yggdrasilBoxFile,
  moveCommands: MOVE_COMMANDS,
  lesson: FIRST_LESSON,
  campaign: null,
  difficulties: {
    plain: { angry: 0, ragnarok: 0 },
    'angry-3': { angry: 3, ragnarok: 0 },
    'angry-6': { angry: 6, ragnarok: 0 },
    'angry-6-ragnarok-4': { angry: 6, ragnarok: 4 },
  },
  difficultyOf,
  wins: (options, seats) => wins(difficultyOf(options), seats),
  policies: { random: atRandom, sensible },
  judgement: JUDGEMENT,
  daily: DAILY,
  samples: async () => (await import('./samples/samples.ts')).SAMPLES,
};

/**
 * The options that determine the difficulty: the edition, the number of special cards, and whether they're shuffled in. Cards
 * chosen by the players count like random ones. Without special cards, only the edition remains.
 */
function difficultyOf(options: Options): Options {
  const made = ['rules', 'angry', 'ragnarok'].flatMap((option) => {
    const value = options[option];
    const counted = Array.isArray(value) ? value.length : value;
    return counted === undefined || counted === 0 ? [] : [[option, counted] as const];
  });
  const hasSpecials = made.some(([option]) => option !== 'rules');
  const isShuffledIn = hasSpecials && options['specials'] === 'shuffled';
  return { ...Object.fromEntries(made), ...(isShuffledIn ? { specials: 'shuffled' } : {}) };
}
