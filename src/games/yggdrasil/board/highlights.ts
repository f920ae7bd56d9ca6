/** Draws the highlights of Yggdrasil: a completed rune, a Ragnarök card, an angry Fenrir, an enemy before the throne. */
import type { Highlight } from '../../../core/presentation/highlight.ts';
import type { Phrase } from '../../../core/presentation/phrase.ts';
import { PALETTE } from '../../../render/palette.ts';
import { highlightPicture, type Mood } from '../../../render/pictures/highlight.ts';
import { ENEMY_STYLES } from '../../../render/pieces/enemy-styles.ts';
import { group, icon, type Svg } from '../../../render/scene.ts';
import { type Box, boxOf, enemiesOn, RESIDENCE } from '../box/box.ts';
import { type Enemy, isRagnarok, type Rune } from '../box/components.ts';
import type { YggdrasilEvent } from '../state/events.ts';
import type { YggdrasilView } from '../state/view.ts';
import { cardName, enemyName, runeName } from '../words/names.ts';
import { atTheThrone, calming, cardsWithheld, marching, thrownBack, vikingsReturn } from './effects.ts';
import { runeMark, token } from './tokens.ts';

const SIGN = 96;

export function highlightOf(event: YggdrasilEvent, view?: YggdrasilView): Highlight | null {
  const box = view === undefined ? null : boxOf(view);
  switch (event.type) {
    case 'rune-completed':
      return highlight('rune', runeName(event.rune), {
        sign: runeMark(event.rune, SIGN, PALETTE.gold),
        mood: 'joy',
        ...(box === null ? {} : runeEffect(box, event.rune)),
      });
    case 'card-drawn':
      return isRagnarok(event.card)
        ? highlight('ragnarok', cardName(event.card), {
            sign: icon('flame', 0, 0, 230, '#f87848'),
            mood: 'fire',
            ...(box === null ? {} : ragnarokEffect(enemiesOn(box, event.card))),
          })
        : null;
    case 'fenrir-angered':
      return highlight('fenrir', enemyName('fenrir'), {
        sign: icon('wolf-howl', 0, 0, 230, ENEMY_STYLES.fenrir.colour),
        mood: 'frost',
        ...(box === null ? {} : { effect: calming(box.calmingColours[event.power] ?? []) }),
      });
    case 'enemy-advanced':
    case 'enemy-dragged':
      return event.to === RESIDENCE && event.from !== RESIDENCE
        ? highlight('residence', enemyName(event.enemy), {
            sign: group([icon('stone-throne', 0, 0, 260, '#785028'), token(event.enemy, 84)]),
            mood: 'fire',
            effect: atTheThrone(event.enemy),
          })
        : null;
    default:
      return null;
  }
}

interface Effect {
  readonly effect?: Svg;
  /** A line that replaces the usual line for this kind. */
  readonly line?: Phrase;
  /** A line that replaces the usual one for people who can't see the effect. */
  readonly aloud?: Phrase;
}

function ragnarokEffect(enemies: readonly Enemy[]): Effect {
  return {
    effect: marching(enemies),
    aloud: { key: 'yggdrasil.highlight.ragnarok.who', with: { enemies: enemies.map(enemyName) } },
  };
}

function runeEffect(box: Box, rune: Rune): Effect {
  switch (rune) {
    case 'sigel':
      return { effect: vikingsReturn(), line: { key: 'yggdrasil.highlight.rune.sigel' } };
    case 'daeg':
      return { effect: cardsWithheld(), line: { key: 'yggdrasil.highlight.rune.daeg' } };
    case 'mann':
    case 'tiwaz': {
      const { enemies, spaces } = box.runes[rune];
      return {
        effect: thrownBack({ enemies, spaces }),
        line: { key: 'yggdrasil.highlight.rune.throw-back', with: { enemies, spaces } },
      };
    }
  }
}

type Kind = 'rune' | 'ragnarok' | 'fenrir' | 'residence';

function highlight(
  kind: Kind,
  title: Phrase,
  { sign, mood, effect, line, aloud }: { readonly sign: Svg; readonly mood: Mood } & Effect,
): Highlight {
  const caption = line ?? { key: `yggdrasil.highlight.${kind}.line` };
  const what = { what: title };
  return {
    phrase: { key: `yggdrasil.highlight.${kind}`, with: what },
    altText: { key: `yggdrasil.highlight.${kind}.picture`, with: { ...what, line: aloud ?? caption } },
    picture: (translate) =>
      highlightPicture({
        sign,
        title: translate(title),
        line: translate(caption),
        mood,
        ...(effect === undefined ? {} : { effect }),
      }),
  };
}
