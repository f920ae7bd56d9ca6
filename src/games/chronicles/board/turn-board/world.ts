/**
 * Draws a World of the turn board: its name, the current god's options there or the reason why it's closed, and everyone in it.
 */
import { oneOrTwoLines } from '../../../../render/lines.ts';
import { PALETTE } from '../../../../render/palette.ts';
import { at, group, path, type Svg, text } from '../../../../render/scene.ts';
import { MIN_TURN_TYPE, TURN_TYPE } from '../../../../render/turn-board/canvas.ts';
import { causeFrame } from '../../../../render/turn-board/cause.ts';
import { spotlightFrame } from '../../../../render/turn-board/spotlight.ts';
import { widthOf } from '../../../../render/typeface.ts';
import type { World } from '../../box/components.ts';
import { worldName } from '../../words/names.ts';
import { isCause } from './cause.ts';
import { figuresIn, LARGEST, widthOfCrowd } from './figures.ts';
import { type Offer, offerIn } from './outlook.ts';
import type { TurnPicture } from './turn-picture.ts';

const EDGE = 20;
/** The space below the figures. */
const FOOT = 2;
const NAME = { size: TURN_TYPE.label - 2, face: 'strong' } as const;
const OFFER = { size: TURN_TYPE.caption } as const;
/** The y of the middle of each line; `TALL_LINES` is for a name of two lines. */
const LINES = { name: 23, offer: 61 } as const;
const TALL_LINES = { name: 37, offer: 85 } as const;

/** The width at which a World has room for its words in one line each and its figures in full size. */
export function wantedWidth(picture: TurnPicture, world: World): number {
  return 2 * EDGE + Math.max(widthOfWords(picture, world), widthOfCrowd(picture, world));
}

function widthOfWords(picture: TurnPicture, world: World): number {
  const name = widthOf(picture.translate(worldName(world)), NAME.face, MIN_TURN_TYPE);
  const offer = offerIn(picture.view, picture.outlook, world);
  return (
    Math.max(name, offer === null ? 0 : widthOf(picture.translate(offer.words), 'text', MIN_TURN_TYPE)) + 2
  );
}

/**
 * The offer shown on a World. An empty World within reach says that the god can go there, if the words fit. A World with figures
 * keeps the room for them.
 */
function offerOn(picture: TurnPicture, world: World, inside: number): Offer | null {
  const { view, outlook, translate } = picture;
  const offer = offerIn(view, outlook, world);
  const isLit = outlook?.worlds.has(world) ?? false;
  if (offer !== null || !isLit || widthOfCrowd(picture, world) > 0) return offer;
  const words = { key: 'chronicles.can.go' };
  const fits = widthOf(translate(words), 'text', MIN_TURN_TYPE) <= inside;
  return fits ? { words, isClosed: false } : null;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export function worldOn(picture: TurnPicture, world: World, size: Size): Svg {
  const { outlook, newest, translate } = picture;
  const isOpen = outlook?.worlds.has(world) ?? false;
  const isNew = newest === world;
  const inside = size.width - 2 * EDGE;
  const offer = offerOn(picture, world, inside);
  const isTall = widthOf(translate(worldName(world)), NAME.face, MIN_TURN_TYPE) > inside;
  const lines = isTall ? TALL_LINES : LINES;
  const below = offer === null ? lines.name + 15 : lines.offer + 14;
  return group([
    path(plate(size), {
      fill: isOpen ? PALETTE.panelRaised : PALETTE.panel,
      'fill-opacity': isOpen ? 1 : 0.9,
      stroke: isNew ? PALETTE.gold : isOpen ? PALETTE.accent : PALETTE.panelEdge,
      'stroke-width': isNew ? 7 : isOpen ? 5 : 3,
    }),
    oneOrTwoLines(
      translate(worldName(world)),
      EDGE,
      lines.name,
      { ...NAME, fill: isOpen || outlook === null ? PALETTE.ink : PALETTE.inkSoft, within: inside },
      MIN_TURN_TYPE,
    ),
    ...(offer === null
      ? []
      : [
          text(translate(offer.words), EDGE, lines.offer, {
            ...OFFER,
            fill: offer.isClosed ? PALETTE.danger : PALETTE.accent,
            within: inside,
          }),
        ]),
    at(
      EDGE,
      size.height - FOOT,
      figuresIn(picture, world, inside, Math.min(LARGEST, (size.height - FOOT - below) / 2)),
    ),
    ...(isCause(picture.view, world) ? [causeFrame(2, 2, size.width - 4, size.height - 5, 24)] : []),
    ...(picture.spotlight === world ? [spotlightFrame(2, -8, size.width - 4, size.height + 5, 24)] : []),
  ]);
}

/** The plate of a World within reach, as shown in the legend, with its middle at 0, 0. */
export function reachSign(): Svg {
  const size = { width: 180, height: 110 };
  return group(
    [
      at(
        -size.width / 2,
        -size.height / 2,
        path(plate(size), { fill: PALETTE.panelRaised, stroke: PALETTE.accent, 'stroke-width': 11 }),
      ),
    ],
    { transform: 'scale(0.45)' },
  );
}

/** A plate that is flat on top and round below, like land seen from the side. */
function plate({ width, height }: Size): string {
  const deep = height - 3;
  return `M20 3H${width - 20}q18 0 18 18V${deep - 40}Q${width - 6} ${deep} ${width - 66} ${deep}H66Q6 ${deep} 2 ${deep - 40}V21q0 -18 18 -18Z`;
}
