/** The actions of a god in a World: how, why not, and what then happens. */
import type { Alternative, Field, Values } from '../../../../core/requests/request.ts';
import type { Box } from '../../box/box.ts';
import type { Tier, World } from '../../box/components.ts';
import type { Draft } from '../../state/draft.ts';
import type { ChroniclesRefusal } from '../../state/events.ts';
import type { ChroniclesState } from '../../state/state.ts';

export interface WorldAction {
  /** The question of the action; null when it cannot be done. */
  fields: (game: ChroniclesState, tier: Tier) => { readonly [field: string]: Field } | null;
  /** Risks that it brings; null where it brings none. */
  risks: ((box: Box, tier: Tier) => number) | null;
  /** Why it cannot be done, when it cannot; null where it always can. */
  whyNot: (() => ChroniclesRefusal) | null;
  perform(game: Draft, tier: Tier, values: Values): void;
}

/** A way to act, under the World's own name, or healing. */
export type Deed = World | 'heal';

export function way(deed: Deed, fields: { readonly [field: string]: Field }): Alternative {
  return { id: deed, verb: deed, fields };
}

/** From 1 to the most that may be taken and that is there; null where nothing is. */
export function upTo(field: string, most: number): { readonly [field: string]: Field } | null {
  return most > 0 ? { [field]: { kind: 'number', from: 1, to: most } } : null;
}
