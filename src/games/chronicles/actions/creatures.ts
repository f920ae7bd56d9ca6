/** The effects of the eighteen creatures. [C-349, C-721 to C-738] */

import { emit } from '../../../core/logs/event-record.ts';
import { ask } from '../../../core/requests/asking.ts';
import type { Creature } from '../box/components.ts';
import type { CreatureEffectKind, CreatureEffectOf } from '../box/creature-effect.ts';
import { lookAtDecks } from '../changes/decks.ts';
import { callHeroes, regainLife, takeElves, takeVanirDice } from '../changes/gods.ts';
import { sendAnonymousBack, sendFireGiantsBack } from '../changes/reserves.ts';
import { TREE_ENEMY_RULES } from '../enemies/enemies.ts';
import { active, godsOnTree, heroesInReserve, mostLife } from '../facts/gods.ts';
import { cardsToTakeBack } from '../facts/rounds.ts';
import type { Draft } from '../state/draft.ts';
import type { Step } from '../state/state.ts';
import { foesInReach } from './fighting.ts';
import { frontArtifact, takeArtifact } from './worlds.ts';

/** Applies the effect of a creature. Returns false if it would change nothing. */
type CreatureRule<Kind extends CreatureEffectKind> = (game: Draft, effect: CreatureEffectOf<Kind>) => boolean;

const RULES: { readonly [Kind in CreatureEffectKind]: CreatureRule<Kind> } = {
  /** The current god goes to any World. */
  'goes-anywhere': (game) => {
    ask(game, { about: 'place-god', god: active(game).god });
    return true;
  },
  /** A number of freely chosen gods move a few steps each. */
  'moves-gods': (game, { gods, steps }) => {
    game.steps.unshift({ do: 'move-gods', moved: [], left: gods, steps });
    return true;
  },
  /** Reveals the top card of every deck; each of them can be put under its deck. */
  'looks-at-decks': (game) => {
    if (game.seats.every(({ deck }) => deck.length === 0)) return false;
    lookAtDecks(game);
    ask(game, { about: 'put-under' });
    return true;
  },
  /** Brings Heroes to Valhalla. */
  heroes: (game, effect) => {
    if (heroesInReserve(game) === 0) return false;
    callHeroes(game, effect.heroes);
    return true;
  },
  /** The current god and every other god in the same World regain Life. */
  'gods-here-regain': (game, { life }) => {
    const { world } = active(game);
    const hurt = game.seats.filter((seat) => seat.world === world && seat.life < mostLife(game));
    for (const seat of hurt) regainLife(game, seat, life);
    return hurt.length > 0;
  },
  /** One god, wherever it is, regains Life. */
  'god-regains': (game, { life }) => {
    if (game.seats.every((seat) => seat.life === mostLife(game))) return false;
    ask(game, { about: 'god-regains', life });
    return true;
  },
  /** Anonymous leave Hel's ladder. */
  'anonymous-back': (game, { anonymous }) => {
    if (game.anonymous === 0) return false;
    sendAnonymousBack(game, anonymous);
    return true;
  },
  /** Fire Giants leave Surt's ladder. */
  'fire-giants-back': (game, { fireGiants }) => {
    if (game.fireGiants === 0) return false;
    sendFireGiantsBack(game, fireGiants);
    return true;
  },
  /** The players decide whether the middle level turns. */
  'turns-tree': (game) => {
    ask(game, { about: 'turn-tree' });
    return true;
  },
  /** The current god gets Elves, Vanir dice, or both, if there are enough. */
  takes: (game, { elves, vanirDice }) => {
    if (Math.min(elves, game.alfheim) + Math.min(vanirDice, game.vanaheim) === 0) return false;
    takeElves(game, elves);
    takeVanirDice(game, vanirDice);
    return true;
  },
  /** The current god fights immediately, with fewer Risks. */
  fights: (game, { prevents }) => {
    if (foesInReach(game).length === 0) return false;
    ask(game, { about: 'fight', prevented: prevents });
    return true;
  },
  /** An Iotunn goes back to Loki's ladder without a Fight. */
  'iotunn-back': (game) => {
    if (game.iotunns.length === 0) return false;
    ask(game, { about: 'iotunn-back' });
    return true;
  },
  /** A card leaves the Wheel. */
  'card-back': (game) => {
    if (cardsToTakeBack(game).length === 0) return false;
    ask(game, { about: 'card-back' });
    return true;
  },
  /** The current god gets the Artifact in front of a dispenser. */
  artifact: (game, { level }) => {
    const front = frontArtifact(game, level);
    if (front === undefined) return false;
    takeArtifact(game, front);
    return true;
  },
  /** A ravaged World is healed without Risks. */
  heals: (game) => {
    if (game.ravaged.length === 0) return false;
    ask(game, { about: 'heal' });
    return true;
  },
  /** Jormungand swims one island back. */
  'jormungand-back': (game) => {
    if (game.island === 0) return false;
    TREE_ENEMY_RULES.jormungand.retreat(game);
    return true;
  },
};

/** Lets a creature help. Choosing one that can't change anything is allowed. [C-349] */
export function letHelp(game: Draft, creature: Creature): void {
  emit(game, { type: 'creature-chosen', creature });
  const effect = game.box.creatures[creature];
  if (!applied(game, effect.kind, effect)) emit(game, { type: 'creature-in-vain', creature });
}

function applied<Kind extends CreatureEffectKind>(
  game: Draft,
  kind: Kind,
  effect: CreatureEffectOf<Kind>,
): boolean {
  return RULES[kind](game, effect);
}

/** Asks which god moves next, until all gods or the allowed number of gods have moved. */
export function moveNextGod(game: Draft, { moved, left, steps }: Extract<Step, { do: 'move-gods' }>): void {
  if (left > 0 && moved.length < godsOnTree(game).length)
    ask(game, { about: 'move-gods', moved, left, steps });
}
