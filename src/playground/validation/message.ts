/** Checks the body of a message that the bot sends or edits. */
import { isAbsent, type JsonObject, listOf, numberOf, objectOf, scalarText, textOf } from '../json.ts';
import { type Attachment, FLAGS, type Upload } from '../model/shapes.ts';
import { checkMessageComponents } from './components.ts';
import { checkEmbeds } from './embeds.ts';
import { checkList, checkText, type Problems } from './problems.ts';

const FILES = 10;
const FILE_BYTES = 10 * 1024 * 1024;

interface MessageContext {
  readonly uploads: readonly Upload[];
  /** The attachments that the message already has; empty for a new one. */
  readonly kept: readonly Attachment[];
  /** Whether the message is, or becomes, a Components V2 message. */
  readonly isV2: boolean;
  /** Whether legacy content or embeds remain that the body does not mention. */
  readonly hasLegacy: boolean;
}

export function isV2Body(body: JsonObject): boolean {
  return (numberOf(body['flags']) & FLAGS.componentsV2) !== 0;
}

export function checkMessage(problems: Problems, body: JsonObject, context: MessageContext): void {
  checkText(problems.at('content'), body['content'], 0, 2000);
  checkEmbeds(problems.at('embeds'), body['embeds']);
  checkAttachments(problems.at('attachments'), body, context);
  checkAllowedMentions(problems.at('allowed_mentions'), objectOf(body['allowed_mentions']));
  const fileNames = [...context.uploads, ...context.kept].map((file) => file.filename);
  checkMessageComponents(problems.at('components'), body['components'], context.isV2, fileNames);
  if (context.isV2) checkNoLegacyFields(problems, body, context);
  const nonce = body['nonce'];
  if (!isAbsent(nonce)) checkText(problems.at('nonce'), scalarText(nonce), 0, 25);
}

function checkNoLegacyFields(problems: Problems, body: JsonObject, context: MessageContext): void {
  const code = 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2';
  for (const field of ['content', 'embeds', 'poll', 'sticker_ids']) {
    const value = body[field];
    if (isAbsent(value) || value === '' || (Array.isArray(value) && value.length === 0)) continue;
    problems
      .at(field)
      .add(code, `The '${field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`);
  }
  if (context.hasLegacy) {
    problems.at('flags').add(code, 'The message still holds content or embeds: clear them in the same edit');
  }
}

function checkAttachments(problems: Problems, body: JsonObject, context: MessageContext): void {
  const described = checkList(problems, body['attachments'], 0, FILES).map(objectOf);
  described.forEach((one, index) => {
    checkText(problems.at(index).at('description'), one['description'], 0, 1024);
    const id = scalarText(one['id']);
    const exists =
      context.uploads.some((upload) => upload.field === id) || context.kept.some((kept) => kept.id === id);
    if (!exists) problems.at(index).at('id').add('ATTACHMENT_NOT_FOUND', `Attachment ${id} was not found`);
  });
  if (context.uploads.length > FILES) {
    problems.add('BASE_TYPE_MAX_LENGTH', `Must be ${FILES} or fewer in length.`);
  }
}

function checkAllowedMentions(problems: Problems, allowed: JsonObject): void {
  const parse = listOf(allowed['parse']).map(textOf);
  for (const kind of ['users', 'roles']) {
    const ids = checkList(problems.at(kind), allowed[kind], 0, 100);
    if (ids.length > 0 && parse.includes(kind)) {
      problems
        .at('parse')
        .add(
          'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
          `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`,
        );
    }
  }
}

/** Discord responds with 413 and code 40005 to a file over 10 MiB. */
export function isTooLarge(uploads: readonly Pick<Upload, 'bytes'>[]): boolean {
  return uploads.some((upload) => upload.bytes.length > FILE_BYTES);
}
