/** The room that a label takes on a button, in Latin letters. */

/** Chinese and Japanese characters, kana and their punctuation are as wide as two Latin letters. */
const FULL_WIDTH = /[\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFF01-\uFF60]/g;

export function labelWidth(label: string): number {
  return label.length + (label.match(FULL_WIDTH)?.length ?? 0);
}
