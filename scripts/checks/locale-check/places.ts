/**
 * The places of a message. A translation may leave one out, but must not have more than the English message, whose
 * places the program fills.
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

/** Among the kinds of elements, 0 is text, and 7 the sign for the number of a plural. */
function isPlace(element: Element): element is Extract<Element, { readonly value: string }> {
  return 'value' in element && element.type !== 0;
}
