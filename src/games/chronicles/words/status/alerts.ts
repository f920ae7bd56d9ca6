/** Warns of everything that could soon lose the game or hold the gods up. */
import type { Phrase } from '../../../../core/presentation/phrase.ts';
import { ENEMIES, type Enemy, type SagaFoe } from '../../box/components.ts';
import { REFUGES } from '../../box/tree.ts';
import { guardOf } from '../../facts/iotunns.ts';
import { DEFEAT_BY, trackOf } from '../../facts/tracks.ts';
import { markersLeft } from '../../facts/tree.ts';
import { defeatIfWoken } from '../../odds/doom.ts';
import type { Defeat } from '../../state/state.ts';
import type { ChroniclesView, SeatView } from '../../state/view.ts';
import { iotunnWithEffect } from '../cards.ts';
import {
  anonymous,
  enemyName,
  fireGiants,
  foeName,
  godName,
  iotunnName,
  lifePoints,
  placeName,
  worldName,
} from '../names.ts';
import { nextSpace, taskLeft } from '../saga.ts';

/** The alerts, the most urgent first; empty once the game is over. */
export function alertLines(view: ChroniclesView): readonly Phrase[] {
  if (view.end !== null) return [];
  return [
    ...ENEMIES.flatMap((enemy) => doomAlert(view, enemy) ?? []),
    ...markerAlert(view),
    ...biteAlert(view),
    ...lifeAlert(view),
    ...iotunnAlert(view),
  ];
}

/** The most urgent alert about losing the game; null if there isn't one. */
export function closeCallLine(view: ChroniclesView): Phrase | null {
  const dooms = ENEMIES.flatMap((enemy) => doomAlert(view, enemy) ?? []);
  return [...dooms, ...markerAlert(view), ...biteAlert(view), ...lifeAlert(view)][0] ?? null;
}

/** Whether the enemy's next card wakes it. */
function comesNext({ wheel }: ChroniclesView, enemy: Enemy): boolean {
  return wheel[enemy] !== null;
}

/** The alert for a card that would lose the game: "Hel's next card loses the game". */
function loses(view: ChroniclesView, enemy: Enemy): Phrase {
  return {
    key: comesNext(view, enemy) ? 'chronicles.loses.next-card' : 'chronicles.loses.when-awake',
    with: { enemy: enemyName(enemy) },
  };
}

/** The alert if waking the enemy would lose the game, whichever god wakes it. Running out of markers has its own alert. */
function doomAlert(view: ChroniclesView, enemy: Enemy): Phrase | null {
  const { box } = view;
  const ends = loses(view, enemy);
  const code = defeatIfWoken(view, enemy);
  if (code !== null && enemy === 'nidhogg' && !isOfTheSaga(code))
    return { key: 'chronicles.alert.next-space', with: { space: nextSpace(view), loses: ends } };
  switch (code) {
    case 'hel-above-the-tree':
      return climberAlert(view, 'hel', ends);
    case 'surt-above-the-tree':
      return climberAlert(view, 'surt', ends);
    case 'jormungand-past-the-last-island':
      return { key: 'chronicles.alert.last-island', with: { loses: ends } };
    case 'too-few-anonymous': {
      const called = box.islands[view.island + 1] ?? 0;
      const left = box.anonymous - view.anonymous;
      return {
        key: 'chronicles.alert.anonymous',
        with: { called, left, anonymous: anonymous(left), loses: ends },
      };
    }
    case 'too-few-fire-giants': {
      const left = box.fireGiants - view.fireGiants;
      return {
        key: 'chronicles.alert.fire-giants',
        with: { left, fireGiants: fireGiants(left), brings: box.surtBrings, loses: ends },
      };
    }
    case 'no-iotunn-pawn':
      return { key: 'chronicles.alert.pawns', with: { loses: ends } };
    case 'nidhogg-at-the-dead-tree':
      return { key: 'chronicles.alert.dead-tree', with: { left: taskLeft(view), loses: ends } };
    case 'sun-swallowed':
      return runnerAlert(view, 'skoll', ends);
    case 'moon-swallowed':
      return runnerAlert(view, 'hati', ends);
    case 'naglfar-at-sea':
      return runnerAlert(view, 'hrym', ends);
    default:
      return null;
  }
}

/**
 * Whether a defeat exists only in sagas. The alerts for such defeats say what to do; for all other defeats, it's enough to name
 * the things on the next space.
 */
function isOfTheSaga(code: Defeat): boolean {
  return SAGA_DEFEATS.includes(code);
}

const SAGA_DEFEATS: readonly Defeat[] = ['nidhogg-at-the-dead-tree', ...Object.values(DEFEAT_BY)];

/** The alert about a saga foe near the end of its track. A Fight drives it back. [C-813 to C-815] */
function runnerAlert(view: ChroniclesView, foe: SagaFoe, ends: Phrase): Phrase {
  const world = worldName(trackOf(view, foe)?.world ?? 'midgard');
  return { key: 'chronicles.alert.runner', with: { foe: foeName(foe), world, loses: ends } };
}

/** The alert about Hel or Surt on the top level, from where they can only climb above the Tree. [C-803, C-804] */
function climberAlert(view: ChroniclesView, enemy: 'hel' | 'surt', ends: Phrase): Phrase {
  const guard = guardOf(view, enemy);
  const where = { enemy: enemyName(enemy), world: placeName(view.places[enemy]), loses: ends };
  return guard === undefined
    ? { key: 'chronicles.alert.on-top', with: { ...where, home: placeName(REFUGES[enemy]) } }
    : { key: 'chronicles.alert.on-top-guarded', with: { ...where, iotunn: iotunnName(guard) } };
}

/** If this many markers or fewer are left, people should know. */
const FEW_MARKERS = 1;

/** The alert about the last markers. [C-809] */
function markerAlert(view: ChroniclesView): readonly Phrase[] {
  const left = markersLeft(view);
  return left > FEW_MARKERS ? [] : [{ key: 'chronicles.alert.markers', with: { left } }];
}

/** The alert about gods that would lose their last Life to the next card of Fenrir or Hel. */
function biteAlert(view: ChroniclesView): readonly Phrase[] {
  return bites(view).flatMap(({ enemy, life, gods }) =>
    gods.length === 0
      ? []
      : [
          {
            key: 'chronicles.alert.bite',
            with: {
              enemy: enemyName(enemy),
              life: lifePoints(life),
              gods: gods.map(({ god, life: left }) => ({
                key: 'chronicles.alert.god-with-life',
                with: { god: godName(god), life: lifePoints(left) },
              })),
            },
          },
        ],
  );
}

interface Bite {
  readonly enemy: Enemy;
  /** The number of Life points that the enemy takes. */
  readonly life: number;
  /** The gods that can still reveal such a card and would lose their last Life to it. */
  readonly gods: readonly SeatView[];
}

function bites(view: ChroniclesView): readonly Bite[] {
  const { box, places } = view;
  const bite = (enemy: Enemy, life: number): Bite => ({
    enemy,
    life,
    gods: view.seats.filter(
      (seat) => mayReveal(seat, enemy) && defeatIfWoken(view, enemy, seat) === 'god-without-life',
    ),
  });
  return [
    ...(places.fenrir !== 'cage' && comesNext(view, 'fenrir') ? [bite('fenrir', box.fenrirTakes)] : []),
    ...(comesNext(view, 'hel') ? [bite('hel', box.helTakes)] : []),
  ];
}

function mayReveal({ deck, faceDown, unseen }: SeatView, enemy: Enemy): boolean {
  return [faceDown.card, ...deck, ...unseen].some((card) => card?.enemy === enemy);
}

/** The alert about gods with one Life point left that aren't already in the alert about bites. */
function lifeAlert(view: ChroniclesView): readonly Phrase[] {
  const named = bites(view).flatMap(({ gods }) => gods.map(({ god }) => god));
  const gods = view.seats.filter(({ god, life }) => life === 1 && !named.includes(god));
  return gods.length === 0
    ? []
    : [
        {
          key: 'chronicles.alert.last-life',
          with: { gods: gods.map(({ god }) => godName(god)), count: gods.length },
        },
      ];
}

function iotunnAlert({ box, iotunns }: ChroniclesView): readonly Phrase[] {
  return iotunns.length === 0
    ? []
    : [
        {
          key: 'chronicles.alert.iotunns',
          with: { iotunns: iotunns.map((iotunn) => iotunnWithEffect(box, iotunn)) },
        },
      ];
}
