/** Reads and writes the effects of a saga's space in a box file: the name of the effect, with its parameters. */

import { z } from 'zod';
import { fields, listOf } from '../../../box-files/parts.ts';
import type { Json } from '../../../core/json.ts';
import { namesOf } from '../../../core/typed/records.ts';
import { SAGA_FOES, TREE_ENEMIES } from '../box/components.ts';
import {
  SAGA_LOSERS,
  SAGA_LOSSES,
  type SagaEffect,
  type SagaEffectKind,
  type SagaSpace,
} from '../box/saga.ts';
import { AMOUNT, onlyThose } from './details.ts';

interface Details {
  readonly needed: readonly string[];
  readonly known: readonly string[];
}

const DETAILS: Readonly<Record<SagaEffectKind, Details>> = {
  'turn-tree': { needed: [], known: [] },
  calls: { needed: [], known: ['anonymous', 'fireGiants', 'iotunns'] },
  wakes: { needed: ['enemy'], known: ['enemy'] },
  takes: { needed: ['what', 'amount'], known: ['what', 'amount', 'from'] },
  runs: { needed: ['foe', 'spaces'], known: ['foe', 'spaces'] },
  'turn-page': { needed: [], known: [] },
  tree: { needed: [], known: [] },
};

const EFFECT_FIELDS = {
  effect: z
    .enum(namesOf(DETAILS), 'chronicles.box.no-saga-effect')
    .meta({ id: 'saga-effect' })
    .describe('chronicles.box.about.sagaEffect'),
  anonymous: AMOUNT.describe('chronicles.box.about.called').optional(),
  fireGiants: AMOUNT.describe('chronicles.box.about.called').optional(),
  iotunns: AMOUNT.describe('chronicles.box.about.called').optional(),
  enemy: z.enum(TREE_ENEMIES, 'chronicles.box.no-enemy').describe('chronicles.box.about.woken').optional(),
  what: z.enum(SAGA_LOSSES, 'chronicles.box.no-loss').describe('chronicles.box.about.what').optional(),
  amount: AMOUNT.describe('chronicles.box.about.amount').optional(),
  from: z.enum(SAGA_LOSERS, 'chronicles.box.no-losers').describe('chronicles.box.about.from').optional(),
  foe: z.enum(SAGA_FOES, 'chronicles.box.no-saga-foe').describe('chronicles.box.about.runner').optional(),
  spaces: AMOUNT.describe('chronicles.box.about.run').optional(),
};

type Written = z.output<z.ZodObject<typeof EFFECT_FIELDS>>;

function checkEffect(written: Written, ctx: z.core.$RefinementCtx): void {
  const { needed, known } = DETAILS[written.effect];
  const given = Object.keys(written).filter((field) => field !== 'effect');
  for (const field of new Set([...needed, ...given]))
    if (!given.includes(field) || !known.includes(field)) {
      const input = onlyThose(written, [field])[field];
      ctx.addIssue({ code: 'custom', path: [field], input, message: 'chronicles.box.detail-too-much' });
    }
  if (written.what === 'heroes' && written.from === 'alone')
    ctx.addIssue({ code: 'custom', input: 'alone', message: 'chronicles.box.heroes-of-all', path: ['from'] });
  if (written.effect === 'calls' && given.length === 0)
    ctx.addIssue({ code: 'custom', input: written, message: 'chronicles.box.calls-nobody' });
}

/** The effect; the value has been accepted by `checkEffect`, so it has exactly the details it needs. */
function effectRead({ effect, ...details }: Written): SagaEffect {
  switch (effect) {
    case 'calls':
      return { kind: effect, anonymous: 0, fireGiants: 0, iotunns: 0, ...details } as SagaEffect;
    case 'takes':
      return { kind: effect, from: 'each', ...details } as SagaEffect;
    default:
      return { kind: effect, ...details } as SagaEffect;
  }
}

export const EFFECTS = listOf(
  fields(EFFECT_FIELDS).superRefine(checkEffect).transform(effectRead).meta({ id: 'saga-space' }),
);

/** Writes the effects of a space, without amounts of 0. */
export function effectsWritten(space: SagaSpace): Json {
  return space.map(({ kind, ...details }) => ({
    effect: kind,
    ...Object.fromEntries(Object.entries(details).filter(([, value]) => value !== 0)),
  }));
}
