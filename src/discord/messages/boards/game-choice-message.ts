/** Asks somebody which game they want to open a table of, or to learn: each game in one sentence, with a button. */
import type { GameEntry } from '../../../core/catalogue.ts';
import type { Translate } from '../../../core/telling/saying.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { button, type Row, rows } from '../pieces/parts.ts';
import type { Reply } from '../pieces/reply.ts';
import { howMany } from './lobby-message.ts';

export type GameButton = 'new-game' | 'learn';

const QUESTIONS = { 'new-game': 'new.which', learn: 'learn.which' } as const;

export function gameChoiceMessage(
  entries: readonly GameEntry[],
  kind: GameButton,
  translate: Translate,
): Reply {
  const lines = entries.map((entry) => translate({ key: 'new.game', with: aboutGame(entry, translate) }));
  const content = [translate({ key: QUESTIONS[kind] }), ...lines].join('\n');
  return { content, rows: gameRows(entries, kind, translate) };
}

export function gameRows(
  entries: readonly GameEntry[],
  kind: GameButton,
  translate: Translate,
): readonly Row[] {
  const buttons = entries.map(({ game: { id } }) =>
    button(formatCustomId({ kind, game: id }), translate({ key: `game.${id}` }), 'primary'),
  );
  return rows(buttons);
}

function aboutGame({ game, guide }: GameEntry, translate: Translate) {
  const about = guide === null ? '' : translate(guide.title.text);
  return { game: { key: `game.${game.id}` }, about, ...howMany(game) };
}
