/** Button: asks for the details of a person's action. */
import type { Bot } from '../../bot.ts';
import type { CustomId } from '../../custom-ids/custom-id.ts';
import type { Press } from '../../incoming.ts';
import type { InteractionResult } from '../../interaction-result.ts';
import { wordsFor } from '../../interactions/acting.ts';
import { alternativesOf, needsForm } from '../../messages/questions/answers.ts';
import type { Control } from '../control.ts';
import { askHow } from './asking-how.ts';

export const verb: Control<'verb'> = {
  usedBy: 'pending',
  isOfAttempts: true,
  isOfMistakes: true,
  press: (bot, press, id) => askVerb(bot, press, id),
};

export function askVerb(
  bot: Bot,
  press: Press,
  id: Omit<CustomId<'verb'>, 'kind'>,
): Promise<InteractionResult> {
  return askHow(bot, press, id, (asking) =>
    needsForm(asking.request, alternativesOf(asking.request, id.verb), wordsFor(bot, asking)),
  );
}
