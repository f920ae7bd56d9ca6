/** Declares an action of a god: why it is refused, the ways to do it, and its effect. */
import type { Alternative, Field, Values } from '../../../core/requests/request.ts';
import type { Draft } from '../state/draft.ts';
import type { YggdrasilRefusal } from '../state/events.ts';
import type { GodAction, YggdrasilState } from '../state/state.ts';

export interface GodActionRule {
  /** The ways to do the action now; empty if it can't be done. */
  alternatives(game: YggdrasilState): readonly Alternative[];
  /** The reason why there's no way to do the action. */
  refusalFor(game: YggdrasilState): YggdrasilRefusal;
  /** Carries out the action. `choice` is the id of one of the alternatives, and `values` fill its fields. */
  perform(game: Draft, choice: string, values: Values): void;
}

/** The only way to do an action, named after the action. */
export function onlyWay(
  action: GodAction,
  fields: { readonly [field: string]: Field } = {},
): readonly Alternative[] {
  return [{ id: action, verb: action, fields }];
}
