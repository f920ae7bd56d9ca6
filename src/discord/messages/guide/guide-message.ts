/** A card of a game's guide as a message: its text, what the reader could do now, and buttons to the other cards. */
import type { GameEntry } from '../../../core/catalogue.ts';
import type { Options } from '../../../core/game.ts';
import type { Phrase, Translate } from '../../../core/presentation/phrase.ts';
import { holdsWith } from '../../../core/rulebook/rulebook.ts';
import type { GuideCard } from '../../../core/teaching/guide.ts';
import type { TableId } from '../../../tables/model/table.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { button, type Row, row, type Style } from '../pieces/parts.ts';
import { legendButton } from './legend-message.ts';

/** The cards that a person can turn. */
interface GuideCards {
  readonly forAll: readonly GuideCard[];
  /** The card of the reader's role, after the others; null for people without a role, as in a lobby. */
  readonly own: GuideCard | null;
}

export interface GuidePage {
  readonly card: GuideCard;
  /** The index of the page, from 0. */
  readonly at: number;
  /** The total number of pages. */
  readonly count: number;
  /** Null on the card of a person's own role, which isn't counted, so that choosing a role doesn't renumber the others. */
  readonly number: { readonly page: number; readonly count: number } | null;
}

/**
 * The cards for a table with these options, and for the person with that role there. Without a table no one has chosen rules, so
 * cards that only apply to some rules are left out.
 */
export function cardsOf(
  { guide }: Pick<GameEntry, 'guide'>,
  options: Options | null,
  role: string | null,
): GuideCards {
  if (guide === null) return { forAll: [], own: null };
  const forAll = guide.cards.filter((card) =>
    options === null ? card.rules === undefined : holdsWith(card, options),
  );
  return { forAll, own: role === null ? null : guide.roleCard(role) };
}

/** The answer to a reader of a game without cards. */
export function noGuidePhrase({ rulebook }: Pick<GameEntry, 'rulebook'>): Phrase {
  return { key: rulebook.length === 0 ? 'guide.none-nor-rules' : 'guide.none' };
}

/** The card with that number; the last one if an older message refers to one that no longer exists. */
export function pageOf({ forAll, own }: GuideCards, wanted: number): GuidePage | null {
  const cards = [...forAll, ...(own === null ? [] : [own])];
  const at = Math.min(wanted, cards.length - 1);
  const card = cards[at];
  if (card === undefined) return null;
  return {
    card,
    at,
    count: cards.length,
    number: card === own ? null : { page: at + 1, count: forAll.length },
  };
}

export function guideText(
  { card, number }: GuidePage,
  moves: readonly string[],
  translate: Translate,
): string {
  const page = number === null ? { key: 'guide.own-page' } : { key: 'guide.page', with: number };
  return [translate(card.text), ...moves, translate(page)].join('\n');
}

/**
 * Back and Next, if there are cards; `idOf` makes the id of the button to a card. People whose turn it is can jump to the last
 * card, which shows their current moves. A table adds its legend.
 */
export function turningRow(
  { at, count }: GuidePage,
  idOf: (page: number) => string,
  { isPending, legendOf }: { readonly isPending: boolean; readonly legendOf: TableId | null },
  translate: Translate,
): Row {
  const to = (page: number, key: string, style: Style) => button(idOf(page), translate({ key }), style);
  const last = count - 1;
  return row([
    ...(at > 0 ? [to(at - 1, 'button.guide-back', 'secondary')] : []),
    ...(at < last ? [to(at + 1, 'button.guide-next', 'primary')] : []),
    ...(isPending && at < last - 1 ? [to(last, 'button.guide-now', 'secondary')] : []),
    ...(legendOf === null ? [] : [legendButton(legendOf, translate)]),
  ]);
}

/** The next steps for a person who has read the cards of a game. */
export function beginningRow({ game: { id }, lesson }: GameEntry, translate: Translate): Row {
  const to = (kind: 'learn' | 'new-game', style: Style) =>
    button(formatCustomId({ kind, game: id }), translate({ key: `button.${kind}` }), style);
  return row([...(lesson === null ? [] : [to('learn', 'primary')]), to('new-game', 'secondary')]);
}
