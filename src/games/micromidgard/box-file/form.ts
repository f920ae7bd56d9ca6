/** Declares the schema of Micro Midgard's box file: every field, its meaning, and the sentence for each fault. */
import { z } from 'zod';
import { areDifferent, beginning, each, fields, listOf } from '../../../box-files/parts.ts';
import { RULE_STATES } from '../box/box.ts';
import { OUTER_REALMS, PROPHECIES } from '../box/components.ts';
import { YIELDS_IN_WORDS, yieldOfWords } from './yields.ts';

const COLUMNS = 5;
const MAX_POINTS = 9;
const MAX_GIVEN = 4;

const REALM = z.enum(OUTER_REALMS, 'micromidgard.box.no-realm');

const GIVEN = listOf(z.enum(YIELDS_IN_WORDS, 'micromidgard.box.no-yield').transform(yieldOfWords))
  .min(1, 'micromidgard.box.gives-nothing')
  .max(MAX_GIVEN, 'micromidgard.box.gives-too-much');

const MIDGARD = fields({ normal: GIVEN.describe('micromidgard.box.about.normal').optional() });

const OUTER_REALM = fields({
  normal: GIVEN.describe('micromidgard.box.about.normal').optional(),
  destroyed: GIVEN.describe('micromidgard.box.about.destroyed').optional(),
});

const SIDES = z
  .tuple([REALM, REALM], {
    error: ({ code }) =>
      code === 'too_big' || code === 'too_small' ? 'micromidgard.box.two-sides' : 'form.no-list',
  })
  .optional();

const POOL = listOf(z.enum(PROPHECIES, 'micromidgard.box.no-prophecy'))
  .min(COLUMNS, { error: 'micromidgard.box.too-few-prophecies', abort: true })
  .refine(areDifferent, 'micromidgard.box.prophecy-twice')
  .describe('micromidgard.box.about.pool');

const POINTS = z
  .int('micromidgard.box.no-points')
  .min(0, 'micromidgard.box.no-points')
  .max(MAX_POINTS, 'micromidgard.box.no-points');

const SPACES = z
  .int('micromidgard.box.no-spaces')
  .min(1, 'micromidgard.box.no-spaces')
  .max(OUTER_REALMS.length - 1, 'micromidgard.box.no-spaces');

/** The tokens. They're also read separately, because they're counted even if something else in the file is wrong. */
export const TOKENS = fields({
  red: SIDES.describe('micromidgard.box.about.red'),
  blue: SIDES.describe('micromidgard.box.about.blue'),
  sun: SIDES.describe('micromidgard.box.about.sun'),
  moon: SIDES.describe('micromidgard.box.about.moon'),
}).describe('micromidgard.box.about.tokens');

const REALM_CARDS = fields({ midgard: MIDGARD.optional(), ...each(OUTER_REALMS, OUTER_REALM) }).describe(
  'micromidgard.box.about.realms',
);

export const BOX_FILE = fields({
  ...beginning('micromidgard'),
  rules: listOf(z.literal(RULE_STATES, 'micromidgard.box.no-rules'))
    .min(1, 'micromidgard.box.no-rules-named')
    .describe('micromidgard.box.about.rules'),
  ring: listOf(REALM)
    .length(OUTER_REALMS.length, { error: 'micromidgard.box.eight-realms', abort: true })
    .refine(areDifferent, 'micromidgard.box.eight-realms')
    .describe('micromidgard.box.about.ring')
    .optional(),
  sunSpaces: SPACES.describe('micromidgard.box.about.sunSpaces').optional(),
  realms: REALM_CARDS.optional(),
  tokens: TOKENS.optional(),
  prophecyPoints: listOf(POINTS)
    .length(COLUMNS, 'micromidgard.box.five-columns')
    .describe('micromidgard.box.about.prophecyPoints')
    .optional(),
  prophecies: fields({ sun: POOL, moon: POOL }).describe('micromidgard.box.about.prophecies').optional(),
  moonTrackAction: z
    .enum(['moon', 'craft'], 'micromidgard.box.no-action')
    .describe('micromidgard.box.about.moonTrackAction')
    .optional(),
});

export type BoxFile = z.output<typeof BOX_FILE>;
