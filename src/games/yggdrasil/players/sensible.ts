/** A player with simple rules of thumb: arm, gather souls, then throw back whoever is most dangerous. It sees only the view. */

import type { Policy } from '../../../core/policy.ts';
import { type Pick, sample } from '../../../core/requests/answer.ts';
import type { Action, Alternative, Field, Request, Values } from '../../../core/requests/request.ts';
import { FIRST_SPACE } from '../box/box.ts';
import {
  ENEMIES,
  type Enemy,
  type Giant,
  type Island,
  type SeaPlace,
  type VanirSquare,
} from '../components.ts';
import { actionsLeft } from '../deeds/deeds.ts';
import { godOnTurn } from '../gods/powers.ts';
import type { Fight, Foe, QuestionAbout } from '../state.ts';
import type { YggdrasilView } from '../view.ts';
import {
  artifactWorth,
  best,
  bestFight,
  elfWorth,
  firesPutOutWorth,
  giantWorth,
  islandWorth,
  relief,
  reliefFrom,
  richness,
  searchWorth,
  squareWorth,
  vanirStepWorth,
  vikingsSentWorth,
} from './worth.ts';

/** For what must be done before anything else. */
const ABOVE_ALL = 200;

/** Fighting comes last in a turn, with all that the other actions brought. */
const ORDER = [
  'calm',
  'leave-trance',
  'nidavellir',
  'niflheim',
  'alfheim',
  'midgard',
  'vanaheim',
  'muspellheim',
  'helheim',
  'jotunheim',
  'asgard',
];

export const sensible: Policy<YggdrasilView> = { answer };

function answer(request: Request, view: YggdrasilView, pick: Pick): Action {
  const { question } = view;
  if (question === null) throw new Error('nobody is asked');
  switch (question.about) {
    case 'turn':
      return bestDeed(request, view);
    case 'elves':
    case 'vikings-and-elves':
      return whatWins(request, question.fight);
    case 'odin-cards': {
      const card = best(question.cards, (each) => reliefFrom(view, each));
      return only(request, { card: card ?? question.cards[0], other: 'bottom' });
    }
    case 'nidhogg-drag':
      return pickOne(request, 'enemy', (enemy) => relief(view, enemy as Enemy, -1));
    case 'enemy-back':
      return pickOne(request, 'enemy', (enemy) => relief(view, enemy as Enemy, 1));
    case 'throw-back':
      return thrownBack(request, question, view);
    case 'reorder':
      return only(request, {
        cards: question.cards.toSorted((a, b) => reliefFrom(view, b) - reliefFrom(view, a)),
      });
    case 'tyr-colour':
      return pickOne(request, 'island', (island) => -islandWorth(view, island as Island));
    case 'valkyries':
      return pickOne(request, 'island', (island) => richness(view, island as SeaPlace));
    case 'pile-giant':
    case 'odin-giant':
      return pickOne(request, 'giant', (giant) => giantWorth(view, giant as Giant));
    case 'sigel':
      return only(request, { shares: evenShares(view, question.vikings) });
    default:
      return sample(request, pick);
  }
}

/** The answer where there is one way to answer. */
function only(request: Request, values: Values): Action {
  return { request: request.key, choice: request.alternatives[0]?.id ?? '', values };
}

function optionsOf(field: Field | undefined): readonly string[] {
  return field?.kind === 'one' ? field.of : [];
}

function pickOne(request: Request, field: string, worth: (option: string) => number): Action {
  const option = best(optionsOf(request.alternatives[0]?.fields[field]), worth);
  return only(request, { [field]: option ?? '' });
}

/** Those whose fall brings most relief, each taken by itself. */
function thrownBack(
  request: Request,
  { among, count, spaces }: QuestionAbout<'throw-back'>,
  view: YggdrasilView,
): Action {
  const worth = (enemy: Enemy) => relief(view, enemy, spaces);
  if (count === 1) return pickOne(request, 'enemy', (enemy) => worth(enemy as Enemy));
  return only(request, { enemies: among.toSorted((a, b) => worth(b) - worth(a)).slice(0, count) });
}

function evenShares({ seats }: YggdrasilView, vikings: number): { readonly [god: string]: number } {
  const each = Math.floor(vikings / seats.length);
  return Object.fromEntries(seats.map(({ god }, at) => [god, each + (at < vikings % seats.length ? 1 : 0)]));
}

/** Just as much as it takes, and nothing where nothing helps. */
function whatWins(request: Request, { force, strength }: Fight): Action {
  const fields = request.alternatives[0]?.fields ?? {};
  const most = (field: string) => (fields[field]?.kind === 'number' ? fields[field].to : 0);
  const missing = Math.max(0, force - strength);
  const given = missing > most('vikings') + most('elves') ? 0 : missing;
  const vikings = Math.min(given, most('vikings'));
  return only(request, 'vikings' in fields ? { vikings, elves: given - vikings } : { elves: given });
}

interface Idea {
  readonly worth: number;
  readonly alternative: Alternative;
  readonly values: Values;
}

/** As many of the best ideas as there are actions left; the first of them in order is done. */
function bestDeed(request: Request, view: YggdrasilView): Action {
  const chosen = bestIdeas(request, view).slice(0, actionsLeft(view));
  const first = best(chosen, ({ alternative }) => -ORDER.indexOf(alternative.verb));
  if (first === undefined) return { request: request.key, choice: 'done', values: {} };
  return { request: request.key, choice: first.alternative.id, values: first.values };
}

/** What is worth doing in a turn, the best of each verb, the best of all first. */
export function bestIdeas(request: Request, view: YggdrasilView): readonly Idea[] {
  const byVerb = new Map<string, Idea>();
  for (const idea of request.alternatives.flatMap((alternative) => ideasFor(alternative, view))) {
    const { verb } = idea.alternative;
    if (idea.worth > (byVerb.get(verb)?.worth ?? 0)) byVerb.set(verb, idea);
  }
  return [...byVerb.values()].sort((a, b) => b.worth - a.worth);
}

function ideasFor(alternative: Alternative, view: YggdrasilView): readonly Idea[] {
  const idea = (worth: number, values: Values = {}): Idea => ({ worth, alternative, values });
  const each = (field: string, worth: (option: string) => number): readonly Idea[] =>
    optionsOf(alternative.fields[field]).map((option) => idea(worth(option), { [field]: option }));
  const fights = (field: string): readonly Idea[] =>
    optionsOf(alternative.fields[field]).map((foe) => {
      const { worth, vikings } = bestFight(view, foe as Foe, godOnTurn(view));
      return idea(worth, 'vikings' in alternative.fields ? { [field]: foe, vikings } : { [field]: foe });
    });
  switch (alternative.id) {
    case 'calm':
    case 'leave-trance':
      return [idea(ABOVE_ALL)];
    case 'asgard':
      return fights('enemy');
    case 'jotunheim':
      return fights('giant');
    case 'midgard':
      return each('island', (island) => searchWorth(view, island as SeaPlace));
    case 'nidavellir':
      return each('artifact', (enemy) => artifactWorth(view, enemy as Enemy));
    case 'alfheim':
      return [idea(elfWorth(view))];
    case 'helheim':
      return each('island', (island) => vikingsSentWorth(view, island as Island));
    case 'muspellheim':
      return each('island', (island) => firesPutOutWorth(view, island as Island));
    case 'vanaheim:advance':
      return [idea(vanirStepWorth(view))];
    case 'vanaheim:use':
      return each('square', (square) => squareWorth(view, square as VanirSquare));
    default:
      return alternative.id.startsWith('niflheim:take-vikings:') ? [borrowing(alternative, view)] : [];
  }
}

/** Taking all that another god has, for the fight at hand. */
function borrowing(alternative: Alternative, view: YggdrasilView): Idea {
  const lender = view.seats.find(({ god }) => alternative.id.endsWith(`:${god}`));
  const { vikings, elves } = godOnTurn(view);
  const more = { vikings: lender?.vikings ?? 0, elves: lender?.elves ?? 0 };
  const values = { vikings: more.vikings, elves: 0 - more.elves };
  if (actionsLeft(view) < 2 || view.turn.spent.includes('asgard')) return { worth: 0, alternative, values };
  const fought = ENEMIES.filter((enemy) => view.enemies[enemy] > FIRST_SPACE);
  const worth = (have: typeof more) =>
    Math.max(0, ...fought.map((enemy) => bestFight(view, enemy, have).worth));
  const withMore = worth({ vikings: vikings + more.vikings, elves: elves + more.elves });
  return { worth: withMore - worth({ vikings, elves }), alternative, values };
}
