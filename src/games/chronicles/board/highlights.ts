/** The highlights of Chronicles: Fenrir out of the Cage, a page of the saga turned. */
import type { Highlight } from '../../../core/telling/highlight.ts';
import { highlightPicture, type Mood } from '../../../render/pictures/highlight.ts';
import { ENEMY_LOOKS } from '../../../render/pieces/enemy-looks.ts';
import { group, icon, type Svg } from '../../../render/scene.ts';
import type { ChroniclesEvent } from '../events.ts';
import { bookSign } from './signs.ts';

export function highlightOf(event: ChroniclesEvent): Highlight | null {
  switch (event.type) {
    case 'enemy-moved':
      return event.enemy === 'fenrir' && event.from === 'cage' && event.to !== 'cage'
        ? told('fenrir', {}, { sign: icon('wolf-howl', 0, 0, 230, ENEMY_LOOKS.fenrir.colour), mood: 'frost' })
        : null;
    case 'page-turned':
      return told(
        'page',
        { page: event.page, of: event.of },
        { sign: group([bookSign()], { transform: 'scale(3.4)' }), mood: 'joy' },
      );
    default:
      return null;
  }
}

type Kind = 'fenrir' | 'page';

function told(
  kind: Kind,
  places: { readonly [place: string]: number },
  { sign, mood }: { readonly sign: Svg; readonly mood: Mood },
): Highlight {
  return {
    saying: { key: `chronicles.highlight.${kind}`, with: places },
    altText: { key: `chronicles.highlight.${kind}.picture`, with: places },
    picture: (translate) =>
      highlightPicture({
        sign,
        title: translate({ key: `chronicles.highlight.${kind}.title`, with: places }),
        line: translate({ key: `chronicles.highlight.${kind}.line`, with: places }),
        mood,
      }),
  };
}
