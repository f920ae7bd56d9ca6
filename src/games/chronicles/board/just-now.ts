/** Shows the latest events of Chronicles as tiles: cards, dice, the effects of the Saga book, and pieces that came or left. */
import { type ByEvent, byEvent } from '../../../core/presentation/by-event.ts';
import { strongest } from '../../../core/presentation/changes.ts';
import { card, justNow, MAX_TILES, type Tile } from '../../../render/just-now.ts';
import { PALETTE } from '../../../render/palette.ts';
import type { Part } from '../../../render/sheet.ts';
import { say } from '../../../render/words.ts';
import { isSuccess } from '../facts/risks.ts';
import type { ChroniclesEvent, ChroniclesEventType } from '../state/events.ts';
import type { Board } from './board.ts';
import { foeSign } from './foes.ts';
import { bookSign, type Counter, deedSign, sign, turnSign } from './signs.ts';
import { enemySign } from './tokens.ts';

const SIGN = 58;
const FIGURE = 32;

const DRAWN: Partial<ByEvent<ChroniclesEvent, [], Tile>> = {
  'nidhogg-moved': () => ({ sign: enemySign('nidhogg', FIGURE), words: '', tone: 'good' }),
  'page-turned': ({ page, of }) => ({ sign: bookSign(), words: `${page}/${of}`, tone: 'good' }),
  'tree-turned': () => ({ sign: turnSign(PALETTE.gold), words: '', tone: 'calm' }),
  'enemy-awoke': ({ enemy }) => ({ sign: card(enemySign(enemy, 22)), words: '', tone: 'bad' }),
  'card-placed': ({ enemy }) => ({ sign: card(enemySign(enemy, 22)), words: '', tone: 'calm' }),
  'enemy-roused': ({ enemy }) => ({ sign: enemySign(enemy, FIGURE), words: '', tone: 'bad' }),
  'enemy-retreated': ({ enemy }) => ({ sign: enemySign(enemy, FIGURE), words: '', tone: 'good' }),
  'saga-foe-moved': ({ foe, from, to, length }) => ({
    sign: foeSign(foe, FIGURE),
    words: `${to}/${length}`,
    tone: to > from ? 'bad' : 'good',
  }),
  'deed-done': ({ done, of }) => ({
    sign: deedSign(SIGN),
    words: done > of ? String(done) : `${done}/${of}`,
    tone: 'good',
  }),
  'task-fight-done': ({ foe, done, of }) => ({
    sign: foeSign(foe, FIGURE),
    words: `${done}/${of}`,
    tone: 'good',
  }),
  'dice-rolled': (event) => {
    const { saving, of } = facesShown(event);
    return {
      sign: sign(event.godDie === null ? 'vanir-die' : 'god-die', SIGN),
      words: `${saving}/${of}`,
      tone: saving > 0 ? 'good' : 'bad',
    };
  },
  'life-lost': ({ life }) => counted('life', `-${life}`, 'bad'),
  'life-regained': ({ life }) => counted('life', `+${life}`, 'good'),
  'fenrir-bit': () => ({ sign: enemySign('fenrir', FIGURE), words: '', tone: 'bad' }),
  'iotunn-came': () => counted('iotunn', '+1', 'bad'),
  'iotunn-left': () => counted('iotunn', '-1', 'good'),
  'world-ravaged': () => counted('ravaged', '+1', 'bad'),
  'world-healed': () => counted('ravaged', '-1', 'good'),
  'anonymous-came': ({ anonymous }) => counted('anonymous', `+${anonymous}`, 'bad'),
  'anonymous-left': ({ anonymous }) => counted('anonymous', `-${anonymous}`, 'good'),
  'fire-giants-came': ({ fireGiants }) => counted('fire-giant', `+${fireGiants}`, 'bad'),
  'fire-giants-left': ({ fireGiants }) => counted('fire-giant', `-${fireGiants}`, 'good'),
  'elves-taken': ({ elves }) => counted('elf', `+${elves}`, 'good'),
  'elves-lost': ({ elves }) => counted('elf', `-${elves}`, 'bad'),
  'vanir-dice-taken': ({ dice }) => counted('vanir-die', `+${dice}`, 'good'),
  'vanir-dice-lost': ({ dice }) => counted('vanir-die', `-${dice}`, 'bad'),
  'heroes-came': ({ heroes }) => counted('hero', `+${heroes}`, 'good'),
  'heroes-left': ({ heroes }) => counted('hero', `-${heroes}`, 'bad'),
  'artifact-taken': () => counted('artifact', '+1', 'good'),
  'creature-chosen': () => counted('creature', '', 'good'),
};

/** The events in order of priority, if there's room for only a few. */
const RANKS: readonly (readonly ChroniclesEventType[])[] = [
  ['page-turned', 'saga-foe-moved', 'nidhogg-moved', 'enemy-awoke', 'enemy-roused'],
  ['dice-rolled', 'life-lost', 'tree-turned', 'world-ravaged', 'iotunn-came', 'task-fight-done', 'deed-done'],
  ['enemy-retreated', 'iotunn-left', 'fenrir-bit', 'artifact-taken', 'card-placed'],
  ['anonymous-came', 'fire-giants-came', 'world-healed', 'creature-chosen'],
  ['anonymous-left', 'fire-giants-left', 'life-regained', 'elves-lost', 'vanir-dice-lost', 'heroes-left'],
  ['elves-taken', 'vanir-dice-taken', 'heroes-came'],
];

export function happened(board: Board, changes: readonly ChroniclesEvent[]): readonly Part[] {
  const shown = strongest(changes, RANKS, MAX_TILES);
  return justNow(
    say(board, 'picture.just-now'),
    shown.flatMap((event) => byEvent(DRAWN, event) ?? []),
  );
}

type DiceRolled = Extract<ChroniclesEvent, { readonly type: 'dice-rolled' }>;

/** The number of rolled dice that save. A rerolled God die counts once. */
export function facesShown({ godDie, rerolled, vanirDice }: DiceRolled): {
  readonly saving: number;
  readonly of: number;
} {
  const faces = [rerolled ?? godDie, ...vanirDice].filter((face) => face !== null);
  return { saving: faces.filter(isSuccess).length, of: faces.length };
}

function counted(counter: Counter, words: string, tone: Tile['tone']): Tile {
  return { sign: sign(counter, SIGN), words, tone };
}
