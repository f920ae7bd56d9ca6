/** The board in words and the odds: read-only views of a running game. */
import type { Phrase, Translate } from '../../../core/presentation/phrase.ts';
import { hasOurRules, isReadOnly } from '../../../tables/turns/current-request.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import { firstLines, inParts, LIMITS, mention } from '../pieces/parts.ts';
import { questionPhrase } from '../seats/question-phrase.ts';

export function textBoard(loaded: LoadedTable, translate: Translate): string {
  const { table, entry } = loaded;
  const unseen = unseenReason(loaded);
  return unseen === null
    ? fitted(entry.presenter.textBoard(entry.game.observe(table.state)).map(translate), translate)
    : translate(unseen);
}

/** The whole board in words for screen readers, in as many messages as needed. */
export function wholeTextBoard(
  loaded: LoadedTable,
  translate: Translate,
): { readonly content: string; readonly more: readonly string[] } {
  const { table, entry } = loaded;
  const unseen = unseenReason(loaded);
  if (unseen !== null) return { content: translate(unseen), more: [] };
  const lines = entry.presenter.textBoard(entry.game.observe(table.state)).map(translate);
  const [content = '', ...more] = inParts(lines, LIMITS.content);
  return { content, more };
}

/** `given` is the amount a person would spend (default: what the current god has). */
export function oddsText(
  loaded: LoadedTable,
  translate: Translate,
  given: { readonly [counted: string]: number } = {},
): string {
  const { table, entry } = loaded;
  const unseen = unseenReason(loaded);
  if (unseen !== null) return translate(unseen);
  const odds = entry.presenter.odds(entry.game.observe(table.state), given);
  return odds.length === 0 ? translate({ key: 'look.no-odds' }) : fitted(odds.map(translate), translate);
}

/** The question, and what a player may want to know before answering. */
export function detailsText(loaded: LoadedTable, translate: Translate): string {
  const { table, entry, request } = loaded;
  const unseen = unseenReason(loaded);
  if (unseen !== null) return translate(unseen);
  if (request === null) return translate({ key: 'status.over' });
  const view = entry.game.observe(table.state);
  const lines = [questionPhrase({ entry, table, request }), ...entry.presenter.details(request, view)];
  return fitted(lines.map(translate), translate);
}

/** The reason why there is no board to show; null if there is one. */
export function unseenReason(loaded: LoadedTable): Phrase | null {
  const { table, entry } = loaded;
  if (isReadOnly(entry, table)) return readOnly(loaded);
  if (table.state === null) return { key: 'look.lobby' };
  return hasOurRules(entry, table) ? null : { key: 'status.over' };
}

/** Names the rules of a game that cannot continue, and what people can do. */
export function readOnly({ table, entry }: LoadedTable): Phrase {
  const { rulesVersion, hostId } = table;
  return {
    key: 'look.other-rules',
    with: { version: rulesVersion, ours: entry.game.rulesVersion, host: mention(hostId) },
  };
}

/** The first lines, as many as fit, with whose turn it is and the dangers, and a note if some are left out. */
function fitted(lines: readonly string[], translate: Translate): string {
  const whole = lines.join('\n');
  if (whole.length <= LIMITS.content) return whole;
  const more = translate({ key: 'look.more' });
  return `${firstLines(lines, LIMITS.content - more.length - 1)}\n${more}`;
}
