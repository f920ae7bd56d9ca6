/** Applies the effects of the spaces of the Saga book, and of turning to a page. [C-031 to C-034, C-418, C-801, C-812] */
import { emit } from '../../../core/logs/event-record.ts';
import type { SagaEffect, SagaEffectKind, SagaEffectOf } from '../box/saga.ts';
import { lose, win } from '../changes/end.ts';
import { callAnonymous, callFireGiants, callIotunn } from '../changes/reserves.ts';
import { loseWhereTracksEnd, run, takeFromGods } from '../changes/saga.ts';
import { turnTree } from '../changes/tree.ts';
import { active } from '../facts/gods.ts';
import { pageOf } from '../facts/page.ts';
import { isTaskDone } from '../facts/task.ts';
import type { Draft } from '../state/draft.ts';
import { wakeEnemy } from './enemies.ts';

type EffectRule<Kind extends SagaEffectKind> = (game: Draft, effect: SagaEffectOf<Kind>) => void;

const RULES: { readonly [Kind in SagaEffectKind]: EffectRule<Kind> } = {
  'turn-tree': (game) => turnTree(game, 1),
  calls: call,
  wakes(game, { enemy }) {
    emit(game, { type: 'enemy-roused', god: active(game).god, enemy });
    wakeEnemy(game, enemy);
  },
  takes: takeFromGods,
  runs: (game, { foe, spaces }) => run(game, foe, spaces),
  'turn-page': (game) => atTheEndOfThePage(game, turnPage),
  tree: (game) => atTheEndOfThePage(game, win),
};

/** Runs the effects one after the other: everything that an effect asks or costs comes before the next effect. */
export function runEffects(game: Draft, [effect, ...others]: readonly SagaEffect[]): void {
  if (effect === undefined) return;
  if (others.length > 0) game.steps.unshift({ do: 'saga-effects', effects: others });
  apply(game, effect.kind, effect);
}

function apply<Kind extends SagaEffectKind>(game: Draft, kind: Kind, effect: SagaEffectOf<Kind>): void {
  RULES[kind](game, effect);
}

function call(game: Draft, { anonymous, fireGiants, iotunns }: SagaEffectOf<'calls'>): void {
  if (anonymous > 0) callAnonymous(game, anonymous);
  if (fireGiants > 0 && game.end === null) callFireGiants(game, fireGiants);
  for (let called = 0; called < iotunns && game.end === null; called += 1) callIotunn(game);
}

/** The end of a page: if the task isn't done, Nidhogg finds the Dead Tree and the game is lost. [C-003, C-812] */
function atTheEndOfThePage(game: Draft, goOn: (game: Draft) => void): void {
  if (isTaskDone(game)) goOn(game);
  else lose(game, 'nidhogg-at-the-dead-tree');
}

/** Turns the page. Deeds and Fights of the previous page don't count on the new one; saga foes stay in place. [C-002] */
function turnPage(game: Draft): void {
  game.page += 1;
  game.nidhogg = 0;
  game.deedsDone = [];
  game.fightsDone = [];
  emit(game, { type: 'page-turned', page: game.page + 1, of: game.box.saga.pages.length });
  loseWhereTracksEnd(game);
  if (game.end === null) runEffects(game, pageOf(game).entry);
}
