/** Checks a modal that the bot opens. */

import { objectOf } from '../json.ts';
import { COMPONENTS } from '../model/component-types.ts';
import { checkLabelled, checkTextInput, customIdChecker } from './controls.ts';
import { checkList, checkText, type Problems } from './problems.ts';

export function checkModal(problems: Problems, value: unknown): void {
  const modal = objectOf(value);
  checkText(problems.at('title'), modal['title'], 1, 45);
  checkText(problems.at('custom_id'), modal['custom_id'], 1, 100);
  const checkId = customIdChecker();
  const at = problems.at('components');
  checkList(at, modal['components'], 1, 5).forEach((one, index) => {
    const part = objectOf(one);
    const here = at.at(index);
    if (part['type'] === COMPONENTS.label) {
      checkText(here.at('label'), part['label'], 1, 45);
      checkText(here.at('description'), part['description'], 0, 100);
      checkLabelled(here.at('component'), part['component'], checkId);
    } else if (part['type'] === COMPONENTS.text) {
      checkText(here.at('content'), part['content'], 1, 4000);
    } else if (part['type'] === COMPONENTS.row) {
      checkList(here.at('components'), part['components'], 1, 1).forEach((input, place) => {
        const field = objectOf(input);
        const there = here.at('components').at(place);
        if (field['type'] === COMPONENTS.textInput) checkTextInput(there, field, checkId, false);
        else there.at('type').add('BASE_TYPE_CHOICES', 'Value must be one of {4}.');
      });
    } else here.at('type').add('BASE_TYPE_CHOICES', 'Value must be one of {1, 10, 18}.');
  });
}
