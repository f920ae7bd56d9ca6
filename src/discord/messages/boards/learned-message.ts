/** Asked for a lesson that they have finished, a person is led to a real table, or may begin it again. */
import type { Translate } from '../../../core/presentation/phrase.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { button, row } from '../pieces/parts.ts';
import type { Reply } from '../pieces/reply.ts';

export function learnedMessage(game: string, translate: Translate): Reply {
  const opens = formatCustomId({ kind: 'new-game', game });
  const again = formatCustomId({ kind: 'learn-again', game });
  return {
    content: translate({ key: 'learn.finished', with: { game: { key: `game.${game}` } } }),
    rows: [
      row([
        button(opens, translate({ key: 'button.new-game' }), 'success'),
        button(again, translate({ key: 'button.learn-again' })),
      ]),
    ],
  };
}
