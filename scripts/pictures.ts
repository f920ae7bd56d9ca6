/**
 * Plays seeded games and writes pictures of their boards, full size and as a phone shows them, for looking at.
 * Usage: npx tsx scripts/pictures.ts [folder]
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { GameEvent } from '../src/core/game.ts';
import type { Json } from '../src/core/json.ts';
import { playOut } from '../src/core/playing.ts';
import { atRandom, type Policy } from '../src/core/policy.ts';
import { seedFrom } from '../src/core/random.ts';
import { drawBoard } from '../src/games/yggdrasil/board/picture.ts';
import type { GodName } from '../src/games/yggdrasil/components.ts';
import { yggdrasil } from '../src/games/yggdrasil/game.ts';
import { sensible } from '../src/games/yggdrasil/players/sensible.ts';
import type { YggdrasilView } from '../src/games/yggdrasil/view.ts';
import { openRenderer } from '../src/render/renderer.ts';
import { translator } from '../src/words/translate.ts';

const PHONE_WIDTH = 400;
const SEEDS_TRIED = 400;

interface Shown {
  readonly view: YggdrasilView;
  /** What happened since the turn before this one began. */
  readonly changes: readonly GameEvent[];
}

interface Wanted {
  readonly name: string;
  readonly gods: readonly GodName[];
  readonly options?: { readonly [option: string]: string | number };
  /** What a box file would have changed. */
  readonly corrections?: Json;
  /** How often the gods do anything at all instead of something sensible. */
  readonly folly: number;
  is(shown: Shown): boolean;
}

const SIX: readonly GodName[] = ['odin', 'thor', 'frey', 'heimdall', 'tyr', 'freyja'];
const THREE: readonly GodName[] = ['odin', 'tyr', 'freyja'];

const onItsOwn = (view: YggdrasilView): boolean => view.end === null && view.question?.about === 'turn';

const WANTED: readonly Wanted[] = [
  { name: 'start', gods: THREE, folly: 0, is: ({ view }) => onItsOwn(view) && view.turn.number === 1 },
  { name: 'middle', gods: THREE, folly: 0.1, is: ({ view }) => onItsOwn(view) && view.turn.number === 16 },
  { name: 'late', gods: THREE, folly: 0, is: ({ view }) => onItsOwn(view) && view.deck.count <= 4 },
  {
    name: 'in-mid-turn',
    gods: THREE,
    folly: 0.2,
    is: ({ view }) => view.turn.number > 9 && view.turn.spent.length === 2,
  },
  {
    name: 'fenrir-angry',
    gods: ['frey', 'heimdall', 'thor', 'odin'],
    folly: 0.2,
    is: ({ view }) =>
      onItsOwn(view) && view.fenrirIsAngry && view.enemies.fenrir > 3 && view.turn.number > 10,
  },
  {
    name: 'many-giants',
    gods: THREE,
    folly: 0.8,
    is: ({ view }) => onItsOwn(view) && view.active.length >= 7 && view.beaten.length >= 1,
  },
  {
    name: 'six-gods',
    gods: SIX,
    options: { ragnarok: 4, angry: 6 },
    folly: 0.3,
    is: ({ view }) =>
      onItsOwn(view) &&
      view.turn.number > 18 &&
      view.seats.some((seat) => seat.inTrance) &&
      view.active.length > 2,
  },
  {
    name: 'one-god',
    gods: ['thor'],
    folly: 0.1,
    is: ({ view }) => onItsOwn(view) && view.turn.number === 12,
  },
  {
    name: 'closed-bags',
    gods: ['heimdall', 'freyja'],
    options: { bags: 'closed' },
    folly: 0.3,
    is: ({ view }) =>
      onItsOwn(view) && view.turn.number > 8 && view.valkyries !== 'rainbow' && view.submerged !== 'black',
  },
  {
    name: '2010-start',
    gods: THREE,
    options: { rules: '2010' },
    folly: 0,
    is: ({ view }) => onItsOwn(view) && view.turn.number === 4 && view.submerged === null,
  },
  {
    name: '2010-jotunheim-closed',
    gods: THREE,
    options: { rules: '2010' },
    folly: 0.4,
    is: ({ view }) =>
      onItsOwn(view) && view.active.includes('gilling') && view.active.length > 3 && view.vanir > 1,
  },
  {
    name: '2010-blank-square',
    gods: THREE,
    options: { rules: '2010' },
    corrections: {
      rules: ['2010'],
      vanirStartsBlank: true,
      giants: { gilling: { name: 'Winter' }, thiazi: { name: 'Storm the Old' } },
    },
    folly: 0.4,
    is: ({ view }) =>
      onItsOwn(view) && view.active.includes('gilling') && view.active.includes('thiazi') && view.vanir > 2,
  },
  {
    name: '2010-last-card',
    gods: THREE,
    options: { rules: '2010' },
    folly: 0,
    is: ({ view }) => view.end?.kind === 'won' && view.turn.spent.length === 0,
  },
  {
    name: '2011-middle',
    gods: SIX,
    options: { rules: '2011', ragnarok: 4 },
    folly: 0.2,
    is: ({ view }) => onItsOwn(view) && view.turn.number === 20,
  },
  { name: 'won', gods: ['thor', 'odin'], folly: 0, is: ({ view }) => view.end?.kind === 'won' },
  { name: 'lost', gods: THREE, folly: 0.9, is: ({ view }) => view.end?.kind === 'lost' },
];

/** The first moment of that kind in the games of that table, seed after seed. */
function find(wanted: Wanted): Shown {
  for (let seed = 0; seed < SEEDS_TRIED; seed += 1) {
    const shown = firstIn(wanted, `${wanted.name}-${seed}`);
    if (shown !== undefined) return shown;
  }
  throw new Error(`no game came to: ${wanted.name}`);
}

function firstIn(wanted: Wanted, seed: string): Shown | undefined {
  const options = { rules: '2018', angry: 2, ragnarok: 0, bags: 'open', ...wanted.options };
  const box = yggdrasil.box(options, wanted.corrections ?? null);
  const opening = { options, roles: wanted.gods, seed: seedFrom(seed), box };
  let changes: readonly GameEvent[] = [];
  for (const { state, events } of playOut(yggdrasil, opening, partlyFoolish(wanted.folly))) {
    changes = sinceTheTurnBefore([...changes, ...events]);
    const shown = { view: yggdrasil.observe(state), changes };
    if (wanted.is(shown)) return shown;
  }
  return undefined;
}

function partlyFoolish(folly: number): Policy<YggdrasilView> {
  return {
    answer: (request, view, pick) =>
      (pick(100) < folly * 100 ? atRandom : sensible).answer(request, view, pick),
  };
}

function sinceTheTurnBefore(events: readonly GameEvent[]): readonly GameEvent[] {
  const begun = events.flatMap((event, index) => (event.type === 'turn-began' ? [index] : []));
  return events.slice(begun.at(-2) ?? 0);
}

const folder = process.argv[2] ?? 'pictures';
const only = process.argv[3];
mkdirSync(folder, { recursive: true });
const renderer = openRenderer({ workers: 1, timeoutMs: 10_000 });
const translate = translator('en');

for (const wanted of WANTED.filter(({ name }) => only === undefined || name === only)) {
  const { view, changes } = find(wanted);
  const began = performance.now();
  const rendered = await renderer.render(drawBoard(view, changes, translate));
  const took = performance.now() - began;
  if (!rendered.ok) throw new Error(`${wanted.name}: ${JSON.stringify(rendered)}`);
  const file = join(folder, `${wanted.name}.png`);
  writeFileSync(file, rendered.picture);
  await sharp(rendered.picture)
    .resize({ width: PHONE_WIDTH })
    .png()
    .toFile(join(folder, `${wanted.name}-phone.png`));
  console.log(`${file}: ${rendered.picture.length} bytes, ${took.toFixed(0)} ms`);
}
await renderer.close();
