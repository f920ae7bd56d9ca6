/**
 * Thinks about a position in a game of chance. The quick player's answer stands unless another is significantly better: small
 * differences are lost in noise, and a player that trusts every mean plays worse than one that doesn't search at all. The other
 * answer also needs a minimum lead, because in a game that is practically won or lost, negligible differences look significant.
 */
import type { Game } from '../../core/game.ts';
import type { Seed } from '../../core/random.ts';
import { isSameAction } from '../../core/requests/answer.ts';
import type { Action } from '../../core/requests/request.ts';
import type { ChanceJudgement, Parts } from '../../core/thinking/judgement.ts';
import { type CountedReason, countedAt, type Difference } from '../../core/thinking/reason.ts';
import { answerKey, quickAnswer } from '../quick.ts';
import { type Closeness, type Comparison, HARDLY_ANY, NEAR_FOR_PEOPLE, settled } from '../settling.ts';
import { meanOf } from '../statistics.ts';
import type { Effort, Position, ShownChanceEffort, Thought, Weighed } from '../thought.ts';
import type { Work } from '../work.ts';
import { byRank, type Contender, chancesOf, contesting, isBetter } from './contest.ts';
import { furtherChances } from './further-chances.ts';
import { isOpen, racing } from './race.ts';
import { COUNTS, ENOUGH_BOARDS, reasonsFor } from './reasons.ts';
import { type RollOut, rolledOut, seenAfter } from './rollouts.ts';
import { byBothLooks, leadOver } from './two-looks.ts';
import { strongest, utilitiesBy } from './utility.ts';

/** The usual effort compares at most this many answers. With more, each would get too little effort to be evaluated well. */
const MAX_CANDIDATES = 12;
/**
 * The number of boards on which a computer measures the immediate effect of an answer: on so few, only certain effects count.
 * People would get only those effects as reasons, and not what dice or cards bring at once, so for them it's `ENOUGH_BOARDS`.
 */
const BOARDS_AT_ONCE = 8;
/** The error of a chance is reported as at most this, even if few boards were tried. */
const NOTHING_KNOWN = 1;

export function* thinkByPlayouts<State, View>(
  game: Game<State, View>,
  judgement: ChanceJudgement<View>,
  position: Position<State, View>,
  effort: Effort,
  seed: Seed,
  isNear: Closeness,
): Work<Thought> {
  const answers = answersToTry(judgement, position, seed, MAX_CANDIDATES);
  const rollOut = rolledOut(game, judgement, position, seed);
  const contested = yield* contesting(answers, rollOut, effort);
  const chosen = yield* racedWhileOpen(contested);
  const contenders = yield* compared(chosen, rollOut, lookFurther, effort.shownChances);
  const { seat } = position;
  const seen = seenAfter(game, position, seed);
  const boardsAtOnce = effort.shownChances === undefined ? BOARDS_AT_ONCE : ENOUGH_BOARDS;
  const partsOf: PartsOf<Contender<View>> = {
    afterwards: oncePerEach(({ leaves }) => leaves.map(({ view }) => judgement.parts(view, seat))),
    atOnce: oncePerEach(({ answer }) =>
      Array.from({ length: boardsAtOnce }, (_, board) => judgement.parts(seen(answer, board), seat)),
    ),
  };
  const comparison = comparisonBy(isNear, partsOf);
  const utilities = utilitiesBy(
    contenders.flatMap((each) =>
      partsOf.afterwards(each).map((parts, board) => ({ parts, chance: each.leaves[board]?.chance ?? 0 })),
    ),
  );
  const differenceOf = (one: Contender<View>, other: Contender<View>) => {
    const reasons = comparison.reasons(one, other);
    if (comparison.isNear(one, other)) return reasons;
    const own = ownEffects(partsOf, one, other);
    return strongest([...own, ...reasons], utilities, leadOver(one, other).mean);
  };
  const [first, ...others] = byChance(settled(byBothLooks(ranked(contenders)), comparison), contenders[0]);
  if (first === undefined) throw new Error(`${position.request.about} has no answer`);
  const further = first.further ?? (yield* lookFurther(first.answer));
  const best = further === undefined ? first : { ...first, further };
  const measured = further === undefined ? null : meanOf(further);
  const weighed = weighedBeside(best, measured, effort.shownChances);
  const nextMove = others.find(({ answer }) => !isSameAction(answer, best.answer));
  return {
    best: weighed(best),
    others: others.map((other, place) => {
      const isLevel = NEAR_FOR_PEOPLE(leadOver(best, other));
      const isShown = place === 0 || other === nextMove || comparison.isNear(best, other);
      return { ...weighed(other), isLevel, because: isShown ? differenceOf(best, other) : [] };
    }),
    valued: contenders.reduce((sum, { leaves }) => sum + leaves.length, 0),
  };

  function* racedWhileOpen(tried: readonly Contender<View>[]): Work<readonly Contender<View>[]> {
    const { whileOpen } = effort;
    if (whileOpen === undefined || !isOpen(tried)) return tried;
    const more = answersToTry(judgement, position, seed, whileOpen.candidates).slice(tried.length);
    return yield* racing(tried, more, rollOut, whileOpen);
  }

  function* lookFurther(answer: Action): Work<readonly number[] | undefined> {
    const { shownChances } = effort;
    if (shownChances === undefined) return undefined;
    return yield* furtherChances(game, judgement, position, answer, shownChances, seed);
  }
}

/** The parts of the position on each board, one round after an answer and right after it. */
interface PartsOf<Answer> {
  afterwards(answer: Answer): readonly Parts[];
  atOnce(answer: Answer): readonly Parts[];
}

/**
 * Compares answers by their parts one round later. By then, other things may have compensated for most of an answer's cost. So if
 * two answers have similar chances, the parts right after them count too, except those that already differ a round later.
 */
function comparisonBy<View>(
  isNear: Closeness,
  { afterwards: later, atOnce: now }: PartsOf<Contender<View>>,
): Comparison<Contender<View>> {
  return {
    isNear: (one, other) => isNear(leadOver(one, other)),
    reasons: (one, other) => {
      const difference = leadOver(one, other);
      if (!Number.isFinite(difference.error)) return [];
      const counts = NEAR_FOR_PEOPLE(difference) ? COUNTS.alone : COUNTS.asReason;
      const reasons = countedAt('round', reasonsFor(later(one), later(other), counts));
      if (!isNear(difference)) return reasons;
      const atFirst = countedAt('answer', reasonsFor(now(one), now(other), COUNTS.alone));
      return [...reasons, ...atFirst.filter(({ part }) => reasons.every((each) => each.part !== part))];
    },
  };
}

/** The parts of which the first answer leaves more immediately, before anything else happens. */
function ownEffects<View>(
  { atOnce }: PartsOf<Contender<View>>,
  one: Contender<View>,
  other: Contender<View>,
): readonly CountedReason[] {
  const effects = reasonsFor(atOnce(one), atOnce(other), COUNTS.alone);
  return countedAt(
    'answer',
    effects.filter(({ mean }) => mean > 0),
  );
}

function oncePerEach<Thing, Found>(work: (thing: Thing) => Found): (thing: Thing) => Found {
  const known = new Map<Thing, Found>();
  return (thing) => {
    const found = known.get(thing) ?? work(thing);
    known.set(thing, found);
    return found;
  };
}

/** The contenders whose chances are shown to people, tried on enough boards to compare them, and seen further ahead. */
function* compared<View>(
  contenders: readonly Contender<View>[],
  rollOut: RollOut<View>,
  lookFurther: (answer: Action) => Work<readonly number[] | undefined>,
  shownChances: ShownChanceEffort | undefined,
): Work<readonly Contender<View>[]> {
  if (shownChances === undefined || contenders.length < 2) return contenders;
  const [best, next, ...others] = byChance(ranked(contenders), contenders[0]);
  const nextMove = others.find(({ answer }) => best !== undefined && !isSameAction(answer, best.answer));
  const shown = new Set([best, next, nextMove].filter((each) => each !== undefined));
  const found = new Map<Contender<View>, Contender<View>>();
  for (const each of shown) {
    const leaves = [...each.leaves];
    while (leaves.length < shownChances.boards && !shownChances.stop()) {
      leaves.push(rollOut(each.answer, leaves.length));
      yield;
    }
    found.set(each, { ...each, leaves });
  }
  for (const [each, tried] of found) {
    const further = yield* lookFurther(each.answer);
    if (further !== undefined) found.set(each, { ...tried, further });
  }
  return contenders.map((each) => found.get(each) ?? each);
}

/**
 * The answers to compare, at most `most`: the position's incumbent (default: the quick player's answer), then the candidates. A
 * larger `most` only appends answers.
 */
function answersToTry<View>(
  judgement: ChanceJudgement<View>,
  { request, view, incumbent }: Position<unknown, View>,
  seed: Seed,
  most: number,
): readonly Action[] {
  const own = incumbent ?? quickAnswer(judgement, request, view, seed);
  const candidates = judgement.candidates(request, view, most);
  const all = new Map([own, ...candidates].map((each) => [answerKey(each), each]));
  return [...all.values()].slice(0, most);
}

/** The contenders in order: the answer to give, then the others from best to worst. */
function ranked<View>([own, ...others]: readonly Contender<View>[]): readonly Contender<View>[] {
  if (own === undefined) return [];
  const [challenger, ...rest] = others.toSorted(byRank);
  if (challenger === undefined) return [own];
  const paysOff = isBetter(challenger, own) && leadOver(challenger, own).mean >= HARDLY_ANY;
  if (!paysOff) return [own, challenger, ...rest];
  return [challenger, ...[own, ...rest].toSorted(byRank)];
}

/**
 * Moves the contender with the incumbent's answer to its place by its chance, unless it's in front. The contest never drops that
 * answer, so it has the most boards even if it's the worst.
 */
function byChance<View>(
  order: readonly Contender<View>[],
  own: Contender<View> | undefined,
): readonly Contender<View>[] {
  const [best, ...others] = order;
  if (best === undefined || own === undefined || best === own) return order;
  const rest = others.filter((other) => other !== own);
  const worse = rest.findIndex((other) => leadOver(own, other).mean >= 0);
  return [best, ...rest.toSpliced(worse < 0 ? rest.length : worse, 0, own)];
}

/**
 * Evaluates contenders relative to the best one: all chances are derived from its chance, so that they agree with the differences
 * on the same boards.
 */
function weighedBeside(
  best: Contender<unknown>,
  measured: Difference | null,
  shownChances: ShownChanceEffort | undefined,
): (contender: Contender<unknown>) => Weighed {
  return (contender) => {
    const { mean, error } = meanOf(chancesOf(contender));
    const behind = leadOver(best, contender);
    const boards = contender.leaves.length;
    return {
      action: contender.answer,
      chance: measured === null ? mean : Math.min(1, Math.max(0, measured.mean - behind.mean)),
      error: Math.min(measured?.error ?? error, NOTHING_KNOWN),
      behind: { mean: behind.mean, error: Math.min(behind.error, NOTHING_KNOWN) },
      boards:
        contender !== best || shownChances === undefined
          ? boards
          : measured === null
            ? 0
            : shownChances.boards,
    };
  };
}
