/** Describes a whole answer with its cost and gain, short enough for a menu line and clear without the question. */

import { type Emoji, emojiCalled } from '../../../../core/presentation/emojis.ts';
import type { Phrase } from '../../../../core/presentation/phrase.ts';
import { enumerate } from '../../../../core/requests/answer.ts';
import type { Alternative, Value, Values } from '../../../../core/requests/request.ts';
import { named, namedOrUndefined } from '../../../../core/requests/values.ts';
import { squareMeant } from '../../actions/activate.ts';
import { relicMeant } from '../../actions/use.ts';
import {
  LIGHTS,
  type Light,
  levelAbove,
  otherResource,
  REALMS,
  RELICS,
  RESOURCES,
  type Realm,
  type Relic,
  type Resource,
  TRACKS,
  type Track,
} from '../../box/components.ts';
import { type Cost, type Deal, gold, mead } from '../../box/deal.ts';
import { faceOf } from '../../box/relics.ts';
import { yieldOf } from '../../facts/realms.ts';
import { nextScoring } from '../../facts/scoring.ts';
import { activeSeat } from '../../facts/seats.ts';
import { coverOf, drivenBy, placeOf, SIDE_UP, squareAt } from '../../facts/tracks.ts';
import { stepsToRagnarok, wolfIsBeside } from '../../facts/wolves.ts';
import type { MicromidgardView } from '../../state/view.ts';
import { dealLine, drivenDeal, shortYield } from '../deals.ts';
import { alternativeLabel, meepleOf } from '../labels.ts';
import {
  actionsToSpend,
  blessingOn,
  meepleName,
  realmName,
  relicName,
  resourceAmount,
  squareName,
  wayToRagnarok,
  wolfName,
} from '../names.ts';
import { scoringOutlook } from '../outlook.ts';
import { priced, sideShown } from '../relics.ts';
import { isWinning, withConsequences } from './consequences.ts';

export function answerLabel(alternative: Alternative, values: Values, view: MicromidgardView): Phrase {
  const { id, verb } = alternative;
  switch (verb) {
    case 'take':
      return resourceAmount(named(values, 'resource', RESOURCES), 1);
    case 'move':
      return moved('micromidgard.answer.move', id, named(values, 'realm', REALMS), view);
    case 'run':
      return run(named(values, 'wolf', LIGHTS), view);
    case 'raise':
      return raised(named(values, 'track', TRACKS), view);
    case 'claim':
      return claimed(named(values, 'relic', RELICS), view);
    case 'activate':
      return activated(id, values, view);
    case 'use':
      return used(id, values, view);
    case 'score':
      return scoringOutlook(view, nextScoring(view, named(values, 'side', LIGHTS)));
    default:
      return alternativeLabel(alternative, view);
  }
}

/** An answer within its group. For a move, only the destination, because the meeple is already known. */
export function answerWithin(alternative: Alternative, values: Values, view: MicromidgardView): Phrase {
  const { id, verb } = alternative;
  return verb === 'move'
    ? moved('micromidgard.within.move', id, named(values, 'realm', REALMS), view)
    : answerLabel(alternative, values, view);
}

function moved(key: string, id: string, realm: Realm, view: MicromidgardView): Phrase {
  const gain = yieldOf(view, realm);
  const line = {
    key,
    with: { meeple: meepleName(meepleOf(id)), realm: realmName(realm), deal: shortYield(gain) },
  };
  return withConsequences(line, { cost: [], gain }, view);
}

/** A wolf's run: the place it would reach, and its remaining distance from there. */
function run(wolf: Light, view: MicromidgardView): Phrase {
  const after = { ...view, wolves: { ...view.wolves, [wolf]: view.wolves[wolf] + 1 } };
  const steps = stepsToRagnarok(after, wolf);
  const names = { wolf: wolfName(wolf), realm: realmName(wolfIsBeside(after, wolf)) };
  return steps === 0
    ? { key: 'micromidgard.answer.run-past-the-end', with: names }
    : { key: 'micromidgard.answer.run', with: { ...names, way: wayToRagnarok(steps) } };
}

/** A raise, with the marker's next target: the Relic that covers the square, or the square itself. */
function raised(track: Track, view: MicromidgardView): Phrase {
  const level = levelAbove(activeSeat(view).levels[track]);
  const cover = coverOf(view, track, level);
  const place = cover === null ? null : placeOf(view, cover);
  return {
    key: 'micromidgard.answer.raise',
    with: {
      blessing: blessingOn(view, track),
      level,
      cost: actionsToSpend(drivenBy(view, track), 1),
      reached:
        cover === null || place === null
          ? dealLine(squareAt(view, track, level))
          : relicName(cover, SIDE_UP[place.track]),
    },
  };
}

/** A claim. Claiming a Relic costs an action now; the Relic's own cost is paid at each use. */
function claimed(relic: Relic, view: MicromidgardView): Phrase {
  const place = placeOf(view, relic);
  if (place === null) throw new RangeError(`${relic} lies on no track`);
  const side = SIDE_UP[place.track];
  return {
    key: 'micromidgard.answer.claim',
    with: {
      relic: relicName(relic, side),
      cost: actionsToSpend(drivenBy(view, place.track), 1),
      deal: dealLine(faceOf(relic, side)),
    },
  };
}

/** Adds that the marker falls back to level 1, if it's on a higher one. [M-305] */
function withFall(line: Phrase, track: Track, view: MicromidgardView): Phrase {
  return activeSeat(view).levels[track] === 1 ? line : { key: 'micromidgard.answer.falls', with: { line } };
}

function activated(id: string, values: Values, view: MicromidgardView): Phrase {
  const { track, level } = squareMeant(id) ?? {};
  if (track === undefined || level === undefined) throw new RangeError(`not a square: ${id}`);
  const deal = filledIn(drivenDeal(drivenBy(view, track), squareAt(view, track, level)), id, values);
  const line = priced(squareName(view, track, level), deal, namedOrUndefined(values, 'relic', RELICS));
  const consequences = withConsequences(line, deal, view);
  return isWinning(deal, view) ? consequences : withFall(consequences, track, view);
}

function used(id: string, values: Values, view: MicromidgardView): Phrase {
  const relic = relicMeant(id);
  if (relic === undefined) throw new RangeError(`not a Relic: ${id}`);
  const side = sideShown(view, relic);
  const deal = filledIn(faceOf(relic, side), id, values);
  return withConsequences(priced(relicName(relic, side), deal), deal, view);
}

/** The deal with the chosen amounts of each resource. */
export function filledIn({ cost, gain }: Deal, id: string, values: Values): Deal {
  const amount = chosen(values['amount']);
  const from: Resource = id.endsWith(':gold') ? 'gold' : 'mead';
  const isExchange = amount !== null && gain.some(({ what }) => what === 'exchange');
  return {
    cost: [
      ...cost.flatMap((each) => costFilledIn(each, values)),
      ...(isExchange ? [coins(from, amount)] : []),
    ],
    gain: isExchange ? [coins(otherResource(from), amount)] : gain,
  };
}

function costFilledIn(cost: Cost, values: Values): readonly Cost[] {
  const golden = chosen(values['gold']);
  if (cost.what !== 'resources' || golden === null) return [cost];
  return [gold(golden), mead(cost.amount - golden)].filter(({ amount }) => amount > 0);
}

function coins(resource: Resource, amount: number) {
  return resource === 'gold' ? gold(amount) : mead(amount);
}

function chosen(value: Value | undefined): number | null {
  return typeof value === 'number' ? value : null;
}

/** The icon of an answer: the meeple's destination, the resource taken, or the wolf that runs. */
export function iconOf({ verb }: Alternative, shared: Values): Emoji | null {
  switch (verb) {
    case 'take':
      return emojiCalled(shared['resource']);
    case 'move':
      return emojiCalled(shared['realm']);
    case 'run':
      return emojiCalled(shared['wolf']);
    case 'score':
      return emojiCalled(shared['side']);
    case 'claim':
    case 'use':
      return 'artifact';
    default:
      return null;
  }
}

/** One line less than a menu can hold, so that "something else" fits too. */
const MOST = 24;

/**
 * The answers for a short menu. For an exchange, the largest amount comes first. Everything else has few answers, in board order.
 */
export function shortlistOf(alternative: Alternative): readonly Values[] {
  const request = { key: '', turn: 0, about: '', seats: [], alternatives: [alternative] };
  const answers = enumerate(request, MOST).map(({ values }) => values);
  return 'amount' in alternative.fields ? answers.toReversed() : answers;
}
