/** Describes the result of an action in a few words: Risks with their odds, Life lost, a card revealed. */

import type { Phrase } from '../../../../core/presentation/phrase.ts';
import type { Alternative, Values } from '../../../../core/requests/request.ts';
import { amountOrZero } from '../../../../core/requests/values.ts';
import type { World } from '../../box/components.ts';
import { active } from '../../facts/gods.ts';
import { isTaken } from '../../facts/iotunns.ts';
import type { Reveal } from '../../odds/awakening.ts';
import { chanceToDie, lifeAtHand, lossesOf, risksOf } from '../../odds/dangers.ts';
import { isRavagedAgainAtOnce } from '../../odds/ravaging.ts';
import { chanceUnhurt } from '../../odds/save-roll.ts';
import type { ChroniclesView } from '../../state/view.ts';
import { enemyName, heroes, lifePoints, risks, vanirDice, worldName } from '../names.ts';
import { chance } from '../odds.ts';

/** At most this many enemies that could wake are listed by name; the others as a count. */
const NAMED = 3;

/** The help sent and the possible result: "2 Risks: 1 Hero, 3 Vanir dice, 94% unhurt". */
export function risksOutlook(view: ChroniclesView, alternative: Alternative, values: Values): Phrase {
  const odds = oddsOutlook(view, alternative, values);
  const count = risks(risksOf(view, alternative));
  const canSendHelp = 'heroes' in alternative.fields || 'dice' in alternative.fields;
  return canSendHelp
    ? { key: 'chronicles.risk.with', with: { risks: count, sent: sentAlong(values), odds } }
    : { key: 'chronicles.risk', with: { risks: count, odds } };
}

export function sentAlong(values: Values): Phrase {
  const sentHeroes = amountOrZero(values, 'heroes');
  const dice = amountOrZero(values, 'dice');
  if (sentHeroes > 0 && dice > 0)
    return { key: 'core.aside', with: { one: heroes(sentHeroes), other: vanirDice(dice) } };
  if (sentHeroes > 0) return heroes(sentHeroes);
  return dice > 0 ? vanirDice(dice) : { key: 'chronicles.risk.nothing-sent' };
}

/** The chance to lose nothing, without Elves and with the available ones, and the chance that the game is lost. */
export function oddsOutlook(view: ChroniclesView, alternative: Alternative, values: Values): Phrase {
  if (risksOf(view, alternative) <= amountOrZero(values, 'heroes')) return { key: 'chronicles.risk.unhurt' };
  const fatal = chanceToDie(view, alternative, values);
  const outlook = unhurtOutlook(view, alternative, values, fatal === 0);
  return fatal === 0 ? outlook : { key: 'chronicles.risk.fatal', with: { outlook, fatal: chance(fatal) } };
}

function unhurtOutlook(
  view: ChroniclesView,
  alternative: Alternative,
  values: Values,
  isFull: boolean,
): Phrase {
  const losses = lossesOf(view, alternative, values);
  const best = losses.findIndex((each) => each > 0);
  const hasElves = active(view).elves > 0 && !isTaken(view, 'elves');
  if (best > 0)
    return { key: 'chronicles.risk.hurt', with: { life: lifePoints(best), hasElves: String(hasElves) } };
  const unhurt = chance(chanceUnhurt(losses));
  if (!hasElves) return { key: 'chronicles.risk.unhurt-by-chance', with: { unhurt } };
  const alone = chance(chanceUnhurt(lossesOf(view, alternative, values, 0)));
  return isFull
    ? { key: 'chronicles.risk.unhurt-and-with-elves', with: { unhurt, alone } }
    : { key: 'chronicles.risk.unhurt-with-elves', with: { unhurt } };
}

/** The Life that the current god is certain to lose, and whether that is its last. */
export function lifeOutlook(view: ChroniclesView, lost: number): Phrase {
  if (lost <= 0) return { key: 'chronicles.loss.none' };
  const isFatal = lost >= lifeAtHand(view, active(view));
  return { key: isFatal ? 'chronicles.loss.fatal' : 'chronicles.loss', with: { life: lifePoints(lost) } };
}

/** A World to heal: "Midgard", or a note that it's useless. */
export function healedWorld(view: ChroniclesView, world: World): Phrase {
  const name = worldName(world);
  return isRavagedAgainAtOnce(view, world) ? { key: 'chronicles.heal.in-vain', with: { world: name } } : name;
}

/** The effect of a card that everyone knows, if it's revealed now. */
export function cardOutlook({ enemy, wakes, loses }: Reveal): Phrase {
  const key =
    loses !== null
      ? 'chronicles.reveal.loses'
      : wakes
        ? 'chronicles.reveal.wakes'
        : 'chronicles.reveal.lies-down';
  return { key, with: { enemy: enemyName(enemy) } };
}

/**
 * The possible effects of a card: the enemies that could wake, with the chance; or only the chance of losing the game, if there
 * is one.
 */
export function revealOutlook(reveals: readonly Reveal[]): Phrase | null {
  const [only, other] = reveals;
  if (only !== undefined && other === undefined) return cardOutlook(only);
  const losing = reveals.filter(({ loses }) => loses !== null);
  const waking = reveals.filter(({ wakes }) => wakes);
  const named = losing.length > 0 ? losing : waking;
  if (named.length === 0) return null;
  const places = {
    chance: chance(named.reduce((sum, each) => sum + each.chance, 0)),
    enemies: { either: named.map(({ enemy }) => enemyName(enemy)) },
    count: named.length,
  };
  if (losing.length > 0) return { key: 'chronicles.reveal.may-lose', with: places };
  return {
    key: named.length > NAMED ? 'chronicles.reveal.may-wake-many' : 'chronicles.reveal.may-wake',
    with: places,
  };
}
