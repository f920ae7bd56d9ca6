/** The closed lists of words in plain columns. A program that does not know a word cannot read the row. */
import { THEMES } from '../core/presentation/theme.ts';
import { STRENGTHS } from '../core/thinking/strength.ts';
import { ATTEMPT_ENDINGS, DAY_STATUSES } from '../daily/daily-store.ts';
import { CAMPAIGN_STATUSES } from '../tables/model/campaign.ts';
import { GAME_ENDINGS } from '../tables/model/game-result.ts';
import { HOST_RIGHTS, QUIET_CALLS, RHYTHMS, SKIP_RIGHTS, TABLE_PLACES } from '../tables/model/settings.ts';
import { ADVICE_SETTINGS, PASSINGS, TABLE_STATUSES } from '../tables/model/table.ts';
import { LANGUAGES } from '../words/languages.ts';
import { UnreadableRow } from './column.ts';

/** Changing one of these lists requires a new data format (data-format.ts). */
export const STORED_WORDS = {
  'status of a table': TABLE_STATUSES,
  'status of a campaign': CAMPAIGN_STATUSES,
  passing: PASSINGS,
  advice: ADVICE_SETTINGS,
  language: LANGUAGES,
  computer: STRENGTHS,
  ending: GAME_ENDINGS,
  'status of a day': DAY_STATUSES,
  'ending of an attempt': ATTEMPT_ENDINGS,
  rhythm: RHYTHMS,
  'quiet calls': QUIET_CALLS,
  hosts: HOST_RIGHTS,
  skips: SKIP_RIGHTS,
  places: TABLE_PLACES,
  theme: THEMES,
} as const satisfies Readonly<Record<string, readonly string[]>>;

type StoredWords = typeof STORED_WORDS;
export type WordList = keyof StoredWords;
export type WordOf<List extends WordList> = StoredWords[List][number];

/** `where` names the table, key and column. Throws `UnreadableRow`. */
export function wordIn<List extends WordList>(list: List, text: string, where: string): WordOf<List> {
  const known: readonly WordOf<List>[] = STORED_WORDS[list];
  const found = known.find((one) => one === text);
  if (found === undefined) throw new UnreadableRow(where, `it is none of ${known.join(', ')}`);
  return found;
}
