/** Describes the events in one line each; null if another line already covers the event. */

import { withActing } from '../../../../core/presentation/acting.ts';
import { type ByEvent, byEvent } from '../../../../core/presentation/by-event.ts';
import type { Phrase } from '../../../../core/presentation/phrase.ts';
import { seatIndex } from '../../../../core/seat.ts';
import type { DieFace, Enemy } from '../../box/components.ts';
import { isSuccess } from '../../facts/risks.ts';
import type { ChroniclesEvent } from '../../state/events.ts';
import type { ChroniclesView } from '../../state/view.ts';
import { artifactWithPower, creatureWithEffect, iotunnWithEffect } from '../cards.ts';
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
  lifePoints,
  risks,
  runeName,
  seatViewAt,
  stoneName,
  vanirDice,
  worldName,
} from '../names.ts';
import { defeatName } from '../outcome.ts';
import {
  type Actor,
  type EventOf,
  enemyMoved,
  enemyRetreated,
  iotunnLeft,
  jormungandMoved,
  treeTurned,
} from './enemy-events.ts';
import { nidhoggMoved, roundBegan, SAGA_LINES } from './saga-events.ts';

const LINES: ByEvent<ChroniclesEvent, [view: ChroniclesView, by: Actor], Phrase | null> = {
  'round-began': roundBegan,
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
  'enemy-retreated': enemyRetreated,
  'jormungand-moved': jormungandMoved,
  'nidhogg-moved': nidhoggMoved,
  ...SAGA_LINES,
  'tree-turned': treeTurned,
  'fenrir-bit': ({ god }) => ({ key: 'chronicles.event.fenrir-bit', with: { god: godName(god) } }),
  'anonymous-came': ({ anonymous: count, ladder }) => ({
    key: 'chronicles.event.anonymous-came',
    with: { count, anonymous: anonymous(count), strength: ladder + 1 },
  }),
  'anonymous-left': ({ anonymous: count, ladder }, _view, { god }) => ({
    key: 'chronicles.event.anonymous-left',
    with: { god: godName(god), anonymous: anonymous(count), strength: ladder + 1 },
  }),
  'fire-giants-came': ({ fireGiants: count, ladder }) => ({
    key: 'chronicles.event.fire-giants-came',
    with: { count, fireGiants: fireGiants(count), strength: ladder + 1 },
  }),
  'fire-giants-left': ({ fireGiants: count, ladder }, _view, { god }) => ({
    key: 'chronicles.event.fire-giants-left',
    with: { god: godName(god), fireGiants: fireGiants(count), strength: ladder + 1 },
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
  'world-healed': ({ world, markersLeft }, _view, { god }) => ({
    key: 'chronicles.event.world-healed',
    with: { god: godName(god), world: worldName(world), markersLeft },
  }),
  'god-moved': ({ god, from, to }, _view, by) => ({
    key: god === by.god ? 'chronicles.event.god-moved' : 'chronicles.event.god-sent',
    with: { god: godName(god), by: godName(by.god), from: worldName(from), to: worldName(to) },
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
  'risks-taken': ({ risks: count, heroes: sent, byPowers }, _view, { god }) =>
    sent === 0 && byPowers === 0
      ? null
      : {
          key: 'chronicles.event.risks-taken',
          with: {
            god: godName(god),
            risks: risks(count),
            byPowers,
            sent,
            heroes: heroes(sent),
            left: count - byPowers - sent,
          },
        },
  'dice-rolled': diceRolled,
  'risks-settled': ({ elves: given, unprevented, diceLost }, _view, { god }) => ({
    key: 'chronicles.event.risks-settled',
    with: {
      god: godName(god),
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
  'heroes-came': ({ heroes: count, valhalla }, _view, { god }) => ({
    key: 'chronicles.event.heroes-came',
    with: { god: godName(god), heroes: heroes(count), valhalla },
  }),
  'artifact-taken': ({ god, artifact }, { box }) => ({
    key: 'chronicles.event.artifact-taken',
    with: { god: godName(god), artifact: artifactWithPower(box, artifact) },
  }),
  'stones-thrown': stonesThrown,
  'rune-used': () => null,
  'creatures-drawn': ({ creatures }, _view, { god }) => ({
    key: 'chronicles.event.creatures-drawn',
    with: { god: godName(god), creatures: creatures.map(creatureName) },
  }),
  'creatures-shuffled': () => ({ key: 'chronicles.event.creatures-shuffled' }),
  'creature-chosen': ({ creature }, { box }, { god }) => ({
    key: 'chronicles.event.creature-chosen',
    with: { god: godName(god), creature: creatureWithEffect(box, creature) },
  }),
  'creature-in-vain': ({ creature }) => ({
    key: 'chronicles.event.creature-in-vain',
    with: { creature: creatureName(creature) },
  }),
  'decks-seen': decksSeen,
  'card-taken-back': ({ enemy }, _view, { god }) => ({
    key: 'chronicles.event.card-taken-back',
    with: { god: godName(god), enemy: enemyName(enemy) },
  }),
  'card-put-under': ({ seat, enemy }, view, by) => ({
    key: 'chronicles.event.card-put-under',
    with: { by: godName(by.god), god: godAt(view, seat), enemy: enemyName(enemy) },
  }),
  'answer-forced': () => null,
  'turn-ended': ({ seat, hasActed }, view) =>
    hasActed ? null : { key: 'chronicles.event.turn-ended', with: { god: godAt(view, seat) } },
  'gods-won': () => ({ key: 'chronicles.event.gods-won' }),
  'gods-lost': ({ why: code }, view) => ({
    key: 'chronicles.event.gods-lost',
    with: { why: defeatName(code, view) },
  }),
};

/**
 * A line for each event. `view` is from the moment after the last event. It contains the seats and the effects of the cards,
 * which the events lack.
 */
export function eventLines(
  events: readonly ChroniclesEvent[],
  view: ChroniclesView,
): readonly (Phrase | null)[] {
  let isEnemyActing = false;
  return withActing(events, view.turn.seat).map(({ event, seat }) => {
    if (event.type === 'enemy-awoke') isEnemyActing = true;
    if (event.type === 'card-returned') isEnemyActing = false;
    return byEvent(LINES, event, view, { god: seatViewAt(view, seat ?? ANY_SEAT).god, isEnemyActing });
  });
}

/** The seat used between turns, when no god causes events, so any seat will do. */
const ANY_SEAT = seatIndex(0);

/** The line of a single event, as if the current god had caused it. */
export function eventLine(event: ChroniclesEvent, view: ChroniclesView): Phrase | null {
  return eventLines([event], view)[0] ?? null;
}

function diceRolled(
  { godDie, rerolled, vanirDice: rolled }: EventOf<'dice-rolled'>,
  _view: ChroniclesView,
  by: Actor,
): Phrase {
  const god = godName(by.god);
  const shows = { key: 'chronicles.god-die-shows', with: { result: resultOf(godDie, rerolled) } };
  if (rolled.length === 0) return { key: 'chronicles.event.god-die-rolled', with: { god, shows } };
  const saved = rolled.filter(isSuccess).length;
  return { key: 'chronicles.event.dice-rolled', with: { god, shows, dice: rolled.length, saved } };
}

function resultOf(first: DieFace | null, second: DieFace | null): string {
  if (first === null) return 'away';
  if (second === null) return isSuccess(first) ? 'saves' : 'fails';
  return isSuccess(second) ? 'recovers' : 'still-fails';
}

function stonesThrown(
  { stones, runes }: EventOf<'stones-thrown'>,
  _view: ChroniclesView,
  { god }: Actor,
): Phrase {
  const shown = stones.flatMap((stone, at) => {
    const rune = runes[at];
    return rune === undefined
      ? []
      : [{ key: 'chronicles.stone-shows', with: { stone: stoneName(stone), rune: runeName(rune) } }];
  });
  return { key: 'chronicles.event.stones-thrown', with: { god: godName(god), runes: shown } };
}

function decksSeen(
  { enemies }: EventOf<'decks-seen'>,
  { seats }: ChroniclesView,
  { god: by }: Actor,
): Phrase {
  const cards = seats.flatMap(({ god }, at) => {
    const enemy: Enemy | null = enemies[at] ?? null;
    return enemy === null
      ? []
      : [{ key: 'chronicles.top-card', with: { god: godName(god), enemy: enemyName(enemy) } }];
  });
  return { key: 'chronicles.event.decks-seen', with: { god: godName(by), cards } };
}
