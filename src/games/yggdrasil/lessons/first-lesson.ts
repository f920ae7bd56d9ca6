/** The guided first game: ten turns of Thor and Freyja, in which every enemy comes once and every fight is won. */

import type { Values } from '../../../core/requests/request.ts';
import type { Lesson, LessonStep } from '../../../core/teaching/lesson.ts';
import type { Enemy } from '../components.ts';
import type { Question } from '../state.ts';

const NO_VIKINGS = 0;

export const FIRST_LESSON: Lesson = {
  options: {},
  roles: ['thor', 'freyja'],
  seed: 'first lesson 1115',
  steps: [
    forge('yggdrasil.lesson.welcome', 'jormungand'),
    action('yggdrasil.lesson.elf', 'alfheim'),
    action('yggdrasil.lesson.souls', 'midgard', { island: 'white' }),

    forge('yggdrasil.lesson.second-god', 'surt'),
    forge('yggdrasil.lesson.twice', 'surt'),
    action('yggdrasil.lesson.another-elf', 'alfheim'),

    forge('yggdrasil.lesson.wall', 'jormungand'),
    action('yggdrasil.lesson.souls-again', 'midgard', { island: 'white' }),
    fight('yggdrasil.lesson.first-fight', 'jormungand', NO_VIKINGS),
    step('elves', 'yggdrasil.lesson.give-elf', 'give', { elves: 1 }),

    forge('yggdrasil.lesson.best-sword', 'surt'),
    forge('yggdrasil.lesson.ring', 'hel'),
    fight('yggdrasil.lesson.fight-surt', 'surt', NO_VIKINGS),

    forge('yggdrasil.lesson.best-hammer', 'jormungand'),
    action('yggdrasil.lesson.giant', 'jotunheim', { giant: 'gialp', vikings: 1 }),
    fight('yggdrasil.lesson.push-back', 'jormungand', NO_VIKINGS),

    step('nidhogg-drag', 'yggdrasil.lesson.drag', 'drag', { enemy: 'surt' }),
    forge('yggdrasil.lesson.ring-again', 'hel'),
    forge('yggdrasil.lesson.best-ring', 'hel'),
    fight('yggdrasil.lesson.fight-hel', 'hel', NO_VIKINGS),
    step('elves', 'yggdrasil.lesson.elf-closes-gap', 'give', { elves: 1 }),

    forge('yggdrasil.lesson.horn', 'loki'),
    action('yggdrasil.lesson.elves-return', 'alfheim'),
    fight('yggdrasil.lesson.send-viking', 'loki', 1),

    forge('yggdrasil.lesson.at-the-wall', 'nidhogg'),
    forge('yggdrasil.lesson.bow-again', 'nidhogg'),
    fight('yggdrasil.lesson.from-the-wall', 'surt', NO_VIKINGS),

    forge('yggdrasil.lesson.horn-again', 'loki'),
    action('yggdrasil.lesson.giant-alone', 'jotunheim', { giant: 'angrboda', vikings: NO_VIKINGS }),
    fight('yggdrasil.lesson.last-fight', 'loki', NO_VIKINGS),

    action('yggdrasil.lesson.calm', 'calm'),
    forge('yggdrasil.lesson.best-bow', 'nidhogg'),
    forge('yggdrasil.lesson.last', 'fenrir'),
  ],
};

function step(about: Question['about'], text: string, choice: string, values: Values): LessonStep {
  return { about, text, choice, values };
}

function action(text: string, choice: string, values: Values = {}): LessonStep {
  return step('turn', text, choice, values);
}

function forge(text: string, artifact: Enemy): LessonStep {
  return action(text, 'nidavellir', { artifact });
}

function fight(text: string, enemy: Enemy, vikings: number): LessonStep {
  return action(text, 'asgard', { enemy, vikings });
}
