/** What a beginner does well to do in a turn, by what the sensible player finds worth doing, and why. */
import type { Alternative, Request } from '../../../core/requests/request.ts';
import type { Advice } from '../../../core/telling/guide.ts';
import type { Saying } from '../../../core/telling/presenter.ts';
import type { Foe, World } from '../components.ts';
import { strengthOf } from '../gods/fighting.ts';
import { active, standingIn } from '../gods/gods.ts';
import { preventedInFight } from '../powers/powers.ts';
import { waysToMove } from '../tree/moving.ts';
import { isRavaged } from '../tree/ravage.ts';
import type { ChroniclesView } from '../view.ts';
import { risksIn, tierHere } from '../worlds/actions.ts';
import { withBracing } from './bracing.ts';
import { bestPlan, worthOfAction, worthOfFight } from './worth.ts';

interface Idea extends Advice {
  readonly worth: number;
}

export function advice(request: Request, view: ChroniclesView): readonly Advice[] {
  if (view.question?.about !== 'turn') return [];
  return request.alternatives
    .flatMap((alternative) => ideasFor(alternative, view))
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth);
}

function ideasFor(alternative: Alternative, view: ChroniclesView): readonly Idea[] {
  const { id, verb } = alternative;
  const { world } = active(view);
  if (id === 'move') return waysToMove(view).map((to) => moving(alternative, to, view));
  if (verb === 'fight') {
    const foe = id.slice('fight:'.length) as Foe;
    const risks = strengthOf(view, foe) - preventedInFight(view, foe);
    return braced(alternative, risks, worthOfFight(view, foe, 0), FIGHT, view);
  }
  if (id !== 'heal' && id !== world) return [];
  const tier = tierHere(view);
  const risks = risksIn(view, world, tier);
  return braced(alternative, risks, worthOfAction(view, world, tier), whatFor(world, view), view);
}

/** A move is as good as the best that can be done there. */
function moving(alternative: Alternative, world: World, view: ChroniclesView): Idea {
  const { worth, foe } = bestPlan(standingIn(view, world));
  return { alternative, values: { world }, worth, why: foe === null ? whatFor(world, view) : FIGHT };
}

function braced(
  alternative: Alternative,
  risks: number,
  worth: number,
  why: Saying,
  view: ChroniclesView,
): readonly Idea[] {
  const answer = withBracing(view, alternative, risks);
  return answer === null ? [] : [{ alternative, values: answer.values, worth, why }];
}

const FIGHT: Saying = { key: 'chronicles.why.fight' };

function whatFor(world: World, view: ChroniclesView): Saying {
  return isRavaged(view, world) ? { key: 'chronicles.why.heal' } : { key: `chronicles.why.${world}` };
}
