/** The icon of an answer: the foe of a fight, else the World or the god. */

import { type Emoji, emojiCalled } from '../../../../core/presentation/emojis.ts';
import type { Alternative, Value, Values } from '../../../../core/requests/request.ts';
import { isEnemy } from '../../box/components.ts';
import { foeMeant } from '../../odds/deeds.ts';
import { godMeant } from '../labels.ts';

export function iconOf(alternative: Alternative, shared: Values): Emoji | null {
  const { verb } = alternative;
  switch (verb) {
    case 'fight': {
      const foe = foeMeant(alternative);
      if (foe === undefined) return null;
      return isEnemy(foe) ? emojiCalled(foe) : 'frost_giant';
    }
    case 'begin':
      return emojiCalled(godMeant(alternative));
    case 'move':
    case 'place':
    case 'move-god':
    case 'world-action':
      return ofWorld(shared['world']);
    case 'heal':
    case 'give-life':
      return 'life';
    case 'take':
      return shared['spoil'] === 'elf' ? 'elf' : 'die';
    default:
      return ofWorld(verb);
  }
}

/** The game spells one World as its box does. */
function ofWorld(world: Value | undefined): Emoji | null {
  return emojiCalled(world === 'iotunheim' ? 'jotunheim' : world);
}
