/** Gives additional information that a player might want before answering, if the question has no room for it. */
import type { Phrase } from '../../../core/presentation/phrase.ts';
import { ENEMIES } from '../box/components.ts';
import { active } from '../facts/gods.ts';
import { pageOf } from '../facts/page.ts';
import { waiting } from '../facts/rounds.ts';
import { canDoDeedIn } from '../facts/task.ts';
import type { Question } from '../state/state.ts';
import type { ChroniclesView } from '../state/view.ts';
import { relationLines } from './campaign/skills.ts';
import { deedHere, foesHere } from './choices/consequences-here.ts';
import { enemyName, godName } from './names.ts';

export function detailLines({ about }: Question, view: ChroniclesView): readonly Phrase[] {
  switch (about) {
    case 'order':
      return orderDetails(view);
    case 'turn':
      return turnDetails(view);
    default:
      return [];
  }
}

/** The gods that haven't played, and the enemies that a second card would wake. */
function orderDetails(view: ChroniclesView): readonly Phrase[] {
  const gods = waiting(view).map(({ god }) => godName(god));
  const enemies = ENEMIES.filter((enemy) => view.wheel[enemy] !== null).map(enemyName);
  return [
    { key: 'chronicles.details.still-to-go', with: { gods } },
    ...(enemies.length === 0
      ? []
      : [{ key: 'chronicles.details.wheel', with: { enemies, count: enemies.length } }]),
  ];
}

/** The possible actions and fights in the god's World. */
function turnDetails(view: ChroniclesView): readonly Phrase[] {
  const { hasActed, isBitten } = view.turn;
  if (hasActed || isBitten) return [];
  const foes = foesHere(view);
  const { deed } = pageOf(view);
  const isDeedHere = deed !== null && canDoDeedIn(view, active(view).world);
  return [
    { key: 'chronicles.details.deed', with: { deed: deedHere(view) } },
    ...(isDeedHere ? [{ key: `chronicles.details.page-deed.${deed.name}` }] : []),
    ...(foes.length === 0 ? [] : [{ key: 'chronicles.details.foes', with: { foes } }]),
    ...relationLines(view),
  ];
}
