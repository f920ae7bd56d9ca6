/** What a beginner does well to do in a turn, by the ideas of the sensible player, and why. */
import type { Request } from '../../../core/requests/request.ts';
import type { Advice } from '../../../core/telling/guide.ts';
import type { YggdrasilView } from '../view.ts';
import { bestIdeas } from './ideas.ts';

export function advice(request: Request, view: YggdrasilView): readonly Advice[] {
  if (view.question?.about !== 'turn') return [];
  return bestIdeas(request, view).map(({ alternative, values }) => ({
    alternative,
    values,
    why: { key: `yggdrasil.why.${alternative.verb}` },
  }));
}
