/** Printed values that a program can only guess until somebody who owns the game reads them off: the box file. */

import type { Json } from './json.ts';
import type { Saying, Translate } from './presenter.ts';

/** Something wrong in a box file: keys and places in lists, from the outside in, and what is wrong there. */
export interface BoxFault {
  readonly at: readonly (string | number)[];
  readonly saying: Saying;
}

export type BoxFileRead =
  | { readonly ok: true; readonly corrections: Json }
  | { readonly ok: false; readonly faults: readonly BoxFault[] };

export interface BoxFileDraft {
  /** Short enough for the name of a file: `2018`. */
  readonly name: string;
  readonly file: Json;
}

/** How a game's box file is written: what may stand in it, and what is wrong with one. */
export interface BoxFileFormat {
  /** A JSON Schema of the file, for editors, with a word about each field. */
  schema(translate: Translate): Json;
  /** Files that correct nothing, for people to start from: what we play with anyway, one for each edition. */
  drafts(translate: Translate): readonly BoxFileDraft[];
  /** `file` is parsed JSON of any shape. What it corrects is plain data, for `Game.box`. */
  read(file: unknown): BoxFileRead;
}
