/** Which rule belongs to which effect of a creature. [C-721 to C-738] */
import { tell } from '../../../../core/telling/telling.ts';
import type { Creature } from '../../box/components.ts';
import type { CreatureEffectKind, CreatureEffectOf, CreatureRule } from '../../box/creature-effect.ts';
import type { Draft } from '../../state/draft.ts';
import { fights } from './fights.ts';
import { artifact } from './gives/artifact.ts';
import { godRegains } from './gives/god-regains.ts';
import { godsHereRegain } from './gives/gods-here-regain.ts';
import { heals } from './gives/heals.ts';
import { heroes } from './gives/heroes.ts';
import { takes } from './gives/takes.ts';
import { looksAtDecks } from './looks-at-decks.ts';
import { goesAnywhere } from './moves/goes-anywhere.ts';
import { movesGods } from './moves/moves-gods.ts';
import { turnsTree } from './moves/turns-tree.ts';
import { anonymousBack } from './sends-back/anonymous-back.ts';
import { cardBack } from './sends-back/card-back.ts';
import { fireGiantsBack } from './sends-back/fire-giants-back.ts';
import { iotunnBack } from './sends-back/iotunn-back.ts';
import { jormungandBack } from './sends-back/jormungand-back.ts';

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
