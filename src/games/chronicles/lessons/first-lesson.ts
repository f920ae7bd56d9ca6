/** The guided first game: Thor's six turns with two Support gods, from the first Elves to the first Fight, and to victory. */

import type { Values } from '../../../core/requests/request.ts';
import type { Lesson, LessonStep } from '../../../core/teaching/lesson.ts';
import type { Box } from '../box/box.ts';
import type { ChroniclesState, Question } from '../state/state.ts';
import { beforeTheTree } from './before-the-tree.ts';

export const FIRST_LESSON: Lesson<ChroniclesState, Box> = {
  options: {},
  roles: ['thor'],
  seed: 'before the tree 1',
  begin: beforeTheTree,
  earlier: [{ roles: ['thor'], seed: 'first lesson 3' }],
  more: 'chronicles.lesson.more',
  steps: [
    action('chronicles.lesson.welcome', 'move', { world: 'alfheim' }),
    action('chronicles.lesson.elves', 'alfheim', { elves: 2 }),
    action('chronicles.lesson.stay', 'alfheim', { elves: 2 }),
    action('chronicles.lesson.next-door', 'move', { world: 'svartalfheim' }),
    action('chronicles.lesson.creatures', 'svartalfheim'),
    step('creature', 'chronicles.lesson.ratatoskr', 'choose', { creature: 'ratatoskr' }),
    step('place-god', 'chronicles.lesson.anywhere', 'place', { world: 'nidavellir' }),
    action('chronicles.lesson.artifact', 'nidavellir', { artifact: 'draupnir' }),
    step('place-god', 'chronicles.lesson.company', 'place', { world: 'nidavellir' }),
    action('chronicles.lesson.mjolnir', 'nidavellir', { artifact: 'mjolnir' }),
    step('place-god', 'chronicles.lesson.surt', 'place', { world: 'nidavellir' }),
    action('chronicles.lesson.fight', 'fight:surt'),
    step('elves', 'chronicles.lesson.give-elf', 'give', { elves: 1 }),
    step('spoils', 'chronicles.lesson.spoils', 'take', { spoil: 'elf' }),
  ],
};

function step(about: Question['about'], text: string, choice: string, values: Values): LessonStep {
  return { about, text, choice, values };
}

function action(text: string, choice: string, values: Values = {}): LessonStep {
  return step('turn', text, choice, values);
}
