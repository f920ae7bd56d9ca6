/** The choices that a board offers for a request: verbs, unfolded into their groups or answers while there's room. */
import { encodeAnswer } from '../../../core/requests/answer-code.ts';
import { groupsOf } from '../../../core/requests/groups.ts';
import type { Request } from '../../../core/requests/request.ts';
import { alternativesOf, answersOf, bestAnswersFirst, isNotable, type Words, worthwhile } from './answers.ts';
import { type Choice, choiceOfAnswer, choiceOfGroup, choiceOfVerb } from './choice.ts';
import { likeliestFirst } from './controls.ts';

/** A verb with more answers than this isn't unfolded into them. */
const MAX_UNFOLDED = 5;
/** The maximum number of lines in a menu that unfolds its verbs. A longer menu takes too long to read. */
const LINES = 12;

/** The choices of a request, for both a row of buttons and a menu. The choices of each verb are found only once. */
export interface Offer {
  /** The verbs of the request, likeliest first. */
  readonly verbs: readonly string[];
  isUseful(verb: string): boolean;
  groups(verb: string): readonly Choice[];
  answers(verb: string): readonly Choice[];
  folded(verb: string): Choice;
}

export function offerOf(request: Request, words: Words): Offer {
  return {
    verbs: likeliestFirst(request, words),
    isUseful: foundOnce((verb) => isOfUse(request, verb, words)),
    groups: foundOnce((verb) => groupsWithin(request, verb, words)),
    answers: foundOnce((verb) => answersWithin(request, verb, words)),
    folded: foundOnce((verb) => choiceOfVerb(request, verb, words)),
  };
}

function foundOnce<Found>(find: (verb: string) => Found): (verb: string) => Found {
  const known = new Map<string, { readonly found: Found }>();
  return (verb) => {
    const { found } = known.get(verb) ?? { found: find(verb) };
    known.set(verb, { found });
    return found;
  };
}

/** The verbs to show as their groups of answers, or as a few answers, and the maximum number of choices in total. */
interface Unfolding {
  readonly unfolds: readonly string[];
  readonly room: number;
}

/** The choices, likeliest first and useless ones last. A verb whose answers are all suggested already is left out. */
export function choicesOf(
  request: Request,
  suggested: ReadonlySet<string>,
  offer: Offer,
  { unfolds, room }: Unfolding,
): readonly Choice[] {
  const verbs = offer.verbs.filter((verb) =>
    answersOf(request, alternativesOf(request, verb), suggested.size + 1).some(
      ({ alternative, values }) => !suggested.has(encodeAnswer(alternative, values)),
    ),
  );
  let count = verbs.length;
  const unfolded = new Map<string, readonly Choice[]>();
  const unfold = (verb: string, all: readonly Choice[], most: number) => {
    const choices = all.filter(({ to }) => !suggested.has(to));
    if (choices.length === 0 || count - 1 + choices.length > most) return;
    count += choices.length - 1;
    unfolded.set(verb, choices);
  };
  const those = unfolds.filter((verb) => verbs.includes(verb));
  for (const verb of those) unfold(verb, offer.groups(verb), room);
  for (const verb of those) if (!unfolded.has(verb)) unfold(verb, offer.answers(verb), Math.min(room, LINES));
  const choices = (verb: string) => unfolded.get(verb) ?? [offer.folded(verb)];
  return [...verbs.filter(offer.isUseful), ...verbs.filter((verb) => !offer.isUseful(verb))].flatMap(choices);
}

/** The useful groups of a verb's answers. Empty for a verb without groups, unless its game unfolds it. */
function groupsWithin(request: Request, verb: string, words: Words): readonly Choice[] {
  const groups = groupsOf(alternativesOf(request, verb));
  if (groups.length < 2 && !words.presenter.unfolded.includes(verb)) return [];
  return groups
    .filter((group) => isNotable(group, words))
    .map((group) => choiceOfGroup(request, group, words));
}

/** The answers of a verb, best first. Empty if the verb has groups, too many answers, or useless ones. */
function answersWithin(request: Request, verb: string, words: Words): readonly Choice[] {
  const alternatives = alternativesOf(request, verb);
  const answers = answersOf(request, alternatives, MAX_UNFOLDED + 1);
  const isMixed = worthwhile(answers, words).length < answers.length;
  if (groupsOf(alternatives).length > 1 || answers.length > MAX_UNFOLDED || isMixed) return [];
  return bestAnswersFirst(answers, alternatives, words).map((answer) => choiceOfAnswer(answer, words));
}

/** If there are too many answers for a shortlist, they are assumed to be useful. */
function isOfUse(request: Request, verb: string, words: Words): boolean {
  const { presenter, view } = words;
  return alternativesOf(request, verb).some(
    (alternative) =>
      presenter.shortlist(alternative, view).length === 0 || isNotable({ alternative, shared: {} }, words),
  );
}
