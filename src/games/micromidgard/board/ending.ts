/** Builds the ending of a game of Micro Midgard: the raven that Odin listens to, or both ravens, in front of the moon. */
import type { Outcome } from '../../../core/game.ts';
import type { Ending } from '../../../core/presentation/ending.ts';
import { SCENE } from '../../../render/measures.ts';
import { circle, group, icon, path, type Svg } from '../../../render/scene.ts';
import { dots, glow, land, sky } from '../../../render/scenery/landscape.ts';
import type { Raven } from '../box/components.ts';
import { seatAt } from '../facts/seats.ts';
import type { MicromidgardView } from '../state/view.ts';
import { ravenName } from '../words/names.ts';
import { closingLine } from '../words/outcome.ts';
import { RAVEN_STYLES } from './styles.ts';

/** The ending; null while the game is running. */
export function endingOf(outcome: Outcome, view: MicromidgardView): Ending | null {
  if (outcome.kind !== 'ranked') return null;
  const ravens = outcome.winners.map((seat) => seatAt(view, seat).raven);
  const winners = { ravens: ravens.map(ravenName), count: ravens.length };
  return {
    light: 'won',
    title: { key: 'micromidgard.ending.title', with: winners },
    reason: closingLine(outcome, view),
    altText: { key: 'micromidgard.ending.picture', with: winners },
    scene: beforeTheMoon(ravens),
  };
}

const MOON = { x: SCENE.width / 2, y: 246, radius: 140 } as const;

function beforeTheMoon(ravens: readonly Raven[]): Svg {
  const apart = ravens.length > 1 ? 190 : 0;
  return group([
    sky('#080820', '#183058', '#406898'),
    dots(60, 300, '#f0f0e0', 4),
    glow(MOON.x, MOON.y, 260, '#a8c8f8'),
    circle(MOON.x, MOON.y, MOON.radius, { fill: '#e0e8f8' }),
    land(420, 400, 424, '#101828'),
    path(`M-20 388C260 330 420 372 ${MOON.x} 352S980 330 1180 300`, {
      fill: 'none',
      stroke: '#281810',
      'stroke-width': 34,
      'stroke-linecap': 'round',
    }),
    ...ravens.map((raven, place) => {
      const { ground, edge } = RAVEN_STYLES[raven];
      const x = MOON.x + (place - (ravens.length - 1) / 2) * apart;
      return group([icon('raven', x, 250, 232, edge), icon('raven', x, 250, 212, ground)]);
    }),
  ]);
}
