/** Checks the components of a message, legacy or Components V2. */

import { isAbsent, type JsonObject, listOf, objectOf, textOf } from '../json.ts';
import { COMPONENTS, SELECTS } from '../model/component-types.ts';
import { type CustomIdChecker, checkButton, checkSelect, customIdChecker } from './controls.ts';
import {
  checkList,
  checkObject,
  checkText,
  checkUrl,
  checkWhole,
  type Problems,
  required,
} from './problems.ts';

const ROWS = 5;
const BUTTONS_IN_A_ROW = 5;
const V2_COMPONENTS = 40;
const V2_TEXT = 4000;

const IN_CONTAINER: readonly unknown[] = [
  COMPONENTS.row,
  COMPONENTS.section,
  COMPONENTS.text,
  COMPONENTS.gallery,
  COMPONENTS.file,
  COMPONENTS.separator,
];
const AT_TOP: readonly unknown[] = [...IN_CONTAINER, COMPONENTS.container];

/** `fileNames` are the names of the message's files, to which `attachment://` may refer. */
export function checkMessageComponents(
  problems: Problems,
  value: unknown,
  isV2: boolean,
  fileNames: readonly string[],
): void {
  const checkId = customIdChecker();
  if (!isV2) {
    checkList(problems, value, 0, ROWS).forEach((row, index) => {
      checkRow(problems.at(index), row, checkId);
    });
    return;
  }
  const components = checkList(problems, value, 0, V2_COMPONENTS);
  components.forEach((one, index) => {
    checkBlock(problems.at(index), one, AT_TOP, { checkId, fileNames });
  });
  const all = components.flatMap(flatten);
  if (all.length > V2_COMPONENTS) {
    problems.add('COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED', `At most ${V2_COMPONENTS} components in all`);
  }
  if (all.reduce((sum, one) => sum + textOf(one['content']).length, 0) > V2_TEXT) {
    problems.add('COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED', `At most ${V2_TEXT} characters of text in all`);
  }
}

function flatten(value: unknown): readonly JsonObject[] {
  const one = objectOf(value);
  const inner = [...listOf(one['components']), ...(isAbsent(one['accessory']) ? [] : [one['accessory']])];
  return [one, ...inner.flatMap(flatten)];
}

/** A row contains up to five buttons, or a single select menu. */
function checkRow(problems: Problems, value: unknown, checkId: CustomIdChecker): void {
  const row = checkObject(problems, value);
  if (!row) return;
  if (row['type'] !== COMPONENTS.row) {
    problems.at('type').add('BASE_TYPE_CHOICES', 'Value must be one of {1}.');
    return;
  }
  const at = problems.at('components');
  const controls = checkList(at, row['components'], 1, BUTTONS_IN_A_ROW).map(objectOf);
  const selects = controls.filter((one) => SELECTS.some((type) => type === one['type']));
  if (selects.length > 0 && controls.length > 1) {
    at.add('COMPONENT_LAYOUT_WIDTH_EXCEEDED', 'The total width of the row is exceeded: a menu stands alone');
  }
  controls.forEach((control, index) => {
    if (control['type'] === COMPONENTS.button) checkButton(at.at(index), control, checkId);
    else if (selects.includes(control)) checkSelect(at.at(index), control, checkId);
    else at.at(index).at('type').add('BASE_TYPE_CHOICES', 'Value must be one of {2, 3, 5, 6, 7, 8}.');
  });
}

interface Surroundings {
  readonly checkId: CustomIdChecker;
  readonly fileNames: readonly string[];
}

function checkBlock(
  problems: Problems,
  value: unknown,
  allowed: readonly unknown[],
  around: Surroundings,
): void {
  const block = checkObject(problems, value);
  if (!block) return;
  if (!allowed.includes(block['type'])) {
    problems.at('type').add('BASE_TYPE_CHOICES', `Value must be one of {${allowed.join(', ')}}.`);
    return;
  }
  switch (block['type']) {
    case COMPONENTS.row:
      checkRow(problems, block, around.checkId);
      return;
    case COMPONENTS.text:
      checkText(problems.at('content'), block['content'], 1, V2_TEXT);
      return;
    case COMPONENTS.section:
      checkSection(problems, block, around);
      return;
    case COMPONENTS.gallery:
      checkList(problems.at('items'), block['items'], 1, 10).forEach((item, index) => {
        checkMediaItem(problems.at('items').at(index), objectOf(item), around.fileNames);
      });
      return;
    case COMPONENTS.file:
      checkMedia(problems.at('file'), block['file'], around.fileNames);
      return;
    case COMPONENTS.separator:
      checkWhole(problems.at('spacing'), block['spacing'], 1, 2);
      return;
    default: {
      checkWhole(problems.at('accent_color'), block['accent_color'], 0, 0xffffff);
      const inner = problems.at('components');
      checkList(inner, block['components'], 1, V2_COMPONENTS).forEach((one, index) => {
        checkBlock(inner.at(index), one, IN_CONTAINER, around);
      });
    }
  }
}

function checkSection(problems: Problems, section: JsonObject, around: Surroundings): void {
  checkList(problems.at('components'), section['components'], 1, 3).forEach((one, index) => {
    checkBlock(problems.at('components').at(index), one, [COMPONENTS.text], around);
  });
  const at = problems.at('accessory');
  if (isAbsent(section['accessory'])) {
    required(at);
    return;
  }
  const accessory = objectOf(section['accessory']);
  if (accessory['type'] === COMPONENTS.button) checkButton(at, accessory, around.checkId);
  else if (accessory['type'] === COMPONENTS.thumbnail) checkMediaItem(at, accessory, around.fileNames);
  else at.at('type').add('BASE_TYPE_CHOICES', 'Value must be one of {2, 11}.');
}

function checkMediaItem(problems: Problems, item: JsonObject, fileNames: readonly string[]): void {
  checkText(problems.at('description'), item['description'], 0, 1024);
  checkMedia(problems.at('media'), item['media'], fileNames);
}

function checkMedia(problems: Problems, value: unknown, fileNames: readonly string[]): void {
  const media = checkObject(problems, value);
  if (!media) return;
  const at = problems.at('url');
  if (isAbsent(media['url'])) {
    required(at);
    return;
  }
  checkUrl(at, media['url'], ['http://', 'https://', 'attachment://']);
  const url = textOf(media['url']);
  if (url.startsWith('attachment://') && !fileNames.includes(url.slice('attachment://'.length))) {
    at.add('UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND', 'The referenced attachment was not found');
  }
}
