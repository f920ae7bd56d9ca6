/** Looks at a running game that change nothing: the board in words, the odds. */
import type { Translate } from '../../core/face.ts';
import type { Standing } from '../../tables/tables.ts';
import { LIMITS, lastLines } from './parts.ts';

export function textBoard({ table, entry }: Standing, translate: Translate): string {
  if (table.state === null) return translate({ key: 'look.lobby' });
  return fitted(entry.face.textBoard(entry.game.observe(table.state)).map(translate));
}

/** `given` counts what somebody would spend; what is left out is what the god on turn has. */
export function oddsText(
  { table, entry }: Standing,
  translate: Translate,
  given: { readonly [counted: string]: number } = {},
): string {
  if (table.state === null) return translate({ key: 'look.lobby' });
  return fitted(entry.face.odds(entry.game.observe(table.state), given).map(translate));
}

function fitted(lines: readonly string[]): string {
  return lastLines(lines, LIMITS.content);
}
