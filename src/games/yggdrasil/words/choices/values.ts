/** Describes a value of a field with its odds or consequences, as a line of a menu. */

import type { Phrase } from '../../../../core/presentation/phrase.ts';
import {
  byName,
  byNames,
  byNumber,
  type ValueWords,
  valueNamer,
  type Within,
} from '../../../../core/presentation/value-words.ts';
import type { Value } from '../../../../core/requests/request.ts';
import { amounts, namedOrUndefined } from '../../../../core/requests/values.ts';
import { asOneOf } from '../../../../core/typed/one-of.ts';
import { boxOf } from '../../box/box.ts';
import type { Enemy, Giant, Island, SeaPlace, VanirSquare } from '../../box/components.ts';
import { CARDS, ENEMIES, GIANTS, GODS, ISLANDS, SEA, VANIR_SQUARES } from '../../box/components.ts';
import { activeGod, soulsPerSearch } from '../../facts/powers.ts';
import { FOES } from '../../state/state.ts';
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

/** The words by verb and field. */
const WORDS: Readonly<Record<string, ValueWords<YggdrasilView>>> = {
  'asgard.enemy': byName(ENEMIES, (enemy, { view }) => foeOutlook(view, enemy)),
  'asgard.vikings': byNumber((count, within) => vikingsAgainst('enemy', count, within)),
  'jotunheim.giant': byName(FOES, (foe, { view }) => foeOutlook(view, foe)),
  'jotunheim.vikings': byNumber((count, within) => vikingsAgainst('giant', count, within)),
  'midgard.island': byName(SEA, (place, { view }) => searchOutlook(place, view)),
  'nidavellir.artifact': byName(ENEMIES, (enemy, { view }) => forged(enemy, view)),
  'niflheim.vikings': byNumber(vikings),
  'niflheim.elves': byNumber(elvesMoved),
  'helheim.island': byName(ISLANDS, (island, { view }) => helheimOutlook(island, view)),
  'muspellheim.island': byName(ISLANDS, (island, { view }) => muspellheimOutlook(island, view)),
  'vanaheim.square': byName(VANIR_SQUARES, (square, { view }) => squareOutlook(square, view)),
  'play.card': byName(CARDS, (card, { view }) => cardOutlook(view, card)),
  'play.other': (value) => ({ key: `yggdrasil.put-back.${String(value)}` }),
  'take.island': byName(ISLANDS, (island, { view }) => strikeChosen(island, view)),
  'drag.enemy': byName(ENEMIES, (enemy, { view }) => moveOutlook(view, enemy, 1)),
  'throw-back.enemy': byName(ENEMIES, thrownBack),
  'throw-back.enemies': byNames(ENEMIES, thrownBack, (enemies) => listed(enemies, enemyName)),
  'give.vikings': byNumber((count, { others, view }) => given(vikings(count), count, others['elves'], view)),
  'give.elves': byNumber((count, { others, view }) => given(elves(count), count, others['vikings'], view)),
  'discard.giant': byName(GIANTS, (giant, { view }) => giantOutlook(giant, view)),
  'share.shares': (shares) => shared(amounts({ shares }, 'shares')),
  'move.island': byName(SEA, (place, { view }) => passageOutlook(place, view)),
  'order.cards': byNames(CARDS, cardName, (cards) => listed(cards, cardName)),
};

export const valueLabel = valueNamer(WORDS);

function thrownBack(enemy: Enemy, { view }: Within<YggdrasilView>): Phrase {
  return moveOutlook(view, enemy, -spacesBack(view));
}

function listed<Item>(items: readonly Item[], name: (item: Item) => Phrase): Phrase {
  return { key: 'core.list', with: { items: items.map(name) } };
}

function vikingsAgainst(
  field: 'enemy' | 'giant',
  count: number,
  { others, view }: Within<YggdrasilView>,
): Phrase {
  const foe = namedOrUndefined(others, field, FOES);
  return foe === undefined ? vikings(count) : vikingsOutlook(view, foe, count);
}

/** The souls that a god could find on an island: the contents of the bag, and the number of counters drawn. */
function searchOutlook(place: SeaPlace, view: YggdrasilView): Phrase {
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

/** The place to which the Valkyries move without a search. The next search would be in that island's bag. */
function passageOutlook(place: SeaPlace, view: YggdrasilView): Phrase {
  if (place === 'rainbow' || view.bags === null) return placeName(place);
  const isSubmerged = String(place === view.submerged);
  return { key: 'yggdrasil.island.bag', with: { ...bagOf(place, view.bags), isSubmerged } };
}

function bagOf(island: Island, bags: NonNullable<YggdrasilView['bags']>): NonNullable<Phrase['with']> {
  const bag = bags[island];
  return {
    island: placeName(island),
    vikings: vikings(bag.vikings),
    fireGiants: fireGiants(bag.fireGiants),
  };
}

function forged(enemy: Enemy, view: YggdrasilView): Phrase {
  const level = activeGod(view).artifacts[enemy] + 1;
  return {
    key: 'yggdrasil.forged',
    with: { artifact: artifact(boxOf(view), enemy, level), enemy: enemyName(enemy), level },
  };
}

function elvesMoved(count: number): Phrase {
  if (count === 0) return elves(0);
  const key = count > 0 ? 'yggdrasil.niflheim.elves-given' : 'yggdrasil.niflheim.elves-taken';
  return { key, with: { elves: elves(Math.abs(count)) } };
}

function helheimOutlook(island: Island, view: YggdrasilView): Phrase {
  if (view.bags === null) return placeName(island);
  return {
    key: 'yggdrasil.island.bag',
    with: { ...bagOf(island, view.bags), isSubmerged: String(island === view.submerged) },
  };
}

function muspellheimOutlook(island: Island, view: YggdrasilView): Phrase {
  if (view.bags === null) return placeName(island);
  const { vikings: others, fireGiants: fires } = view.bags[island];
  return {
    key: 'yggdrasil.island.fires',
    with: { island: placeName(island), fires, counters: fires + others },
  };
}

function strikeChosen(island: Island, view: YggdrasilView): Phrase {
  const { question } = view;
  if (question?.about !== 'tyr-colour') return placeName(island);
  return strikeOutlook(view, question.enemy, island, question.power);
}

function spacesBack({ question }: YggdrasilView): number {
  return question?.about === 'throw-back' ? question.spaces : 1;
}

/** A square, with the card that it would discard if everyone has seen that card. */
function squareOutlook(square: VanirSquare, view: YggdrasilView): Phrase {
  const [next] = view.deck.top;
  return square === 'discard-card' && next !== undefined
    ? { key: 'yggdrasil.square.discard-known-card', with: { card: cardName(next) } }
    : squareName(square);
}

/** An amount given after the roll, with a note whether it wins, if the other amount is known. */
function given(label: Phrase, count: number, other: Value | undefined, view: YggdrasilView): Phrase {
  const { question } = view;
  if (question?.about !== 'elves' && question?.about !== 'vikings-and-elves') return label;
  if (question.about === 'vikings-and-elves' && other === undefined) return label;
  const { strength, force } = question.fight;
  const total = strength + count + Number(other ?? 0);
  return { key: total >= force ? 'yggdrasil.given.wins' : 'yggdrasil.given.loses', with: { given: label } };
}

/** A giant's effect, and the progress of its rune. */
function giantOutlook(giant: Giant, view: YggdrasilView): Phrase {
  const box = boxOf(view);
  const named = giantWithEffect(box, giant);
  const { rune } = box.giants[giant];
  const parts = view.beaten.filter((each) => box.giants[each].rune === rune).length;
  return {
    key: 'yggdrasil.giant-and-rune',
    with: { giant: named, rune: runeName(rune), parts: parts + 1 },
  };
}

function shared(shares: { readonly [god: string]: number }): Phrase {
  const received = Object.entries(shares).flatMap(([god, share]) =>
    share > 0 ? [{ key: 'yggdrasil.share', with: { god: godName(asOneOf(GODS, god)), share } }] : [],
  );
  return received.length === 0
    ? { key: 'yggdrasil.share.nobody' }
    : { key: 'core.list', with: { items: received } };
}
