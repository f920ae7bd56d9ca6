/** Describes the skills and Relations of a campaign, in a few words each. */
import type { Phrase } from '../../../../core/presentation/phrase.ts';
import type { GodName } from '../../box/components.ts';
import { otherOf, type Pair, relationsWith } from '../../box/skills.ts';
import type { Chronicle, GodChronicle } from '../../campaign/chronicle.ts';
import { active } from '../../facts/gods.ts';
import { relationsAtWork, relationsOf } from '../../facts/skills.ts';
import type { OpenBoard } from '../../state/state.ts';
import { powerWords } from '../cards.ts';
import { elves, godName, vanirDice } from '../names.ts';

export const STEADY_HAND: Phrase = { key: 'chronicles.skill.steady-hand' };
export const SURE_HAND: Phrase = { key: 'chronicles.skill.sure-hand' };

/** A Relation, named after the other god: "Relation with Thor". */
function relationWith(pair: Pair, god: GodName): Phrase {
  return { key: 'chronicles.skill.relation', with: { god: godName(otherOf(pair, god)) } };
}

/** A god's skills so far, in a few words each. */
export function skillsLearnt({ relations }: Chronicle, learnt: GodChronicle): readonly Phrase[] {
  const { god } = learnt;
  return [
    ...startsWith(learnt),
    ...(learnt.isSteady ? [STEADY_HAND] : []),
    ...(learnt.isSure ? [SURE_HAND] : []),
    ...relationsWith(god, relations).map((pair) => relationWith(pair, god)),
  ];
}

function startsWith(learnt: GodChronicle): readonly Phrase[] {
  const what = [
    ...(learnt.elves > 0 ? [elves(learnt.elves)] : []),
    ...(learnt.vanirDice > 0 ? [vanirDice(learnt.vanirDice)] : []),
  ];
  return what.length === 0 ? [] : [{ key: 'chronicles.skill.starts-with', with: { what } }];
}

/** A god's skills during a game. Its starting equipment is listed among its holdings instead. */
export function skillsInGame(game: OpenBoard, god: GodName): readonly Phrase[] {
  return [
    ...(game.skills.steady.includes(god) ? [STEADY_HAND] : []),
    ...(game.skills.sure.includes(god) ? [SURE_HAND] : []),
    ...relationsOf(game, god).map((pair) => relationWith(pair, god)),
  ];
}

/** The effect of each Relation of the current god, and whether it works in the god's World. */
export function relationLines(game: OpenBoard): readonly Phrase[] {
  const { god } = active(game);
  const atWork = relationsAtWork(game);
  return relationsOf(game, god).map((pair) => ({
    key: 'chronicles.details.relation',
    with: {
      isHere: String(atWork.includes(pair)),
      god: godName(otherOf(pair, god)),
      power: powerWords(game.box.relations[pair]),
    },
  }));
}
