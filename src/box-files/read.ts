/** Reads a box file: returns its corrections, or all its errors with their positions. */
import type { BoxFileFormat } from '../core/box.ts';
import type { Phrase } from '../core/presentation/phrase.ts';
import { withCodes } from './invisible.ts';
import { contentOf, offsetOf, repeated, type Step } from './node.ts';
import { parsed } from './syntax.ts';

/** Many times the size of a box file with every field. */
const MAX_BYTES = 64 * 1024;
const MAX_FAULTS = 10;
const MAX_NAME_LENGTH = 40;
const BYTE_ORDER_MARK = '\uFEFF';

/** An error in a file. The path and the quotes in the phrase come from the file, including any formatting in them. */
export interface PlacedFault {
  /** The line, counted from 1 as in editors. */
  readonly line: number;
  readonly column: number;
  /** A path such as `giants.thrym.rune`, or `die.colours.2` for the second item of a list; empty for the whole file. */
  readonly path: string;
  readonly phrase: Phrase;
}

export type BoxFileText<Corrections = unknown> =
  | { readonly ok: true; readonly corrections: Corrections }
  /** At least one and at most ten errors, ordered by position. */
  | { readonly ok: false; readonly faults: readonly PlacedFault[] };

interface Fault {
  readonly offset: number;
  readonly at: readonly Step[];
  readonly phrase: Phrase;
}

/** Accepts any text. The content is checked only if the text is valid JSON. */
export function readBoxFile<Corrections>(
  format: BoxFileFormat<Corrections>,
  given: string,
): BoxFileText<Corrections> {
  const text = given.startsWith(BYTE_ORDER_MARK) ? given.slice(BYTE_ORDER_MARK.length) : given;
  if (new TextEncoder().encode(text).length > MAX_BYTES)
    return refused(text, [{ offset: 0, at: [], phrase: { key: 'json.too-large' } }]);
  const json = parsed(text);
  if (!json.ok) return refused(text, [json]);
  const read = format.read(contentOf(json.tree));
  const twice = repeated(json.tree).map((field) => ({ ...field, phrase: { key: 'json.twice' } }));
  if (read.ok && twice.length === 0) return read;
  const wrong = read.ok ? [] : read.faults;
  return refused(text, [
    ...twice,
    ...wrong.map(({ at, phrase }) => ({ offset: offsetOf(json.tree, at), at, phrase })),
  ]);
}

function refused(text: string, faults: readonly Fault[]): Extract<BoxFileText, { readonly ok: false }> {
  const inOrder = faults.toSorted((one, other) => one.offset - other.offset).slice(0, MAX_FAULTS);
  return {
    ok: false,
    faults: inOrder.map(({ offset, at, phrase }) => ({ ...placeOf(text, offset), path: pathOf(at), phrase })),
  };
}

/** Lists are numbered from 1 for people. */
function pathOf(at: readonly Step[]): string {
  return at.map((step) => (typeof step === 'number' ? step + 1 : shortened(step))).join('.');
}

/** A field may have any name; this truncates it so that it fits into a sentence. */
function shortened(name: string): string {
  const [...written] = withCodes(JSON.stringify(name).slice(1, -1));
  return written.length <= MAX_NAME_LENGTH
    ? written.join('')
    : `${written.slice(0, MAX_NAME_LENGTH - 1).join('')}…`;
}

interface Place {
  readonly line: number;
  readonly column: number;
}

/** The line and column of the character at `offset`. */
function placeOf(text: string, offset: number): Place {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}
