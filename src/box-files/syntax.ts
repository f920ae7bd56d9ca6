/** Parses the text of a box file as JSON and keeps the positions. */
import {
  createScanner,
  getLocation,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import type { Phrase } from '../core/presentation/phrase.ts';
import { codeOf, isInvisible } from './invisible.ts';
import type { Step } from './node.ts';

/** The outermost value, or the first syntax error: its position, its field, and the key of a sentence about it. */
export type Parsed =
  | { readonly ok: true; readonly tree: Node }
  | { readonly ok: false; readonly offset: number; readonly at: readonly Step[]; readonly phrase: Phrase };

/** Deeper than any box file needs to be, and far too shallow to exhaust the parser. */
const DEEPEST = 32;

/** Rejects comments: a box file is plain JSON, which every editor and every program reads in the same way. */
export function parsed(text: string): Parsed {
  const tooDeep = offsetBeyondTheDeepest(text);
  if (tooDeep !== null) return { ok: false, offset: tooDeep, at: [], phrase: { key: 'json.too-deep' } };
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const [first] = errors;
  if (text.trim() === '') return { ok: false, offset: 0, at: [], phrase: { key: 'json.empty' } };
  if (first !== undefined) {
    const { offset, phrase } = invisibleIn(text) ?? { offset: first.offset, phrase: { key: keyOf(first) } };
    return { ok: false, offset, at: getLocation(text, offset).path, phrase };
  }
  if (tree === undefined) throw new Error('no tree and no mistake');
  return { ok: true, tree };
}

/** The first invisible character outside of quotes, where JSON allows only spaces, tabs and line breaks. */
function invisibleIn(text: string): { readonly offset: number; readonly phrase: Phrase } | null {
  const scanner = createScanner(text, true);
  for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
    const [found = ''] = scanner.getTokenValue();
    if (isInvisible(found))
      return {
        offset: scanner.getTokenOffset(),
        phrase: { key: 'json.invisible', with: { found: codeOf(found) } },
      };
  }
  return null;
}

/**
 * The position of the first bracket that is nested too deeply. Only a bracket of the same kind closes a bracket, as in the
 * parser, which continues after an error.
 */
function offsetBeyondTheDeepest(text: string): number | null {
  const scanner = createScanner(text, true);
  const closers: string[] = [];
  for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
    const token = text.charAt(scanner.getTokenOffset());
    if (token === '{') closers.push('}');
    else if (token === '[') closers.push(']');
    else if (token === closers.at(-1)) closers.pop();
    if (closers.length > DEEPEST) return scanner.getTokenOffset();
  }
  return null;
}

/** The sentence for each of the parser's errors, including what was expected. */
const KEYS: ReadonlyMap<string, string> = new Map([
  ['InvalidCommentToken', 'json.comment'],
  ['PropertyNameExpected', 'json.name-expected'],
  ['ValueExpected', 'json.value-expected'],
  ['ColonExpected', 'json.colon-expected'],
  ['CommaExpected', 'json.comma-expected'],
  ['CloseBraceExpected', 'json.brace-expected'],
  ['CloseBracketExpected', 'json.bracket-expected'],
  ['EndOfFileExpected', 'json.end-expected'],
  ['UnexpectedEndOfString', 'json.quote-expected'],
  ['UnexpectedEndOfNumber', 'json.number-expected'],
  ['InvalidUnicode', 'json.bad-character'],
  ['InvalidEscapeCharacter', 'json.bad-character'],
  ['InvalidCharacter', 'json.bad-character'],
]);

function keyOf({ error }: ParseError): string {
  return KEYS.get(printParseErrorCode(error)) ?? 'json.bad-symbol';
}
