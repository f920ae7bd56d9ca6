/** Judges the effect of Nidhogg's next move on the gods for a computer player. */

import { type Enemy, isWalker, type World } from '../box/components.ts';
import type { SagaEffect, SagaEffectKind, SagaEffectOf } from '../box/saga.ts';
import { active, isLoser } from '../facts/gods.ts';
import { pageOf } from '../facts/page.ts';
import type { SeatView } from '../state/view.ts';
import { crowding, harmOf, lifeCost, type Outlook } from './outlook.ts';
import { isDeadTreeNext, utilityForTask } from './task.ts';
import { harmOfRunning } from './tracks.ts';

type Waker = Pick<SeatView, 'life' | 'world'>;

/** The cost if the enemy wakes in that god's turn. It's lower if the enemy is in the Cage and the task requires it outside. */
export function harmOfWaking(outlook: Outlook, enemy: Enemy, waker: Waker): number {
  const harm = harmOf(outlook, enemy, waker);
  if (enemy === 'nidhogg') return harm + harmOfNextSpace(outlook, waker);
  const { view, weights } = outlook;
  const isCaged = isWalker(enemy) && view.places[enemy] === 'cage';
  return isCaged ? harm - weights.lured * Math.max(0, utilityForTask(view, weights, enemy)) : harm;
}

/** The cost of Nidhogg's next space in that god's turn; 0 if it costs nothing. */
function harmOfNextSpace(outlook: Outlook, waker: Waker): number {
  const { view, weights } = outlook;
  if (isDeadTreeNext(view)) return weights.losing;
  const effects = pageOf(view).spaces[view.nidhogg] ?? [];
  const turned = effects.some(({ kind }) => kind === 'turn-page')
    ? view.box.saga.pages[view.page + 1]
    : undefined;
  let harm = 0;
  for (const effect of [...effects, ...(turned?.entry ?? [])])
    harm += harmOfEffect(outlook, effect.kind, effect, waker);
  return Math.min(weights.losing, harm);
}

type Harm<Kind extends SagaEffectKind> = (
  outlook: Outlook,
  effect: SagaEffectOf<Kind>,
  waker: Waker,
) => number;

const HARMS: { readonly [Kind in SagaEffectKind]: Harm<Kind> } = {
  'turn-tree': () => 0,
  calls({ view, weights }, { anonymous, fireGiants, iotunns }) {
    const { box } = view;
    const context = view.iotunns.length;
    return (
      crowding(weights.anonymous, view.anonymous, anonymous, box.anonymous, weights) +
      crowding(weights.fireGiants, view.fireGiants, fireGiants, box.fireGiants, weights) +
      crowding(weights.iotunns, context, iotunns, box.iotunnPawns, weights)
    );
  },
  wakes: (outlook, { enemy }, waker) => harmOf(outlook, enemy, waker),
  takes: (outlook, effect) => harmOfTaking(outlook, effect),
  runs: (outlook, { foe, spaces }) => harmOfRunning(outlook, foe, spaces),
  'turn-page': () => 0,
  tree: () => 0,
};

function harmOfEffect<Kind extends SagaEffectKind>(
  outlook: Outlook,
  kind: Kind,
  effect: SagaEffectOf<Kind>,
  waker: Waker,
): number {
  return HARMS[kind](outlook, effect, waker);
}

function harmOfTaking({ view, weights }: Outlook, { what, amount, from }: SagaEffectOf<'takes'>): number {
  if (what === 'heroes') return Math.min(amount, view.valhalla) * weights.hero;
  let harm = 0;
  for (const seat of view.seats) {
    if (!isLoser(view, seat, from)) continue;
    if (what === 'life') harm += lifeCost(weights, seat.life, amount, 0);
    else if (what === 'elves') harm += Math.min(amount, seat.elves) * weights.elf;
    else harm += Math.min(amount, seat.vanirDice) * weights.vanirDie;
  }
  return harm;
}

/** The value for the current god of having company in that World when Nidhogg moves. */
export function utilityOfCompany({ view, weights, waking }: Outlook, world: World): number {
  const taking = (pageOf(view).spaces[view.nidhogg] ?? []).find(isFromThoseAlone);
  const self = active(view);
  if (taking === undefined || isLoser(view, { ...self, world }, 'alone')) return 0;
  const { now, next } = waking.nidhogg;
  return (weights.wakesNow * now + weights.wakesNext * next) * lifeCost(weights, self.life, taking.amount, 0);
}

function isFromThoseAlone(effect: SagaEffect): effect is SagaEffectOf<'takes'> {
  return effect.kind === 'takes' && effect.what === 'life' && effect.from === 'alone';
}
