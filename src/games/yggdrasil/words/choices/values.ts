/** One value of a field with its odds or consequences, as a line of a menu. */

import type { Alternative, Value, Values } from '../../../../core/requests/request.ts';
import type { Saying } from '../../../../core/telling/saying.ts';
import { boxOf } from '../../box/box.ts';
import type { Card, Enemy, Giant, GodName, Island, SeaPlace, VanirSquare } from '../../box/components.ts';
import { godOnTurn, soulsPerSearch } from '../../facts/powers.ts';
import type { Foe } from '../../state/state.ts';
import type { YggdrasilView } from '../../state/view.ts';
import {
  artifact,
  cardName,
  elves,
  enemyName,
  fireGiants,
  giantWithEffect,
  godName,
  placeName,
  runeName,
  squareName,
  vikings,
} from '../names.ts';
import { cardOutlook, moveOutlook, strikeOutlook } from '../outlook.ts';
import { foeOutlook, vikingsOutlook } from './fights.ts';

type Words = (value: Value, others: Values, view: YggdrasilView) => Saying;

/** By verb and field. */
const WORDS: Readonly<Record<string, Words>> = {
  'asgard.enemy': (value, _others, view) => foeOutlook(view, value as Enemy),
  'asgard.vikings': (value, others, view) => vikingsAgainst(others['enemy'], value as number, view),
  'jotunheim.giant': (value, _others, view) => foeOutlook(view, value as Foe),
  'jotunheim.vikings': (value, others, view) => vikingsAgainst(others['giant'], value as number, view),
  'midgard.island': (value, _others, view) => searchOutlook(value as SeaPlace, view),
  'nidavellir.artifact': (value, _others, view) => forged(value as Enemy, view),
  'niflheim.vikings': (value) => vikings(value as number),
  'niflheim.elves': (value) => elvesMoved(value as number),
  'helheim.island': (value, _others, view) => helheimOutlook(value as Island, view),
  'muspellheim.island': (value, _others, view) => muspellheimOutlook(value as Island, view),
  'vanaheim.square': (value, _others, view) => squareOutlook(value as VanirSquare, view),
  'play.card': (value, _others, view) => cardOutlook(view, value as Card),
  'play.other': (value) => ({ key: `yggdrasil.put-back.${String(value)}` }),
  'take.island': (value, _others, view) => strikeChosen(value as Island, view),
  'drag.enemy': (value, _others, view) => moveOutlook(view, value as Enemy, 1),
  'throw-back.enemy': (value, _others, view) => moveOutlook(view, value as Enemy, -spacesBack(view)),
  'throw-back.enemies': (value, _others, view) =>
    typeof value === 'string'
      ? moveOutlook(view, value as Enemy, -spacesBack(view))
      : listed(value as readonly Enemy[], enemyName),
  'give.vikings': (value, others, view) => given(vikings(value as number), value, others['elves'], view),
  'give.elves': (value, others, view) => given(elves(value as number), value, others['vikings'], view),
  'discard.giant': (value, _others, view) => giantOutlook(value as Giant, view),
  'share.shares': (value) => shared(value as { readonly [god: string]: number }),
  'move.island': (value, _others, view) => passageOutlook(value as SeaPlace, view),
  'order.cards': (value) =>
    typeof value === 'string' ? cardName(value as Card) : listed(value as readonly Card[], cardName),
};

export function valueLabel(
  { verb }: Alternative,
  field: string,
  value: Value,
  others: Values,
  view: YggdrasilView,
): Saying {
  const words = WORDS[`${verb}.${field}`];
  if (words === undefined) throw new Error(`no words for the values of ${verb}.${field}`);
  return words(value, others, view);
}

function listed<Item>(items: readonly Item[], name: (item: Item) => Saying): Saying {
  return { key: 'core.list', with: { items: items.map(name) } };
}

function vikingsAgainst(foe: Value | undefined, count: number, view: YggdrasilView): Saying {
  return foe === undefined ? vikings(count) : vikingsOutlook(view, foe as Foe, count);
}

/** The souls a god would find on an island: how the draw is made up, and how many counters are drawn. */
function searchOutlook(place: SeaPlace, view: YggdrasilView): Saying {
  const name = placeName(place);
  if (place === 'rainbow') return { key: 'yggdrasil.island.no-search', with: { island: name } };
  if (place === view.submerged) return { key: 'yggdrasil.island.flooded', with: { island: name } };
  const drawn = soulsPerSearch(view);
  if (view.bags === null) return { key: 'yggdrasil.island.search-unseen', with: { island: name, drawn } };
  const { vikings: found, fireGiants: fires } = view.bags[place];
  const counters = found + fires;
  if (counters === 0) return { key: 'yggdrasil.island.empty', with: { island: name } };
  return { key: 'yggdrasil.island.search', with: { island: name, found, counters, drawn } };
}

/** The Valkyries move without a search; that island's bag is what the next search would find. */
function passageOutlook(place: SeaPlace, view: YggdrasilView): Saying {
  if (place === 'rainbow' || view.bags === null) return placeName(place);
  const isSubmerged = String(place === view.submerged);
  return { key: 'yggdrasil.island.bag', with: { ...bagOf(place, view.bags), isSubmerged } };
}

function bagOf(island: Island, bags: NonNullable<YggdrasilView['bags']>): NonNullable<Saying['with']> {
  const bag = bags[island];
  return {
    island: placeName(island),
    vikings: vikings(bag.vikings),
    fireGiants: fireGiants(bag.fireGiants),
  };
}

function forged(enemy: Enemy, view: YggdrasilView): Saying {
  const level = godOnTurn(view).artifacts[enemy] + 1;
  return {
    key: 'yggdrasil.forged',
    with: { artifact: artifact(boxOf(view), enemy, level), enemy: enemyName(enemy), level },
  };
}

function elvesMoved(count: number): Saying {
  if (count === 0) return elves(0);
  const key = count > 0 ? 'yggdrasil.niflheim.elves-given' : 'yggdrasil.niflheim.elves-taken';
  return { key, with: { elves: elves(Math.abs(count)) } };
}

function helheimOutlook(island: Island, view: YggdrasilView): Saying {
  if (view.bags === null) return placeName(island);
  return {
    key: 'yggdrasil.island.bag',
    with: { ...bagOf(island, view.bags), isSubmerged: String(island === view.submerged) },
  };
}

function muspellheimOutlook(island: Island, view: YggdrasilView): Saying {
  if (view.bags === null) return placeName(island);
  const { vikings: others, fireGiants: fires } = view.bags[island];
  return {
    key: 'yggdrasil.island.fires',
    with: { island: placeName(island), fires, counters: fires + others },
  };
}

function strikeChosen(island: Island, view: YggdrasilView): Saying {
  const { question } = view;
  if (question?.about !== 'tyr-colour') return placeName(island);
  return strikeOutlook(view, question.enemy, island, question.power);
}

function spacesBack({ question }: YggdrasilView): number {
  return question?.about === 'throw-back' ? question.spaces : 1;
}

/** The card that a square would discard, where everyone has seen it. */
function squareOutlook(square: VanirSquare, view: YggdrasilView): Saying {
  const [next] = view.deck.top;
  return square === 'discard-card' && next !== undefined
    ? { key: 'yggdrasil.square.discard-known-card', with: { card: cardName(next) } }
    : squareName(square);
}

/** Whether what is given after the roll wins, if everything else that is given is known. */
function given(label: Saying, value: Value, other: Value | undefined, view: YggdrasilView): Saying {
  const { question } = view;
  if (question?.about !== 'elves' && question?.about !== 'vikings-and-elves') return label;
  if (question.about === 'vikings-and-elves' && other === undefined) return label;
  const { strength, force } = question.fight;
  const total = strength + (value as number) + ((other as number | undefined) ?? 0);
  return { key: total >= force ? 'yggdrasil.given.wins' : 'yggdrasil.given.loses', with: { given: label } };
}

/** A giant's effect, and how far its rune would be. */
function giantOutlook(giant: Giant, view: YggdrasilView): Saying {
  const box = boxOf(view);
  const named = giantWithEffect(box, giant);
  const { rune } = box.giants[giant];
  const parts = view.beaten.filter((each) => box.giants[each].rune === rune).length;
  return {
    key: 'yggdrasil.giant-and-rune',
    with: { giant: named, rune: runeName(rune), parts: parts + 1 },
  };
}

function shared(shares: { readonly [god: string]: number }): Saying {
  const received = Object.entries(shares).flatMap(([god, share]) =>
    share > 0 ? [{ key: 'yggdrasil.share', with: { god: godName(god as GodName), share } }] : [],
  );
  return received.length === 0
    ? { key: 'yggdrasil.share.nobody' }
    : { key: 'core.list', with: { items: received } };
}
