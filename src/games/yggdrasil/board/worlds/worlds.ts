/** Draws the four worlds that mainly store pieces: Alfheim, Niflheim, Helheim, Muspellheim. */
import { FULL_WIDTH, GAP, SIZES } from '../../../../render/measures.ts';
import { PALETTE } from '../../../../render/palette.ts';
import { doneMark, panel } from '../../../../render/panel.ts';
import { at, group, icon, named, type Svg, text } from '../../../../render/scene.ts';
import type { Part } from '../../../../render/sheet.ts';
import { say } from '../../../../render/words.ts';
import type { Giant } from '../../box/components.ts';
import { blockerOf } from '../../facts/giants.ts';
import type { YggdrasilView } from '../../state/view.ts';
import type { Board } from '../board.ts';
import { counters, countersWidth } from '../counters.ts';
import { closedBand } from '../signs.ts';
import { COUNTER_STYLES, type Counter, WORLD_ICONS } from '../styles.ts';
import { moodOf } from './mood.ts';

const STORES = ['alfheim', 'niflheim', 'helheim', 'muspellheim'] as const;
type Store = (typeof STORES)[number];

const HEIGHT = 96;
const WIDTH = (FULL_WIDTH - (STORES.length - 1) * GAP) / STORES.length;
const INSET = 16;
const NAME_HEIGHT = 27;
const CONTENTS_HEIGHT = 69;

const COLOURS: Readonly<Record<Store, string>> = {
  alfheim: COUNTER_STYLES.elf.colour,
  niflheim: '#a8e0f8',
  helheim: '#d0c0e8',
  muspellheim: COUNTER_STYLES['fire-giant'].colour,
};

export function worlds(board: Board): Part {
  return {
    height: HEIGHT,
    svg: group(
      STORES.map((world, column) => at(column * (WIDTH + GAP), 0, named(world, tile(board, world)))),
    ),
  };
}

function tile(board: Board, world: Store): Svg {
  const { view } = board;
  const giant = blockerOf(view, world);
  const done = view.turn.spent.includes(world);
  return group([
    panel(WIDTH, HEIGHT, moodOf(board, world)),
    text(say(board, `yggdrasil.world.${world}`), 18, NAME_HEIGHT, {
      size: SIZES.text,
      fill: COLOURS[world],
      within: WIDTH - (done ? 76 : 36),
    }),
    ...(done ? [at(WIDTH - 32, NAME_HEIGHT, doneMark())] : []),
    ...(giant === undefined ? openContents(board, world) : closedContents(board, world, giant)),
  ]);
}

const STORED: Readonly<Record<Exclude<Store, 'niflheim'>, Counter>> = {
  alfheim: 'elf',
  helheim: 'viking',
  muspellheim: 'fire-giant',
};

function openContents(board: Board, world: Store): readonly Svg[] {
  if (world === 'niflheim') return [snow(), exchange(board)];
  const stored = storedIn(board.view, world);
  const kept = counters(STORED[world], stored, INSET, CONTENTS_HEIGHT);
  if (world !== 'helheim' || board.view.lostVikings === 0) return [kept];
  return [kept, lost(board, INSET + countersWidth(stored) + 18)];
}

/** The contents of a closed world, which still stores its counters. */
function closedContents(board: Board, world: Store, giant: Giant): readonly Svg[] {
  const stored = world === 'niflheim' ? '' : storedIn(board.view, world);
  const room = WIDTH - INSET - countersWidth(stored) - 12;
  return [
    world === 'niflheim' ? snow() : counters(STORED[world], stored, INSET, CONTENTS_HEIGHT),
    closedBand(board, giant, WIDTH - 10, CONTENTS_HEIGHT, room),
  ];
}

function storedIn(view: YggdrasilView, world: Exclude<Store, 'niflheim'>): number {
  return world === 'alfheim' ? view.alfheim : world === 'helheim' ? view.helheim : view.muspellheim;
}

function snow(): Svg {
  return icon(WORLD_ICONS.niflheim, INSET + 22, CONTENTS_HEIGHT, 44, COLOURS.niflheim);
}

function lost(board: Board, x: number): Svg {
  const words = say(board, 'yggdrasil.picture.lost-vikings', { vikings: board.view.lostVikings });
  return text(words, x, CONTENTS_HEIGHT, {
    size: SIZES.smallest,
    fill: PALETTE.inkSoft,
    within: WIDTH - x - 14,
  });
}

function exchange(board: Board): Svg {
  return text(say(board, 'yggdrasil.picture.exchange'), 76, CONTENTS_HEIGHT, {
    size: SIZES.smallest,
    fill: PALETTE.inkSoft,
    within: WIDTH - 90,
  });
}
