/** Yggdrasil's golden logs: every way to end, for every number of gods, in every printed state of the rules. */
import { atRandom } from '../../../../src/core/policy.ts';
import { RULE_STATES, type RuleState } from '../../../../src/games/yggdrasil/box/box.ts';
import { ENEMIES, GODS, RAGNAROK_CARDS } from '../../../../src/games/yggdrasil/box/components.ts';
import type { Corrections } from '../../../../src/games/yggdrasil/box/corrections.ts';
import { yggdrasilBoxFile } from '../../../../src/games/yggdrasil/box-file/box-file.ts';
import { YGGDRASIL } from '../../../../src/games/yggdrasil/entry.ts';
import { sensible } from '../../../../src/games/yggdrasil/players/sensible.ts';
import type { YggdrasilState } from '../../../../src/games/yggdrasil/state/state.ts';
import type { YggdrasilView } from '../../../../src/games/yggdrasil/state/view.ts';
import { type Attempt, type Cell, type GoldenSubject, tableChance } from '../../golden/subject.ts';
import { BOX_FILE } from './box-file.ts';

const { game } = YGGDRASIL;

const WON = 'won at the end of a turn';
const WON_EARLY = 'won before acting';
const LOST = 'lost by ';
const AND = ' and ';

const ONE_WAY = ['five-beyond-the-wall', 'three-beyond-the-door', 'one-in-the-residence'];
const FIVE_AND_THREE = 'five-beyond-the-wall and three-beyond-the-door';
const WITH_THE_RESIDENCE = [
  'five-beyond-the-wall and one-in-the-residence',
  'three-beyond-the-door and one-in-the-residence',
  'five-beyond-the-wall and three-beyond-the-door and one-in-the-residence',
];

/**
 * The ends that games of an edition can have. The edition of 2010 has no Ragnarök cards, so an enemy that enters the Residence is
 * the only enemy to move in that turn: another way to lose would have ended the game in the turn before. Also, only in that
 * edition do the gods win before they act.
 */
function endsOf(rules: RuleState): readonly string[] {
  const lost = [...ONE_WAY, FIVE_AND_THREE].map((code) => LOST + code);
  return rules === '2010'
    ? [WON, WON_EARLY, ...lost]
    : [WON, ...lost, ...WITH_THE_RESIDENCE.map((code) => LOST + code)];
}

function cellsOf(rules: RuleState): readonly Cell[] {
  const house = GODS.flatMap((_, others) =>
    endsOf(rules).map((end): Cell => ({ rules, box: 'house', seats: others + 1, end })),
  );
  const [won = WON] = endsOf(rules)
    .filter((end) => end.startsWith('won'))
    .slice(-1);
  return [...house, { rules, box: 'corrected', seats: 3, end: won }];
}

/** A table that shuffles its special cards in. Like a house rule, such an option has its own cell. */
const SHUFFLED_IN: Cell = { rules: '2018', box: 'house', seats: 4, end: WON, houseRule: 'specials' };

/** Good play against few special cards wins; many special cards lose a game in several ways at once. */
function attempt(cell: Cell, number: number): Attempt<YggdrasilView> {
  const { below, shuffled } = tableChance(cell, number);
  const cards = (option: string, all: readonly string[], count: number) =>
    count > 0 && below(`${option} by name`, 3) === 0
      ? shuffled(`${option} named`, all).slice(0, count)
      : count;
  const isWon = !cell.end.startsWith(LOST);
  const isLostTwice = cell.end.includes(AND);
  const leastAngry = cell.houseRule === 'specials' ? 1 : 0;
  const angry = Math.max(leastAngry, below('angry', isWon ? 3 : ENEMIES.length + 1));
  const ragnarok = isLostTwice
    ? RAGNAROK_CARDS.length
    : below('ragnarok', isWon ? 2 : RAGNAROK_CARDS.length + 1);
  const options = {
    rules: cell.rules,
    angry: cards('angry', ENEMIES, angry),
    ragnarok: cell.rules === '2010' ? 0 : cards('ragnarok', RAGNAROK_CARDS, ragnarok),
    bags: below('bags', 2) === 0 ? 'open' : 'closed',
    'ask-elves': below('ask-elves', 4) === 0 ? 'always' : 'when-it-matters',
  };
  const roles = shuffled('roles', GODS).slice(0, cell.seats);
  const isSensible = isWon || (!isLostTwice && below('policy', 3) === 0);
  return {
    table: { options, roles, box: game.box(options, cell.box === 'house' ? null : corrections(cell.rules)) },
    policy: isSensible ? sensible : atRandom,
  };
}

function corrections(rules: string): Corrections {
  const read = yggdrasilBoxFile.read(rules === '2010' ? BOX_FILE.withoutRagnarok : BOX_FILE.withRagnarok);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.corrections;
}

/** The end of a finished game. If steps of the turn are left, the gods won before they acted. */
function endOf({ end, steps }: YggdrasilState): string {
  if (end === null) return 'not over';
  if (end.kind === 'lost') return LOST + end.why.join(AND);
  return steps.length > 0 ? WON_EARLY : WON;
}

export const YGGDRASIL_GOLDEN: GoldenSubject<YggdrasilState, YggdrasilView> = {
  game,
  cells: [...RULE_STATES.flatMap(cellsOf), SHUFFLED_IN],
  endOf,
  attempt,
};
