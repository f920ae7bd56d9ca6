/** A box file corrects the printed values that the program guesses until someone with a copy of the game reads them off. */

import type { Json } from './json.ts';
import type { Phrase, Translate } from './presentation/phrase.ts';

/** An error in a box file: the path of keys and list positions that leads to it, outermost first, and the problem. */
export interface BoxFault {
  readonly at: readonly (string | number)[];
  readonly phrase: Phrase;
}

export type BoxFileRead<Corrections = unknown> =
  | { readonly ok: true; readonly corrections: Corrections }
  | { readonly ok: false; readonly faults: readonly BoxFault[] };

export interface BoxFileDraft {
  /** The edition's name, short enough for a file name: `2018`. */
  readonly name: string;
  readonly file: Json;
}

/** The format of a game's box file: its schema, its drafts and its reader. */
export interface BoxFileFormat<Corrections = unknown> {
  /** A JSON Schema of the file for editors, including a description of each field. */
  schema(translate: Translate): Json;
  /** Templates that correct nothing, one per edition, filled with the house values. */
  drafts(translate: Translate): readonly BoxFileDraft[];
  /** Reads a box file, given as parsed JSON of any shape. The result is plain data for `Game.box`. */
  read(file: unknown): BoxFileRead<Corrections>;
}
