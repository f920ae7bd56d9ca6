/** Puts chances into words: a single chance, and the list of odds that anyone can look up. */
import type { Phrase } from '../../../core/presentation/phrase.ts';
import { foesInReach } from '../actions/fighting.ts';
import { active } from '../facts/gods.ts';
import { isTaken } from '../facts/iotunns.ts';
import { type Reveal, revealsOf } from '../odds/awakening.ts';
import { lifeAtHand, risksOfFight } from '../odds/dangers.ts';
import { chanceToLose, chanceUnhurt, expectedLoss, type Losses, lossesFrom } from '../odds/save-roll.ts';
import type { ChroniclesView } from '../state/view.ts';
import { elves, enemyName, foeName, godName, heroes, lifePoints, risks, vanirDice } from './names.ts';

/** A chance below this is a rounding error. */
const NOTHING = 1e-9;
const LITTLE = 0.01;
/** The smallest possible loss that is shown, so that no loss is shown as 0.0. */
const MIN_LIFE = 0.1;
/** The highest number of Risks in the table. Stronger foes occur only in the worst games. */
const MAX_RISKS = 6;

export function isCertain(of: number): boolean {
  return of > 1 - NOTHING;
}

/** A chance in words. A possible event is never shown as 0%, and a possible failure never as 100%. */
export function chance(of: number): Phrase {
  if (of > NOTHING && of < LITTLE) return { key: 'chronicles.chance.little' };
  if (!isCertain(of) && of > 1 - LITTLE) return { key: 'chronicles.chance.nearly-certain' };
  return { key: 'chronicles.chance', with: { chance: of } };
}

/** The amounts of help to send (default: everything the current god has, but no Heroes). */
type Given = { readonly [counted: string]: number };

/** The lines about odds; empty once the game is over. */
export function oddsLines(view: ChroniclesView, given: Given): readonly Phrase[] {
  if (view.question === null) return [];
  return view.turn.seat === null ? cardLines(view) : saveLines(view, given);
}

/** The possible effects of the card in front of each god that hasn't played. */
function cardLines(view: ChroniclesView): readonly Phrase[] {
  const waiting = view.seats.filter(({ hasGone, faceDown }) => !hasGone && faceDown.laid);
  return [
    { key: 'chronicles.odds.cards' },
    ...waiting.map((seat) => {
      const waking = revealsOf(view, seat).filter(({ wakes }) => wakes);
      const god = godName(seat.god);
      return waking.length === 0
        ? { key: 'chronicles.odds.card-wakes-nobody', with: { god } }
        : { key: 'chronicles.odds.card', with: { god, enemies: waking.map(wakingChance) } };
    }),
  ];
}

function wakingChance(reveal: Reveal): Phrase {
  return {
    key: reveal.loses === null ? 'chronicles.odds.wakes' : 'chronicles.odds.wakes-and-loses',
    with: { enemy: enemyName(reveal.enemy), chance: chance(reveal.chance) },
  };
}

interface Sent {
  readonly heroes: number;
  readonly dice: number;
  readonly elves: number;
}

/** The odds of a save roll by the number of Risks, with the foes that the current god could fight. */
function saveLines(view: ChroniclesView, given: Given): readonly Phrase[] {
  const god = active(view);
  const sent = {
    heroes: isTaken(view, 'heroes') ? 0 : (given['heroes'] ?? 0),
    dice: isTaken(view, 'vanir-dice') ? 0 : (given['dice'] ?? god.vanirDice),
    elves: isTaken(view, 'elves') ? 0 : (given['elves'] ?? god.elves),
  };
  const heroesSent = sent.heroes > 0 ? [heroes(sent.heroes)] : [];
  const have = [...heroesSent, vanirDice(sent.dice), elves(sent.elves)];
  return [
    {
      key: 'chronicles.odds.for',
      with: {
        god: godName(god.god),
        life: lifePoints(lifeAtHand(view, god)),
        have,
        isDieTaken: String(isTaken(view, 'god-die')),
      },
    },
    ...Array.from({ length: MAX_RISKS }, (_, at) => riskLine(view, at + 1, sent)),
    ...foesInReach(view).map((foe) => {
      const left = risksOfFight(view, foe);
      return {
        key: 'chronicles.odds.foe',
        with: { foe: foeName(foe), risks: risks(left), line: lossLine(view, lossesOn(view, left, sent)) },
      };
    }),
  ];
}

function lossesOn(view: ChroniclesView, count: number, sent: Sent): Losses {
  return lossesFrom(view, { risks: count, ...sent });
}

function riskLine(view: ChroniclesView, count: number, sent: Sent): Phrase {
  const line = lossLine(view, lossesOn(view, count, sent));
  return { key: 'chronicles.odds.risks', with: { risks: risks(count), line } };
}

function lossLine(view: ChroniclesView, losses: Losses): Phrase {
  const unhurt = chanceUnhurt(losses);
  if (isCertain(unhurt)) return { key: 'chronicles.risk.unhurt' };
  const fatal = chanceToLose(losses, lifeAtHand(view, active(view)));
  const places = { unhurt: chance(unhurt), life: Math.max(expectedLoss(losses), MIN_LIFE) };
  return fatal === 0
    ? { key: 'chronicles.odds.loss', with: places }
    : { key: 'chronicles.odds.fatal-loss', with: { ...places, fatal: chance(fatal) } };
}
