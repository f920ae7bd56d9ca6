/**
 * Describes the effects of an answer beyond its gain: resources that don't fit, a wolf that passes its end or comes back from
 * there, the end of the game.
 */
import type { Phrase } from '../../../../core/presentation/phrase.ts';
import { LIGHTS, type Light, RESOURCES } from '../../box/components.ts';
import type { Cost, Deal, Gain } from '../../box/deal.ts';
import { activeSeat } from '../../facts/seats.ts';
import { spacesLeft } from '../../facts/wolves.ts';
import type { MicromidgardView } from '../../state/view.ts';
import { resourceName } from '../names.ts';

/** A line with its consequences. A winning point decides the game, so nothing else is mentioned then. [M-801] */
export function withConsequences(line: Phrase, deal: Deal, view: MicromidgardView): Phrase {
  if (isWinning(deal, view)) return { key: 'micromidgard.answer.wins', with: { line } };
  return withRagnarok(withRoom(line, deal, view), deal, view);
}

export function isWinning({ gain }: Deal, view: MicromidgardView): boolean {
  const points = gain.filter(({ what }) => what === 'point').length;
  return activeSeat(view).points + points >= view.box.winningScore;
}

/** Adds the room left for a gain that doesn't fit. Paying makes no room, because no deal gives back what it costs. [M-214] */
function withRoom(line: Phrase, { gain }: Deal, view: MicromidgardView): Phrase {
  const lacks = RESOURCES.flatMap((resource) => {
    const amount = gain.reduce((sum, each) => sum + (each.what === resource ? each.amount : 0), 0);
    const room = view.box.mostOfAResource - activeSeat(view)[resource];
    return amount <= room
      ? []
      : [{ key: 'micromidgard.answer.room', with: { room, resource: resourceName(resource) } }];
  });
  return lacks.length === 0 ? line : { key: 'micromidgard.answer.without-room', with: { line, lacks } };
}

/** Adds that the deal sends a wolf past its end, or pulls back the last wolf that has passed it. */
function withRagnarok(line: Phrase, deal: Deal, view: MicromidgardView): Phrase {
  const runs = LIGHTS.map((wolf) => {
    const before = spacesToGo(view, wolf);
    return { before, after: before - spacesRun(deal, wolf, view) };
  });
  if (runs.some(({ before, after }) => before >= 0 && after < 0))
    return { key: 'micromidgard.answer.brings-ragnarok', with: { line } };
  const isAverted = runs.some(({ before }) => before < 0) && runs.every(({ after }) => after >= 0);
  return isAverted ? { key: 'micromidgard.answer.averts-ragnarok', with: { line } } : line;
}

/** The spaces that the wolf will have left after its pending actions, which have to be resolved. [M-319] */
function spacesToGo(view: MicromidgardView, wolf: Light): number {
  return spacesLeft(view, wolf) - view.turn.wolfActions[wolf];
}

function spacesRun({ cost, gain }: Deal, wolf: Light, view: MicromidgardView): number {
  const given = gain.reduce((sum, each) => sum + movesWolf(each, wolf, view), 0);
  return given - cost.filter((each) => isActionOf(each, wolf)).length;
}

/**
 * The direction in which a gain moves the wolf; 0 if it doesn't. A wolf on its first space can't be pulled back, even if it still
 * has to run. [M-606]
 */
function movesWolf(gain: Gain, wolf: Light, view: MicromidgardView): 1 | 0 | -1 {
  switch (gain.what) {
    case 'wolf-action':
    case 'wolf-on':
      return gain.wolf === wolf ? 1 : 0;
    case 'wolf-back':
      return gain.wolf === wolf && view.wolves[wolf] > 0 ? -1 : 0;
    default:
      return 0;
  }
}

function isActionOf(cost: Cost, wolf: Light): boolean {
  return cost.what === 'wolf-action' && cost.wolf === wolf;
}
