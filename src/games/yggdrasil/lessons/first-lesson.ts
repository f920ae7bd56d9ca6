/** The guided first game: the last three turns of Thor and Freyja, in which every world is used once. */

import type { Values } from '../../../core/requests/request.ts';
import type { Lesson, LessonStep } from '../../../core/teaching/lesson.ts';
import type { Box } from '../box/box.ts';
import type { Question, YggdrasilState } from '../state/state.ts';
import { lastThreeTurns } from './last-three-turns.ts';

export const FIRST_LESSON: Lesson<YggdrasilState, Box> = {
  options: {},
  roles: ['thor', 'freyja'],
  seed: 'last three turns 181',
  begin: lastThreeTurns,
  earlier: [{ roles: ['thor', 'freyja'], seed: 'first lesson 1115' }],
  steps: [
    action('yggdrasil.lesson.welcome', 'helheim', { island: 'white' }),
    action('yggdrasil.lesson.fire-giants', 'muspellheim', { island: 'white' }),
    action('yggdrasil.lesson.souls', 'midgard', { island: 'white' }),

    action('yggdrasil.lesson.elf', 'alfheim'),
    action('yggdrasil.lesson.give-away', 'niflheim:give-elves:thor', { elves: 1 }),
    action('yggdrasil.lesson.vanir', 'vanaheim:use', { square: 'enemy-back' }),
    step('enemy-back', 'yggdrasil.lesson.one-space-back', 'throw-back', { enemy: 'surt' }),

    step('nidhogg-drag', 'yggdrasil.lesson.drag', 'drag', { enemy: 'loki' }),
    action('yggdrasil.lesson.forge', 'nidavellir', { artifact: 'nidhogg' }),
    action('yggdrasil.lesson.last-fight', 'asgard', { enemy: 'nidhogg', vikings: 2 }),
    step('elves', 'yggdrasil.lesson.give-elf', 'give', { elves: 1 }),
    action('yggdrasil.lesson.fourth-giant', 'jotunheim', { giant: 'geirrod', vikings: 1 }),
    step('throw-back', 'yggdrasil.lesson.rune', 'throw-back', { enemy: 'loki' }),
  ],
};

function step(about: Question['about'], text: string, choice: string, values: Values): LessonStep {
  return { about, text, choice, values };
}

function action(text: string, choice: string, values: Values = {}): LessonStep {
  return step('turn', text, choice, values);
}
