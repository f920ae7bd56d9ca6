/** Describes the state of the game: a raven's holdings, the leader, the progress, and what is about to happen. */

import type { Phrase } from '../../../../core/presentation/phrase.ts';
import type { SeatIndex } from '../../../../core/seat.ts';
import { LIGHTS, type Light } from '../../box/components.ts';
import { isWonByPoints } from '../../facts/outcome.ts';
import { pointsAtStake } from '../../facts/prophecies.ts';
import { relicsShowing } from '../../facts/relics.ts';
import { nextScoring, type Scoring, winnersAfter } from '../../facts/scoring.ts';
import { opponentOf, seatAt } from '../../facts/seats.ts';
import { wolvesPastTheirEnd } from '../../facts/wolves.ts';
import type { MicromidgardEvent } from '../../state/events.ts';
import type { SeatState } from '../../state/state.ts';
import type { MicromidgardView } from '../../state/view.ts';
import {
  handNames,
  ofBoth,
  points,
  ravenName,
  relicNumber,
  resourceNames,
  sentences,
  wolfName,
} from '../names.ts';
import { prospectLine, scoringOutlook } from '../outlook.ts';

/** A seat's holdings, without the name of its raven. */
export function holdingsLine(seat: SeatIndex, view: MicromidgardView): Phrase {
  const held = seatAt(view, seat);
  const items = [
    ...resourceNames(held),
    ...(held.points > 0 ? [points(held.points)] : []),
    ...LIGHTS.flatMap((side) => relicsOf(held, side)),
  ];
  return items.length > 0 ? { key: 'core.list', with: { items } } : { key: 'micromidgard.holdings.none' };
}

/** The Relics that show one side, by their numbers: "Sun Relics 1b and 2a". */
function relicsOf(seat: SeatState, side: Light): readonly Phrase[] {
  const relics = relicsShowing(seat, side).map(relicNumber);
  return relics.length === 0
    ? []
    : [{ key: `micromidgard.relics.${side}`, with: { relics, count: relics.length } }];
}

/**
 * The progress of the game. Each Ragnarök removes a column of Prophecies; once the game is over, the remaining columns aren't
 * mentioned.
 */
export function progressLine({ turn, ragnaroks, box, end }: MicromidgardView): Phrase {
  if (end !== null) return { key: 'micromidgard.progress-over', with: { turn: turn.number } };
  const left = box.prophecyPoints.length - ragnaroks;
  return { key: 'micromidgard.progress', with: { turn: turn.number, left } };
}

/** The scores, and both Prophecies of the column that the next Ragnarök scores, unless something else mentions them. */
export function scoreboardLines(view: MicromidgardView): readonly Phrase[] {
  const both = ofBoth(view, ({ raven, points: total }) => ({
    key: 'micromidgard.score',
    with: { raven: ravenName(raven), points: total },
  }));
  const scores = { key: 'micromidgard.scores', with: { ...both, goal: view.box.winningScore } };
  return view.end !== null || isScoringShown(view) ? [scores] : [scores, columnLine(view, view.ragnaroks)];
}

/**
 * Whether something else mentions the Prophecies: the alert shows the one that a single wolf past its end scores, and a question
 * shows both.
 */
function isScoringShown(view: MicromidgardView): boolean {
  if (view.question?.about === 'prophecy') return true;
  return !isWonByPoints(view) && wolvesPastTheirEnd(view).length === 1;
}

/** Both Prophecies of a column, one of which will be scored. Columns are shown from 1. */
export function columnLine(view: MicromidgardView, column: number): Phrase {
  return {
    key: 'micromidgard.column',
    with: {
      column: column + 1,
      points: points(view.box.prophecyPoints[column] ?? 0),
      one: prospectLine(view, 'sun', column),
      other: prospectLine(view, 'moon', column),
    },
  };
}

/** The effects of ending this turn; empty once the game is over, or if a question shows them. */
export function alertLines(
  view: MicromidgardView,
  headline: MicromidgardEvent | null = null,
): readonly Phrase[] {
  if (view.end !== null || view.question?.about === 'prophecy') return [];
  if (isWonByPoints(view)) return decided(view);
  const [wolf, another] = wolvesPastTheirEnd(view);
  if (wolf === undefined) return [];
  if (another !== undefined)
    return [{ key: 'micromidgard.alert.both-wolves', with: { points: points(pointsAtStake(view)) } }];
  const scoring = scoringOutlook(view, nextScoring(view, wolf));
  const isNews = headline?.type === 'wolf-ran' && headline.left < 0;
  if (isNews) return [{ key: 'micromidgard.alert.scoring', with: { scoring } }];
  return [{ key: 'micromidgard.alert.wolf', with: { wolf: wolfName(wolf), scoring } }];
}

/** The alert about a raven with the winning score, which decides the game. [M-801, M-807] */
function decided({ seats, box }: MicromidgardView): readonly Phrase[] {
  return seats.flatMap(({ raven, points: total }) =>
    total < box.winningScore
      ? []
      : [
          {
            key: 'micromidgard.alert.decided',
            with: { raven: ravenName(raven), points: points(total) },
          },
        ],
  );
}

/** The question before ending a turn that wastes actions, or that gives a Prophecy or the game to the other raven. */
export function endingWarning(view: MicromidgardView): Phrase | null {
  if (isWonByPoints(view)) return null;
  const [first, ...rest] = [...unspentLoss(view), ...ragnarokLoss(view)];
  return first === undefined ? null : sentences([first, ...rest, { key: 'micromidgard.warning.sure' }]);
}

/** Unspent actions that could still be used. [M-314] */
function unspentLoss({ turn, question }: MicromidgardView): readonly Phrase[] {
  const left = question?.about === 'turn' ? handNames(turn.hand) : [];
  return left.length === 0 ? [] : [{ key: 'micromidgard.warning.unspent', with: { left } }];
}

/** The warning about a Ragnarök that helps only the other raven, whichever Prophecy is scored. */
function ragnarokLoss(view: MicromidgardView): readonly Phrase[] {
  const scored = wolvesPastTheirEnd(view).map((wolf) => nextScoring(view, wolf));
  if (!scored.every((scoring) => helpsTheOther(view, scoring))) return [];
  const [one, other] = scored.map((scoring) => scoringOutlook(view, scoring));
  if (one === undefined) return [];
  return other === undefined
    ? [{ key: 'micromidgard.warning.ragnarok', with: { scoring: one } }]
    : [{ key: 'micromidgard.warning.ragnarok-of-choice', with: { one, other } }];
}

function helpsTheOther(view: MicromidgardView, scoring: Scoring): boolean {
  const opponent = opponentOf(view.turn.seat);
  const winners = winnersAfter(view, scoring);
  if (winners !== null) return !winners.includes(view.turn.seat);
  return scoring.winner === opponent && scoring.points > 0;
}
