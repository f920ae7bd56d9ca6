/**
 * Draws the names of the nine worlds and of the trance: bright if the current god can choose them, ticked if used, struck out if
 * closed.
 */
import { clipped } from '../../../../render/lines.ts';
import { PALETTE } from '../../../../render/palette.ts';
import { doneMark } from '../../../../render/panel.ts';
import { at, icon, named, path, rect, type Svg, text } from '../../../../render/scene.ts';
import { MIN_TURN_TYPE, TURN_MARGIN, TURN_WIDTH } from '../../../../render/turn-board/canvas.ts';
import { spotlightFrame } from '../../../../render/turn-board/spotlight.ts';
import { widthOf } from '../../../../render/typeface.ts';
import { say } from '../../../../render/words.ts';
import { boxOf } from '../../box/box.ts';
import type { World } from '../../box/components.ts';
import { type ActionStatus, statusOf, type Tranced } from '../../facts/choices.ts';
import { activeGod } from '../../facts/powers.ts';
import type { YggdrasilView } from '../../state/view.ts';
import type { Board } from '../board.ts';
import { WORLD_ICONS } from '../styles.ts';

type Place = World | Tranced;

const ROW = 46;
const BETWEEN = 6;
const SIGN = 32;
const PADDING = 7;
const CROSS = 12;
const HEIGHT = 3 * ROW + 2 * BETWEEN;

/** The height of this part; 0 at the end of the game, when there's nothing to choose. */
export function worldsHeight({ end }: YggdrasilView): number {
  return end === null ? HEIGHT : 0;
}

/** The names in rows. The short ones share the first row, so that the trance has room there. */
function rowsOf(view: YggdrasilView): readonly (readonly Place[])[] {
  const trance: readonly Tranced[] = boxOf(view).switches.hasTrance
    ? [activeGod(view).inTrance ? 'leave-trance' : 'enter-trance']
    : [];
  return [
    ['asgard', 'midgard', 'alfheim', ...trance],
    ['niflheim', 'helheim', 'nidavellir'],
    ['jotunheim', 'muspellheim', 'vanaheim'],
  ];
}

export function worlds(board: Board, top: number): Svg {
  if (worldsHeight(board.view) === 0) return '';
  return named(
    'worlds',
    ...rowsOf(board.view).map((row, place) =>
      at(TURN_MARGIN, top + place * (ROW + BETWEEN), ...chips(board, row)),
    ),
  );
}

/** A row of names. Each is as wide as its text, plus an equal share of the remaining space. */
function chips(board: Board, row: readonly Place[]): readonly Svg[] {
  const natural = row.map(
    (place) => SIGN + 3 * PADDING + widthOf(wordsOf(board, place), 'strong', MIN_TURN_TYPE),
  );
  const room = TURN_WIDTH - (row.length - 1) * BETWEEN;
  const spare = (room - natural.reduce((sum, width) => sum + width, 0)) / row.length;
  let x = 0;
  return row.map((place, column) => {
    const width = (natural[column] ?? 0) + spare;
    const drawn = at(x, 0, chip(board, place, width));
    x += width + BETWEEN;
    return drawn;
  });
}

function wordsOf(board: Board, place: Place): string {
  const giants = board.view.active.length;
  if (place === 'enter-trance' || place === 'leave-trance')
    return say(board, `yggdrasil.picture.world.${place}`);
  const name = say(board, `yggdrasil.world.${place}`);
  return place === 'jotunheim' && giants > 0
    ? say(board, 'yggdrasil.picture.giants', { world: name, giants })
    : name;
}

const STATUS_STYLES: Readonly<
  Record<ActionStatus, { readonly fill: string; readonly stroke: string; readonly ink: string }>
> = {
  open: { fill: PALETTE.panelRaised, stroke: PALETTE.accent, ink: PALETTE.ink },
  used: { fill: PALETTE.panel, stroke: 'none', ink: PALETTE.inkSoft },
  closed: { fill: PALETTE.dangerDeep, stroke: PALETTE.danger, ink: PALETTE.ink },
  idle: { fill: PALETTE.panel, stroke: 'none', ink: PALETTE.inkSoft },
};

function chip(board: Board, place: Place, width: number): Svg {
  const status = statusOf(board.view, place);
  const { fill, stroke, ink } = STATUS_STYLES[status];
  const lettering = {
    size: MIN_TURN_TYPE,
    face: status === 'open' || status === 'closed' ? 'strong' : 'text',
    fill: ink,
    within: width - SIGN - 3 * PADDING + 1,
  } as const;
  const words = clipped(wordsOf(board, place), lettering, MIN_TURN_TYPE);
  return named(
    `world-${place}`,
    rect(0, 0, width, ROW, { class: `is-${status}`, rx: 12, fill, stroke, 'stroke-width': 4 }),
    at(PADDING + SIGN / 2, ROW / 2, signOf(place, status)),
    text(words, SIGN + 2 * PADDING, ROW / 2, lettering),
    ...(place === 'jotunheim' && board.spotlight === 'giants' ? [spotlightFrame(0, 0, width, ROW, 12)] : []),
  );
}

function signOf(place: Place, status: ActionStatus): Svg {
  switch (status) {
    case 'used':
      return doneMark();
    case 'closed':
      return path(`M${-CROSS} ${-CROSS}L${CROSS} ${CROSS}M${CROSS} ${-CROSS}L${-CROSS} ${CROSS}`, {
        stroke: PALETTE.danger,
        'stroke-width': 8,
        'stroke-linecap': 'round',
      });
    case 'open':
    case 'idle': {
      const sign = place === 'enter-trance' || place === 'leave-trance' ? 'meditation' : WORLD_ICONS[place];
      return icon(sign, 0, 0, SIGN, status === 'open' ? PALETTE.accent : PALETTE.inkFaint);
    }
  }
}
