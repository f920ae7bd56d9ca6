/** Draws the latest events of Yggdrasil, as tiles of the turn board: the piece, and its change. */
import { TURN_BEGAN } from '../../../../core/game.ts';
import { type ByEvent, byEvent } from '../../../../core/presentation/by-event.ts';
import type { Phrase } from '../../../../core/presentation/phrase.ts';
import { die } from '../../../../render/just-now.ts';
import { PALETTE } from '../../../../render/palette.ts';
import { at, group, icon, OWN_COLOURS, ownIcon, path, type Svg } from '../../../../render/scene.ts';
import { MAX_TURN_TILES, type TurnTile, tilesFor } from '../../../../render/turn-board/tiles.ts';
import { say } from '../../../../render/words.ts';
import { boxOf } from '../../box/box.ts';
import type { Enemy, Island, SeaPlace } from '../../box/components.ts';
import { isEnemy } from '../../facts/fights.ts';
import { activeGod, seatAt } from '../../facts/powers.ts';
import type { YggdrasilEvent } from '../../state/events.ts';
import type { Fight, Foe } from '../../state/state.ts';
import type { YggdrasilView } from '../../state/view.ts';
import { enemyName, foeName, giantName, godName, placeName } from '../../words/names.ts';
import type { Board } from '../board.ts';
import { whirl } from '../signs.ts';
import { COUNTER_STYLES, type Counter, GOD_ICONS, ISLAND_STYLES, WORLD_ICONS } from '../styles.ts';
import { runeMark, token } from '../tokens.ts';
import { borderCrossed, type News, newsOf } from './news.ts';

const SIGN = 66;
const FIGURE = 34;

/**
 * The tiles by event. The tile of a foe has its figure and name; that of a god's action has the god's name and the sign of the
 * action.
 */
const DRAWN: Partial<ByEvent<YggdrasilEvent, [board: Board, news: News], TurnTile>> = {
  'gods-won': (_, board) => resultTile(board, 'won'),
  'gods-lost': (_, board) => resultTile(board, 'lost'),
  'rune-completed': ({ rune }, board) => ({
    sign: runeMark(rune, 30, PALETTE.gold),
    name: say(board, `yggdrasil.rune.${rune}`),
    detail: say(board, 'yggdrasil.tile.rune'),
    tone: 'good',
  }),
  'fight-won': ({ god, foe, strength, force }, board) => ({
    sign: foeSign(foe),
    name: say(board, 'yggdrasil.tile.fight', { god: godName(god), strength, force }),
    detail: say(board, 'yggdrasil.tile.won', { foe: foeWords(foe, board) }),
    tone: 'good',
  }),
  'fight-lost': ({ god, foe, strength, force }, board) => ({
    sign: foeSign(foe),
    name: say(board, 'yggdrasil.tile.fight', { god: godName(god), strength, force }),
    detail: say(board, 'yggdrasil.tile.lost', { foe: foeWords(foe, board) }),
    tone: 'bad',
  }),
  'enemy-advanced': (event, board) => enemyTile(board, event.enemy, advance(event, board), 'bad'),
  'enemy-dragged': (event, board) => enemyTile(board, event.enemy, advance(event, board), 'bad'),
  'enemy-retreated': ({ enemy, from, to }, board) =>
    enemyTile(board, enemy, say(board, 'yggdrasil.tile.retreats', { spaces: from - to }), 'good'),
  'fenrir-angered': (_, board) => enemyTile(board, 'fenrir', say(board, 'yggdrasil.tile.angry'), 'bad'),
  'calming-tried': ({ islands, calmed }, board, { times }) => ({
    ...enemyTile(
      board,
      'fenrir',
      say(board, calmed ? 'yggdrasil.tile.calm' : 'yggdrasil.tile.still-angry', { rolls: times }),
      calmed ? 'good' : 'bad',
    ),
    sign: group([
      at(-10, -14, token('fenrir', 25)),
      group([colourDie(islands)], { transform: 'translate(17 18) scale(0.6)' }),
    ]),
  }),
  'island-sank': ({ island }, board) => ({
    sign: whirl(FIGURE),
    name: say(board, 'yggdrasil.enemy.jormungand'),
    detail: say(board, 'yggdrasil.tile.floods', { island: placeName(island) }),
    tone: 'bad',
  }),
  'giants-appeared': ({ giants }, board) =>
    enemyTile(board, 'loki', say(board, 'yggdrasil.tile.calls', { giants: giants.length }), 'bad'),
  'giant-discarded': ({ giant }, board) => ({
    sign: icon('ogre', 0, 0, SIGN, PALETTE.ink),
    name: board.translate(giantName(boxOf(board.view), giant)),
    detail: say(board, 'yggdrasil.tile.gone'),
    tone: 'good',
  }),
  'vikings-died': ({ island, vikings }, board) => ({
    sign: onIsland(counterSign('viking'), island),
    name: say(board, 'yggdrasil.enemy.hel'),
    detail: say(board, 'yggdrasil.tile.vikings-lost', { vikings }),
    tone: 'bad',
  }),
  'fire-giants-came': ({ island, fireGiants }, board) => ({
    sign: onIsland(counterSign('fire-giant'), island),
    name: say(board, 'yggdrasil.enemy.surt'),
    detail: say(board, 'yggdrasil.tile.fires-more', { fires: fireGiants }),
    tone: 'bad',
  }),
  'artifact-taken': ({ enemy, level }, board, news) => ({
    ...moveTile(board, news, say(board, 'yggdrasil.tile.artifact', { level, enemy: enemyName(enemy) })),
    sign: token(enemy, FIGURE),
  }),
  'fires-put-out': ({ island, fireGiants }, board, news) => ({
    ...moveTile(board, news, say(board, 'yggdrasil.tile.fires-out', { fires: fireGiants })),
    sign: onIsland(counterSign('fire-giant'), island),
  }),
  'souls-sought': ({ vikings }, board, news) => ({
    ...moveTile(board, news, say(board, 'yggdrasil.tile.vikings', { vikings })),
    tone: vikings > 0 ? 'good' : 'bad',
  }),
  'vikings-taken': ({ vikings }, board, news) =>
    moveTile(board, news, say(board, 'yggdrasil.tile.taken', { vikings })),
  'vikings-saved': ({ seat, vikings }, board, news) =>
    moveTile(board, { ...news, seat }, say(board, 'yggdrasil.tile.saved', { vikings })),
  'elf-taken': (_, board, news) => ({
    ...moveTile(board, news, say(board, 'yggdrasil.tile.elf')),
    sign: ownIcon(COUNTER_STYLES.elf.icon, 0, 0, SIGN, COUNTER_STYLES.elf.colour),
  }),
  'vikings-sent': ({ island, vikings }, board, news) => ({
    ...moveTile(board, news, say(board, 'yggdrasil.tile.sent', { vikings, island: placeName(island) })),
    sign: onIsland(counterSign('viking'), island),
  }),
  'valkyries-moved': ({ to }, board, news) => ({
    ...moveTile(board, news, say(board, 'yggdrasil.tile.valkyries', { place: placeName(to) })),
    sign: onIsland(icon('angel-wings', 0, 0, 48, PALETTE.accent), to),
  }),
  'counters-exchanged': (event, board, news) => ({
    ...moveTile(board, news, exchange(event, board)),
    sign: icon(WORLD_ICONS.niflheim, 0, 0, SIGN, PALETTE.accent),
  }),
  'vanir-advanced': (_, board, news) => ({
    ...moveTile(board, news, say(board, 'yggdrasil.tile.vanir')),
    sign: icon(WORLD_ICONS.vanaheim, 0, 0, SIGN, PALETTE.accent),
  }),
  'trance-entered': (_, board, news) => ({
    ...moveTile(board, news, say(board, 'yggdrasil.tile.trance')),
    sign: icon('meditation', 0, 0, SIGN, PALETTE.accent),
  }),
  'trance-left': ({ god }, board, news) => ({
    ...moveTile(board, news, say(board, 'yggdrasil.tile.trance-left')),
    sign: icon(GOD_ICONS[god], 0, 0, SIGN, PALETTE.accent),
  }),
};

/** The news items that have a tile, newest last. */
export function newsOnTiles(view: YggdrasilView, changes: readonly YggdrasilEvent[]): readonly News[] {
  return newsOf(
    changes,
    view.turn.seat,
    fightInQuestion(view) === null ? MAX_TURN_TILES : MAX_TURN_TILES - 1,
  );
}

/** The fight that the question is about, whose tile is the newest; null for other questions. */
export function fightInQuestion({ question }: YggdrasilView): Fight | null {
  return question !== null && 'fight' in question ? question.fight : null;
}

export function tilesOf(board: Board, changes: readonly YggdrasilEvent[]): readonly TurnTile[] {
  const fight = fightInQuestion(board.view);
  const news = newsOnTiles(board.view, changes);
  const tiles = tilesFor(
    news,
    ({ turn }) => turn,
    (each) => byEvent(DRAWN, each.event, board, each),
  );
  if (fight === null) return tiles;
  const turn = changes.filter(({ type }) => type === TURN_BEGAN).length;
  return [
    ...tiles,
    { ...fightTile(fight, board), opensTurn: news.length > 0 && news.every((each) => each.turn < turn) },
  ];
}

function fightTile({ foe, strength, force }: Fight, board: Board): TurnTile {
  const { god } = activeGod(board.view);
  return {
    sign: foeSign(foe),
    name: say(board, 'yggdrasil.tile.fight', { god: godName(god), strength, force }),
    detail: say(board, 'yggdrasil.tile.fighting', { foe: foeWords(foe, board) }),
    tone: 'calm',
  };
}

/** The words for an advance. A border that the enemy has crossed matters more than the number of spaces. */
function advance(event: Extract<YggdrasilEvent, { readonly from: number }>, board: Board): string {
  const border = borderCrossed(event);
  return border === null
    ? say(board, 'yggdrasil.tile.advances', { spaces: event.to - event.from })
    : say(board, `yggdrasil.tile.past-${border}`);
}

function resultTile(board: Board, result: 'won' | 'lost'): TurnTile {
  return {
    sign: icon('viking-longhouse', 0, 0, SIGN, result === 'won' ? PALETTE.good : PALETTE.danger),
    name: say(board, result === 'won' ? 'yggdrasil.tile.end-won' : 'yggdrasil.tile.end-lost'),
    detail: say(board, result === 'won' ? 'yggdrasil.tile.end-won-so' : 'yggdrasil.tile.end-lost-so'),
    tone: result === 'won' ? 'good' : 'bad',
  };
}

function enemyTile(board: Board, enemy: Enemy, detail: string, tone: TurnTile['tone']): TurnTile {
  return { sign: token(enemy, FIGURE), name: board.translate(enemyName(enemy)), detail, tone };
}

/** A tile for an action of a god. It shows the Vikings' helmet, because most of these actions bring Vikings. */
function moveTile({ view, translate }: Board, { seat }: News, detail: string): TurnTile {
  const { icon: sign, colour } = COUNTER_STYLES.viking;
  const god = view.seats[seat]?.god;
  return {
    sign: ownIcon(sign, 0, 0, SIGN, colour),
    name: god === undefined ? '' : say({ translate }, `yggdrasil.god.${god}`),
    detail,
    tone: 'good',
  };
}

/** The tile of counters given to or taken from another god. One kind given for another is an exchange. */
function exchange(
  { with: seat, vikings, elves }: Extract<YggdrasilEvent, { readonly type: 'counters-exchanged' }>,
  board: Board,
): string {
  const god = godName(seatAt(board.view, seat).god);
  if (vikings !== 0 && elves !== 0) return say(board, 'yggdrasil.tile.exchanges', { god });
  const moved = vikings === 0 ? elves : vikings;
  const counter = vikings === 0 ? 'elves' : 'vikings';
  return say(board, `yggdrasil.tile.${moved > 0 ? 'gives' : 'takes'}-${counter}`, {
    god,
    count: Math.abs(moved),
  });
}

function foeWords(foe: Foe, board: Board): Phrase {
  return foe === 'pile' ? { key: 'yggdrasil.tile.hidden-giant' } : foeName(boxOf(board.view), foe);
}

function foeSign(foe: Foe): Svg {
  return isEnemy(foe) ? token(foe, FIGURE) : icon('ogre', 0, 0, SIGN, PALETTE.ink);
}

/** A counter above the island of its bag. */
function onIsland(sign: Svg, place: SeaPlace): Svg {
  const { land, edge } = ISLAND_STYLES[place];
  return group([
    group(
      [path('M-34 34Q-22 12 0 10Q22 12 34 34Z', { fill: land, stroke: edge, 'stroke-width': 3 })],
      OWN_COLOURS,
    ),
    at(0, -10, sign),
  ]);
}

function counterSign(counter: Counter): Svg {
  const { icon: sign, colour } = COUNTER_STYLES[counter];
  return ownIcon(sign, 0, 0, 48, colour);
}

/** A die with the colour it shows. */
function colourDie([island]: readonly Island[]): Svg {
  return group([die('', 0, island === undefined ? PALETTE.ink : ISLAND_STYLES[island].land)], OWN_COLOURS);
}
