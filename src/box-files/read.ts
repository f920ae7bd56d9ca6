/** Reads a box file: its corrections, or all its faults with their places. */
import type { BoxFileFormat } from '../core/box.ts';
import type { Phrase } from '../core/presentation/phrase.ts';
import { withCodes } from './invisible.ts';
import { contentOf, offsetOf, repeated, type Step } from './node.ts';
import { parsed } from './syntax.ts';

/** Many times what a box file with every field needs. */
const MAX_BYTES = 64 * 1024;
const MAX_FAULTS = 10;
const MAX_NAME_LENGTH = 40;
const BYTE_ORDER_MARK = '\uFEFF';

/** A fault in a file. The path and the quotes in the phrase are the writer's words, with any formatting in them. */
export interface PlacedFault {
  /** Counted from 1, as editors do. */
  readonly line: number;
  readonly column: number;
  /** `giants.thrym.rune`, `die.colours.2` for the second in a list; empty for the whole file. */
  readonly path: string;
  readonly phrase: Phrase;
}

export type BoxFileText<Corrections = unknown> =
  | { readonly ok: true; readonly corrections: Corrections }
  /** At least one and at most ten faults, in the order of their places. */
  | { readonly ok: false; readonly faults: readonly PlacedFault[] };

interface Fault {
  readonly offset: number;
  readonly at: readonly Step[];
  readonly phrase: Phrase;
}

/** Accepts any text. Faults of the content are looked for only when the text is JSON. */
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

/** People count a list from 1. */
function pathOf(at: readonly Step[]): string {
  return at.map((step) => (typeof step === 'number' ? step + 1 : shortened(step))).join('.');
}

/** A field may have any name; this keeps one short line of it, which fits into a sentence. */
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

/** The place of the character at `offset`. */
function placeOf(text: string, offset: number): Place {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}
