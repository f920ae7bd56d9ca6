/** Button: asks for the details of what somebody wants to do. */
import { wordsFor } from '../../interactions/acting.ts';
import { alternativesOf, needsForm } from '../../messages/questions/answers.ts';
import type { Control } from '../control.ts';
import { askHow } from './asking-how.ts';

export const verb: Control<'verb'> = {
  usedBy: 'asked',
  press: (bot, press, id) =>
    askHow(bot, press, id, (asking) =>
      needsForm(asking.request, alternativesOf(asking.request, id.verb), wordsFor(bot, asking)),
    ),
};
