/** Names the pages of our house sagas. Pages from a box file have no names that we know. */
import type { Phrase } from '../../../core/presentation/phrase.ts';
import { isSaga, type SagaName } from '../box/box.ts';
import type { Paged } from '../facts/page.ts';

const NAMES = {
  baldr: ['oaths', 'guest-of-hel'],
  fimbulvetr: ['first-winter', 'second-winter', 'third-winter'],
  managarms: ['chase', 'iron-wood'],
  naglfar: ['on-the-stocks', 'afloat'],
  bifrost: ['bridge-stands', 'bridge-fallen'],
  vigrid: ['horn', 'plain'],
  fenrir: ['loeding', 'dromi', 'gleipnir'],
} as const satisfies Readonly<Record<SagaName, readonly string[]>>;

export const PAGE_NAMES: readonly string[] = Object.values(NAMES).flat();

/** "Page 1 of 2", with the page's name if it has one. */
export function pageWords(game: Paged): Phrase {
  const name = pageName(game);
  const places = { page: game.page + 1, of: game.box.saga.pages.length };
  return name === null
    ? { key: 'chronicles.page.which', with: places }
    : { key: 'chronicles.page.which-named', with: { ...places, name } };
}

/** The name of the saga, followed by the page's name, in few words. */
export function pageTitle(game: Paged): Phrase {
  const name = pageName(game);
  const saga = { key: `chronicles.saga.${game.box.rules}` };
  const places = { saga, page: game.page + 1, of: game.box.saga.pages.length };
  return name === null
    ? { key: 'chronicles.page.title', with: places }
    : { key: 'chronicles.page.title-named', with: { ...places, name } };
}

/** The name of a page; null if we don't know one. */
export function pageName({ box: { rules, house }, page }: Paged): Phrase | null {
  if (!isSaga(rules) || !house.includes('sagas')) return null;
  const name = NAMES[rules][page];
  return name === undefined ? null : { key: `chronicles.page.name.${name}` };
}
