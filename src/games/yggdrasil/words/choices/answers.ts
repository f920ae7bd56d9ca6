/** Describes a whole answer with its odds, short enough for a menu line and clear without the question. */
import { type Emoji, emojiCalled } from '../../../../core/presentation/emojis.ts';
import type { Phrase } from '../../../../core/presentation/phrase.ts';
import type { Alternative, Values } from '../../../../core/requests/request.ts';
import { named } from '../../../../core/requests/values.ts';
import { asOneOf } from '../../../../core/typed/one-of.ts';
import { boxOf } from '../../box/box.ts';
import { CARDS, GODS } from '../../box/components.ts';
import { FOES, isGodAction } from '../../state/state.ts';
import type { YggdrasilView } from '../../state/view.ts';
import { swapped } from '../exchanges.ts';
import { alternativeLabel, shortVerbLabel } from '../labels.ts';
import { cardName, counters, elves, godName, squareName } from '../names.ts';
import { fightOutlook, vikingsIn, vikingsOutlook } from './fights.ts';
import { valueLabel } from './values.ts';

export function answerLabel(alternative: Alternative, values: Values, view: YggdrasilView): Phrase {
  switch (alternative.verb) {
    case 'asgard':
      return fightOutlook(view, named(values, 'enemy', FOES), vikingsIn(values));
    case 'jotunheim':
      return fightOutlook(view, named(values, 'giant', FOES), vikingsIn(values));
    case 'niflheim':
      return exchange(alternative, values);
    case 'vanaheim':
      return vanirUsed(alternative, values, view);
    case 'play':
      return played(alternative, values, view);
    case 'give':
      return after(alternative, values, view);
    default:
      return spelledOut(alternative, values, view);
  }
}

/**
 * An answer within its group. For a fight, whose foe is known there, the number of Vikings with its chances; for another action,
 * its place or its target.
 */
export function answerWithin(alternative: Alternative, values: Values, view: YggdrasilView): Phrase {
  const { verb } = alternative;
  const count = vikingsIn(values);
  if ((verb === 'asgard' || verb === 'jotunheim') && count !== null)
    return vikingsOutlook(view, named(values, verb === 'asgard' ? 'enemy' : 'giant', FOES), count);
  const isNamed = isGodAction(verb) && verb !== 'niflheim' && Object.keys(values).length > 0;
  return isNamed ? valuesPhrase(alternative, values, view) : answerLabel(alternative, values, view);
}

function valuesPhrase(alternative: Alternative, values: Values, view: YggdrasilView): Phrase {
  const [first, ...rest] = Object.entries(values).map(([field, value]) =>
    valueLabel(alternative, field, value, values, view),
  );
  if (first === undefined) return alternativeLabel(alternative, view);
  return rest.reduce((one, other) => ({ key: 'core.aside', with: { one, other } }), first);
}

/** The values, after the verb if other actions could be meant; only the verb if there are no values. */
function spelledOut(alternative: Alternative, values: Values, view: YggdrasilView): Phrase {
  const filled = valuesPhrase(alternative, values, view);
  if (!isGodAction(alternative.verb) || Object.keys(values).length === 0) return filled;
  return { key: 'yggdrasil.answer', with: { verb: shortVerbLabel(alternative.verb), values: filled } };
}

/** The square that is used now, not the next one on the Vanir's way. */
function vanirUsed(alternative: Alternative, values: Values, view: YggdrasilView): Phrase {
  const used = values['square'];
  const next = boxOf(view).vanirSquares[view.vanir + 1];
  if (alternative.id === 'vanaheim:advance' && next !== undefined)
    return { key: 'yggdrasil.answer.vanir-on', with: { square: squareName(next) } };
  if (used === undefined) return spelledOut(alternative, values, view);
  const square = valueLabel(alternative, 'square', used, values, view);
  return { key: 'yggdrasil.answer.vanaheim', with: { square } };
}

/** The card that Odin plays, and the place of the other one. The question shows the effects of both. */
function played(alternative: Alternative, values: Values, view: YggdrasilView): Phrase {
  const { question } = view;
  if (question?.about !== 'odin-cards') return spelledOut(alternative, values, view);
  const [one, two] = question.cards;
  const card = named(values, 'card', CARDS);
  const where = String(values['other']);
  return {
    key: 'yggdrasil.answer.play',
    with: { card: cardName(card), other: cardName(card === one ? two : one), where },
  };
}

/** The Vikings and Elves given after the roll, and whether they win. */
function after(alternative: Alternative, values: Values, view: YggdrasilView): Phrase {
  const { question } = view;
  if (question?.about !== 'elves' && question?.about !== 'vikings-and-elves')
    return spelledOut(alternative, values, view);
  const given = { vikings: vikingsIn(values) ?? 0, elves: Number(values['elves']) };
  const wins = question.fight.strength + given.vikings + given.elves >= question.fight.force;
  const named = question.about === 'elves' ? elves(given.elves) : counters(given);
  return { key: 'yggdrasil.answer.give', with: { given: named, wins: String(wins) } };
}

/**
 * An exchange, as the other god's gains and gifts. The alternative's name states what certainly moves, and in which direction.
 */
function exchange({ id }: Alternative, values: Values): Phrase {
  const [, way = '', name] = id.split(':');
  const god = godName(asOneOf(GODS, name));
  const vikingsMoved = vikingsIn(values) ?? 0;
  const elvesMoved = Number(values['elves'] ?? 0);
  const moved = {
    vikings: way === 'take-vikings' ? -vikingsMoved : vikingsMoved,
    elves: way === 'take-elves' ? -elvesMoved : elvesMoved,
  };
  const { got, gave } = swapped(moved);
  if (gave === null) return { key: 'yggdrasil.exchange.give', with: { god, counters: got ?? [] } };
  if (got === null) return { key: 'yggdrasil.exchange.take', with: { god, counters: gave } };
  return { key: 'yggdrasil.exchange.swap', with: { god, got, gave } };
}

/** The icon of an answer: the enemy of a fight, otherwise the world. */
export function iconOf({ verb }: Alternative, shared: Values): Emoji | null {
  switch (verb) {
    case 'asgard':
    case 'drag':
    case 'throw-back':
      return emojiCalled(shared['enemy']) ?? emojiCalled(verb);
    case 'calm':
      return 'fenrir';
    default:
      return emojiCalled(verb);
  }
}
