/**
 * The placeholders of a message. A translation may omit some, but must not have any that the English message lacks, since
 * the program only fills those.
 */
import { IntlMessageFormat } from 'intl-messageformat';

type Ast = ReturnType<IntlMessageFormat['getAst']>;
type Element = Ast[number];

/** Throws if the message is not ICU. */
export function placesOf(message: string): ReadonlySet<string> {
  return new Set(placesIn(new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst()));
}

function placesIn(ast: Ast): readonly string[] {
  return ast.flatMap((element) => [
    ...('options' in element ? Object.values(element.options).flatMap(({ value }) => placesIn(value)) : []),
    ...(isPlace(element) ? [element.value] : []),
  ]);
}

/** Element type 0 is text, and 7 is the # for a plural's number. */
function isPlace(element: Element): element is Extract<Element, { readonly value: string }> {
  return 'value' in element && element.type !== 0;
}
