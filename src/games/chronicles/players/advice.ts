/** Advises good moves in a beginner's turn: those that the sensible player finds worth doing, with the reason. */

import type { Phrase } from '../../../core/presentation/phrase.ts';
import type { Alternative, Request } from '../../../core/requests/request.ts';
import type { Advice } from '../../../core/teaching/guide.ts';
import { fightAgainst } from '../actions/fighting.ts';
import { FOES, type Foe, type World } from '../box/components.ts';
import { active } from '../facts/gods.ts';
import { waysToMove } from '../facts/moving.ts';
import { tierHere } from '../facts/tiers.ts';
import { isRavaged } from '../facts/tree.ts';
import type { ChroniclesView } from '../state/view.ts';
import { DEED } from '../turn/turn-ways.ts';
import { briefMove, briefOf } from '../words/choices/briefs.ts';
import { foeName } from '../words/names.ts';
import { type Bracing, withBracing } from './bracing.ts';
import { outlookOf } from './outlook.ts';
import { utilityOfDeed } from './task.ts';
import { actionIn, type Context, contextOf, fightWith, planAfterMoving } from './utility.ts';
import { WEIGHTS } from './weights.ts';

interface Idea extends Advice {
  readonly utility: number;
}

export function advice(request: Request, view: ChroniclesView): readonly Advice[] {
  if (view.question?.about !== 'turn') return [];
  const context = contextOf(outlookOf(view, WEIGHTS));
  return request.alternatives
    .flatMap((alternative) => ideasFor(alternative, context))
    .filter(({ utility }) => utility > 0)
    .sort((one, other) => other.utility - one.utility);
}

function ideasFor(alternative: Alternative, context: Context): readonly Idea[] {
  const { id, verb } = alternative;
  const { view } = context;
  const { world } = active(view);
  if (id === 'move') return waysToMove(view).flatMap((to) => moving(alternative, to, context));
  if (verb === 'fight') {
    const foe = FOES.find((each) => id === fightAgainst(each));
    return foe === undefined ? [] : [idea(alternative, fightWith(context, foe, 0, world), FIGHT, view)];
  }
  if (id === DEED)
    return [
      idea(
        alternative,
        { utility: utilityOfDeed(view, context.weights, world) ?? 0, bracing: NONE },
        FOR_TASK,
        view,
      ),
    ];
  if (id !== 'heal' && id !== world) return [];
  const act = actionIn(context, world, tierHere(view));
  return act === null ? [] : [idea(alternative, act, whatFor(world, view), view)];
}

/** The idea of moving to a World, worth as much as the best plan there. Asgard isn't suggested if there's nothing to do. */
function moving(alternative: Alternative, world: World, context: Context): readonly Idea[] {
  const { utility, foe, isDeed } = planAfterMoving(context, world);
  const { view } = context;
  if (!isDeed && foe === null && world === 'asgard' && view.ravaged.length === 0) return [];
  const reason = isDeed ? FOR_TASK : foe === null ? whatFor(world, view) : toFight(foe);
  const brief = briefMove(world, isDeed ? 'deed' : (foe ?? 'action'), view);
  return [{ alternative, values: { world }, utility, reason, brief }];
}

function idea(
  alternative: Alternative,
  {
    utility,
    bracing,
    named,
  }: { readonly utility: number; readonly bracing: Bracing; readonly named?: string | undefined },
  reason: Phrase,
  view: ChroniclesView,
): Idea {
  const { values } = withBracing(alternative, bracing, named);
  return { alternative, values, utility, reason, brief: briefOf(alternative, values, view) };
}

function toFight(foe: Foe): Phrase {
  return { key: 'chronicles.why.fight-there', with: { foe: foeName(foe) } };
}

const FIGHT: Phrase = { key: 'chronicles.why.fight' };
const FOR_TASK: Phrase = { key: 'chronicles.why.deed' };
const NONE: Bracing = { heroes: 0, dice: 0, cost: 0 };

function whatFor(world: World, view: ChroniclesView): Phrase {
  return isRavaged(view, world) ? { key: 'chronicles.why.heal' } : { key: `chronicles.why.${world}` };
}
