/** The icon of an answer: the enemy of a fight, else the world. */

import { type Emoji, emojiCalled } from '../../../../core/presentation/emojis.ts';
import type { Alternative, Values } from '../../../../core/requests/request.ts';

export function iconOf({ verb }: Alternative, shared: Values): Emoji | null {
  switch (verb) {
    case 'asgard':
    case 'drag':
    case 'throw-back':
      return emojiCalled(shared['enemy']) ?? emojiCalled(verb);
    case 'calm':
      return 'fenrir';
    default:
      return emojiCalled(verb);
  }
}
