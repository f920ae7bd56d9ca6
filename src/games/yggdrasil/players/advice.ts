/** Advises good moves in a beginner's turn: the sensible player's ideas, with reasons. */

import type { Phrase } from '../../../core/presentation/phrase.ts';
import type { Alternative, Request, Values } from '../../../core/requests/request.ts';
import { named } from '../../../core/requests/values.ts';
import type { Advice } from '../../../core/teaching/guide.ts';
import { SEA } from '../box/components.ts';
import { mayFindSouls } from '../facts/places.ts';
import type { YggdrasilView } from '../state/view.ts';
import { briefOf } from '../words/choices/briefs.ts';
import { bestIdeas } from './ideas.ts';

export function advice(request: Request, view: YggdrasilView): readonly Advice[] {
  if (view.question?.about !== 'turn') return [];
  return bestIdeas(request, view).map(({ alternative, values }) => ({
    alternative,
    values,
    reason: reasonFor(alternative, values, view),
    brief: briefOf(alternative, values, view),
  }));
}

/** The reason for an answer. An answer without an immediate gain is explained by the thing it prepares. */
function reasonFor({ id, verb }: Alternative, values: Values, view: YggdrasilView): Phrase {
  if (id === 'vanaheim:advance') return { key: 'yggdrasil.why.vanir-on' };
  const isPassage = verb === 'midgard' && !mayFindSouls(view, named(values, 'island', SEA));
  return { key: isPassage ? 'yggdrasil.why.passage' : `yggdrasil.why.${verb}` };
}
