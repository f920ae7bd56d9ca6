/** Names the things that can be pressed and filled in: verbs, alternatives, their fields, and the options of a table. */

import type { Phrase } from '../../../core/presentation/phrase.ts';
import type { Alternative, Request, Value } from '../../../core/requests/request.ts';
import { GODS, type GodName } from '../box/components.ts';
import { pageOf } from '../facts/page.ts';
import { risksOf } from '../odds/dangers.ts';
import { foeMeant, worldOfAction } from '../odds/targets.ts';
import type { ChroniclesView } from '../state/view.ts';
import { carriedLabel } from './carried.ts';
import { foeName, godName, risks, worldName } from './names.ts';

export function verbLabel(verb: string): Phrase {
  return { key: `chronicles.verb.${verb}` };
}

/** The verbs with choices that can share a row with others. */
export const WITH_CHOICES = [
  'move',
  'fight',
  'asgard',
  'vanaheim',
  'alfheim',
  'midgard',
  'nidavellir',
  'muspellheim',
  'niflheim',
  'heal',
  'call',
  'give-life',
  'move-god',
  'turn-tree',
  'world-action',
];

/** Null for a move of several gods, such as Sleipnir's: the game's own question asks who moves, and where to. */
export function howLabel(verb: string, { about }: Pick<Request, 'about'>): Phrase | null {
  if (about === 'move-gods') return null;
  return WITH_CHOICES.includes(verb) ? { key: `chronicles.how.${verb}` } : null;
}

/** The god in an alternative such as `begin:odin` or `call:thor`. */
export function godMeant({ id }: Alternative): GodName {
  const found = GODS.find((god) => id.endsWith(`:${god}`));
  if (found === undefined) throw new RangeError(`about no god: ${id}`);
  return found;
}

/** An alternative, short enough for a button: only the verb, if that says everything. */
export function alternativeLabel(alternative: Alternative, view: ChroniclesView): Phrase {
  const { id, verb } = alternative;
  const foe = foeMeant(alternative);
  if (foe !== undefined) {
    const count = risks(risksOf(view, alternative));
    return { key: 'chronicles.way.fight', with: { foe: foeName(foe), risks: count } };
  }
  switch (verb) {
    case 'begin':
      return { key: 'chronicles.way.begin', with: { god: godName(godMeant(alternative)) } };
    case 'call':
      return { key: 'chronicles.way.call', with: { god: godName(godMeant(alternative)) } };
    case 'give-life':
      return { key: 'chronicles.way.give-life', with: { god: godName(godMeant(alternative)) } };
    case 'move':
      return id === verb
        ? verbLabel(verb)
        : { key: 'chronicles.way.move', with: { god: godName(godMeant(alternative)) } };
    case 'heal':
      return view.question?.about === 'heal'
        ? verbLabel(verb)
        : { key: 'chronicles.way.heal', with: { world: worldName(worldOfAction(view)) } };
    case 'deed':
      return deedLabel(view);
    case 'none':
      return leaving(view);
    case 'done':
      return hasActionLeft(view) ? { key: 'chronicles.way.done-early' } : verbLabel(verb);
    default:
      return verbLabel(verb);
  }
}

/** The deed of the saga's page: an oath or an ingredient. */
function deedLabel(view: ChroniclesView): Phrase {
  const { deed } = pageOf(view);
  const world = worldName(worldOfAction(view));
  return deed === null ? verbLabel('deed') : { key: `chronicles.way.deed.${deed.name}`, with: { world } };
}

/** The label for skipping something optional. */
function leaving({ question }: ChroniclesView): Phrase {
  switch (question?.about) {
    case 'fight':
      return { key: 'chronicles.way.no-fight' };
    case 'runes':
      return { key: 'chronicles.way.no-rune' };
    case 'move-gods':
      return { key: 'chronicles.way.no-move' };
    default:
      return verbLabel('none');
  }
}

/** Whether the god would waste an action by ending its turn. After Fenrir's bite, it has no action to waste. */
export function hasActionLeft({ question, turn }: ChroniclesView): boolean {
  return question?.about === 'turn' && !turn.hasActed && !turn.isBitten;
}

/** The labels of fields. Heroes, dice and Elves have two: one for taking them in a World, and one for sending or giving them. */
const FIELDS: Readonly<Record<string, string>> = {
  world: 'chronicles.field.world',
  'heal.world': 'chronicles.field.healed-world',
  'asgard.world': 'chronicles.field.healed-world',
  'world-action.world': 'chronicles.field.world-to-act-in',
  heroes: 'chronicles.field.heroes',
  'midgard.heroes': 'chronicles.field.heroes-called',
  dice: 'chronicles.field.dice',
  'vanaheim.dice': 'chronicles.field.dice-taken',
  elves: 'chronicles.field.elves',
  'alfheim.elves': 'chronicles.field.elves-taken',
  anonymous: 'chronicles.field.anonymous',
  'fire-giants': 'chronicles.field.fire-giants',
  artifact: 'chronicles.field.artifact',
  life: 'chronicles.field.life',
  'bear.life': 'chronicles.field.life-borne',
  spoil: 'chronicles.field.spoil',
  times: 'chronicles.field.times',
  god: 'chronicles.field.god',
  'regain.god': 'chronicles.field.god-who-regains',
  creature: 'chronicles.field.creature',
  gods: 'chronicles.field.gods',
  iotunn: 'chronicles.field.iotunn',
  enemy: 'chronicles.field.enemy',
};

export function fieldLabel({ verb }: Alternative, field: string): Phrase {
  const key = FIELDS[`${verb}.${field}`] ?? FIELDS[field];
  if (key === undefined) throw new Error(`no words for the field ${verb}.${field}`);
  return { key };
}

export function optionLabel(option: string): Phrase {
  return { key: `chronicles.option.${option}` };
}

export function optionValueLabel(option: string, value: Value): Phrase {
  return typeof value === 'string' ? optionLabel([option, value].join('.')) : carriedLabel(value);
}
