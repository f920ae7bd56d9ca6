/** Asks a person which game they want to open a table for, or to learn: each game in one sentence, with a button. */
import type { GameEntry } from '../../../core/catalogue.ts';
import type { Translate } from '../../../core/presentation/phrase.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { button, type Row, rows } from '../pieces/parts.ts';
import type { Reply } from '../pieces/reply.ts';
import { howMany } from './lobby-message.ts';

/** `wish` contains the typed options for the new table, encoded by `wishCode`; empty if there are none. */
export type GameButton = { readonly kind: 'learn' } | { readonly kind: 'new-game'; readonly wish: string };

const QUESTIONS = { 'new-game': 'new.which', learn: 'learn.which' } as const;

export function gameChoiceMessage(
  entries: readonly GameEntry[],
  to: GameButton,
  translate: Translate,
): Reply {
  const lines = entries.map((entry) => translate({ key: 'new.game', with: aboutGame(entry, translate) }));
  const keepsWish = to.kind === 'new-game' && to.wish !== '';
  const question = translate({ key: keepsWish ? 'new.which-kept' : QUESTIONS[to.kind] });
  return { content: [question, ...lines].join('\n'), rows: gameRows(entries, to, translate) };
}

export function gameRows(
  entries: readonly GameEntry[],
  to: GameButton,
  translate: Translate,
): readonly Row[] {
  const buttons = entries.map(({ game: { id } }) =>
    button(idOf(to, id), translate({ key: `game.${id}` }), 'primary'),
  );
  return rows(buttons);
}

function idOf(to: GameButton, game: string): string {
  if (to.kind === 'learn') return formatCustomId({ kind: 'learn', game });
  const { wish } = to;
  return wish === ''
    ? formatCustomId({ kind: 'new-game', game })
    : formatCustomId({ kind: 'new-game-as', game, wish });
}

function aboutGame({ game, guide }: GameEntry, translate: Translate) {
  const about = guide === null ? '' : translate(guide.title.text);
  return { game: { key: `game.${game.id}` }, about, ...howMany(game) };
}
