/** Describes each event in a line; null if another line already covers the event. */

import { withActing } from '../../../core/presentation/acting.ts';
import { type ByEvent, byEvent } from '../../../core/presentation/by-event.ts';
import type { Phrase } from '../../../core/presentation/phrase.ts';
import { type SeatIndex, seatIndex } from '../../../core/seat.ts';
import { boxOf, type Defeat, enemiesOn } from '../box/box.ts';
import { type Giant, isAngry, isRagnarok, type RagnarokCard } from '../box/components.ts';
import { enemiesThere } from '../facts/defeat.ts';
import { isEnemy } from '../facts/fights.ts';
import { seatAt } from '../facts/powers.ts';
import type { YggdrasilEvent } from '../state/events.ts';
import type { YggdrasilView } from '../state/view.ts';
import { exchanged } from './exchanges.ts';
import {
  artifact,
  cardName,
  colourName,
  counters,
  enemyName,
  fireGiants,
  foeName,
  giantName,
  giantWithEffect,
  godName,
  placeName,
  runeEffect,
  runeName,
  spaceName,
  squareName,
  stretchOf,
  vikings,
} from './names.ts';

const LINES: ByEvent<YggdrasilEvent, [view: YggdrasilView, god: Phrase], Phrase | null> = {
  'turn-began': ({ turn, god }) => ({
    key: 'yggdrasil.event.turn-began',
    with: { turn, god: godName(god) },
  }),
  'no-card': ({ turnsLeft }) => ({ key: 'yggdrasil.event.no-card', with: { turnsLeft } }),
  'card-drawn'({ card }, view) {
    if (isRagnarok(card)) return ragnarokDrawn(card, view);
    return isAngry(card) ? { key: 'yggdrasil.event.angry-drawn', with: { card: cardName(card) } } : null;
  },
  'card-put-back': ({ card, where }, _view, god) => ({
    key: 'yggdrasil.event.card-put-back',
    with: { god, card: cardName(card), where },
  }),
  'enemy-advanced': ({ enemy, from, to }) =>
    stretchOf(from) === stretchOf(to)
      ? {
          key: 'yggdrasil.event.enemy-advanced',
          with: { enemy: enemyName(enemy), space: spaceName(to) },
        }
      : {
          key: `yggdrasil.event.enemy-crossed.${stretchOf(to)}`,
          with: { enemy: enemyName(enemy), space: to },
        },
  'enemy-retreated': ({ enemy, to }) => ({
    key: 'yggdrasil.event.enemy-retreated',
    with: { enemy: enemyName(enemy), space: spaceName(to) },
  }),
  'colour-rolled'({ islands: [one, other] }) {
    if (one === undefined || other === undefined || one === other) return null;
    const islands = [colourName(one), colourName(other)];
    return { key: 'yggdrasil.event.colours-rolled', with: { islands } };
  },
  'vikings-died': ({ island, vikings: count, forGood }) => ({
    key: 'yggdrasil.event.vikings-died',
    with: { island: colourName(island), count, vikings: vikings(count), forGood: String(forGood) },
  }),
  'fire-giants-came': ({ island, fireGiants: count }) => ({
    key: 'yggdrasil.event.fire-giants-came',
    with: { island: colourName(island), count, fireGiants: fireGiants(count) },
  }),
  'island-sank': ({ island, valkyriesFrom }) => ({
    key: 'yggdrasil.event.island-sank',
    with: { island: placeName(island), valkyriesFrom },
  }),
  'giants-appeared': ({ giants }, view) =>
    giants.length === 0
      ? { key: 'yggdrasil.event.no-giants-appeared' }
      : {
          key: 'yggdrasil.event.giants-appeared',
          with: { giants: giants.map((giant) => introduced(giant, view)) },
        },
  'enemy-dragged': ({ enemy, to }) => ({
    key: 'yggdrasil.event.enemy-dragged',
    with: { id: enemy, enemy: enemyName(enemy), space: spaceName(to) },
  }),
  'fenrir-angered': () => ({ key: 'yggdrasil.event.fenrir-angered' }),
  'fenrir-still-angry': () => ({ key: 'yggdrasil.event.fenrir-still-angry' }),
  'calming-tried': ({ islands, calmed }, _view, god) => ({
    key: 'yggdrasil.event.calming-tried',
    with: { god, islands: [...new Set(islands)].map(colourName), calmed: String(calmed) },
  }),
  'hammers-rolled': ({ foe, rolls, force }, view, god) => ({
    key: 'yggdrasil.event.hammers-rolled',
    with: {
      god,
      foe: foeName(boxOf(view), foe),
      force,
      times: rolls.length,
      hammers: Math.max(...rolls),
      rolls: rolls.map((roll) => ({ key: 'yggdrasil.roll', with: { hammers: roll } })),
    },
  }),
  'die-forbidden': ({ foe }, view) => ({
    key: 'yggdrasil.event.die-forbidden',
    with: {
      foe: foeName(boxOf(view), foe),
      artifactsCount: String(!isEnemy(foe) || boxOf(view).switches.artifactsWithoutDie),
    },
  }),
  'fight-won': (event, view) => ({ key: 'yggdrasil.event.fight-won', with: fightResult(event, view) }),
  'fight-lost': (event, view) => ({ key: 'yggdrasil.event.fight-lost', with: fightResult(event, view) }),
  'vikings-saved': ({ seat, vikings: count }, view) => ({
    key: 'yggdrasil.event.vikings-saved',
    with: { god: godAt(seat, view), vikings: vikings(count) },
  }),
  'giant-revealed': ({ giant }, view) => ({
    key: 'yggdrasil.event.giant-revealed',
    with: { giant: introduced(giant, view) },
  }),
  'giant-discarded': ({ giant, from }, view) => ({
    key: 'yggdrasil.event.giant-discarded',
    with: { giant: giantName(boxOf(view), giant), from },
  }),
  'pile-shuffled': () => ({ key: 'yggdrasil.event.pile-shuffled' }),
  'rune-completed': ({ rune }, view, god) => ({
    key: 'yggdrasil.event.rune-completed',
    with: { god, rune: runeName(rune), deed: runeEffect(boxOf(view), rune) },
  }),
  'rune-without-effect': ({ rune }) => ({
    key: 'yggdrasil.event.rune-without-effect',
    with: { rune: runeName(rune) },
  }),
  'vikings-shared': ({ shares }, view) => sharedOut(shares, view),
  'cards-withheld': ({ turns }) => ({ key: 'yggdrasil.event.cards-withheld', with: { turns } }),
  'valkyries-moved': ({ to }, _view, god) => ({
    key: 'yggdrasil.event.valkyries-moved',
    with: { god, place: placeName(to) },
  }),
  'souls-sought': ({ island, vikings: count, fireGiants: fires }, _view, god) => ({
    key: 'yggdrasil.event.souls-sought',
    with: { god, island: colourName(island), vikings: vikings(count), fires, fireGiants: fireGiants(fires) },
  }),
  'artifact-taken': ({ enemy, level }, view, god) => ({
    key: 'yggdrasil.event.artifact-taken',
    with: { god, artifact: artifact(boxOf(view), enemy, level), enemy: enemyName(enemy), level },
  }),
  'elf-taken': ({ left }, _view, god) => ({ key: 'yggdrasil.event.elf-taken', with: { god, left } }),
  'counters-exchanged': (event, view, by) => exchanged(event, by, godAt(event.with, view)),
  'vikings-sent': ({ island, vikings: count }, _view, god) => ({
    key: 'yggdrasil.event.vikings-sent',
    with: { god, island: colourName(island), vikings: vikings(count) },
  }),
  'fires-put-out': ({ island, fireGiants: count, vikings: back }, _view, god) => ({
    key: 'yggdrasil.event.fires-put-out',
    with: {
      god,
      island: colourName(island),
      count,
      fireGiants: fireGiants(count),
      back,
      vikings: vikings(back),
    },
  }),
  'vanir-advanced': ({ square }, _view, god) => ({
    key: 'yggdrasil.event.vanir-advanced',
    with: { god, square: squareName(square) },
  }),
  'vanir-returned': (_event, _view, god) => ({ key: 'yggdrasil.event.vanir-returned', with: { god } }),
  'square-without-effect': ({ square }) =>
    square === 'blank'
      ? null
      : { key: 'yggdrasil.event.square-without-effect', with: { square: squareName(square) } },
  'vikings-taken': ({ vikings: count }, _view, god) => ({
    key: 'yggdrasil.event.vikings-taken',
    with: { god, vikings: vikings(count) },
  }),
  'card-discarded': ({ card }, _view, god) => ({
    key: 'yggdrasil.event.card-discarded',
    with: { god, card: cardName(card) },
  }),
  'card-stays': ({ card }) => ({ key: 'yggdrasil.event.card-stays', with: { card: cardName(card) } }),
  'cards-seen': () => null,
  'cards-reordered': ({ cards }, _view, god) => ({
    key: 'yggdrasil.event.cards-reordered',
    with: { god, cards: cards.map(cardName) },
  }),
  'trance-entered': ({ god }) => ({
    key: 'yggdrasil.event.trance-entered',
    with: { god: godName(god), help: { key: `yggdrasil.trance.${god}` } },
  }),
  'trance-left': ({ god }) => ({ key: 'yggdrasil.event.trance-left', with: { god: godName(god) } }),
  'answer-forced': ({ about }) =>
    about === 'nidhogg-drag' ? null : { key: 'yggdrasil.event.answer-forced' },
  'turn-ended': ({ actionsUnused }, _view, god) =>
    actionsUnused === 0 ? null : { key: 'yggdrasil.event.turn-ended', with: { god, actionsUnused } },
  'gods-won': () => ({ key: 'yggdrasil.event.gods-won' }),
  'gods-lost': ({ why: codes }, view) => ({
    key: 'yggdrasil.event.gods-lost',
    with: { why: codes.map((each) => defeatName(each, view)) },
  }),
};

/** The line of a single event. The view can be from any moment of the game: it's only used for seats and giants' effects. */
export function eventLine(
  event: YggdrasilEvent,
  view: YggdrasilView,
  seat: SeatIndex = view.turn.seat,
): Phrase | null {
  return byEvent(LINES, event, view, godAt(seat, view));
}

/** A line for each event, with the god whose turn it was; the view is from the moment after the last event. */
export function eventLines(
  events: readonly YggdrasilEvent[],
  view: YggdrasilView,
): readonly (Phrase | null)[] {
  return withActing(events, view.turn.seat).map(({ event, seat }) => eventLine(event, view, seat));
}

/** The name of a defeat, with the enemies that cause it on this board. */
export function defeatName(code: Defeat, view: YggdrasilView): Phrase {
  const there = boxOf(view).defeat.flatMap((way) => (way.why === code ? enemiesThere(view, way) : []));
  return { key: `yggdrasil.defeat.${code}`, with: { enemies: there.map(enemyName), count: there.length } };
}

function ragnarokDrawn(card: RagnarokCard, view: YggdrasilView): Phrase {
  const enemies = enemiesOn(boxOf(view), card).map(enemyName);
  return {
    key: 'yggdrasil.event.ragnarok-drawn',
    with: { card: cardName(card), enemies, count: enemies.length },
  };
}

function introduced(giant: Giant, view: YggdrasilView): Phrase {
  return giantWithEffect(boxOf(view), giant);
}

function godAt(seat: number, view: YggdrasilView): Phrase {
  return godName(seatAt(view, seatIndex(seat)).god);
}

type Fought = Extract<YggdrasilEvent, { type: 'fight-won' | 'fight-lost' }>;

function fightResult(
  { god, foe, strength, force, ...given }: Fought,
  view: YggdrasilView,
): NonNullable<Phrase['with']> {
  const count = given.vikings + given.elves;
  const foeNamed = foeName(boxOf(view), foe);
  return { god: godName(god), foe: foeNamed, strength, force, count, given: counters(given) };
}

function sharedOut(shares: readonly number[], view: YggdrasilView): Phrase {
  const total = shares.reduce((sum, share) => sum + share, 0);
  if (total === 0) return { key: 'yggdrasil.event.no-vikings-shared' };
  const received = shares.flatMap((share, seat) =>
    share > 0 ? [{ key: 'yggdrasil.share', with: { god: godAt(seat, view), share } }] : [],
  );
  return { key: 'yggdrasil.event.vikings-shared', with: { shares: received } };
}
