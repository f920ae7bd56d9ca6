/** Reads the power of an Artifact or of a god in a box file: its name, with its parameters. */

import { z } from 'zod';
import { fields } from '../../../box-files/parts.ts';
import type { Json } from '../../../core/json.ts';
import { namesOf } from '../../../core/typed/records.ts';
import type { Power, PowerKind, PowerOf } from '../box/power.ts';
import { checkDetails, LEVEL, onlyThose, POWER_DETAILS } from './details.ts';

const NEEDED: {
  readonly [Kind in PowerKind]: readonly Exclude<keyof PowerOf<Kind>, 'kind'>[];
} = {
  'ignores-enemies': [],
  'prevents-in-fights': ['risks', 'against'],
  'prevents-in-actions': ['risks'],
  moves: ['steps'],
  links: ['worlds'],
  'takes-more': ['world', 'more'],
  'takes-after-fights': [],
  'keeps-dice': ['dice'],
  'rerolls-god-die': [],
  'steadies-god-die': ['faces'],
  'fights-next-door': [],
  'moves-another-god': ['steps'],
  'regains-at-the-end': ['world', 'life'],
  'looks-at-decks': [],
  'looks-at-own-card': [],
  'gives-life': [],
};

const KIND = z
  .enum(namesOf(NEEDED), 'chronicles.box.no-power')
  .meta({ id: 'power' })
  .describe('chronicles.box.about.power');

const POWER = { power: KIND, ...POWER_DETAILS };

type Written = z.output<z.ZodObject<typeof POWER>>;

function checkPower(written: Written, ctx: z.core.$RefinementCtx): void {
  checkDetails(written, POWER_DETAILS, NEEDED[written.power], ctx);
  const { power, world } = written;
  if (power !== 'takes-more' || world === undefined || world === 'alfheim' || world === 'vanaheim') return;
  ctx.addIssue({
    code: 'custom',
    path: ['world'],
    input: world,
    message: 'chronicles.box.takes-nothing-there',
  });
}

/** The power; the value has been accepted by `checkPower`. */
function powerOf(written: Written): Power {
  return { kind: written.power, ...onlyThose(written, NEEDED[written.power]) } as Power;
}

export const ARTIFACT = fields({ level: LEVEL.describe('chronicles.box.about.level'), ...POWER })
  .superRefine(checkPower)
  .transform(({ level, ...written }) => ({ level, power: powerOf(written) }))
  .meta({ id: 'artifact' })
  .describe('chronicles.box.about.artifact');

export const GOD_POWER = fields(POWER).superRefine(checkPower).transform(powerOf);

export function powerWritten({ kind, ...details }: Power): { readonly [field: string]: Json } {
  return { power: kind, ...details };
}
