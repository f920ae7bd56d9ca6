/** Checks what a bot writes in its application's profile. */
import { isAbsent, type JsonObject, objectOf } from '../json.ts';
import { checkList, checkText, type Problems } from './problems.ts';

export const PROFILE_FIELDS = [
  'description',
  'tags',
  'install_params',
  'integration_types_config',
  'custom_install_url',
] as const;

const MAX_TAGS = 5;
const MAX_TAG_LENGTH = 20;
const MAX_DESCRIPTION_LENGTH = 400;

export function checkProfile(problems: Problems, body: JsonObject): void {
  checkText(problems.at('description'), body['description'], 0, MAX_DESCRIPTION_LENGTH);
  const tags = checkList(problems.at('tags'), body['tags'], 0, MAX_TAGS);
  for (const [at, tag] of tags.entries()) checkText(problems.at('tags').at(at), tag, 1, MAX_TAG_LENGTH);
  if (isAbsent(body['install_params'])) return;
  const params = objectOf(body['install_params']);
  const scopes = checkList(problems.at('install_params').at('scopes'), params['scopes'], 1, 2);
  for (const [at, scope] of scopes.entries())
    checkText(problems.at('install_params').at('scopes').at(at), scope, 1, 40);
  checkText(problems.at('install_params').at('permissions'), params['permissions'], 1, 20);
}
