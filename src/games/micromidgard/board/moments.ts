/** The moment of Micro Midgard: a wolf is past the end of its track, and Ragnarök comes. */
import type { Moment } from '../../../core/telling/moment.ts';
import { momentPicture } from '../../../render/moment.ts';
import { group, icon } from '../../../render/scene.ts';
import type { MicromidgardEvent } from '../events.ts';
import { wolf } from './pieces.ts';

export function momentOf(event: MicromidgardEvent): Moment | null {
  if (event.type !== 'prophecy-scored') return null;
  const places = { number: event.column + 1 };
  return {
    saying: { key: 'micromidgard.moment.ragnarok', with: places },
    altText: { key: 'micromidgard.moment.ragnarok.picture', with: places },
    picture: (translate) =>
      momentPicture({
        sign: group([icon('flame', 0, -6, 270, '#983018'), wolf(event.side, 84)]),
        title: translate({ key: 'micromidgard.moment.ragnarok.title', with: places }),
        line: translate({ key: 'micromidgard.moment.ragnarok.line', with: places }),
        mood: 'fire',
      }),
  };
}
