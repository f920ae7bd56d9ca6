/** Reads a creature's effect in a box file: the name of the effect, with its parameters. */

import { z } from 'zod';
import { fields } from '../../../box-files/parts.ts';
import type { Json } from '../../../core/json.ts';
import { namesOf } from '../../../core/typed/records.ts';
import type { CreatureEffect, CreatureEffectKind, CreatureEffectOf } from '../box/creature-effect.ts';
import { checkDetails, EFFECT_DETAILS, onlyThose } from './details.ts';

const NEEDED: {
  readonly [Kind in CreatureEffectKind]: readonly Exclude<keyof CreatureEffectOf<Kind>, 'kind'>[];
} = {
  'goes-anywhere': [],
  'moves-gods': ['gods', 'steps'],
  'looks-at-decks': [],
  heroes: ['heroes'],
  'gods-here-regain': ['life'],
  'god-regains': ['life'],
  'anonymous-back': ['anonymous'],
  'fire-giants-back': ['fireGiants'],
  'turns-tree': [],
  takes: ['elves', 'vanirDice'],
  fights: ['prevents'],
  'iotunn-back': [],
  'card-back': [],
  artifact: ['level'],
  heals: [],
  'jormungand-back': [],
};

const KIND = z
  .enum(namesOf(NEEDED), 'chronicles.box.no-effect')
  .meta({ id: 'effect' })
  .describe('chronicles.box.about.effect');

const EFFECT = { effect: KIND, ...EFFECT_DETAILS };

type Written = z.output<z.ZodObject<typeof EFFECT>>;

export const CREATURE = fields(EFFECT)
  .superRefine((written, ctx) => {
    checkDetails(written, EFFECT_DETAILS, NEEDED[written.effect], ctx);
    if (written.elves !== 0 || written.vanirDice !== 0) return;
    ctx.addIssue({ code: 'custom', input: written, message: 'chronicles.box.takes-nothing' });
  })
  .transform(effectOf)
  .meta({ id: 'creature' });

/** The effect, whose details have been checked above. */
function effectOf(written: Written): CreatureEffect {
  return { kind: written.effect, ...onlyThose(written, NEEDED[written.effect]) } as CreatureEffect;
}

export function effectWritten({ kind, ...details }: CreatureEffect): { readonly [field: string]: Json } {
  return { effect: kind, ...details };
}
