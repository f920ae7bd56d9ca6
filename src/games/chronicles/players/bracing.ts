/** How the sensible player fills in an answer: what it sends against the Risks, and as much as it can of the rest. */
import type { Alternative, Value, Values } from '../../../core/requests/request.ts';
import { active } from '../gods/gods.ts';
import type { ChroniclesView } from '../view.ts';

export interface Answer {
  readonly choice: string;
  readonly values: Values;
}

/** One Vanir die more than there are Risks, since half of them fail. */
const SPARE_DICE = 1;
/** Of the God die and the Vanir dice together, before Elves help. */
const GOD_DIE_SAVES = 0.5;
const VANIR_DIE_SAVES = 0.5;

/** No more dice and Heroes than the Risks call for. */
export function withBracing(
  view: ChroniclesView,
  way: Alternative | undefined,
  risks: number,
): Answer | null {
  if (way === undefined) return null;
  const dice = Math.min(risks + SPARE_DICE, numberOf(way, 'dice'));
  const { elves } = active(view);
  const saved = dice * VANIR_DIE_SAVES;
  const expected = Math.floor(GOD_DIE_SAVES + saved + Math.min(elves, dice - saved));
  const values: Record<string, Value> = {};
  for (const [name, field] of Object.entries(way.fields)) {
    if (field.kind === 'one') values[name] = field.of.at(-1) ?? '';
    else if (field.kind !== 'number') return null;
    else if (risks > 0 && name === 'dice') values[name] = Math.max(0, dice);
    else if (risks > 0 && name === 'heroes') values[name] = Math.max(0, Math.min(field.to, risks - expected));
    else values[name] = field.to;
  }
  return { choice: way.id, values };
}

function numberOf(way: Alternative, name: string): number {
  const field = way.fields[name];
  return field?.kind === 'number' ? field.to : 0;
}
