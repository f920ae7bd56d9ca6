/** The places of a message: a translation may leave one out, but the program fills only those of the English message. */
import { IntlMessageFormat } from 'intl-messageformat';

type Ast = ReturnType<IntlMessageFormat['getAst']>;
type Element = Ast[number];

/** Throws what is no ICU message. */
export function placesOf(message: string): ReadonlySet<string> {
  return new Set(placesIn(new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst()));
}

function placesIn(ast: Ast): readonly string[] {
  return ast.flatMap((element) => [
    ...('options' in element ? Object.values(element.options).flatMap(({ value }) => placesIn(value)) : []),
    ...(isPlace(element) ? [element.value] : []),
  ]);
}

/** Of the kinds of elements, 0 is text, and 7 the sign for the number of a plural. */
function isPlace(element: Element): element is Extract<Element, { readonly value: string }> {
  return 'value' in element && element.type !== 0;
}
