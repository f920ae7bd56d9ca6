/** Draws gods, enemies, saga foes and Iotunns in a World of the turn board. */
import { PALETTE } from '../../../../render/palette.ts';
import {
  at,
  circle,
  group,
  icon,
  named,
  OWN_COLOURS,
  rect,
  type Svg,
  text,
} from '../../../../render/scene.ts';
import { MIN_TURN_TYPE } from '../../../../render/turn-board/canvas.ts';
import { causeRing } from '../../../../render/turn-board/cause.ts';
import { spotlightRing } from '../../../../render/turn-board/spotlight.ts';
import { widthOf } from '../../../../render/typeface.ts';
import { strengthOf } from '../../actions/fighting.ts';
import { type Foe, type GodName, isEnemy, isIotunn, type World } from '../../box/components.ts';
import { active, godsOnTree } from '../../facts/gods.ts';
import { guardOf, placeOfIotunn } from '../../facts/iotunns.ts';
import { placeOnTrack, sagaFoesIn } from '../../facts/tracks.ts';
import { enemiesIn } from '../../facts/tree.ts';
import { foeSign, foeStyle } from '../foes.ts';
import { sign } from '../signs.ts';
import { isCause } from './cause.ts';
import { godDisc } from './life.ts';
import { pieceOfFoe } from './newest.ts';
import type { TurnPicture } from './turn-picture.ts';

/** The largest radius of a figure: 48 px wide on a phone's full screen of 390 px. */
export const LARGEST = 61;
const SMALLEST = 38;
const BESIDE = 6;
/**
 * In a crowd, figures overlap before they shrink. Their middles are at least this many radii apart, so that each sign stays
 * visible.
 */
const CLOSEST = 1.4;
/** A figure ringed as the cause of the nearest defeat is smaller by this much, so that the ring doesn't touch the text above. */
const RING = 8;
/** Shapes that reach further than a disc are scaled down by these factors. */
const FITTED: Partial<Record<Foe, number>> = { loki: 0.86, surt: 0.92, fenrir: 0.95, skoll: 0.9 };

export function widthOfCrowd(picture: TurnPicture, world: World): number {
  const figures = godsIn(picture, world).length + foesIn(picture, world).length;
  return figures * 2 * LARGEST + Math.max(0, figures - 1) * BESIDE;
}

/**
 * Everyone in a World: gods from the left, foes from the right. If there are many, they move closer together; if that isn't
 * enough, they become smaller.
 */
export function figuresIn(picture: TurnPicture, world: World, inside: number, largest: number): Svg {
  const gods = godsIn(picture, world);
  const foes = foesIn(picture, world);
  const others = Math.max(0, gods.length + foes.length - 1);
  const radius = Math.max(
    SMALLEST,
    Math.min(Math.floor(largest), Math.floor(inside / (2 + others * CLOSEST))),
  );
  const step = Math.min(2 * radius + BESIDE, (inside - 2 * radius) / Math.max(1, others));
  const isGuardedHere = foes.some((foe) => isGuarded(picture, foe));
  const isAbove = (foe: Foe): boolean => isGuardedHere && isIotunn(foe) && !picture.outlook?.foes.has(foe);
  return named(
    `figures-${world}`,
    ...inFront([
      ...gods.map(({ god }, place) => ({
        isMarked: isMarkedGod(picture, god),
        svg: at(radius + place * step, -radius, godPiece(picture, god, radius)),
      })),
      ...foes.map((foe, place) => ({
        isMarked: isMarkedFoe(picture, foe),
        svg: at(inside - radius - place * step, -radius, foePiece(picture, foe, radius)),
      })),
    ]),
    ...foes.flatMap((foe, place) =>
      plateOf(picture, foe, { step, room: 2 * step - widestBeside(picture, foes, foe) }).map((plate) =>
        at(inside - radius - place * step, isAbove(foe) ? 18 - 2 * radius : -18, plate),
      ),
    ),
  );
}

interface Figure {
  readonly isMarked: boolean;
  readonly svg: Svg;
}

/** The figures in drawing order: marked ones last, so that no neighbour hides their ring. */
function inFront(figures: readonly Figure[]): readonly Svg[] {
  return [...figures.filter(({ isMarked }) => !isMarked), ...figures.filter(({ isMarked }) => isMarked)].map(
    ({ svg }) => svg,
  );
}

function isActiveGod({ view }: TurnPicture, god: GodName): boolean {
  return view.end === null && view.turn.seat !== null && active(view).god === god;
}

function isMarkedGod(picture: TurnPicture, god: GodName): boolean {
  return picture.newest === `god-${god}` || isActiveGod(picture, god);
}

function isMarkedFoe({ view, newest, spotlight }: TurnPicture, foe: Foe): boolean {
  const name = pieceOfFoe(foe);
  return newest === name || spotlight === foe || isCause(view, name);
}

function godsIn({ view }: TurnPicture, world: World): ReturnType<typeof godsOnTree> {
  return godsOnTree(view).filter((each) => each.world === world);
}

function foesIn({ view }: TurnPicture, world: World): readonly Foe[] {
  return [
    ...enemiesIn(view, world),
    ...view.iotunns.filter((iotunn) => placeOfIotunn(view, iotunn) === world),
    ...sagaFoesIn(view).filter((foe) => placeOnTrack(view, foe) === world),
  ];
}

/** A god's disc. A Support god's has a broken edge, and the current god's a bright one. */
function godPiece(picture: TurnPicture, god: GodName, radius: number): Svg {
  const { view, newest } = picture;
  const hasTurn = isActiveGod(picture, god);
  const isSupport = view.supports.some((each) => each.god === god);
  const isNew = newest === `god-${god}`;
  return named(
    `god-${god}`,
    ...(hasTurn || isNew
      ? [
          circle(0, 0, radius - 1, {
            fill: 'none',
            stroke: isNew ? PALETTE.gold : PALETTE.accent,
            'stroke-width': 7,
          }),
        ]
      : []),
    godDisc(god, hasTurn || isNew ? radius - 8 : radius - 3),
    ...(isSupport
      ? [
          circle(0, 0, radius - 3, {
            fill: 'none',
            stroke: PALETTE.shadow,
            'stroke-width': 6,
            'stroke-dasharray': '9 7',
          }),
        ]
      : []),
  );
}

function foePiece(picture: TurnPicture, foe: Foe, radius: number): Svg {
  const { view, newest, spotlight } = picture;
  const name = pieceOfFoe(foe);
  const isRinged = isCause(view, name);
  const room = isRinged ? radius - RING : radius;
  const reach = room * (FITTED[foe] ?? 1);
  return named(
    name,
    ...(newest === name ? [haloOf(foe, reach - 1)] : []),
    signOf(foe, newest === name ? reach - 7 : reach),
    ...(isRinged ? [causeRing(room)] : []),
    ...(spotlight === foe ? [spotlightRing(radius)] : []),
  );
}

function signOf(foe: Foe, radius: number): Svg {
  return isIotunn(foe) ? iotunnSign(radius) : foeSign(foe, radius);
}

/** The Iotunn's figure, the only dark one on the turn board. */
function iotunnSign(radius: number): Svg {
  return group(
    [
      circle(0, 0, radius - 3, { fill: PALETTE.dangerDeep, stroke: PALETTE.danger, 'stroke-width': 5 }),
      sign('iotunn', radius * 1.3),
    ],
    OWN_COLOURS,
  );
}

function haloOf(foe: Foe, radius: number): Svg {
  const style = { fill: 'none', stroke: PALETTE.gold, 'stroke-width': 7 } as const;
  return isIotunn(foe) ? circle(0, 0, radius, style) : foeStyle(foe).shape(radius, style);
}

const PLATES = {
  large: { height: 50, swords: 40, type: 44 },
  small: { height: 42, swords: 28, type: 34 },
} as const;
/** The width of a full-size fight plate with a one-digit number. */
const WIDEST_FIGHT = 92;
const LETTERS = { face: 'strong', fill: PALETTE.ink } as const;

interface Room {
  /** The distance between the middles of two neighbouring figures. */
  readonly step: number;
  /** The room between the neighbours' plates, for the words "guarded" or "Iotunn". */
  readonly room: number;
}

/**
 * The plate below a foe: the cost of a Fight if the current god can fight it, a note if it's guarded and can't be fought, or the
 * word "Iotunn" below an Iotunn out of reach.
 */
function plateOf(picture: TurnPicture, foe: Foe, { step, room }: Room): readonly Svg[] {
  const { view, outlook } = picture;
  const isInReach = outlook?.foes.has(foe) && !isGuarded(picture, foe);
  if (isInReach) return [fightPlate(strengthOf(view, foe), step)];
  return wordsBelow(picture, foe).flatMap((words) => wordPlate(words, room));
}

/**
 * The width of the widest plate that can be next to the words for this foe. Plates of Iotunns are higher than those of guarded
 * foes, so only foes of the same kind count.
 */
function widestBeside(picture: TurnPicture, foes: readonly Foe[], foe: Foe): number {
  const rivals = foes.filter((other) => other !== foe && isIotunn(other) === isIotunn(foe));
  return Math.max(WIDEST_FIGHT, ...rivals.flatMap((other) => wordsBelow(picture, other)).map(widthOfPlate));
}

function wordsBelow(picture: TurnPicture, foe: Foe): readonly string[] {
  const { outlook, translate } = picture;
  if (isGuarded(picture, foe)) return [translate({ key: 'chronicles.can.guarded' })];
  return isIotunn(foe) && !outlook?.foes.has(foe) ? [translate({ key: 'chronicles.tile.iotunn' })] : [];
}

function isGuarded({ view }: TurnPicture, foe: Foe): boolean {
  return isEnemy(foe) && guardOf(view, foe) !== undefined;
}

const WORDS = { size: MIN_TURN_TYPE, fill: PALETTE.ink } as const;

function widthOfPlate(words: string): number {
  return widthOf(words, 'text', WORDS.size) + 8;
}

/** A plate with words, or nothing if they don't fit into a crowd: the tiles show who came. */
function wordPlate(words: string, room: number): readonly Svg[] {
  const width = widthOfPlate(words);
  if (width > room) return [];
  return [group([ground(width, PLATES.small.height), text(words, 0, 0, { ...WORDS, anchor: 'middle' })])];
}

/** A plate with swords and the Strength of a foe. */
export function fightPlate(strength: number, room = WIDEST_FIGHT): Svg {
  const { height, swords, type } = room >= WIDEST_FIGHT ? PLATES.large : PLATES.small;
  const lettering = { ...LETTERS, size: type };
  const words = String(strength);
  const width = swords + widthOf(words, lettering.face, lettering.size) + 24;
  return group(
    [
      ground(width, height),
      icon('crossed-swords', swords / 2 + 8 - width / 2, 0, swords, PALETTE.ink),
      text(words, swords + 12 - width / 2, 0, lettering),
    ],
    { class: 'fight' },
  );
}

function ground(width: number, height: number): Svg {
  return rect(-width / 2, -height / 2, width, height, { rx: height / 2, fill: PALETTE.shadow });
}
