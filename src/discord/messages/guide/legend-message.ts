/** The legend of a game as a message: a picture of the board's symbols with their meaning. */
import type { GameEntry } from '../../../core/catalogue.ts';
import type { Translate } from '../../../core/presentation/phrase.ts';
import type { LegendPart } from '../../../core/teaching/legend.ts';
import { legendPicture } from '../../../render/pictures/legend.ts';
import type { TableId } from '../../../tables/model/table.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { button, cut, LIMITS, type Row, row } from '../pieces/parts.ts';

export interface LegendMessage {
  readonly content: string;
  readonly altText: string;
  readonly svg: string;
  readonly rows: readonly Row[];
}

/** Returns null if a game needs no legend. */
export function legendMessage(
  table: TableId,
  { guide }: Pick<GameEntry, 'guide'>,
  translate: Translate,
): LegendMessage | null {
  if (guide === null) return null;
  const parts = guide.legend(translate);
  const marks = parts.flatMap((part) => part.marks.map(({ words }) => words));
  return {
    content: translate({ key: 'legend.told' }),
    altText: cut(translate({ key: 'legend.picture', with: { marks } }), LIMITS.altText),
    svg: drawLegend(parts, translate),
    rows: [row([button(formatCustomId({ kind: 'guide', table }), translate({ key: 'button.guide' }))])],
  };
}

export function drawLegend(parts: readonly LegendPart[], translate: Translate): string {
  return legendPicture({
    parts: parts.map(({ title, marks }) => ({
      title: translate(title),
      marks: marks.map(({ sign, words }) => ({ sign, words: translate(words) })),
    })),
  });
}

export function legendButton(table: TableId, translate: Translate) {
  return button(formatCustomId({ kind: 'legend', table }), translate({ key: 'button.legend' }));
}
