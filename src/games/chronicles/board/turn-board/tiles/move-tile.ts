/** Makes the tile of the last action: the god, and the action in as many words as fit. */
import type { Phrase } from '../../../../../core/presentation/phrase.ts';
import { PALETTE } from '../../../../../render/palette.ts';
import { at, group, icon, rect, type Svg } from '../../../../../render/scene.ts';
import { fitsTile, type TurnTile } from '../../../../../render/turn-board/tiles.ts';
import { say } from '../../../../../render/words.ts';
import { type Foe, type GodName, isIotunn } from '../../../box/components.ts';
import type { ChroniclesEvent } from '../../../state/events.ts';
import { foeName, godName, worldName } from '../../../words/names.ts';
import type { Board } from '../../board.ts';
import { godDisc } from '../life.ts';
import { isWon, type LastMove, type Result, resultOf } from './last-move.ts';

const FIGURE = 33;

export function moveTile(board: Board, move: LastMove, god: GodName): TurnTile {
  const isFight = move.key.type === 'fight-began';
  const isQuiet = move.key.type === 'god-moved' || move.key.type === 'turn-ended';
  return {
    sign: isFight ? fighting(god) : godDisc(god, FIGURE),
    name: board.translate(godName(god)),
    detail: fitting(board, waysToSay(board, move)),
    tone: isQuiet ? 'calm' : 'good',
  };
}

/** The first wording that fits on a tile, or else the last. */
function fitting(board: Board, ways: readonly Phrase[]): string {
  const words = ways.map(board.translate);
  return words.find(fitsTile) ?? words.at(-1) ?? '';
}

/** The possible wordings, from the most exact to the shortest. */
function waysToSay(board: Board, move: LastMove): readonly Phrase[] {
  const { key } = move;
  switch (key.type) {
    case 'fight-began': {
      const foe = nameOf(key.foe);
      return [did(isWon(move) ? 'beats' : 'fights', { foe }), foe];
    }
    case 'action-began': {
      const result = resultOf(move.after);
      return result === undefined ? [worldName(key.world), did('acts')] : brought(board, result, move);
    }
    case 'deed-done':
      return [did('deed', { left: Math.max(0, key.of - key.done) })];
    case 'world-healed':
      return [did('heals', { world: worldName(key.world) }), did('heals-one')];
    case 'god-moved': {
      const world = worldName(key.to);
      return [did('goes', { world }), world, did('moves')];
    }
    case 'turn-ended':
      return [did('nothing')];
  }
}

function brought(board: Board, result: Result, { after }: LastMove): readonly Phrase[] {
  switch (result.type) {
    case 'elves-taken':
      return [gained(board, 'elf', result.elves)];
    case 'vanir-dice-taken':
      return [gained(board, 'vanir-die', result.dice)];
    case 'heroes-came':
      return [gained(board, 'hero', result.heroes)];
    case 'artifact-taken':
      return [gained(board, 'artifact', 1)];
    case 'world-healed':
      return [did('heals', { world: worldName(result.world) }), did('heals-one')];
    case 'anonymous-left':
      return [did('weakens', { foe: foeName('hel') })];
    case 'fire-giants-left':
      return [did('weakens', { foe: foeName('surt') })];
    case 'creatures-drawn':
      return [...after.flatMap(calling), did('creature')];
    case 'stones-thrown':
      return [did('runes')];
  }
}

function calling(event: ChroniclesEvent): readonly Phrase[] {
  if (event.type !== 'creature-chosen') return [];
  return [did('calls', { creature: { key: `chronicles.creature.${event.creature}` } })];
}

type Did =
  | 'beats'
  | 'fights'
  | 'heals'
  | 'heals-one'
  | 'weakens'
  | 'calls'
  | 'creature'
  | 'runes'
  | 'deed'
  | 'nothing'
  | 'goes'
  | 'moves'
  | 'acts';

function did(what: Did, words: NonNullable<Phrase['with']> = {}): Phrase {
  return { key: `chronicles.tile.did.${what}`, with: words };
}

function gained(board: Board, counter: 'elf' | 'vanir-die' | 'hero' | 'artifact', amount: number): Phrase {
  const of = say(board, `chronicles.tile.counted.${counter}`, { amount });
  return { key: 'chronicles.tile.amount', with: { amount: `+${amount}`, of } };
}

/** The name of a foe. The turn board doesn't name its Iotunns, so the tile doesn't either. */
function nameOf(foe: Foe): Phrase {
  return isIotunn(foe) ? { key: 'chronicles.tile.iotunn' } : foeName(foe);
}

/** A god above crossed swords, drawn like a foe that can be fought. */
function fighting(god: GodName): Svg {
  return group([
    at(0, -12, godDisc(god, 30)),
    at(
      0,
      28,
      rect(-30, -19, 60, 38, { rx: 19, fill: PALETTE.shadow }),
      icon('crossed-swords', 0, 0, 34, PALETTE.ink),
    ),
  ]);
}
