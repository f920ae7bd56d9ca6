/** The guided first game: nine turns for the two ravens, up to the Ragnarök whose Prophecy wins it. */
import type { Opened, Opening } from '../../../core/game.ts';
import { tableSeedFrom } from '../../../core/random.ts';
import { ask } from '../../../core/requests/asking.ts';
import type { Values } from '../../../core/requests/request.ts';
import type { Lesson, LessonStep } from '../../../core/teaching/lesson.ts';
import type { Box } from '../box/box.ts';
import type { Meeple, Raven, Realm, Track } from '../box/components.ts';
import { finish } from '../state/draft.ts';
import type { MicromidgardState, Question } from '../state/state.ts';
import { setUp } from '../turn/set-up.ts';

/** The seed of the board that the steps refer to. */
const LAID_OUT_BY = tableSeedFrom('first lesson 20');
const BEHIND: Readonly<Record<Raven, number>> = { hugin: 2, munin: 1 };

/** The prepared position: Munin is one point from victory, and Hugin is close behind. */
function onePointFromVictory(opening: Opening<Box>): Opened<MicromidgardState> {
  const game = setUp({ ...opening, seed: LAID_OUT_BY });
  for (const seat of game.seats) seat.points = game.box.winningScore - BEHIND[seat.raven];
  ask(game, { about: 'start-resource' });
  const { state, events } = finish(game);
  return { state, events };
}

export const FIRST_LESSON: Lesson<MicromidgardState, Box> = {
  options: {},
  roles: ['hugin', 'munin'],
  seed: 'one point from victory 1',
  begin: onePointFromVictory,
  earlier: [{ roles: ['hugin', 'munin'], seed: 'first lesson 20' }],
  steps: [
    step('start-resource', 'micromidgard.lesson.welcome', 'take', { resource: 'mead' }),
    move('micromidgard.lesson.first-move', 'dain', 'niflheim'),
    move('micromidgard.lesson.your-other-side', 'durathror', 'svartalfheim'),
    step('turn', 'micromidgard.lesson.relic', 'claim', { relic: '1b' }),
    move('micromidgard.lesson.wolf', 'duneyr', 'jotunheim'),
    raise('micromidgard.lesson.raise', 'moon'),
    move('micromidgard.lesson.marked', 'dain', 'helheim'),
    raise('micromidgard.lesson.keep-up', 'moon'),
    move('micromidgard.lesson.mead', 'durathror', 'niflheim'),
    move('micromidgard.lesson.craft-again', 'duneyr', 'svartalfheim'),
    step('turn', 'micromidgard.lesson.second-relic', 'claim', { relic: '1a' }),
    move('micromidgard.lesson.other-wolf', 'dain', 'muspellheim'),
    raise('micromidgard.lesson.sun', 'sun'),
    move('micromidgard.lesson.last-space', 'durathror', 'helheim'),
    step('turn', 'micromidgard.lesson.square', 'activate:moon:2', {}),
    move('micromidgard.lesson.ragnarok', 'duneyr', 'jotunheim'),
    raise('micromidgard.lesson.prophecy', 'moon'),
  ],
};

function step(about: Question['about'], text: string, choice: string, values: Values): LessonStep {
  return { about, text, choice, values };
}

function move(text: string, meeple: Meeple, realm: Realm): LessonStep {
  return step('move', text, `move:${meeple}`, { realm });
}

function raise(text: string, track: Track): LessonStep {
  return step('turn', text, 'raise', { track });
}
