/** Draws the highlight of Micro Midgard: Ragnarök comes because a wolf has passed the end of its track. */
import type { Highlight } from '../../../core/presentation/highlight.ts';
import type { Phrase, Translate } from '../../../core/presentation/phrase.ts';
import { PALETTE } from '../../../render/palette.ts';
import { highlightPicture } from '../../../render/pictures/highlight.ts';
import { at, group, icon, path, type Svg, text } from '../../../render/scene.ts';
import { say } from '../../../render/words.ts';
import type { Realm } from '../box/components.ts';
import { seatAt } from '../facts/seats.ts';
import type { MicromidgardEvent } from '../state/events.ts';
import type { MicromidgardView } from '../state/view.ts';
import { ravenAt, realmName } from '../words/names.ts';
import { markerSign, wolf } from './pieces.ts';
import { centred } from './sign.ts';
import { pointSign } from './signs.ts';
import { REALM_ICONS } from './styles.ts';

type Scored = Extract<MicromidgardEvent, { readonly type: 'prophecy-scored' }>;

export function highlightOf(event: MicromidgardEvent, view?: MicromidgardView): Highlight | null {
  if (event.type !== 'prophecy-scored') return null;
  const places = { number: event.column + 1 };
  const seen = view === undefined ? null : { view, realm: view.doom[event.column] ?? null };
  return {
    phrase: { key: 'micromidgard.highlight.ragnarok', with: places },
    altText:
      seen === null ? { key: 'micromidgard.highlight.ragnarok.picture', with: places } : spoken(event, seen),
    picture: (translate) =>
      highlightPicture({
        sign: group([icon('flame', 0, -6, 280, '#c84820'), wolf(event.side, 84)]),
        title: translate({ key: 'micromidgard.highlight.ragnarok.title', with: places }),
        line: translate({
          key: isLast(seen)
            ? 'micromidgard.highlight.ragnarok.last-line'
            : 'micromidgard.highlight.ragnarok.line',
        }),
        mood: 'fire',
        ...(seen === null ? {} : { effect: effectOf(event, seen, translate) }),
      }),
  };
}

/** The fifth Ragnarök only scores, and ends the game. [M-708] */
function isLast(seen: Seen | null): boolean {
  return seen !== null && seen.realm === null;
}

function spoken(event: Scored, { view, realm }: Seen): Phrase {
  const places = { number: event.column + 1, winner: winnerOf(event, view) };
  return realm === null
    ? { key: 'micromidgard.highlight.ragnarok.last-effect', with: places }
    : { key: 'micromidgard.highlight.ragnarok.effect', with: { ...places, realm: realmName(realm) } };
}

function winnerOf({ winner, points }: Scored, view: MicromidgardView): Phrase {
  return winner === null
    ? { key: 'micromidgard.tile.no-one' }
    : { key: 'micromidgard.tile.scores', with: { raven: ravenAt(view, winner), points } };
}

interface Seen {
  readonly view: MicromidgardView;
  /** The Realm that is destroyed; null at the last Ragnarök. */
  readonly realm: Realm | null;
}

/** The winner of the Prophecy with the points, and the Realm that is destroyed if there is one. */
function effectOf({ winner, points }: Scored, { view, realm }: Seen, translate: Translate): Svg {
  const lettering = { size: 64, face: 'strong', fill: PALETTE.ink } as const;
  const scores =
    winner === null
      ? text(say({ translate }, 'micromidgard.tile.no-one'), -240, 0, { ...lettering, size: 48, within: 260 })
      : group([
          at(-190, 0, centred(markerSign({ translate }, seatAt(view, winner).raven, 72))),
          text(`+${points}`, -104, 0, lettering),
          at(22, 0, group([centred(pointSign())], { transform: 'scale(1.4)' })),
        ]);
  if (realm === null) return at(100, 0, scores);
  return group([scores, at(180, 0, icon(REALM_ICONS[realm], 0, 0, 112, PALETTE.ink), struck())]);
}

function struck(): Svg {
  return path('M-62 54L62 -54', { stroke: PALETTE.danger, 'stroke-width': 14, 'stroke-linecap': 'round' });
}
