/** Yggdrasil as shared tests play it: every number of gods, every level, open bags and closed. */

import { openStreams, seedFrom, shuffle } from '../../../../src/core/random.ts';
import { RULE_STATES, type RuleState } from '../../../../src/games/yggdrasil/box/box.ts';
import { ENEMIES, GODS, RAGNAROK_CARDS } from '../../../../src/games/yggdrasil/box/components.ts';
import { yggdrasil } from '../../../../src/games/yggdrasil/game.ts';
import type { YggdrasilState } from '../../../../src/games/yggdrasil/state/state.ts';
import type { YggdrasilView } from '../../../../src/games/yggdrasil/state/view.ts';
import type { Subject, Table } from '../../subject.ts';
import { YGGDRASIL_GOLDEN } from './golden.ts';
import { HIDDEN } from './hidden.ts';
import { brokenRules } from './invariants.ts';

/** One table in this many names its special cards instead of counting them. */
const NAMED_CARDS = 8;

/** One table in this many shuffles its special cards into the whole deck. */
const SHUFFLED_IN = 5;

/**
 * The numbers go through the editions and the seats, then the Angry cards, then the Ragnarök cards; every other table has closed
 * bags.
 */
function tableNumbered(number: number): Table {
  const [seats, angry, ragnarok, bags] = digits(Math.floor(number / RULE_STATES.length), [
    GODS.length,
    ENEMIES.length + 1,
    RAGNAROK_CARDS.length + 1,
    2,
  ]);
  const chance = { streams: openStreams(seedFrom(`table ${number}`), ['table']) };
  const isNamed = number % NAMED_CARDS === NAMED_CARDS - 1;
  const cards = (all: readonly string[], count: number) =>
    isNamed && count > 0 ? shuffle(chance, 'table', all).slice(0, count) : count;
  const rules = RULE_STATES[number % RULE_STATES.length];
  const options = {
    rules: rules ?? '2018',
    angry: cards(ENEMIES, angry),
    ragnarok: rules === '2010' ? 0 : cards(RAGNAROK_CARDS, ragnarok),
    specials: number % SHUFFLED_IN === SHUFFLED_IN - 1 ? 'shuffled' : 'spread',
    bags: (bags + seats + angry + ragnarok) % 2 === 0 ? 'open' : 'closed',
  };
  const roles = shuffle(chance, 'table', GODS).slice(0, seats + 1);
  return { roles, options, box: yggdrasil.box(options, null) };
}

/** The tables of one edition, numbered separately. */
export function tableNumberedOf(rules: RuleState, number: number): Table {
  return tableNumbered(number * RULE_STATES.length + RULE_STATES.indexOf(rules));
}

type Digits = readonly [number, number, number, number];

function digits(number: number, [ones, tens, hundreds, thousands]: Digits): Digits {
  return [
    number % ones,
    Math.floor(number / ones) % tens,
    Math.floor(number / ones / tens) % hundreds,
    Math.floor(number / ones / tens / hundreds) % thousands,
  ];
}

/** All six gods against every special card. */
function fullTable(isOther: boolean): Table {
  const options = { rules: '2018', angry: 6, ragnarok: 4, bags: isOther ? 'open' : 'closed' };
  return { roles: GODS, options, box: yggdrasil.box(options, null) };
}

export const SUBJECT: Subject<YggdrasilState, YggdrasilView> = {
  game: yggdrasil,
  tableNumbered,
  fullTable,
  broken: (state, { options }) => brokenRules(state, options),
  hidden: HIDDEN,
  followsFromView: ['knownTop', 'knownBottom', 'pileTopIsKnown', 'steps'],
  alwaysAsked: ['turn', 'turn-end'],
  readings: ['Y-578', 'Y-599', 'Y-815'],
  golden: YGGDRASIL_GOLDEN,
};
