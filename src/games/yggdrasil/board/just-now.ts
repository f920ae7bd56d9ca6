/** Shows the latest events of Yggdrasil as tiles: cards, dice, fights, gains and losses. */
import { type ByEvent, byEvent } from '../../../core/presentation/by-event.ts';
import { strongest } from '../../../core/presentation/changes.ts';
import { card, die, justNow, MAX_TILES, type Tile } from '../../../render/just-now.ts';
import { PALETTE } from '../../../render/palette.ts';
import { at, group, icon, OWN_COLOURS, ownIcon, path, type Svg } from '../../../render/scene.ts';
import type { Part } from '../../../render/sheet.ts';
import { say } from '../../../render/words.ts';
import { type Card, enemyOn, type Island, isAngry, isRagnarok } from '../box/components.ts';
import { isEnemy } from '../facts/fights.ts';
import type { YggdrasilEvent, YggdrasilEventType } from '../state/events.ts';
import type { Foe } from '../state/state.ts';
import type { Board } from './board.ts';
import { whirl } from './signs.ts';
import { COUNTER_STYLES, type Counter, ISLAND_STYLES } from './styles.ts';
import { letterToken, runeMark, token } from './tokens.ts';

const SMALL = 24;

const DRAWN: Partial<ByEvent<YggdrasilEvent, [board: Board], Tile>> = {
  'rune-completed': ({ rune }, board) => ({
    sign: runeMark(rune, 26, PALETTE.gold),
    words: say(board, `yggdrasil.rune.${rune}`),
    tone: 'good',
  }),
  'fight-won': ({ foe, strength, force }) => ({
    sign: foeSign(foe),
    words: `${strength} : ${force}`,
    tone: 'good',
  }),
  'fight-lost': ({ foe, strength, force }) => ({
    sign: foeSign(foe),
    words: `${strength} : ${force}`,
    tone: 'bad',
  }),
  'card-drawn': ({ card: drawn }) => ({ sign: card(cardSign(drawn)), words: '', tone: 'bad' }),
  'hammers-rolled': ({ rolls }) => ({
    sign: rowOf(rolls.map((hammers) => hammersOn(hammers))),
    words: rolls.length > 1 ? '' : String(rolls[0] ?? 0),
    tone: 'calm',
  }),
  'colour-rolled': ({ islands }, board) => colours(board, islands, 'bad'),
  'calming-tried': ({ islands, calmed }, board) => colours(board, islands, calmed ? 'good' : 'bad'),
  'island-sank': ({ island }, board) => ({
    sign: whirl(30),
    words: say(board, `yggdrasil.island.${island}`),
    tone: 'bad',
  }),
  'giants-appeared': ({ giants }) => ({
    sign: icon('ogre', 0, 0, 62, PALETTE.danger),
    words: `+${giants.length}`,
    tone: 'bad',
  }),
  'giant-discarded': () => ({
    sign: group([icon('ogre', 0, 0, 62, PALETTE.ink), struck()]),
    words: '-1',
    tone: 'good',
  }),
  'artifact-taken': ({ enemy, level }, board) => ({
    sign: letterToken(board, enemy, 30, level),
    words: `+${level}`,
    tone: 'good',
  }),
  'vikings-died': ({ vikings }) => counted('viking', `-${vikings}`, 'bad'),
  'fire-giants-came': ({ fireGiants }) => counted('fire-giant', `+${fireGiants}`, 'bad'),
  'fires-put-out': ({ fireGiants }) => counted('fire-giant', `-${fireGiants}`, 'good'),
  'souls-sought': ({ vikings }) => counted('viking', `+${vikings}`, vikings > 0 ? 'good' : 'bad'),
  'vikings-taken': ({ vikings }) => counted('viking', `+${vikings}`, 'good'),
  'vikings-saved': ({ vikings }) => counted('viking', `+${vikings}`, 'good'),
  'elf-taken': () => counted('elf', '+1', 'good'),
};

/** The events in order of priority, if there's room for only a few. */
const RANKS: readonly (readonly YggdrasilEventType[])[] = [
  ['rune-completed'],
  ['card-drawn', 'fight-won', 'fight-lost'],
  ['hammers-rolled', 'colour-rolled', 'calming-tried', 'island-sank', 'giants-appeared'],
  ['vikings-died', 'fire-giants-came', 'artifact-taken', 'giant-discarded'],
  ['souls-sought', 'fires-put-out', 'vikings-taken', 'vikings-saved', 'elf-taken'],
];

export function happened(board: Board, changes: readonly YggdrasilEvent[]): readonly Part[] {
  const shown = strongest(changes, RANKS, MAX_TILES);
  return justNow(
    say(board, 'picture.just-now'),
    shown.flatMap((event) => byEvent(DRAWN, event, board) ?? []),
  );
}

function counted(counter: Counter, words: string, tone: Tile['tone']): Tile {
  const style = COUNTER_STYLES[counter];
  return { sign: ownIcon(style.icon, 0, 0, 62, style.colour), words, tone };
}

function colours(board: Board, islands: readonly Island[], tone: Tile['tone']): Tile {
  const [only, ...others] = islands;
  return {
    sign: group(
      [rowOf(islands.map((island) => ({ sign: '', fill: ISLAND_STYLES[island].land })))],
      OWN_COLOURS,
    ),
    words: only !== undefined && others.length === 0 ? say(board, `yggdrasil.island.${only}`) : '',
    tone,
  };
}

interface Face {
  readonly sign: Svg;
  readonly fill: string;
}

function rowOf(faces: readonly Face[]): Svg {
  const step = 62;
  return group(
    faces.map(({ sign, fill }, place) => die(sign, (place - (faces.length - 1) / 2) * step, fill)),
  );
}

function hammersOn(hammers: number): Face {
  const places = [[], [0], [-11, 11], [-15, 0, 15]][Math.min(hammers, 3)] ?? [];
  return {
    sign: group(
      places.map((y, place) =>
        icon(
          'thor-hammer',
          places.length === 3 ? (place - 1) * 14 : y,
          places.length === 1 ? 0 : y,
          24,
          PALETTE.inkDark,
        ),
      ),
    ),
    fill: PALETTE.ink,
  };
}

function foeSign(foe: Foe): Svg {
  return isEnemy(foe) ? token(foe, 33) : icon('ogre', 0, 0, 62, PALETTE.ink);
}

function cardSign(drawn: Card): Svg {
  if (isRagnarok(drawn)) return icon('flame', 0, 0, 54, '#c03028');
  const sign = at(0, isAngry(drawn) ? -8 : 0, token(enemyOn(drawn), SMALL));
  return isAngry(drawn) ? group([sign, icon('flame', 0, 22, 26, '#c03028')]) : sign;
}

function struck(): Svg {
  return path('M-30 28L30 -28', { stroke: '#50b888', 'stroke-width': 8, 'stroke-linecap': 'round' });
}
