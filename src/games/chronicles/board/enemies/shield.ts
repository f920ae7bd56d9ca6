/** Draws the shield with a foe's Strength. */
import { SIZES } from '../../../../render/measures.ts';
import { PALETTE } from '../../../../render/palette.ts';
import { group, path, type Svg, text } from '../../../../render/scene.ts';

/** `strength` is the number of Risks that a Fight against the foe brings; null draws an empty shield. */
export function shield(strength: number | null): Svg {
  return group([
    path('M-24 -26H24V4Q24 21 0 30Q-24 21 -24 4Z', {
      fill: '#405880',
    }),
    ...(strength === null
      ? []
      : [
          text(String(strength), 0, -1, {
            size: SIZES.name,
            face: 'strong',
            fill: PALETTE.ink,
            anchor: 'middle',
          }),
        ]),
  ]);
}
