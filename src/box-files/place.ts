/** Line and column in a text, counted from 1 as editors do. */

export interface Place {
  readonly line: number;
  readonly column: number;
}

/** The place of the character at `offset`. */
export function placeOf(text: string, offset: number): Place {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}
