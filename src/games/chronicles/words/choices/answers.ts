/** Describes a whole answer with its odds, short enough for a menu line and clear without the question. */
import { type Emoji, emojiCalled } from '../../../../core/presentation/emojis.ts';
import type { Phrase } from '../../../../core/presentation/phrase.ts';
import type { Alternative, Value, Values } from '../../../../core/requests/request.ts';
import { named } from '../../../../core/requests/values.ts';
import { type Foe, GODS, type GodName, isEnemy, WORLDS, type World } from '../../box/components.ts';
import { active, worldOf } from '../../facts/gods.ts';
import { looksFirst, revealsAtBeginning } from '../../odds/awakening.ts';
import { lossesOf } from '../../odds/dangers.ts';
import { ravagedByRetreat } from '../../odds/ravaging.ts';
import { expectedLoss } from '../../odds/save-roll.ts';
import { foeMeant, worldOfAction } from '../../odds/targets.ts';
import type { ChroniclesView } from '../../state/view.ts';
import { alternativeLabel, godMeant } from '../labels.ts';
import { anonymous, elves, fireGiants, foeName, godName, heroes, vanirDice, worldName } from '../names.ts';
import {
  healedWorld,
  lifeOutlook,
  oddsOutlook,
  revealOutlook,
  risksOutlook,
  sentAlong,
} from './consequences.ts';
import { worldWithCompany } from './consequences-in-worlds.ts';
import { shortlistOf } from './shortlist.ts';
import { valueLabel } from './values.ts';

export function answerLabel(alternative: Alternative, values: Values, view: ChroniclesView): Phrase {
  const value = (field: string) => valueLabel(alternative, field, values[field] ?? '', values, view);
  switch (alternative.verb) {
    case 'begin':
      return begun(alternative, view);
    case 'fight':
      return fought(alternative, values, view);
    case 'move':
    case 'call':
      return alternative.id === 'move'
        ? { key: 'chronicles.answer.move', with: { world: value('world') } }
        : sent(godMeant(alternative), value('world'));
    case 'place':
      return placed(named(values, 'world', WORLDS), view);
    case 'move-god': {
      const god = named(values, 'god', GODS);
      return sent(god, worldWithCompany(view, god, named(values, 'world', WORLDS)));
    }
    case 'heal':
      return healed(alternative, values, view);
    case 'alfheim':
      return { key: 'chronicles.answer.take', with: { what: elves(Number(values['elves'])) } };
    case 'vanaheim':
      return { key: 'chronicles.answer.take', with: { what: vanirDice(Number(values['dice'])) } };
    case 'midgard':
      return { key: 'chronicles.answer.call', with: { what: heroes(Number(values['heroes'])) } };
    case 'asgard':
      return withRisks(
        { key: 'chronicles.answer.heal', with: { world: healedWorld(view, named(values, 'world', WORLDS)) } },
        alternative,
        values,
        view,
      );
    case 'niflheim':
      return withRisks(sentBack(anonymous(Number(values['anonymous']))), alternative, values, view);
    case 'muspellheim':
      return withRisks(sentBack(fireGiants(Number(values['fire-giants']))), alternative, values, view);
    case 'nidavellir':
      return { key: 'chronicles.answer.take', with: { what: value('artifact') } };
    case 'give-life':
      return { key: 'chronicles.answer.give-life', with: { life: value('life') } };
    case 'choose':
    case 'bear':
    case 'turn':
    case 'turn-tree':
    case 'regain':
      return value(onlyField(values));
    case 'give':
      return { key: 'chronicles.answer.give', with: { elves: value('elves') } };
    case 'take':
      return { key: 'chronicles.answer.take', with: { what: value('spoil') } };
    case 'world-action':
      return { key: 'chronicles.answer.act-in', with: { world: value('world') } };
    case 'put-under':
      return { key: 'chronicles.answer.put-under', with: { gods: value('gods') } };
    case 'send-back':
      return { key: 'chronicles.answer.send-back', with: { iotunn: value('iotunn') } };
    case 'take-back':
      return { key: 'chronicles.answer.take-back', with: { card: value('enemy') } };
    default:
      return alternativeLabel(alternative, view);
  }
}

/** The answer that puts a god in any World. The current god goes there; another god is sent. */
function placed(world: World, view: ChroniclesView): Phrase {
  const { question } = view;
  const activeGod = active(view).god;
  const god = question?.about === 'place-god' ? question.god : activeGod;
  const there = worldWithCompany(view, god, world);
  if (worldOf(view, god) === world)
    return { key: 'chronicles.answer.stay', with: { god: godName(god), world: there } };
  return god === activeGod ? { key: 'chronicles.answer.move', with: { world: there } } : sent(god, there);
}

function onlyField(values: Values): string {
  const [field] = Object.keys(values);
  if (field === undefined) throw new RangeError('an answer without a value');
  return field;
}

/** The answer to begin a god's turn, with the possible effects of the god's card. */
function begun(alternative: Alternative, view: ChroniclesView): Phrase {
  const label = alternativeLabel(alternative, view);
  const seat = alternative.only;
  if (seat === undefined) return label;
  if (looksFirst(view, seat)) return { key: 'chronicles.answer.begin-looking', with: { label } };
  const outlook = revealOutlook(revealsAtBeginning(view, seat));
  return outlook === null ? label : { key: 'chronicles.answer.begin', with: { label, outlook } };
}

/** A Fight, with the World to which the foe retreats if that ravages it. */
function fought(alternative: Alternative, values: Values, view: ChroniclesView): Phrase {
  const foe = foeMeant(alternative);
  if (foe === undefined) throw new RangeError(`not a fight: ${alternative.id}`);
  const what = { key: 'chronicles.answer.fight', with: { foe: foeName(foe) } };
  return ravaging(foe, withRisks(what, alternative, values, view), view);
}

/** The words for an answer within its group. For a Fight, only the help sent and its odds, since the group names the foe. */
export function answerWithin(alternative: Alternative, values: Values, view: ChroniclesView): Phrase {
  const foe = foeMeant(alternative);
  if (foe === undefined) return answerLabel(alternative, values, view);
  const odds = oddsOutlook(view, alternative, values);
  return ravaging(foe, { key: 'chronicles.within.fight', with: { sent: sentAlong(values), odds } }, view);
}

function ravaging(foe: Foe, line: Phrase, view: ChroniclesView): Phrase {
  const world = ravagedByRetreat(view, foe);
  return world === null
    ? line
    : { key: 'chronicles.answer.ravages', with: { line, world: worldName(world) } };
}

function withRisks(what: Phrase, alternative: Alternative, values: Values, view: ChroniclesView): Phrase {
  return {
    key: 'chronicles.answer.with-risks',
    with: { what, outlook: risksOutlook(view, alternative, values) },
  };
}

function sentBack(what: Phrase): Phrase {
  return { key: 'chronicles.answer.sent-back', with: { what } };
}

function sent(god: GodName, world: Phrase): Phrase {
  return { key: 'chronicles.answer.sent', with: { god: godName(god), world } };
}

/** The words for an answer that heals a World. Healing the god's own World costs Life; healing through a creature is free. */
function healed({ fields }: Alternative, values: Values, view: ChroniclesView): Phrase {
  if ('world' in fields)
    return {
      key: 'chronicles.answer.heal',
      with: { world: healedWorld(view, named(values, 'world', WORLDS)) },
    };
  const world = worldOfAction(view);
  return {
    key: 'chronicles.answer.heal-for-life',
    with: { world: healedWorld(view, world), loss: lifeOutlook(view, view.box.healCosts) },
  };
}

/** The label of a group of answers: for a Fight, the foe and the cheapest way to fight it; otherwise the action's own label. */
export function groupLabel(alternative: Alternative, _shared: Values, view: ChroniclesView): Phrase {
  const foe = foeMeant(alternative);
  const [cheapest] = foe === undefined ? [] : shortlistOf(alternative, view);
  if (foe === undefined || cheapest === undefined) return alternativeLabel(alternative, view);
  const outlook = risksOutlook(view, alternative, cheapest);
  return { key: 'chronicles.group.fight', with: { foe: foeName(foe), outlook } };
}

/** The cheapest way to fight without any loss; null if there isn't one. */
export function surestFight(alternative: Alternative, view: ChroniclesView): Values | null {
  if (foeMeant(alternative) === undefined) return null;
  const isSure = (values: Values) => expectedLoss(lossesOf(view, alternative, values, 0)) === 0;
  return shortlistOf(alternative, view).find(isSure) ?? null;
}

/** The icon of an answer: the foe of a Fight, otherwise the World or the god. */
export function iconOf(alternative: Alternative, shared: Values): Emoji | null {
  const { verb } = alternative;
  switch (verb) {
    case 'fight': {
      const foe = foeMeant(alternative);
      if (foe === undefined) return null;
      return isEnemy(foe) ? emojiCalled(foe) : 'frost_giant';
    }
    case 'begin':
      return emojiCalled(godMeant(alternative));
    case 'move':
    case 'place':
    case 'move-god':
    case 'world-action':
      return ofWorld(shared['world']);
    case 'heal':
    case 'give-life':
      return 'life';
    case 'take':
      return shared['spoil'] === 'elf' ? 'elf' : 'die';
    default:
      return ofWorld(verb);
  }
}

/** The emoji of a World. This game's box spells Iotunheim differently from the emoji. */
function ofWorld(world: Value | undefined): Emoji | null {
  return emojiCalled(world === 'iotunheim' ? 'jotunheim' : world);
}
