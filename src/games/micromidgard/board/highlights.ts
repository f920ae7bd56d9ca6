/** The highlight of Micro Midgard: a wolf is past the end of its track, and Ragnarök comes. */
import type { Highlight } from '../../../core/telling/highlight.ts';
import { highlightPicture } from '../../../render/pictures/highlight.ts';
import { group, icon } from '../../../render/scene.ts';
import type { MicromidgardEvent } from '../events.ts';
import { wolf } from './pieces.ts';

export function highlightOf(event: MicromidgardEvent): Highlight | null {
  if (event.type !== 'prophecy-scored') return null;
  const places = { number: event.column + 1 };
  return {
    saying: { key: 'micromidgard.highlight.ragnarok', with: places },
    altText: { key: 'micromidgard.highlight.ragnarok.picture', with: places },
    picture: (translate) =>
      highlightPicture({
        sign: group([icon('flame', 0, -6, 280, '#c84820'), wolf(event.side, 84)]),
        title: translate({ key: 'micromidgard.highlight.ragnarok.title', with: places }),
        line: translate({ key: 'micromidgard.highlight.ragnarok.line', with: places }),
        mood: 'fire',
      }),
  };
}
