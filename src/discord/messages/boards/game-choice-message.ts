/** Asks somebody which game the new table shall play: each game in one sentence, with a button. */
import type { Catalogue, GameEntry } from '../../../core/catalogue.ts';
import type { Translate } from '../../../core/telling/presenter.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { button, rows } from '../pieces/parts.ts';
import type { Reply } from '../pieces/reply.ts';
import { howMany } from './lobby-message.ts';

export function gameChoiceMessage(catalogue: Catalogue, translate: Translate): Reply {
  const entries = [...catalogue.values()];
  const lines = entries.map((entry) => translate({ key: 'new.game', with: aboutGame(entry, translate) }));
  const buttons = entries.map(({ game: { id } }) =>
    button(formatCustomId({ kind: 'new-game', game: id }), translate({ key: `game.${id}` }), 'primary'),
  );
  return { content: [translate({ key: 'new.which' }), ...lines].join('\n'), rows: rows(buttons) };
}

function aboutGame({ game, guide }: GameEntry, translate: Translate) {
  const about = guide === null ? '' : translate(guide.title.text);
  return { game: { key: `game.${game.id}` }, about, ...howMany(game) };
}
