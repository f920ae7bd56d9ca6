/** Checks the embeds of a message. */
import { type JsonObject, listOf, objectOf, textOf } from '../json.ts';
import { checkList, checkText, checkUrl, checkWhole, type Problems } from './problems.ts';

const ALL_TEXT = 6000;

export function checkEmbeds(problems: Problems, value: unknown): void {
  const embeds = checkList(problems, value, 0, 10).map(objectOf);
  embeds.forEach((embed, index) => {
    checkEmbed(problems.at(index), embed);
  });
  if (embeds.reduce((sum, embed) => sum + textLength(embed), 0) > ALL_TEXT) {
    problems.add('MAX_EMBED_SIZE_EXCEEDED', `Embed size exceeds maximum size of ${ALL_TEXT}`);
  }
}

function checkEmbed(problems: Problems, embed: JsonObject): void {
  checkText(problems.at('title'), embed['title'], 0, 256);
  checkText(problems.at('description'), embed['description'], 0, 4096);
  checkUrl(problems.at('url'), embed['url'], ['http://', 'https://']);
  checkWhole(problems.at('color'), embed['color'], 0, 0xffffff);
  checkText(problems.at('footer').at('text'), objectOf(embed['footer'])['text'], 0, 2048);
  checkText(problems.at('author').at('name'), objectOf(embed['author'])['name'], 0, 256);
  for (const place of ['image', 'thumbnail']) {
    const schemes = ['http://', 'https://', 'attachment://'];
    checkUrl(problems.at(place).at('url'), objectOf(embed[place])['url'], schemes);
  }
  const at = problems.at('fields');
  checkList(at, embed['fields'], 0, 25).forEach((one, index) => {
    const field = objectOf(one);
    checkText(at.at(index).at('name'), field['name'], 1, 256);
    checkText(at.at(index).at('value'), field['value'], 1, 1024);
  });
}

function textLength(embed: JsonObject): number {
  const fields = listOf(embed['fields']).map(objectOf);
  const texts = [
    embed['title'],
    embed['description'],
    objectOf(embed['footer'])['text'],
    objectOf(embed['author'])['name'],
    ...fields.flatMap((field) => [field['name'], field['value']]),
  ];
  return texts.reduce<number>((sum, text) => sum + textOf(text).length, 0);
}
