/** Shows the latest events of Micro Midgard as tiles: moves, gains, wolves, tracks and Ragnarok. */
import { type ByEvent, byEvent } from '../../../core/presentation/by-event.ts';
import { strongest } from '../../../core/presentation/changes.ts';
import { justNow, MAX_TILES, type Tile } from '../../../render/just-now.ts';
import { PALETTE } from '../../../render/palette.ts';
import { at, group, icon, path, rect, type Svg, text } from '../../../render/scene.ts';
import type { Part } from '../../../render/sheet.ts';
import { say } from '../../../render/words.ts';
import type { Level, Track } from '../box/components.ts';
import type { MicromidgardEvent, MicromidgardEventType } from '../state/events.ts';
import type { Board } from './board.ts';
import { stag, wolf } from './pieces.ts';
import { centred } from './sign.ts';
import { destroyedSign, doomSign, pointSign, relicSign, resourceSign } from './signs.ts';
import { REALM_ICONS, TRACK_COLOURS } from './styles.ts';

const DRAWN: Partial<ByEvent<MicromidgardEvent, [], Tile>> = {
  'meeple-moved': ({ meeple, to }) =>
    calm(group([at(-23, 0, stag(meeple, 20)), icon(REALM_ICONS[to], 23, 0, 40, PALETTE.inkSoft)])),
  'resource-gained': ({ resource, amount }) => calm(centred(resourceSign(resource, null)), `+${amount}`),
  'resource-lost': ({ resource, amount }) => calm(centred(resourceSign(resource, null)), `-${amount}`),
  'wolf-ran': ({ wolf: light }) => calm(wolf(light, 28)),
  'wolf-pulled-back': ({ wolf: light }) => calm(wolf(light, 28)),
  'level-raised': ({ track, level }) => calm(levelSign(track, level)),
  'relic-claimed': ({ side }) => calm(centred(relicSign(side)), '+1'),
  'relic-used': ({ side }) => calm(centred(relicSign(side))),
  'relic-destroyed': ({ side }) => calm(centred(destroyedSign(side))),
  'points-gained': ({ points }) => ({ sign: centred(pointSign()), words: `+${points}`, tone: 'good' }),
  'prophecy-scored': ({ points }) => ({
    sign: doomSign(30, PALETTE.dangerDeep, PALETTE.ink),
    words: `+${points}`,
    tone: 'bad',
  }),
  'realm-destroyed': ({ realm }) => ({
    sign: group([icon(REALM_ICONS[realm], 0, 0, 58, PALETTE.ink), struck()]),
    words: '',
    tone: 'bad',
  }),
};

/** The events in order of priority, if there's room for only a few. */
const RANKS: readonly (readonly MicromidgardEventType[])[] = [
  ['prophecy-scored', 'realm-destroyed'],
  ['meeple-moved', 'points-gained'],
  ['level-raised', 'relic-claimed', 'relic-used', 'relic-destroyed'],
  ['wolf-ran', 'wolf-pulled-back'],
  ['resource-gained', 'resource-lost'],
];

export function happened(board: Board, changes: readonly MicromidgardEvent[]): readonly Part[] {
  const shown = strongest(changes, RANKS, MAX_TILES);
  return justNow(
    say(board, 'picture.just-now'),
    shown.flatMap((event) => byEvent(DRAWN, event) ?? []),
  );
}

function calm(sign: Svg, words = ''): Tile {
  return { sign, words, tone: 'calm' };
}

/** A step up on a Blessing track, in the track's colour. */
export function levelSign(track: Track, level: Level): Svg {
  return group([
    rect(-34, -26, 68, 52, { rx: 10, fill: PALETTE.panel, stroke: TRACK_COLOURS[track], 'stroke-width': 6 }),
    text(String(level), 10, 0, { size: 36, face: 'strong', fill: PALETTE.ink, anchor: 'middle' }),
    path('M-18 12V-12M-26 -4L-18 -13L-10 -4', {
      fill: 'none',
      stroke: TRACK_COLOURS[track],
      'stroke-width': 5,
    }),
  ]);
}

function struck(): Svg {
  return path('M-30 28L30 -28', { stroke: PALETTE.danger, 'stroke-width': 8, 'stroke-linecap': 'round' });
}
