/** Where something stands in a text, as editors count: lines and columns from 1. */

export interface Place {
  readonly line: number;
  readonly column: number;
}

/** The place of the character at `offset`. */
export function placeOf(text: string, offset: number): Place {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}
