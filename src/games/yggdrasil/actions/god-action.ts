/** An action of a god: why it is refused, the ways to do it, and its effect. */
import type { Alternative, Field, Values } from '../../../core/requests/request.ts';
import type { Draft } from '../state/draft.ts';
import type { YggdrasilRefusal } from '../state/events.ts';
import type { GodAction, YggdrasilState } from '../state/state.ts';

export interface GodActionRule {
  /** The ways to do it now; none if it can't be done. */
  alternatives(game: YggdrasilState): readonly Alternative[];
  /** The reason why there is no way to do it. */
  refusalFor(game: YggdrasilState): YggdrasilRefusal;
  /** `choice` is the id of one of the alternatives, `values` fill its fields. */
  perform(game: Draft, choice: string, values: Values): void;
}

/** The single way to do something, under the action's own name. */
export function onlyWay(
  action: GodAction,
  fields: { readonly [field: string]: Field } = {},
): readonly Alternative[] {
  return [{ id: action, verb: action, fields }];
}
