/** Which rule belongs to which effect of a creature. [C-721 to C-738] */
import { tell } from '../../../core/telling.ts';
import type { Creature } from '../components.ts';
import type { Draft } from '../draft.ts';
import { anonymousBack } from './anonymous-back.ts';
import { artifact } from './artifact.ts';
import { cardBack } from './card-back.ts';
import type { CreatureEffectKind, CreatureEffectOf, CreatureRule } from './effect.ts';
import { fights } from './fights.ts';
import { fireGiantsBack } from './fire-giants-back.ts';
import { godRegains } from './god-regains.ts';
import { godsHereRegain } from './gods-here-regain.ts';
import { goesAnywhere } from './goes-anywhere.ts';
import { heals } from './heals.ts';
import { heroes } from './heroes.ts';
import { iotunnBack } from './iotunn-back.ts';
import { jormungandBack } from './jormungand-back.ts';
import { looksAtDecks } from './looks-at-decks.ts';
import { movesGods } from './moves-gods.ts';
import { takes } from './takes.ts';
import { turnsTree } from './turns-tree.ts';

const RULES: { readonly [Kind in CreatureEffectKind]: CreatureRule<Kind> } = {
  'goes-anywhere': goesAnywhere,
  'moves-gods': movesGods,
  'looks-at-decks': looksAtDecks,
  heroes,
  'gods-here-regain': godsHereRegain,
  'god-regains': godRegains,
  'anonymous-back': anonymousBack,
  'fire-giants-back': fireGiantsBack,
  'turns-tree': turnsTree,
  takes,
  fights,
  'iotunn-back': iotunnBack,
  'card-back': cardBack,
  artifact,
  heals,
  'jormungand-back': jormungandBack,
};

/** A creature that can change nothing may be chosen all the same. [C-349] */
export function letHelp(game: Draft, creature: Creature): void {
  tell(game, { type: 'creature-chosen', creature });
  if (!applied(game, game.box.creatures[creature])) tell(game, { type: 'creature-in-vain', creature });
}

function applied<Kind extends CreatureEffectKind>(game: Draft, effect: CreatureEffectOf<Kind>): boolean {
  return RULES[effect.kind as Kind](game, effect);
}
