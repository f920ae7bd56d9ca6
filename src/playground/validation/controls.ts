/** Checks the controls that a person can use: buttons, select menus and the fields of a modal. */

import { isAbsent, type JsonObject, listOf, numberOf, objectOf } from '../json.ts';
import { COMPONENTS, LINK_STYLE } from '../model/component-types.ts';
import { checkEmoji } from './emoji.ts';
import {
  checkList,
  checkObject,
  checkText,
  checkUrl,
  checkWhole,
  type Problems,
  required,
} from './problems.ts';

const CUSTOM_ID = 100;
const PREMIUM_STYLE = 6;

/** Remembers the custom ids in one message or modal, where each may occur only once. */
export function customIdChecker(): (problems: Problems, control: JsonObject) => void {
  const seen = new Set<unknown>();
  return (problems, control) => {
    const customId = control['custom_id'];
    checkText(problems.at('custom_id'), customId, 1, CUSTOM_ID);
    if (seen.has(customId)) {
      problems
        .at('custom_id')
        .add('COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated');
    }
    seen.add(customId);
  };
}

export type CustomIdChecker = ReturnType<typeof customIdChecker>;

export function checkButton(problems: Problems, button: JsonObject, checkId: CustomIdChecker): void {
  const style = button['style'];
  if (isAbsent(style)) required(problems.at('style'));
  checkWhole(problems.at('style'), style, 1, LINK_STYLE);
  checkText(problems.at('label'), button['label'], 0, 80);
  checkEmoji(problems.at('emoji'), button['emoji']);
  if (!button['label'] && isAbsent(button['emoji']) && style !== PREMIUM_STYLE) {
    problems.add('BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED', 'A button must have a label or an emoji');
  }
  if (style === LINK_STYLE) {
    if (isAbsent(button['url'])) required(problems.at('url'));
    checkUrl(problems.at('url'), button['url'], ['http://', 'https://', 'discord://']);
    checkText(problems.at('url'), button['url'], 0, 512);
    if (!isAbsent(button['custom_id'])) {
      problems.add('BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE', 'A link has no custom id');
    }
    return;
  }
  if (!isAbsent(button['url']))
    problems.at('url').add('BUTTON_COMPONENT_URL_NOT_ALLOWED', 'Not a link button');
  checkId(problems, button);
}

export function checkSelect(problems: Problems, select: JsonObject, checkId: CustomIdChecker): void {
  checkId(problems, select);
  checkText(problems.at('placeholder'), select['placeholder'], 0, 150);
  checkWhole(problems.at('min_values'), select['min_values'], 0, 25);
  checkWhole(problems.at('max_values'), select['max_values'], 1, 25);
  const most = numberOf(select['max_values'] ?? 1);
  if (numberOf(select['min_values'] ?? 1) > most) {
    problems.at('min_values').add('SELECT_COMPONENT_MIN_ABOVE_MAX', 'min_values is greater than max_values');
  }
  if (select['type'] === COMPONENTS.stringSelect) {
    checkOptions(problems.at('options'), select['options'], Math.max(1, most), 25, most);
  } else if (!isAbsent(select['options'])) {
    problems.at('options').add('BASE_TYPE_FORBIDDEN', 'Only a string select has options');
  }
}

/** Checks the options of a menu; at most `mostDefaults` of them may be preselected. */
function checkOptions(
  problems: Problems,
  value: unknown,
  min: number,
  max: number,
  mostDefaults: number,
): void {
  const options = checkList(problems, value, min, max).map(objectOf);
  const seen = new Set<unknown>();
  options.forEach((option, index) => {
    const at = problems.at(index);
    checkText(at.at('label'), option['label'], 1, 100);
    checkText(at.at('value'), option['value'], 1, 100);
    checkText(at.at('description'), option['description'], 0, 100);
    checkEmoji(at.at('emoji'), option['emoji']);
    if (seen.has(option['value'])) {
      at.at('value').add(
        'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
        'The specified option value is already used',
      );
    }
    seen.add(option['value']);
  });
  if (options.filter((option) => option['default'] === true).length > mostDefaults) {
    problems.add('SELECT_COMPONENT_TOO_MANY_DEFAULTS', `At most ${mostDefaults} may be chosen beforehand`);
  }
}

/** `labelled` means that the field is inside a Label, which has the text instead. */
export function checkTextInput(
  problems: Problems,
  input: JsonObject,
  checkId: CustomIdChecker,
  labelled: boolean,
): void {
  checkId(problems, input);
  if (isAbsent(input['style'])) required(problems.at('style'));
  checkWhole(problems.at('style'), input['style'], 1, 2);
  checkText(problems.at('placeholder'), input['placeholder'], 0, 100);
  checkWhole(problems.at('min_length'), input['min_length'], 0, 4000);
  checkWhole(problems.at('max_length'), input['max_length'], 1, 4000);
  const most = numberOf(input['max_length'] ?? 4000);
  if (numberOf(input['min_length'] ?? 0) > most) {
    problems.at('min_length').add('TEXT_INPUT_MIN_ABOVE_MAX', 'min_length is greater than max_length');
  }
  checkText(problems.at('value'), input['value'], 0, most);
  if (!labelled) checkText(problems.at('label'), input['label'], 1, 45);
  else if (!isAbsent(input['label'])) {
    problems.at('label').add('BASE_TYPE_FORBIDDEN', 'The Label around it carries the label');
  }
}

function checkModalSelect(problems: Problems, select: JsonObject, checkId: CustomIdChecker): void {
  checkSelect(problems, select, checkId);
  if (select['disabled'] === true) {
    problems.at('disabled').add('BASE_TYPE_FORBIDDEN', 'A menu in a modal cannot be disabled');
  }
  if (select['min_values'] === 0 && select['required'] !== false) {
    problems
      .at('min_values')
      .add('SELECT_COMPONENT_REQUIRED_MIN', 'A required menu needs at least one value');
  }
}

function checkGroup(problems: Problems, group: JsonObject, checkId: CustomIdChecker): void {
  const isRadio = group['type'] === COMPONENTS.radioGroup;
  checkId(problems, group);
  const count = listOf(group['options']).length;
  checkOptions(problems.at('options'), group['options'], isRadio ? 2 : 1, 10, isRadio ? 1 : count);
}

/** Checks the control in a Label. */
export function checkLabelled(problems: Problems, value: unknown, checkId: CustomIdChecker): void {
  const control = checkObject(problems, value);
  if (!control) return;
  switch (control['type']) {
    case COMPONENTS.textInput:
      checkTextInput(problems, control, checkId, true);
      return;
    case COMPONENTS.stringSelect:
    case COMPONENTS.userSelect:
    case COMPONENTS.roleSelect:
    case COMPONENTS.mentionableSelect:
    case COMPONENTS.channelSelect:
      checkModalSelect(problems, control, checkId);
      return;
    case COMPONENTS.radioGroup:
    case COMPONENTS.checkboxGroup:
      checkGroup(problems, control, checkId);
      return;
    case COMPONENTS.checkbox:
    case COMPONENTS.fileUpload:
      checkId(problems, control);
      return;
    default:
      problems
        .at('type')
        .add('BASE_TYPE_CHOICES', 'A Label holds a text input, a select menu, a group or a checkbox');
  }
}
