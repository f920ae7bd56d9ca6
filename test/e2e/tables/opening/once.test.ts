/** A table opens once: a second press, a simultaneous press and one after a restart lead to the first table. */
import { describe, expect, test } from 'vitest';
import { CONTROLS } from '../../../../src/discord/controls/list.ts';
import { rateOf } from '../../../../src/discord/controls/using.ts';
import type { ControlKind } from '../../../../src/discord/custom-ids/custom-id.ts';
import { CATALOGUE } from '../../../../src/games/index.ts';
import { everyComponent } from '../../../../src/playground/model/component-types.ts';
import type { Seen } from '../../../../src/playground/people.ts';
import { GUILD } from '../../../../src/playground/world/hall.ts';
import { lessonMoment } from '../../../../src/tables/lessons/lesson-path.ts';
import type { TableId } from '../../../../src/tables/model/table.ts';
import { eventually } from '../../../eventually.ts';
import { agreed } from '../../../shared/hall.ts';
import { textOf } from '../../../shared/people.ts';
import { type Hall, openHall } from '../../bot.ts';

/** Requests the table again, as the same person. */
type Asks = () => Promise<Seen>;
type Scene = (hall: Hall) => Promise<Asks>;

const [[LEARNED] = ['']] = [...CATALOGUE]
  .flatMap(([id, { lesson }]) => (lesson === null ? [] : [[id, lesson.steps.length] as const]))
  .sort(([, one], [, other]) => one - other);

const BY_CONTROL = {
  'new-game': async (hall) => {
    const board = await lessonsEnd(hall);
    return () => hall.ada.presses('Open a table', board());
  },
  'new-game-as':
    async ({ ada }) =>
    async () => {
      await ada.types('/game new', { role: 'thor' });
      return ada.presses('Yggdrasil');
    },
  learn: async ({ ada, local }) => {
    const { message } = await posted(ada.types('/learn'));
    // A press replaces the question with the answer, while the command can always be typed again.
    return () =>
      local.world.messages.get(message.id)?.components.length !== 0
        ? ada.presses('Micro Midgard', message)
        : ada.types('/learn');
  },
  'learn-again': async (hall) => {
    const { ada, local } = hall;
    await lessonsEnd(hall);
    const { message } = await posted(ada.types('/learn', { game: LEARNED }));
    return () =>
      local.world.messages.get(message.id)?.components.length !== 0
        ? ada.presses('Start the lesson over', message)
        : ada.types('/learn', { game: LEARNED });
  },
  again: (hall) => over(hall, 'Same seed again'),
  'play-again': (hall) => over(hall, 'Play again'),
  'campaign-next': (hall) => betweenSagas(hall, 'campaign-next'),
  'campaign-chapter': (hall) => betweenSagas(hall, 'campaign-next'),
  'campaign-replay': afterWin,
} as const satisfies { readonly [kind in ControlKind]?: Scene };

const BY_COMMAND = {
  '/game new, and the choice of a game':
    async ({ ada }) =>
    async () => {
      await ada.types('/game new');
      return ada.presses('Yggdrasil');
    },
  '/game new game':
    async ({ ada }) =>
    () =>
      ada.types('/game new', { game: 'Micro Midgard' }),
  '/campaign new':
    async ({ ada }) =>
    () =>
      ada.types('/campaign new'),
  '/campaign continue': async (hall) => {
    await betweenSagas(hall, 'campaign-next');
    return () => hall.ada.types('/campaign continue');
  },
} as const satisfies { readonly [line: string]: Scene };

/** The other controls that are just as expensive, because they draw. */
const DRAWING: readonly ControlKind[] = ['story', 'poster', 'review-show'];

test('every control that opens tables has a scene in this file', () => {
  const kinds = (Object.keys(CONTROLS) as ControlKind[]).filter((kind) => rateOf(kind) === 'tables');
  expect(kinds.filter((kind) => !DRAWING.includes(kind)).sort()).toEqual(Object.keys(BY_CONTROL).sort());
});

describe('two requests at the same time open only one table', () => {
  test.each(Object.entries<Scene>({ ...BY_CONTROL, ...BY_COMMAND }))('%s', async (_, scene) => {
    const hall = await openHall({ places: null });
    const asks = await scene(hall);
    const before = await live(hall);
    await Promise.all([asks(), asks()]);
    await hall.rests();
    const opened = async () => (await live(hall)).filter((id) => !before.includes(id));
    await eventually(async () => expect(await opened()).not.toEqual([]));
    await hall.rests();
    const [id, ...more] = await opened();
    expect(more).toEqual([]);
    await hall.restarts();
    const seen = await asks();
    await hall.rests();
    expect(await opened()).toEqual([id]);
    const { table } = (await hall.tables().loaded(id as TableId)) ?? {};
    await eventually(async () => expect(await told(hall, seen)).toContain(table?.place.channelId));
  });
});

test('another table opens once the first is over', async () => {
  const hall = await openHall({ places: null });
  const asks = await BY_CONTROL['play-again'](hall);
  await asks();
  await hall.rests();
  const [first] = (await live(hall)).slice(-1);
  agreed(await hall.tables().abort(privilegedActor(hall), first as TableId));
  await hall.rests();
  await asks();
  await hall.rests();
  const [second] = (await live(hall)).slice(-1);
  expect(second).not.toBe(first);
});

test('a request opens a new table if the existing lobby has other people or other options', async () => {
  const hall = await openHall({ places: null });
  const { ada } = hall;
  const opens = async (options: Readonly<Record<string, string>>) => {
    expect(await textOf(ada.types('/game new', options))).toMatch(/^The table is open in/);
    await hall.rests();
    return (await live(hall)).at(-1) as TableId;
  };
  const first = await opens({ game: 'Yggdrasil' });
  await opens({ game: 'Micro Midgard' });
  await opens({ game: 'Yggdrasil', role: 'thor' });
  await opens({ game: 'Yggdrasil', where: 'its own thread' });
  for (const id of await live(hall))
    if (id !== first) agreed(await hall.tables().abort(privilegedActor(hall), id));
  agreed(
    await hall.tables().join({ userId: hall.bo.id as never, guildId: null, cause: 'bo joins' }, first, {
      role: null,
      another: true,
    }),
  );
  await opens({ game: 'Yggdrasil' });
});

async function live(hall: Hall): Promise<readonly TableId[]> {
  return (await hall.tables().liveOfServer(GUILD.id)).map(({ table }) => table.id);
}

let deeds = 0;

function privilegedActor({ ada }: Hall) {
  deeds += 1;
  return { userId: ada.id as never, isModerator: false, guildId: null, cause: `once ${deeds}` };
}

/** The reply to Ada, in its own message or in the pressed one. */
async function told({ ada, local }: Hall, seen: Seen): Promise<string | undefined> {
  if (seen.kind === 'message' || seen.kind === 'updated')
    return local.world.messages.get(seen.message.id)?.content;
  return ada.isShown(Promise.resolve(seen));
}

async function posted(after: Promise<Seen>) {
  const seen = await after;
  if (seen.kind !== 'message') throw new Error(`nothing was said, but ${seen.kind}`);
  return seen;
}

/** The board of a lesson after its last step. */
async function lessonsEnd(hall: Hall) {
  await hall.ada.types('/learn', { game: LEARNED });
  await hall.rests();
  const [id] = await live(hall);
  for (;;) {
    const loaded = await hall.tables().loaded(id as TableId);
    const moment = loaded === null ? null : lessonMoment(loaded);
    if (loaded === null || moment?.kind !== 'step') {
      await hall.rests();
      const place = loaded?.table.place.channelId ?? '';
      hall.ada.goesTo(place);
      return () => hall.board(place);
    }
    agreed(await hall.tables().act(privilegedActor(hall), loaded.table.id, moment.action));
  }
}

async function over(hall: Hall, button: string): Promise<Asks> {
  const { ada } = hall;
  await ada.types('/game new', { game: 'Yggdrasil', role: 'thor' });
  await hall.rests();
  const [id] = await live(hall);
  agreed(await hall.tables().start(privilegedActor(hall), id as TableId, null));
  agreed(await hall.tables().abort(privilegedActor(hall), id as TableId));
  await hall.rests();
  ada.goesTo((await hall.tables().loaded(id as TableId))?.table.place.channelId ?? '');
  return () => ada.presses(button);
}

async function betweenSagas(hall: Hall, control: ControlKind): Promise<Asks> {
  const { ada } = hall;
  await ada.types('/campaign new');
  await hall.rests();
  const [id] = await live(hall);
  const { place } = (await hall.tables().loaded(id as TableId))?.table ?? {};
  for (const role of ['odin', 'thor', 'freyja'])
    await hall.tables().addComputer(privilegedActor(hall), id as TableId, role, 'gentle');
  agreed(await hall.tables().start(privilegedActor(hall), id as TableId, null));
  agreed(await hall.tables().abort(privilegedActor(hall), id as TableId));
  await hall.rests();
  ada.goesTo(place?.channelId ?? '');
  const button = `v1|${id}|t|${control}`;
  const isThere = () =>
    everyComponent(hall.board(place?.channelId).components).some((one) => one.custom_id === button);
  // A press removes the button, while the command can always be typed again.
  return () => (isThere() ? ada.presses(button) : ada.types('/campaign continue'));
}

/** The status of a campaign that has won its first saga. */
async function afterWin(hall: Hall): Promise<Asks> {
  const { ada } = hall;
  await betweenSagas(hall, 'campaign-next');
  const { store } = hall.kept();
  const [campaign] = await store.campaignsOfServer(GUILD.id);
  const table = campaign === undefined ? null : await store.load(campaign.tableId);
  if (campaign?.chronicle == null || table === null) throw new Error('there is no campaign');
  const { chronicle, version, chapter, tableId } = campaign;
  const won = { ...chronicle, is: Object.assign({}, chronicle.is, { won: [chapter] }) };
  await store.commit({
    table: { ...table, version: table.version + 1 },
    lines: [],
    jobs: [],
    campaign: { campaign: { ...campaign, version: version + 1, chronicle: won } },
    cause: 'a saga is won',
  });
  const { message } = await posted(ada.types('/campaign status'));
  return () => ada.chooses(`v1|${tableId}|t|campaign-replay`, chapter, message);
}
