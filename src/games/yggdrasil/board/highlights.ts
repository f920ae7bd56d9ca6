/** The highlights of Yggdrasil: a rune complete, a Ragnarök card, Fenrir loose, an enemy before the throne. */
import type { Highlight } from '../../../core/telling/highlight.ts';
import type { Saying } from '../../../core/telling/saying.ts';
import { PALETTE } from '../../../render/palette.ts';
import { highlightPicture, type Mood } from '../../../render/pictures/highlight.ts';
import { ENEMY_LOOKS } from '../../../render/pieces/enemy-looks.ts';
import { group, icon, type Svg } from '../../../render/scene.ts';
import { RESIDENCE } from '../box/box.ts';
import { isRagnarok } from '../components.ts';
import type { YggdrasilEvent } from '../events.ts';
import { cardName, enemyName, runeName } from '../words/names.ts';
import { runeMark, token } from './tokens.ts';

const SIGN = 96;

export function highlightOf(event: YggdrasilEvent): Highlight | null {
  switch (event.type) {
    case 'rune-completed':
      return told('rune', runeName(event.rune), {
        sign: runeMark(event.rune, SIGN, PALETTE.gold),
        mood: 'joy',
      });
    case 'card-drawn':
      return isRagnarok(event.card)
        ? told('ragnarok', cardName(event.card), { sign: icon('flame', 0, 0, 230, '#f87848'), mood: 'fire' })
        : null;
    case 'fenrir-angered':
      return told('fenrir', enemyName('fenrir'), {
        sign: icon('wolf-howl', 0, 0, 230, ENEMY_LOOKS.fenrir.colour),
        mood: 'frost',
      });
    case 'enemy-advanced':
    case 'enemy-dragged':
      return event.to === RESIDENCE && event.from !== RESIDENCE
        ? told('residence', enemyName(event.enemy), {
            sign: group([icon('stone-throne', 0, 0, 260, '#785028'), token(event.enemy, 84)]),
            mood: 'fire',
          })
        : null;
    default:
      return null;
  }
}

type Kind = 'rune' | 'ragnarok' | 'fenrir' | 'residence';

function told(
  kind: Kind,
  title: Saying,
  { sign, mood }: { readonly sign: Svg; readonly mood: Mood },
): Highlight {
  const what = { what: title };
  return {
    saying: { key: `yggdrasil.highlight.${kind}`, with: what },
    altText: { key: `yggdrasil.highlight.${kind}.picture`, with: what },
    picture: (translate) =>
      highlightPicture({
        sign,
        title: translate(title),
        line: translate({ key: `yggdrasil.highlight.${kind}.line` }),
        mood,
      }),
  };
}
