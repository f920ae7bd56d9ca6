/** Finds the Worlds within the current god's reach, with the actions and fights possible there, as shown on the turn board. */
import type { Phrase } from '../../../../core/presentation/phrase.ts';
import { foesInReach, foesInReachFrom } from '../../actions/fighting.ts';
import { elvesToTake, heroesToCall, vanirDiceToTake } from '../../actions/worlds.ts';
import {
  ARTIFACT_LEVELS,
  type Foe,
  RESOURCES,
  type Resource,
  type Tier,
  type World,
} from '../../box/components.ts';
import { active } from '../../facts/gods.ts';
import { blockerOf, takerOf } from '../../facts/iotunns.ts';
import { waysToMove } from '../../facts/moving.ts';
import { canDoDeedIn } from '../../facts/task.ts';
import { tierIn } from '../../facts/tiers.ts';
import { isRavaged } from '../../facts/tree.ts';
import type { ChroniclesView } from '../../state/view.ts';

export interface Outlook {
  /** The Worlds in which the god can still act, or to which it can move. */
  readonly worlds: ReadonlySet<World>;
  /** The foes that the god can fight in any of these Worlds. */
  readonly foes: ReadonlySet<Foe>;
  /** Whether the god can still fight or act. */
  readonly canAct: boolean;
}

/** The current god's outlook; null while the question is about something without a place on the Tree. */
export function outlookOf(view: ChroniclesView): Outlook | null {
  const { turn, question, end, ravaged } = view;
  if (end !== null || turn.seat === null) return null;
  switch (question?.about) {
    case 'turn':
      return turnOutlook(view);
    case 'fight':
      return { worlds: new Set(), foes: new Set(foesInReach(view)), canAct: false };
    case 'world-action':
      return { worlds: new Set([question.world]), foes: new Set(), canAct: true };
    case 'heal':
      return { worlds: new Set(ravaged), foes: new Set(), canAct: false };
    default:
      return null;
  }
}

function turnOutlook(view: ChroniclesView): Outlook {
  const { turn } = view;
  const canAct = !turn.hasActed && !turn.isBitten;
  const canMove = !turn.hasMoved && !turn.hasActed;
  const worlds = [...(canAct ? [active(view).world] : []), ...(canMove ? waysToMove(view) : [])];
  const foes = canAct ? worlds.flatMap((world) => foesInReachFrom(view, world)) : [];
  return { worlds: new Set(worlds), foes: new Set(foes), canAct };
}

export interface Offer {
  readonly words: Phrase;
  /** Whether the words say why the World is closed, rather than what can be done there. */
  readonly isClosed: boolean;
}

/** The possible actions in a World, or why there aren't any; null for a World without anything to show. */
export function offerIn(view: ChroniclesView, outlook: Outlook | null, world: World): Offer | null {
  const isOpen = outlook?.canAct && outlook.worlds.has(world);
  if (blockerOf(view, world) !== undefined) return closed('chronicles.can.blocked');
  if (isRavaged(view, world)) return closed(isOpen ? 'chronicles.can.ravaged' : 'chronicles.tile.ravaged');
  const words = isOpen ? actIn(view, world) : null;
  return words === null ? null : { words, isClosed: false };
}

function actIn(view: ChroniclesView, world: World): Phrase | null {
  if (canDoDeedIn(view, world)) return { key: 'chronicles.can.deed' };
  return ACTIONS[world](view, tierIn(view, world));
}

function closed(key: string): Offer {
  return { words: { key }, isClosed: true };
}

const ACTIONS: Readonly<Record<World, (view: ChroniclesView, tier: Tier) => Phrase | null>> = {
  asgard: ({ ravaged }) => (ravaged.length > 0 ? { key: 'chronicles.can.heal' } : null),
  vanaheim: (view, tier) => taking('vanir-dice', vanirDiceToTake(view, tier)),
  alfheim: (view, tier) => taking('elves', elvesToTake(view, tier)),
  midgard: (view, tier) => taking('heroes', heroesToCall(view, tier)),
  nidavellir: ({ box, dispensers }, tier) => {
    const inReach = ARTIFACT_LEVELS.slice(0, box.dispensers[tier]);
    return inReach.some((level) => dispensers[level].front !== null)
      ? { key: 'chronicles.can.artifact' }
      : null;
  },
  svartalfheim: () => ({ key: 'chronicles.can.creature' }),
  iotunheim: () => ({ key: 'chronicles.can.runes' }),
  muspellheim: ({ fireGiants }) => (fireGiants > 0 ? { key: 'chronicles.can.weaken-surt' } : null),
  niflheim: ({ anonymous }) => (anonymous > 0 ? { key: 'chronicles.can.weaken-hel' } : null),
};

function taking(what: 'elves' | 'vanir-dice' | 'heroes', amount: number): Phrase | null {
  return amount > 0 ? { key: `chronicles.can.${what}`, with: { amount } } : null;
}

/** The resources that the Iotunns on the Sword take away from the gods. */
export function resourcesTaken(view: ChroniclesView): ReadonlySet<Resource> {
  return new Set(RESOURCES.filter((resource) => takerOf(view, resource) !== undefined));
}
