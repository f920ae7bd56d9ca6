/** Describes the whole board in lines that read well aloud. */

import type { Phrase } from '../../../../core/presentation/phrase.ts';
import { seatIndex } from '../../../../core/seat.ts';
import {
  CRAFT_TRACKS,
  LEVELS,
  type Level,
  LIGHTS,
  type Light,
  type Realm,
  TRACKS,
  type Track,
} from '../../box/components.ts';
import { outcomeOf } from '../../facts/outcome.ts';
import { isDestroyed, meepleIn, yieldOf } from '../../facts/realms.ts';
import { coverOf, drivenBy, SIDE_UP, squareAt } from '../../facts/tracks.ts';
import { stepsToRagnarok, wolfIsBeside } from '../../facts/wolves.ts';
import type { MicromidgardView } from '../../state/view.ts';
import { dealLine, yieldLine } from '../deals.ts';
import {
  actionName,
  blessingOn,
  handNames,
  meepleName,
  ofBoth,
  ravenAt,
  ravenName,
  realmName,
  relicNumber,
  resourceNames,
  sentences,
  wayToRagnarok,
  wolfName,
} from '../names.ts';
import { outcomeLine } from '../outcome.ts';
import { relicWithFace } from '../relics.ts';
import { alertLines, columnLine, holdingsLine, scoreboardLines } from './status.ts';

export function textBoardLines(view: MicromidgardView): readonly Phrase[] {
  const [scores] = scoreboardLines(view);
  return [
    turnLine(view),
    ...unfinishedLines(view),
    ...alertLines(view),
    ...(scores === undefined ? [] : [scores]),
    ...seatLines(view),
    ...realmLines(view),
    ...doomLines(view),
    ...LIGHTS.map((wolf) => wolfLine(view, wolf)),
    ...TRACKS.map((track) => trackLine(view, track)),
    ...columnLines(view),
  ];
}

export function turnLine(view: MicromidgardView): Phrase {
  if (view.end !== null) return outcomeLine(outcomeOf(view), view);
  const { number, seat, hand } = view.turn;
  const left = handNames(hand);
  const places = { turn: number, raven: ravenAt(view, seat) };
  return left.length === 0
    ? { key: 'micromidgard.board.turn', with: places }
    : { key: 'micromidgard.board.turn-with-actions', with: { ...places, left } };
}

/** Everything still pending, including resources beyond the limit, and the Relics already used this turn. [M-309, M-319] */
function unfinishedLines({ turn: { wolfActions, waiting, used } }: MicromidgardView): readonly Phrase[] {
  const runs = LIGHTS.flatMap((wolf) =>
    wolfActions[wolf] === 0
      ? []
      : [
          {
            key: 'micromidgard.board.wolf-actions',
            with: { wolf: wolfName(wolf), count: wolfActions[wolf] },
          },
        ],
  );
  const resources = resourceNames(waiting);
  const relics = used.map(relicNumber);
  return [
    ...(runs.length === 0 ? [] : [{ key: 'micromidgard.board.to-resolve', with: { runs } }]),
    ...(resources.length === 0 ? [] : [{ key: 'micromidgard.board.waiting', with: { resources } }]),
    ...(relics.length === 0 ? [] : [{ key: 'micromidgard.board.used', with: { relics } }]),
  ];
}

function seatLines(view: MicromidgardView): readonly Phrase[] {
  return view.seats.map(({ raven, marked }, at) => {
    const places = { raven: ravenName(raven), holdings: holdingsLine(seatIndex(at), view) };
    return marked === null
      ? { key: 'micromidgard.board.seat', with: places }
      : { key: 'micromidgard.board.seat-with-marker', with: { ...places, meeple: meepleName(marked) } };
  });
}

/** The Realms of the ring clockwise, and then Midgard. */
function realmLines(view: MicromidgardView): readonly Phrase[] {
  return [...view.box.ring, 'midgard' as const].map((realm) => realmLine(view, realm));
}

function realmLine(view: MicromidgardView, realm: Realm): Phrase {
  const name = realmWithLinks(view, realm);
  const given = yieldLine(yieldOf(view, realm));
  const there = meepleIn(view, realm);
  return there === undefined
    ? { key: 'micromidgard.board.realm', with: { name, given } }
    : { key: 'micromidgard.board.realm-with-meeple', with: { name, given, meeple: meepleName(there) } };
}

/** A Realm with its links. A destroyed Realm has lost its link to Midgard. [M-204] */
function realmWithLinks(view: MicromidgardView, realm: Realm): Phrase {
  const name = realmName(realm);
  if (realm !== 'midgard')
    return isDestroyed(view, realm)
      ? { key: 'micromidgard.board.destroyed-realm', with: { realm: name } }
      : name;
  const cutOff = view.box.ring.filter((each) => isDestroyed(view, each)).map(realmName);
  return cutOff.length === 0
    ? name
    : { key: 'micromidgard.board.midgard-without', with: { midgard: name, realms: cutOff } };
}

/** The Realms that the remaining tokens destroy, in their order. */
function doomLines({ doom, ragnaroks }: MicromidgardView): readonly Phrase[] {
  const realms = doom.slice(ragnaroks).map(realmName);
  return realms.length === 0 ? [] : [{ key: 'micromidgard.board.doom', with: { realms } }];
}

export function wolfLine(view: MicromidgardView, wolf: Light): Phrase {
  const steps = stepsToRagnarok(view, wolf);
  if (steps === 0) return { key: 'micromidgard.board.wolf-past-its-end', with: { wolf: wolfName(wolf) } };
  const realm = realmName(wolfIsBeside(view, wolf));
  return { key: 'micromidgard.board.wolf', with: { wolf: wolfName(wolf), realm, way: wayToRagnarok(steps) } };
}

/** Both players' levels, and the contents of each square. */
function trackLine(view: MicromidgardView, track: Track): Phrase {
  const levels = {
    key: 'micromidgard.board.track',
    with: {
      blessing: blessingOn(view, track),
      action: actionName(drivenBy(view, track)),
      ...ofBoth(view, ({ raven, levels: { [track]: level } }) => ({
        key: 'micromidgard.board.level',
        with: { raven: ravenName(raven), level },
      })),
    },
  };
  return sentences([levels, ...LEVELS.map((level) => squareLine(view, track, level))]);
}

/** The contents of a square. A Relic that covers it takes its place; the Relic's number begins with the level. [M-303] */
function squareLine(view: MicromidgardView, track: Track, level: Level): Phrase {
  const cover = CRAFT_TRACKS.find((each) => each === track) ?? null;
  const relic = coverOf(view, track, level);
  return cover === null || relic === null
    ? {
        key: 'micromidgard.board.square',
        with: { level, deal: dealLine(squareAt(view, track, level)) },
      }
    : {
        key: 'micromidgard.board.covered-square',
        with: { relic: relicWithFace(relic, SIDE_UP[cover]) },
      };
}

/** All remaining columns of Prophecies. */
function columnLines(view: MicromidgardView): readonly Phrase[] {
  if (view.end !== null) return [];
  return view.box.prophecyPoints.flatMap((_, column) =>
    column < view.ragnaroks ? [] : [columnLine(view, column)],
  );
}
