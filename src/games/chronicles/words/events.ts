/** What happened, a line for each event; null where another line says it already. */
import type { Saying } from '../../../core/telling/presenter.ts';
import { type DieFace, type Enemy, type Rotation, WORLDS, type World } from '../components.ts';
import type { ChroniclesEvent, ChroniclesEventType } from '../events.ts';
import { isSuccess } from '../gods/risks.ts';
import { levelOf, worldAbove } from '../tree/tree.ts';
import type { ChroniclesView } from '../view.ts';
import { artifactWithPower, creatureWithEffect, iotunnWithEffect } from './choices/cards.ts';
import {
  anonymous,
  creatureName,
  elves,
  enemyName,
  fireGiants,
  foeName,
  godAt,
  godName,
  heroes,
  iotunnName,
  lifePoints,
  placeName,
  resourceName,
  risks,
  runeName,
  stoneName,
  vanirDice,
  worldName,
} from './names.ts';
import { defeatName } from './standing/outcome.ts';

type EventOf<Type extends ChroniclesEventType> = Extract<ChroniclesEvent, { type: Type }>;

type Lines = {
  readonly [Type in ChroniclesEventType]: (event: EventOf<Type>, view: ChroniclesView) => Saying | null;
};

const LINES: Lines = {
  'round-began': ({ round }) => ({ key: 'chronicles.event.round-began', with: { round } }),
  'turn-began': ({ turn, god }) => ({
    key: 'chronicles.event.turn-began',
    with: { turn, god: godName(god) },
  }),
  'own-card-changed': ({ god, enemy }) => ({
    key: 'chronicles.event.own-card-changed',
    with: { god: godName(god), enemy: enemyName(enemy) },
  }),
  'nothing-to-reveal': ({ god }) => ({
    key: 'chronicles.event.nothing-to-reveal',
    with: { god: godName(god) },
  }),
  'card-placed': ({ god, enemy }) => ({
    key: 'chronicles.event.card-placed',
    with: { god: godName(god), enemy: enemyName(enemy) },
  }),
  'enemy-awoke': ({ god, enemy }) => ({
    key: 'chronicles.event.enemy-awoke',
    with: { god: godName(god), enemy: enemyName(enemy) },
  }),
  'card-returned': ({ enemy, seat, where }, view) =>
    where === 'under'
      ? null
      : {
          key: 'chronicles.event.card-shuffled-in',
          with: { enemy: enemyName(enemy), god: godAt(view, seat) },
        },
  'enemy-moved': enemyMoved,
  'enemy-retreated': ({ enemy, from, to }) => ({
    key: from === to ? 'chronicles.event.enemy-stayed' : 'chronicles.event.enemy-retreated',
    with: { enemy: enemyName(enemy), from: placeName(from), to: placeName(to) },
  }),
  'jormungand-moved': jormungandMoved,
  'nidhogg-moved': ({ space, of }) => ({
    key: 'chronicles.event.nidhogg-moved',
    with: { space, of, left: of - space },
  }),
  'tree-turned': ({ rotation }) => ({
    key: 'chronicles.event.tree-turned',
    with: { world: worldName(worldUnderAsgard(rotation)) },
  }),
  'fenrir-bit': ({ god }) => ({ key: 'chronicles.event.fenrir-bit', with: { god: godName(god) } }),
  'anonymous-came': ({ anonymous: count, ladder }) => ({
    key: 'chronicles.event.anonymous-came',
    with: { count, anonymous: anonymous(count), strength: ladder + 1 },
  }),
  'anonymous-left': ({ anonymous: count, ladder }) => ({
    key: 'chronicles.event.anonymous-left',
    with: { count, anonymous: anonymous(count), strength: ladder + 1 },
  }),
  'fire-giants-came': ({ fireGiants: count, ladder }) => ({
    key: 'chronicles.event.fire-giants-came',
    with: { count, fireGiants: fireGiants(count), strength: ladder + 1 },
  }),
  'fire-giants-left': ({ fireGiants: count, ladder }) => ({
    key: 'chronicles.event.fire-giants-left',
    with: { count, fireGiants: fireGiants(count), strength: ladder + 1 },
  }),
  'iotunn-came': ({ iotunn, pawnsLeft }, { box }) => ({
    key: 'chronicles.event.iotunn-came',
    with: { iotunn: iotunnWithEffect(box, iotunn), pawnsLeft },
  }),
  'iotunn-left': iotunnLeft,
  'iotunns-shuffled': () => ({ key: 'chronicles.event.iotunns-shuffled' }),
  'world-ravaged': ({ world, markersLeft }) => ({
    key: 'chronicles.event.world-ravaged',
    with: { world: worldName(world), markersLeft },
  }),
  'world-healed': ({ world, markersLeft }) => ({
    key: 'chronicles.event.world-healed',
    with: { world: worldName(world), markersLeft },
  }),
  'god-moved': ({ god, from, to }) => ({
    key: 'chronicles.event.god-moved',
    with: { god: godName(god), from: worldName(from), to: worldName(to) },
  }),
  'fight-began': ({ god, foe, strength }) => ({
    key: 'chronicles.event.fight-began',
    with: { god: godName(god), foe: foeName(foe), strength },
  }),
  'action-began': ({ god, world, tier }) =>
    tier === 'normal'
      ? null
      : {
          key: 'chronicles.event.action-began',
          with: { god: godName(god), world: worldName(world), tier },
        },
  'risks-taken': ({ risks: count, heroes: sent, byPowers }) =>
    sent === 0 && byPowers === 0
      ? null
      : {
          key: 'chronicles.event.risks-taken',
          with: { risks: risks(count), byPowers, sent, heroes: heroes(sent), left: count - byPowers - sent },
        },
  'dice-rolled': diceRolled,
  'risks-settled': ({ elves: given, unprevented, diceLost }) => ({
    key: 'chronicles.event.risks-settled',
    with: {
      given,
      elves: elves(given),
      unprevented,
      risks: risks(unprevented),
      diceLost,
      dice: vanirDice(diceLost),
    },
  }),
  'life-lost': ({ god, life, left }) => ({
    key: 'chronicles.event.life-lost',
    with: { god: godName(god), life: lifePoints(life), left },
  }),
  'life-regained': ({ god, life, left }) => ({
    key: 'chronicles.event.life-regained',
    with: { god: godName(god), life: lifePoints(life), left },
  }),
  'life-given': ({ god, to, life }) => ({
    key: 'chronicles.event.life-given',
    with: { god: godName(god), to: godName(to), life: lifePoints(life) },
  }),
  'elves-taken': ({ god, elves: count, left }) => ({
    key: 'chronicles.event.elves-taken',
    with: { god: godName(god), elves: elves(count), left },
  }),
  'vanir-dice-taken': ({ god, dice, left }) => ({
    key: 'chronicles.event.vanir-dice-taken',
    with: { god: godName(god), dice: vanirDice(dice), left },
  }),
  'heroes-came': ({ heroes: count, valhalla }) => ({
    key: 'chronicles.event.heroes-came',
    with: { count, heroes: heroes(count), valhalla },
  }),
  'artifact-taken': ({ god, artifact }, { box }) => ({
    key: 'chronicles.event.artifact-taken',
    with: { god: godName(god), artifact: artifactWithPower(box, artifact) },
  }),
  'stones-thrown': stonesThrown,
  'rune-used': () => null,
  'creatures-drawn': ({ creatures }) => ({
    key: 'chronicles.event.creatures-drawn',
    with: { creatures: creatures.map(creatureName), count: creatures.length },
  }),
  'creatures-shuffled': () => ({ key: 'chronicles.event.creatures-shuffled' }),
  'creature-chosen': ({ creature }, { box }) => ({
    key: 'chronicles.event.creature-chosen',
    with: { creature: creatureWithEffect(box, creature) },
  }),
  'creature-in-vain': ({ creature }) => ({
    key: 'chronicles.event.creature-in-vain',
    with: { creature: creatureName(creature) },
  }),
  'decks-seen': decksSeen,
  'card-taken-back': ({ enemy }) => ({
    key: 'chronicles.event.card-taken-back',
    with: { enemy: enemyName(enemy) },
  }),
  'card-put-under': ({ seat, enemy }, view) => ({
    key: 'chronicles.event.card-put-under',
    with: { god: godAt(view, seat), enemy: enemyName(enemy) },
  }),
  'answer-forced': () => null,
  'turn-ended': ({ seat, hasActed }, view) =>
    hasActed ? null : { key: 'chronicles.event.turn-ended', with: { god: godAt(view, seat) } },
  'gods-won': () => ({ key: 'chronicles.event.gods-won' }),
  'gods-lost': ({ why }) => ({ key: 'chronicles.event.gods-lost', with: { why: defeatName(why) } }),
};

/** The view may be of any moment of the game: it knows who sits where and what every card does, an event does not. */
export function eventLine(event: ChroniclesEvent, view: ChroniclesView): Saying | null {
  const line = LINES[event.type] as (event: ChroniclesEvent, view: ChroniclesView) => Saying | null;
  return line(event, view);
}

/** Hel and Surt have nowhere to go from the top level but above the Tree. [C-803, C-804] */
function enemyMoved({ enemy, from, to }: EventOf<'enemy-moved'>): Saying {
  const where = { enemy: enemyName(enemy), from: placeName(from), to: placeName(to) };
  if (enemy === 'loki') return { key: 'chronicles.event.loki-came', with: where };
  if (enemy === 'fenrir') return { key: 'chronicles.event.fenrir-broke-out', with: where };
  const isOnTop = to !== 'cage' && levelOf(to) === 'top';
  return { key: 'chronicles.event.enemy-climbed', with: { ...where, isOnTop: String(isOnTop) } };
}

/** Islands are counted from 1, as people do. */
function jormungandMoved({ from, to }: EventOf<'jormungand-moved'>, { box }: ChroniclesView): Saying {
  const islands = box.islands.length;
  const where = { island: to + 1, islands, left: islands - to - 1 };
  if (from === to) return { key: 'chronicles.event.jormungand-stayed', with: where };
  return {
    key: to > from ? 'chronicles.event.jormungand-swam' : 'chronicles.event.jormungand-swam-back',
    with: where,
  };
}

function worldUnderAsgard(rotation: Rotation): World {
  const found = WORLDS.find((world) => worldAbove(world, rotation) === 'asgard');
  if (found === undefined) throw new RangeError('nothing hangs under Asgard');
  return found;
}

/** What is free again. */
function iotunnLeft({ iotunn }: EventOf<'iotunn-left'>, { box }: ChroniclesView): Saying {
  const card = box.iotunns[iotunn];
  const name = iotunnName(iotunn);
  switch (card.kind) {
    case 'world':
      return {
        key: 'chronicles.event.iotunn-left-world',
        with: { iotunn: name, world: worldName(card.world) },
      };
    case 'enemy':
      return {
        key: 'chronicles.event.iotunn-left-enemy',
        with: { iotunn: name, enemy: enemyName(card.enemy) },
      };
    case 'obstacle':
      return {
        key: 'chronicles.event.iotunn-left-sword',
        with: { iotunn: name, resource: resourceName(card.takes) },
      };
  }
}

function diceRolled({ godDie, rerolled, vanirDice: rolled }: EventOf<'dice-rolled'>): Saying {
  const god = { key: 'chronicles.god-die-shows', with: { result: resultOf(godDie, rerolled) } };
  if (rolled.length === 0) return { key: 'chronicles.event.god-die-rolled', with: { god } };
  const saved = rolled.filter(isSuccess).length;
  return { key: 'chronicles.event.dice-rolled', with: { god, dice: rolled.length, saved } };
}

function resultOf(first: DieFace | null, second: DieFace | null): string {
  if (first === null) return 'away';
  if (second === null) return isSuccess(first) ? 'saves' : 'fails';
  return isSuccess(second) ? 'recovers' : 'still-fails';
}

function stonesThrown({ stones, runes }: EventOf<'stones-thrown'>): Saying {
  const shown = stones.flatMap((stone, at) => {
    const rune = runes[at];
    return rune === undefined
      ? []
      : [{ key: 'chronicles.stone-shows', with: { stone: stoneName(stone), rune: runeName(rune) } }];
  });
  return { key: 'chronicles.event.stones-thrown', with: { runes: shown } };
}

function decksSeen({ enemies }: EventOf<'decks-seen'>, { seats }: ChroniclesView): Saying {
  const cards = seats.flatMap(({ god }, at) => {
    const enemy: Enemy | null = enemies[at] ?? null;
    return enemy === null
      ? []
      : [{ key: 'chronicles.top-card', with: { god: godName(god), enemy: enemyName(enemy) } }];
  });
  return { key: 'chronicles.event.decks-seen', with: { cards } };
}
