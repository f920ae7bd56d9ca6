/** Lists the answers that are worth comparing by a search, the likely best first. */
import { enumerate } from '../../../../core/requests/answer.ts';
import type { Action, Field, Request, Values } from '../../../../core/requests/request.ts';
import type { YggdrasilView } from '../../state/view.ts';
import { allIdeas, type Idea } from '../ideas.ts';
import { positionOf } from '../position.ts';
import { evenShares } from '../sensible.ts';
import { WEIGHTS } from '../weights.ts';

export function candidates(request: Request, view: YggdrasilView, most: number): readonly Action[] {
  switch (view.question?.about) {
    case 'turn':
      return moves(request, view).slice(0, most);
    case 'sigel':
      return shares(request, view, view.question.vikings).slice(0, most);
    default:
      return enumerate(request, most);
  }
}

/** All ideas, then fights with one Viking more or less, a trance, and doing nothing. */
function moves(request: Request, view: YggdrasilView): readonly Action[] {
  const ideas = allIdeas(request, positionOf(view, WEIGHTS));
  const action = (choice: string, values: Values): Action => ({ request: request.key, choice, values });
  const others = request.alternatives.filter(({ fields }) => Object.keys(fields).length === 0);
  const chosen = new Set(ideas.map(({ alternative }) => alternative.id));
  return [
    ...ideas.map(({ alternative, values }) => action(alternative.id, values)),
    ...ideas.flatMap((idea) => otherVikings(idea).map((values) => action(idea.alternative.id, values))),
    ...others.flatMap(({ id }) => (chosen.has(id) ? [] : [action(id, {})])),
  ];
}

function otherVikings({ alternative, values }: Idea): readonly Values[] {
  if (alternative.verb !== 'asgard' && alternative.verb !== 'jotunheim') return [];
  const field = alternative.fields['vikings'];
  const { vikings } = values;
  if (field === undefined || typeof vikings !== 'number') return [];
  return [vikings + 1, vikings - 1].flatMap((each) =>
    isWithin(field, each) ? [{ ...values, vikings: each }] : [],
  );
}

function isWithin(field: Field, number: number): boolean {
  return field.kind === 'number' && number >= field.from && number <= field.to;
}

/** Ways to share Vikings: an even split, and everything to each god in turn. */
function shares(request: Request, view: YggdrasilView, vikings: number): readonly Action[] {
  const choice = request.alternatives[0]?.id ?? '';
  const all = [evenShares(view, vikings), ...view.seats.map(({ god }) => ({ [god]: vikings }))];
  return all.map((each) => ({ request: request.key, choice, values: { shares: each } }));
}
