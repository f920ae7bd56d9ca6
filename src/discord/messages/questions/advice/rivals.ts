/** The best answer of a search and the answer to compare it with. */
import type { GameEntry } from '../../../../core/catalogue.ts';
import type { Alternative, Request, Values } from '../../../../core/requests/request.ts';
import type { SeatIndex } from '../../../../core/seat.ts';
import { type Counted, type CountedReason, turnedRound } from '../../../../core/thinking/reason.ts';
import { canBeShown, type Other, type Weighed } from '../../../../mind/thought.ts';
import type { Table } from '../../../../tables/model/table.ts';
import { type ReasonPlaces, reasonPlaces } from '../../pieces/because.ts';
import type { Words } from '../answers.ts';
import { DONE } from '../choice.ts';

/** The table for which a person wants advice, and the question for the given seat. */
export interface Advisee {
  readonly table: Pick<Table, 'id' | 'options' | 'seats' | 'arrangements'>;
  readonly entry: GameEntry;
  readonly request: Request;
  readonly seat: SeatIndex;
}

/** A seat's question whose answers were evaluated, and the table's options. */
export type Weighing = Pick<Advisee, 'entry' | 'request' | 'seat'> & {
  readonly table: Pick<Table, 'options'>;
};
/** The sources of phrases that aren't translated yet. */
export type Untranslated = Pick<Words, 'presenter' | 'view'>;

/** An evaluated answer, with its alternative in the request. */
export interface Option {
  readonly alternative: Alternative;
  readonly values: Values;
  /** The chance to win with this answer; null if it's based on too few boards to be shown. */
  readonly chance: number | null;
}

/** An answer to compare with the best. */
export interface Rival {
  readonly option: Option;
  /** False if the search only found an upper bound of its chance: another answer might be better. */
  readonly isExact: boolean;
  /** True if the rival is about as likely to win. */
  readonly isAsGood: boolean;
  /**
   * The quantities that the best answer leaves more of, and the quantities that the rival leaves more of; null if there are no
   * words for them.
   */
  readonly against: ReasonPlaces | null;
  readonly favour: ReasonPlaces | null;
  /** The moment at which these quantities are counted; null if there is nothing to count. */
  readonly counted: Counted | null;
}

/** A chance from this value on is shown as almost certain, because it isn't known to a hundredth. */
const ALMOST_SURE = 0.98;

/** The search of a duel errs by up to 21 points, so its chances are shown in tens. */
function shownChance({ game }: GameEntry, chance: number): number {
  if (!game.isContest || chance >= ALMOST_SURE || chance <= 1 - ALMOST_SURE) return chance;
  return Math.min(0.9, Math.max(0.1, Math.round(chance * 10) / 10));
}

export function optionsOf(
  { entry, request }: Weighing,
  weighed: Pick<Weighed, 'action' | 'chance' | 'boards'>,
): readonly Option[] {
  const { choice, values } = weighed.action;
  const alternative = request.alternatives.find(({ id }) => id === choice);
  const chance = canBeShown(weighed) ? shownChance(entry, weighed.chance) : null;
  return alternative === undefined ? [] : [{ alternative, values, chance }];
}

export function rivalsOf(weighing: Weighing, other: Other, words: Untranslated): readonly Rival[] {
  return optionsOf(weighing, other).map((option) => ({
    option,
    isExact: other.isBound !== true,
    isAsGood: other.isLevel,
    ...differenceFrom(weighing, other.because, words),
  }));
}

/**
 * All differences are counted at one moment, so that the text states the moment only once: the first moment at which something
 * favours the best answer.
 */
function differenceFrom(
  { entry, seat }: Weighing,
  because: readonly CountedReason[],
  { view }: Untranslated,
): Pick<Rival, 'against' | 'favour' | 'counted'> {
  const moments = [...new Set(because.map(({ counted }) => counted))].map((counted) => {
    const reasons = because.filter((each) => each.counted === counted);
    const against = reasonPlaces(entry, reasons, view, seat);
    return { counted, against, favour: reasonPlaces(entry, reasons.map(turnedRound), view, seat) };
  });
  return (
    moments.find(({ against }) => against !== null) ??
    moments.find(({ favour }) => favour !== null) ?? { counted: null, against: null, favour: null }
  );
}

/** Whether there's nothing to compare the best answer with, because every other one is useless. */
export function hasOnlyUseless(
  rival: Rival | undefined,
  rivals: readonly Rival[],
  words: Untranslated,
): boolean {
  return rival === undefined && rivals.length > 0 && rivals.every(({ option }) => !isOfUse(option, words));
}

/**
 * The answer to compare with the best; undefined if every other one is useless. One whose chance is only bounded is no next best,
 * so the best is then compared even with doing nothing.
 */
export function mainRival(weighing: Weighing, all: readonly Rival[], words: Untranslated): Rival | undefined {
  const rivals = all.filter(({ isExact }) => isExact);
  const useful = rivals.filter(({ option }) => isOfUse(option, words));
  const asGood = useful.filter(({ isAsGood }) => isAsGood);
  // Among equally good answers, people prefer one that they can give.
  const own = asGood.find(({ option }) => isOwn(option, weighing));
  return own ?? asGood[0] ?? useful[0] ?? rivals.find(({ isAsGood }) => !isAsGood);
}

/** True if only taste separates the rival from the best answer. */
export function isEven({ isAsGood, against, favour }: Rival): boolean {
  return isAsGood && against === null && favour === null;
}

/** True if the game is practically won or lost with either answer: then it hardly matters which of their effects is better. */
export function isDecided(best: Option, { isAsGood }: Rival): boolean {
  return isAsGood && ['won', 'lost'].includes(prospectOf(best).prospect);
}

export function prospectOf({ chance }: Option) {
  if (chance === null) return { chance: 0, prospect: 'unsaid' };
  if (chance >= ALMOST_SURE) return { chance, prospect: 'won' };
  return { chance, prospect: chance <= 1 - ALMOST_SURE ? 'lost' : 'open' };
}

export function isOfUse({ alternative, values }: Option, { presenter, view }: Untranslated): boolean {
  return alternative.verb !== DONE && presenter.warning(alternative, values, view)?.isInVain !== true;
}

/** Whether the seat itself may give the answer. */
export function isOwn({ alternative: { only } }: Option, { seat }: Pick<Advisee, 'seat'>): boolean {
  return only === undefined || only === seat;
}
