/** The icon of an answer: where a meeple goes, what is taken, which wolf runs. */

import { type Emoji, emojiCalled } from '../../../../core/presentation/emojis.ts';
import type { Alternative, Values } from '../../../../core/requests/request.ts';

export function iconOf({ verb }: Alternative, shared: Values): Emoji | null {
  switch (verb) {
    case 'take':
      return emojiCalled(shared['resource']);
    case 'move':
      return emojiCalled(shared['realm']);
    case 'run':
      return emojiCalled(shared['wolf']);
    case 'score':
      return emojiCalled(shared['side']);
    case 'claim':
    case 'use':
      return 'artifact';
    default:
      return null;
  }
}
