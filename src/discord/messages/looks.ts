/** Looks at a running game that change nothing: the board in words, the odds. */
import type { Saying, Translate } from '../../core/face.ts';
import { hasOurRules } from '../../tables/play.ts';
import type { Standing } from '../../tables/tables.ts';
import { LIMITS, lastLines } from './parts.ts';

export function textBoard(standing: Standing, translate: Translate): string {
  const { table, entry } = standing;
  const unseen = whyUnseen(standing);
  return unseen === null
    ? fitted(entry.face.textBoard(entry.game.observe(table.state)).map(translate))
    : translate(unseen);
}

/** `given` counts what somebody would spend; what is left out is what the god on turn has. */
export function oddsText(
  standing: Standing,
  translate: Translate,
  given: { readonly [counted: string]: number } = {},
): string {
  const { table, entry } = standing;
  const unseen = whyUnseen(standing);
  return unseen === null
    ? fitted(entry.face.odds(entry.game.observe(table.state), given).map(translate))
    : translate(unseen);
}

/** Why there is no board to look at; null when there is one. */
export function whyUnseen({ table, entry }: Standing): Saying | null {
  if (table.state === null) return { key: 'look.lobby' };
  return hasOurRules(entry, table) ? null : { key: 'look.other-rules' };
}

function fitted(lines: readonly string[]): string {
  return lastLines(lines, LIMITS.content);
}
