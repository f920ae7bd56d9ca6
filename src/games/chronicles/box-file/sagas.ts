/** Reads and writes the sagas in a box file: how each begins, and its pages. */

import { z } from 'zod';
import { areDifferent, each, fields, listOf } from '../../../box-files/parts.ts';
import type { Json } from '../../../core/json.ts';
import { recordOf } from '../../../core/typed/records.ts';
import { SAGAS } from '../box/box.ts';
import { GODS, ROTATIONS, SAGA_FOES, TIERS, TREE_ENEMIES, WALKERS } from '../box/components.ts';
import { DEEDS, pageWith, type Saga, type SagaPage, type SpacesForFew, sagaWith } from '../box/saga.ts';
import { AMOUNT, AMOUNT_OR_NONE, WORLD } from './details.ts';
import { GOD_POWER, powerWritten } from './powers.ts';
import { EFFECTS, effectsWritten } from './saga-effects.ts';
import { checkSaga } from './saga-pages.ts';

const MAX_PAGES = 6;
const MAX_PAGE_LENGTH = 20;
const MIN_TRACK = 2;
const MAX_TRACK_LENGTH = 12;
const MAX_ON_A_LADDER = 8;
const MAX_IOTUNNS = 7;
const MAX_STRENGTH_A_SPACE = 3;
/** The numbers of gods for which a page can be shorter. Five gods always play the whole page. */
const FEW_GODS = [1, 2, 3, 4] as const;

const TASK_FOES = [...TREE_ENEMIES, ...SAGA_FOES] as const;

const WORLDS_READ = listOf(WORLD)
  .min(1, 'chronicles.box.no-world-at-all')
  .refine(areDifferent, 'chronicles.box.world-twice');

const LENGTH = z
  .int('chronicles.box.no-length')
  .min(MIN_TRACK, 'chronicles.box.no-length')
  .max(MAX_TRACK_LENGTH, 'chronicles.box.no-length');

const PER_SPACE = z
  .number('chronicles.box.no-share')
  .min(0, 'chronicles.box.no-share')
  .max(MAX_STRENGTH_A_SPACE, 'chronicles.box.no-share')
  .multipleOf(0.5, 'chronicles.box.no-share');

const TRACK = fields({
  foe: z.enum(SAGA_FOES, 'chronicles.box.no-saga-foe').describe('chronicles.box.about.foe'),
  world: WORLD.describe('chronicles.box.about.foughtIn'),
  length: LENGTH.describe('chronicles.box.about.length'),
  strength: AMOUNT_OR_NONE.describe('chronicles.box.about.strength'),
  perSpace: PER_SPACE.describe('chronicles.box.about.perSpace'),
  back: AMOUNT.describe('chronicles.box.about.back'),
  runsWith: listOf(z.enum(TREE_ENEMIES, 'chronicles.box.no-enemy'))
    .refine(areDifferent, 'chronicles.box.target-twice')
    .describe('chronicles.box.about.runsWith')
    .optional(),
  rotation: z
    .literal(ROTATIONS, 'chronicles.box.no-rotation')
    .describe('chronicles.box.about.rotation')
    .optional(),
}).transform(({ runsWith = [], rotation = null, ...track }) => ({ ...track, runsWith, rotation }));

const SPACES = listOf(EFFECTS)
  .min(1, 'chronicles.box.no-spaces')
  .max(MAX_PAGE_LENGTH, 'chronicles.box.page-too-long');

const PAGE = fields({
  spaces: SPACES.describe('chronicles.box.about.spaces'),
  spacesForFew: fields({
    upTo: z.literal(FEW_GODS, 'chronicles.box.not-few').describe('chronicles.box.about.upTo'),
    spaces: SPACES.describe('chronicles.box.about.spaces'),
  })
    .describe('chronicles.box.about.spacesForFew')
    .optional(),
  entry: EFFECTS.describe('chronicles.box.about.entry').optional(),
  task: fields({
    deeds: AMOUNT.describe('chronicles.box.about.deeds').optional(),
    fights: fields(each(TASK_FOES, AMOUNT)).describe('chronicles.box.about.fights').optional(),
  })
    .describe('chronicles.box.about.task')
    .optional(),
  deed: fields({
    name: z.enum(DEEDS, 'chronicles.box.no-deed').describe('chronicles.box.about.deedName'),
    worlds: WORLDS_READ.describe('chronicles.box.about.deedWorlds'),
  })
    .describe('chronicles.box.about.deed')
    .optional(),
  tracks: listOf(TRACK).describe('chronicles.box.about.tracks').optional(),
  taken: fields(recordOf(TIERS, () => AMOUNT))
    .describe('chronicles.box.about.taken')
    .optional(),
  powers: listOf(GOD_POWER).describe('chronicles.box.about.pagePowers').optional(),
  stronger: fields(each(TASK_FOES, AMOUNT)).describe('chronicles.box.about.stronger').optional(),
  fated: fields(each(TASK_FOES, z.enum(GODS, 'chronicles.box.unknown-god')))
    .describe('chronicles.box.about.fated')
    .optional(),
  toll: AMOUNT.describe('chronicles.box.about.toll').optional(),
}).transform(pageRead);

/** A page from the file. Omitted fields are as in the standalone game. */
function pageRead({ spaces, task, stronger, fated, ...named }: PageWritten): SagaPage {
  const there = Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
  return pageWith(spaces, {
    ...there,
    task: { deeds: task?.deeds ?? 0, fights: onlyGiven(task?.fights) },
    stronger: onlyGiven(stronger),
    fated: onlyGiven(fated),
  });
}

type Kept = Omit<SagaPage, 'spaces' | 'task' | 'stronger' | 'fated'>;

interface PageWritten extends Readonly<{ [Field in keyof Kept]?: Kept[Field] | undefined }> {
  readonly spaces: SagaPage['spaces'];
  readonly task?: { readonly deeds?: number | undefined; readonly fights?: Some<number> } | undefined;
  readonly stronger?: Some<number>;
  readonly fated?: Some<(typeof GODS)[number]>;
}

type Some<Value> = { readonly [foe in (typeof TASK_FOES)[number]]?: Value | undefined } | undefined;

/** The fields that have a value. The cast is needed because the type system can't follow the filter. */
function onlyGiven<Value>(some: Some<Value>): Readonly<Partial<Record<(typeof TASK_FOES)[number], Value>>> {
  return Object.fromEntries(Object.entries(some ?? {}).filter(([, value]) => value !== undefined)) as Partial<
    Record<(typeof TASK_FOES)[number], Value>
  >;
}

function atFirst(most: number) {
  return z
    .int('chronicles.box.not-at-first')
    .min(1, 'chronicles.box.not-at-first')
    .max(most, 'chronicles.box.not-at-first')
    .describe('chronicles.box.about.atFirst')
    .optional();
}

const SET_UP = fields({
  anonymous: atFirst(MAX_ON_A_LADDER),
  fireGiants: atFirst(MAX_ON_A_LADDER),
  iotunns: atFirst(MAX_IOTUNNS),
  places: fields(each(WALKERS, WORLD)).describe('chronicles.box.about.places').optional(),
});

const SAGA = fields({
  setUp: SET_UP.describe('chronicles.box.about.setUp').optional(),
  pages: listOf(PAGE)
    .min(1, { error: 'chronicles.box.no-pages', abort: true })
    .max(MAX_PAGES, 'chronicles.box.too-many-pages')
    .describe('chronicles.box.about.pages'),
})
  .transform(({ setUp = {}, pages }): Saga => {
    const { places, ...called } = setUp;
    const given = Object.entries(called).filter(([, count]) => count !== undefined);
    const placed = Object.entries(places ?? {}).filter(([, world]) => world !== undefined);
    return sagaWith(pages, { ...Object.fromEntries(given), places: Object.fromEntries(placed) });
  })
  .superRefine(checkSaga)
  .meta({ id: 'saga' });

export const SAGAS_READ = fields(
  each(SAGAS, SAGA.describe('chronicles.box.about.saga')),
  'chronicles.box.unknown-saga',
).describe('chronicles.box.about.sagas');

/** Writes a saga without fields that a page doesn't need. */
export function sagaWritten({ setUp, pages }: Saga): Json {
  const begins = withoutNothing({ ...setUp });
  return {
    ...(Object.keys(begins).length === 0 ? {} : { setUp: begins }),
    pages: pages.map(pageWritten),
  };
}

function pageWritten({ spaces, spacesForFew, entry, task, powers, tracks, deed, ...others }: SagaPage): Json {
  return {
    spaces: spaces.map(effectsWritten),
    ...withoutNothing({
      spacesForFew: spacesForFew === undefined ? null : forFewWritten(spacesForFew),
      entry: effectsWritten(entry),
      task: withoutNothing({ ...task }),
      deed: deed === null ? null : { name: deed.name, worlds: deed.worlds },
      tracks: tracks.map((track) => withoutNothing({ ...track })),
      powers: powers.map(powerWritten),
      ...others,
    }),
  };
}

function forFewWritten({ upTo, spaces }: SpacesForFew): Json {
  return { upTo, spaces: spaces.map(effectsWritten) };
}

function withoutNothing(written: { readonly [field: string]: Json }): { readonly [field: string]: Json } {
  return Object.fromEntries(Object.entries(written).filter(([, value]) => !isNothing(value)));
}

function isNothing(value: Json): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0;
  return value === null || value === 0;
}
