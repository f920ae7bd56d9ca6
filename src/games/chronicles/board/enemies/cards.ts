/** Draws Enemy cards: round on the Wheel, and face down in front of a god. */
import { PALETTE } from '../../../../render/palette.ts';
import { circle, group, path, rect, type Svg } from '../../../../render/scene.ts';

const CARD = { width: 46, height: 58 } as const;

/** A card on the Wheel with its middle at 0, 0. An open card has an eye; otherwise only its empty place is drawn. */
export function wheelCard(isOpen: boolean): Svg {
  const frame = { rx: 8, x: -CARD.width / 2, y: -CARD.height / 2 };
  if (!isOpen)
    return rect(frame.x + 3, frame.y + 3, CARD.width - 6, CARD.height - 6, {
      rx: 8,
      fill: PALETTE.panelRaised,
    });
  return group(
    [
      rect(frame.x, frame.y, CARD.width, CARD.height, {
        rx: 8,
        fill: '#f8f0d0',
        stroke: PALETTE.danger,
        'stroke-width': 4,
      }),
      path('M-19 0Q0 -19 19 0Q0 19 -19 0Z', { fill: 'none', stroke: '#a01820', 'stroke-width': 4 }),
      circle(0, 0, 8, { fill: '#a01820' }),
    ],
    { class: 'open' },
  );
}

/** The back of a card that a god has laid but not yet revealed, with its middle at 0, 0. */
export function faceDownCard(): Svg {
  return group([
    rect(-19, -25, 38, 50, {
      rx: 7,
      fill: PALETTE.panelRaised,
      stroke: PALETTE.inkSoft,
      'stroke-width': 3,
    }),
    path('M0 -13L9 0L0 13L-9 0Z', { fill: PALETTE.inkSoft }),
  ]);
}
