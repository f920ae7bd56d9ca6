/** The source of a regular expression that matches a formatted message with any values in its placeholders. */
import { IntlMessageFormat } from 'intl-messageformat';
import type { Language } from '../../src/words/languages.ts';

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

const ANYTHING = '[^]*';

/** Each form of a plural or select is an alternative, since a whole message can be a plural. */
export function patternOf(message: string, language: Language): string {
  return sourceOf(new IntlMessageFormat(message, language, undefined, { ignoreTag: true }).getAst());
}

function sourceOf(elements: readonly Element[]): string {
  return elements.map(sourceOfOne).join('');
}

function sourceOfOne(element: Element): string {
  if ('options' in element) {
    const ways = Object.values(element.options).map(({ value }) => sourceOf(value));
    return `(?:${ways.join('|')})`;
  }
  // Only a literal always formats to its own text.
  return element.type === 0 ? escaped(element.value) : ANYTHING;
}

/** Names of commands and options appear as Discord shows them. */
function escaped(literal: string): string {
  return literal
    .split(/(`[^`]*`)/)
    .map((part, at) => (at % 2 === 1 ? '`[^`]*`' : part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')))
    .join('');
}
