/** Describes a value of a field with its cost and consequences, as a line of a menu. */

import type { Phrase } from '../../../../core/presentation/phrase.ts';
import type { Alternative, Value } from '../../../../core/requests/request.ts';
import { amount, named } from '../../../../core/requests/values.ts';
import { relicMeant } from '../../actions/use.ts';
import { otherResource, RELICS, type Resource } from '../../box/components.ts';
import { faceOf } from '../../box/relics.ts';
import type { MicromidgardView } from '../../state/view.ts';
import { costName } from '../deals.ts';
import { resourceAmount } from '../names.ts';
import { relicWithFace, sideShown } from '../relics.ts';
import { answerLabel, filledIn } from './answers.ts';

/** The label of a value. Most answers have one field, so its values describe the whole answer. */
export function valueLabel(
  alternative: Alternative,
  field: string,
  value: Value,
  view: MicromidgardView,
): Phrase {
  const { id, verb } = alternative;
  const values = { [field]: value };
  if (verb === 'activate' && field === 'relic') {
    const relic = named(values, field, RELICS);
    return relicWithFace(relic, sideShown(view, relic));
  }
  if (field === 'amount') return exchanged(id.endsWith(':gold') ? 'gold' : 'mead', amount(values, field));
  if (field === 'gold') return paid(id, amount(values, field), view);
  return answerLabel(alternative, values, view);
}

function exchanged(from: Resource, amount: number): Phrase {
  const places = { from: resourceAmount(from, amount), to: resourceAmount(otherResource(from), amount) };
  return { key: 'micromidgard.value.exchange', with: places };
}

/** A payment in resources of either kind: this much in Gold, and the rest in Mead. */
function paid(id: string, golden: number, view: MicromidgardView): Phrase {
  const relic = relicMeant(id);
  if (relic === undefined) throw new RangeError(`not a Relic: ${id}`);
  const cost = faceOf(relic, sideShown(view, relic)).cost.filter(({ what }) => what === 'resources');
  const split = filledIn({ cost, gain: [] }, id, { gold: golden }).cost;
  return { key: 'core.list', with: { items: split.map((each) => costName(each)) } };
}
