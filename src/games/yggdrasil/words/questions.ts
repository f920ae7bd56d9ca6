/** Describes the question in one line, with its consequences. */
import type { Phrase } from '../../../core/presentation/phrase.ts';
import { boxOf } from '../box/box.ts';
import { calmingColours } from '../facts/enemies.ts';
import { actionsLeft, actionsPerTurn, activeGod } from '../facts/powers.ts';
import { chanceToCalm, chanceToCalmWithin, wouldLoseNow } from '../odds/chances.ts';
import type { Fight, Question, QuestionAbout, QuestionKind } from '../state/state.ts';
import type { YggdrasilView } from '../state/view.ts';
import {
  colourName,
  counters,
  enemyName,
  foeName,
  giantName,
  placeName,
  runeName,
  spaceName,
  vikings,
} from './names.ts';
import { cardOutlook, strikeOutlook } from './outlook.ts';

type Lines = {
  readonly [Kind in QuestionKind]: (question: QuestionAbout<Kind>, view: YggdrasilView) => Phrase;
};

const LINES: Lines = {
  turn: (_question, view) => (view.fenrirIsAngry ? calmingQuestion(view) : nextAction(view)),
  'turn-end': (_question, view) => ({
    key: wouldLoseNow(view) ? 'yggdrasil.question.turn-end-lost' : 'yggdrasil.question.turn-end',
  }),
  'odin-cards': (question, view) => odinQuestion(question, view),
  'tyr-colour': ({ enemy, islands: [one, other], power }, view) => ({
    key: 'yggdrasil.question.tyr-colour',
    with: {
      enemy: enemyName(enemy),
      one: strikeOutlook(view, enemy, one, power),
      other: strikeOutlook(view, enemy, other, power),
    },
  }),
  'nidhogg-drag': ({ among }, view) => dragQuestion(among, view),
  elves({ fight }, view) {
    const { elves } = activeGod(view);
    return afterTheRoll(fight, { vikings: 0, elves }, 'yggdrasil.question.elves-win', view);
  },
  'vikings-and-elves'({ fight }, view) {
    return afterTheRoll(fight, activeGod(view), 'yggdrasil.question.counters-win', view);
  },
  'odin-giant': ({ beaten }, view) => ({
    key: 'yggdrasil.question.odin-giant',
    with: { giant: giantName(boxOf(view), beaten) },
  }),
  sigel: ({ vikings: count }) => ({
    key: 'yggdrasil.question.sigel',
    with: { count, vikings: vikings(count) },
  }),
  'throw-back': ({ rune, count, spaces }) => ({
    key: 'yggdrasil.question.throw-back',
    with: { rune: runeName(rune), count, spaces },
  }),
  valkyries: (_question, view) => ({
    key: 'yggdrasil.question.valkyries',
    with: { place: placeName(view.valkyries) },
  }),
  reorder: ({ cards }) => ({ key: 'yggdrasil.question.reorder', with: { count: cards.length } }),
  'enemy-back': () => ({ key: 'yggdrasil.question.enemy-back' }),
  'pile-giant': (_question, view) => ({
    key: 'yggdrasil.question.pile-giant',
    with: { isShuffled: String(boxOf(view).switches.shufflesSearchedPile) },
  }),
};

export function questionLine(question: Question, view: YggdrasilView): Phrase {
  return lineOf(question.about, question, view);
}

function lineOf<Kind extends QuestionKind>(
  kind: Kind,
  question: QuestionAbout<Kind>,
  view: YggdrasilView,
): Phrase {
  return LINES[kind](question, view);
}

/** The number of actions that the current god has left, and the total allowed by the powers currently in effect. */
export function actionsOf(view: YggdrasilView): { readonly left: number; readonly total: number } {
  const total = actionsPerTurn(view);
  return { total, left: actionsLeft(view) };
}

function nextAction(view: YggdrasilView): Phrase {
  return { key: 'yggdrasil.question.turn', with: { left: actionsOf(view).left } };
}

/** The question about Odin's two cards. The place of the other card is asked only if there's a choice. */
function odinQuestion({ cards: [one, other] }: QuestionAbout<'odin-cards'>, view: YggdrasilView): Phrase {
  const outlooks = { one: cardOutlook(view, one), other: cardOutlook(view, other) };
  if (one === other) return { key: 'yggdrasil.question.odin-twice-the-same', with: outlooks };
  const [where, elsewhere] = boxOf(view).odinPutsBack;
  return where === undefined || elsewhere !== undefined
    ? { key: 'yggdrasil.question.odin-cards', with: outlooks }
    : { key: 'yggdrasil.question.odin-card', with: { ...outlooks, where } };
}

/** A chance from this value on would be rounded to 100%, so the text shows "over 99%" unless success is certain. */
const ALMOST_SURE = 0.995;

function calmingQuestion(view: YggdrasilView): Phrase {
  const { left } = actionsOf(view);
  const within = chanceToCalmWithin(view, left);
  return {
    key: 'yggdrasil.question.calm',
    with: {
      colours: { either: calmingColours(view).map(colourName) },
      chance: chanceToCalm(view),
      left,
      within,
      isAlmostSure: String(within >= ALMOST_SURE && within < 1),
    },
  };
}

/** The question about Nidhogg's drag. The rearmost enemies share a space, so the only choice is which of them moves closer. */
function dragQuestion(among: QuestionAbout<'nidhogg-drag'>['among'], view: YggdrasilView): Phrase {
  const [first] = among;
  if (first === undefined) throw new Error('Nidhogg has nobody to drag');
  const space = view.enemies[first] + 1;
  const isLost = wouldLoseNow({ ...view, enemies: { ...view.enemies, [first]: space } });
  return {
    key: isLost ? 'yggdrasil.question.nidhogg-drag-lost' : 'yggdrasil.question.nidhogg-drag',
    with: { space: spaceName(space) },
  };
}

/** The question after the roll: whether the fight is already won, can still be won, or is lost in any case. */
function afterTheRoll(
  { foe, strength, force }: Fight,
  have: { readonly vikings: number; readonly elves: number },
  winning: string,
  view: YggdrasilView,
): Phrase {
  const result =
    strength >= force
      ? { key: 'yggdrasil.question.already-won' }
      : strength + have.vikings + have.elves < force
        ? { key: 'yggdrasil.question.already-lost', with: { have: counters(have) } }
        : { key: winning, with: { missing: force - strength } };
  const named = foeName(boxOf(view), foe);
  return { key: 'yggdrasil.question.fight', with: { foe: named, strength, force, result } };
}
