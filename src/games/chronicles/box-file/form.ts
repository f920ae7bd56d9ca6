/** Declares the schema of Yggdrasil Chronicles' box file: every field, its meaning, and the sentence for each fault. */
import { z } from 'zod';
import { beginning, each, fields, listOf } from '../../../box-files/parts.ts';
import { STANDALONE } from '../box/box.ts';
import { ARTIFACTS, CREATURES, DIE_FACES, GODS, RUNE_STONES, RUNES } from '../box/components.ts';
import { CREATURE } from './effects.ts';
import { IOTUNN_PLACES, IOTUNNS_TO_READ, iotunnAt } from './iotunns.ts';
import { ARTIFACT, GOD_POWER } from './powers.ts';
import { SAGAS_READ } from './sagas.ts';
import { RELATIONS_READ, SKILL_PRICES_READ } from './skills.ts';
import { PAGE_WORDS, spaceRead } from './spaces.ts';

const FACES_OF_A_DIE = 6;
const MAX_ISLANDS = 6;
const MAX_PAGE_LENGTH = 20;

const ISLAND = z.literal([1, 2, 3], 'chronicles.box.no-island');

/** The God die, which never has the symbol that loses a Vanir die. [C-605] */
const GOD_DIE = dieOf(z.enum(['success', 'failure'], 'chronicles.box.no-face'));
const VANIR_DIE = dieOf(z.enum(DIE_FACES, 'chronicles.box.no-face'));

function dieOf<Face extends z.ZodType<string>>(face: Face) {
  return listOf(face)
    .length(FACES_OF_A_DIE, { error: 'chronicles.box.six-faces', abort: true })
    .refine((faces) => faces.some((each) => each.startsWith('success')), 'chronicles.box.never-saves');
}

const STONE = listOf(z.enum(RUNES, 'chronicles.box.no-rune'))
  .length(2, 'chronicles.box.two-runes')
  .describe('chronicles.box.about.stone');

const PAGE = listOf(z.enum(PAGE_WORDS, 'chronicles.box.no-space'))
  .min(1, { error: 'chronicles.box.no-tree-at-the-end', abort: true })
  .max(MAX_PAGE_LENGTH, 'chronicles.box.page-too-long')
  .refine(endsAtTheTree, 'chronicles.box.no-tree-at-the-end')
  .transform((page) => page.map(spaceRead))
  .describe('chronicles.box.about.page');

/** Whether the Tree is the last space, where the gods win. [C-418] */
function endsAtTheTree(page: readonly string[]): boolean {
  return page.indexOf('tree') === page.length - 1;
}

/** The following parts are also parsed separately, because they're counted even if something else in the file is wrong. */
export const STONES = fields(each(RUNE_STONES, STONE), 'chronicles.box.unknown-stone').describe(
  'chronicles.box.about.runeStones',
);

export const ARTIFACT_CARDS_READ = fields(
  each(ARTIFACTS, ARTIFACT),
  'chronicles.box.unknown-artifact',
).describe('chronicles.box.about.artifacts');

const IOTUNN_CARDS_READ = fields(
  each(
    IOTUNNS_TO_READ,
    z
      .enum(IOTUNN_PLACES, 'chronicles.box.no-iotunn-place')
      .meta({ id: 'place' })
      .transform(iotunnAt)
      .describe('chronicles.box.about.iotunn'),
  ),
  'chronicles.box.unknown-iotunn',
).describe('chronicles.box.about.iotunns');

export const BOX_FILE = fields({
  ...beginning('chronicles'),
  islands: listOf(ISLAND)
    .min(1, 'chronicles.box.no-islands')
    .max(MAX_ISLANDS, 'chronicles.box.too-many-islands')
    .describe('chronicles.box.about.islands')
    .optional(),
  iotunns: IOTUNN_CARDS_READ.optional(),
  godDie: GOD_DIE.describe('chronicles.box.about.godDie').optional(),
  vanirDie: VANIR_DIE.describe('chronicles.box.about.vanirDie').optional(),
  runeStones: STONES.optional(),
  artifacts: ARTIFACT_CARDS_READ.optional(),
  creatures: fields(
    each(CREATURES, CREATURE.describe('chronicles.box.about.creature')),
    'chronicles.box.unknown-creature',
  )
    .describe('chronicles.box.about.creatures')
    .optional(),
  sagaPages: fields(each(STANDALONE, PAGE)).describe('chronicles.box.about.sagaPages').optional(),
  sagas: SAGAS_READ.optional(),
  godPowers: fields(
    each(GODS, GOD_POWER.describe('chronicles.box.about.godPower')),
    'chronicles.box.unknown-god',
  )
    .describe('chronicles.box.about.godPowers')
    .optional(),
  skills: SKILL_PRICES_READ.optional(),
  relations: RELATIONS_READ.optional(),
  rulings: fields({
    fenrirAlwaysBites: z
      .boolean('chronicles.box.no-yes-or-no')
      .describe('chronicles.box.about.fenrirAlwaysBites'),
  })
    .describe('chronicles.box.about.rulings')
    .optional(),
});

export type BoxFile = z.output<typeof BOX_FILE>;
