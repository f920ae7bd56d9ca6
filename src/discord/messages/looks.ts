/** Looks at a running game that change nothing: the board in words, the odds. */
import type { Saying, Translate } from '../../core/face.ts';
import type { Standing } from '../../tables/changing.ts';
import { hasOurRules, isReadOnly } from '../../tables/play.ts';
import { firstLines, inParts, LIMITS, mention } from './parts.ts';

export function textBoard(standing: Standing, translate: Translate): string {
  const { table, entry } = standing;
  const unseen = whyUnseen(standing);
  return unseen === null
    ? fitted(entry.face.textBoard(entry.game.observe(table.state)).map(translate), translate)
    : translate(unseen);
}

/** The same in as many messages as it takes: whoever hears the board hears all of it. */
export function wholeTextBoard(
  standing: Standing,
  translate: Translate,
): { readonly content: string; readonly more: readonly string[] } {
  const { table, entry } = standing;
  const unseen = whyUnseen(standing);
  if (unseen !== null) return { content: translate(unseen), more: [] };
  const lines = entry.face.textBoard(entry.game.observe(table.state)).map(translate);
  const [content = '', ...more] = inParts(lines, LIMITS.content);
  return { content, more };
}

/** `given` counts what somebody would spend; what is left out is what the god on turn has. */
export function oddsText(
  standing: Standing,
  translate: Translate,
  given: { readonly [counted: string]: number } = {},
): string {
  const { table, entry } = standing;
  const unseen = whyUnseen(standing);
  if (unseen !== null) return translate(unseen);
  const odds = entry.face.odds(entry.game.observe(table.state), given);
  return odds.length === 0 ? translate({ key: 'look.no-odds' }) : fitted(odds.map(translate), translate);
}

/** Why there is no board to look at; null when there is one. */
export function whyUnseen(standing: Standing): Saying | null {
  const { table, entry } = standing;
  if (isReadOnly(entry, table)) return readOnly(standing);
  if (table.state === null) return { key: 'look.lobby' };
  return hasOurRules(entry, table) ? null : { key: 'status.over' };
}

/** Which rules a game has that cannot be gone on with, and what people can do. */
export function readOnly({ table, entry }: Standing): Saying {
  const { rulesVersion, hostId } = table;
  return {
    key: 'look.other-rules',
    with: { version: rulesVersion, ours: entry.game.rulesVersion, host: mention(hostId) },
  };
}

/** Whole lines, since the first ones say whose turn it is and what is in the way; with a word where some are left out. */
function fitted(lines: readonly string[], translate: Translate): string {
  const whole = lines.join('\n');
  if (whole.length <= LIMITS.content) return whole;
  const more = translate({ key: 'look.more' });
  return `${firstLines(lines, LIMITS.content - more.length - 1)}\n${more}`;
}
