/** Describes the question in one line, including the consequences of the answer. */
import type { Phrase } from '../../../core/presentation/phrase.ts';
import type { Rune, World } from '../box/components.ts';
import { active, worldOf } from '../facts/gods.ts';
import { waysToMove } from '../facts/moving.ts';
import { pageOf } from '../facts/page.ts';
import { elvesThatHelp } from '../facts/risks.ts';
import { canDoDeedIn, deedsLeft } from '../facts/task.ts';
import { nextIfNobodyBegins, revealsOf } from '../odds/awakening.ts';
import { lifeAtHand } from '../odds/dangers.ts';
import type { Question, QuestionAbout, QuestionKind } from '../state/state.ts';
import type { ChroniclesView } from '../state/view.ts';
import { cardOutlook } from './choices/consequences.ts';
import { creatureName, elves, enemyName, godName, lifePoints, risks, runeName, worldName } from './names.ts';

type Lines = {
  readonly [Kind in QuestionKind]: (question: QuestionAbout<Kind>, view: ChroniclesView) => Phrase;
};

const LINES: Lines = {
  order: (_question, view) => orderQuestion(view),
  'own-card': (_question, view) => ownCardQuestion(view),
  turn: (_question, view) => turnQuestion(view),
  'turn-end': (_question, view) => turnEndQuestion(view),
  elves: elvesQuestion,
  'support-life': ({ god, life }, view) => ({
    key: 'chronicles.question.support-life',
    with: {
      god: godName(active(view).god),
      support: godName(god),
      life: lifePoints(life),
      left: lifePoints(active(view).life),
      have: lifePoints(lifeOfSupport(view, god)),
    },
  }),
  spoils: () => ({ key: 'chronicles.question.spoils' }),
  'place-god': ({ god }, view) => ({
    key: 'chronicles.question.place-god',
    with: { god: godName(god), world: worldName(worldOf(view, god)) },
  }),
  runes: ({ runes }) => ({
    key: 'chronicles.question.runes',
    with: { runes: runesThrown(runes), count: runes.length },
  }),
  'world-action': ({ world }) => ({
    key: 'chronicles.question.world-action',
    with: { world: worldName(world) },
  }),
  creature: ({ creatures }) => ({
    key: 'chronicles.question.creature',
    with: { creatures: creatures.map(creatureName), count: creatures.length },
  }),
  'move-gods': ({ left, steps }) => ({ key: 'chronicles.question.move-gods', with: { left, steps } }),
  'put-under': (_question, view) => putUnderQuestion(view),
  'god-regains': ({ life }) => ({
    key: 'chronicles.question.god-regains',
    with: { life: lifePoints(life) },
  }),
  'turn-tree': () => ({ key: 'chronicles.question.turn-tree' }),
  fight: ({ prevented }) => ({
    key: 'chronicles.question.fight',
    with: { prevented, risks: risks(prevented) },
  }),
  'iotunn-back': () => ({ key: 'chronicles.question.iotunn-back' }),
  'card-back': () => ({ key: 'chronicles.question.card-back' }),
  heal: () => ({ key: 'chronicles.question.heal' }),
};

export function questionLine(question: Question, view: ChroniclesView): Phrase {
  return lineOf(question.about, question, view);
}

function lineOf<Kind extends QuestionKind>(
  kind: Kind,
  question: QuestionAbout<Kind>,
  view: ChroniclesView,
): Phrase {
  return LINES[kind](question, view);
}

/** The runes to choose from. Two stones can show the same rune. */
function runesThrown(runes: readonly Rune[]): readonly Phrase[] {
  return [...new Set(runes)].map((rune) =>
    runes.indexOf(rune) === runes.lastIndexOf(rune)
      ? runeName(rune)
      : { key: 'chronicles.question.rune-twice', with: { rune: runeName(rune) } },
  );
}

/** Asks who plays next, and names the god that plays if no one has begun for a day. */
function orderQuestion(view: ChroniclesView): Phrase {
  const next = nextIfNobodyBegins(view);
  if (next === undefined) throw new Error('nobody is left to go');
  return { key: 'chronicles.question.order', with: { next: godName(next.god) } };
}

function ownCardQuestion(view: ChroniclesView): Phrase {
  const seat = active(view);
  const [known] = revealsOf(view, seat);
  if (known === undefined) throw new Error('no card was looked at');
  return {
    key: 'chronicles.question.own-card',
    with: { god: godName(seat.god), card: cardOutlook(known) },
  };
}

/** Asks about the rest of the turn, and names the god's place. */
function turnQuestion(view: ChroniclesView): Phrase {
  const { hasMoved, hasActed, isBitten } = view.turn;
  const places = { world: worldName(active(view).world) };
  if (hasActed) return { key: 'chronicles.question.turn-acted', with: places };
  if (isBitten)
    return {
      key: hasMoved ? 'chronicles.question.turn-bitten-and-moved' : 'chronicles.question.turn-bitten',
      with: places,
    };
  return hasMoved
    ? { key: 'chronicles.question.turn-moved', with: places }
    : withDeedsNearby({ key: 'chronicles.question.turn', with: places }, view);
}

/** Adds the Worlds one move away in which the god can do the deed that the task still needs. */
function withDeedsNearby(question: Phrase, view: ChroniclesView): Phrase {
  const { deed } = pageOf(view);
  const worlds = waysToMove(view).filter((world) => canDoDeedIn(view, world));
  return deed === null || deedsLeft(view) === 0 || worlds.length === 0
    ? question
    : {
        key: `chronicles.question.deed-near.${deed.name}`,
        with: { question, worlds: firstOf(worlds) },
      };
}

/** At most this many Worlds are named; the rest are counted. */
const MAX_NAMED_WORLDS = 3;

function firstOf(worlds: readonly World[]): readonly Phrase[] {
  if (worlds.length <= MAX_NAMED_WORLDS) return worlds.map(worldName);
  const named = worlds.slice(0, MAX_NAMED_WORLDS - 1);
  const count = worlds.length - named.length;
  return [...named.map(worldName), { key: 'chronicles.question.more-worlds', with: { count } }];
}

/** Asks about the end of the turn. A god that has moved can be asked even if nothing more can be done. */
function turnEndQuestion(view: ChroniclesView): Phrase {
  const { hasActed, isBitten } = view.turn;
  if (hasActed) return { key: 'chronicles.question.turn-end' };
  if (isBitten) return { key: 'chronicles.question.turn-end-bitten' };
  const world = worldName(active(view).world);
  return { key: 'chronicles.question.turn-end-idle', with: { world } };
}

/** Asks for Elves after the roll: every remaining Risk that no Elf prevents costs Life. */
function elvesQuestion({ roll }: QuestionAbout<'elves'>, view: ChroniclesView): Phrase {
  const isDeadly = roll.risks >= lifeAtHand(view, active(view));
  return {
    key: isDeadly ? 'chronicles.question.elves-or-die' : 'chronicles.question.elves',
    with: {
      risks: risks(roll.risks),
      count: roll.risks,
      life: active(view).life,
      elves: elves(elvesThatHelp(view, roll)),
      have: active(view).elves,
    },
  };
}

function lifeOfSupport({ supports }: ChroniclesView, god: string): number {
  return supports.find((each) => each.god === god)?.life ?? 0;
}

/** Asks about the top cards that everyone has just seen, each with its god. */
function putUnderQuestion(view: ChroniclesView): Phrase {
  const cards = view.seats.flatMap(({ god, deck: [top] }) =>
    top === null || top === undefined
      ? []
      : [{ key: 'chronicles.card-of', with: { god: godName(god), enemy: enemyName(top.enemy) } }],
  );
  return { key: 'chronicles.question.put-under', with: { cards, count: cards.length } };
}
