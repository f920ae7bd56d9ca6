/**
 * A lesson at the local Discord: started, left and found again, diverted by another answer and led back, and played to its
 * end.
 */
import { ButtonStyle, ComponentType } from 'discord.js';
import { expect, test } from 'vitest';
import { tableSeedFrom } from '../../../src/core/random.ts';
import { readChoice } from '../../../src/discord/messages/questions/choice.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import { everyComponent } from '../../../src/playground/model/component-types.ts';
import type { Channel, Component, Message } from '../../../src/playground/model/shapes.ts';
import { GUILD } from '../../../src/playground/world/hall.ts';
import { isFinishedLesson } from '../../../src/tables/lessons/lesson-path.ts';
import type { ChannelId, UserId } from '../../../src/tables/model/table.ts';
import { translator } from '../../../src/words/translate.ts';
import { agreed, order } from '../../shared/hall.ts';
import { ephemeralsOf, labelsOf, notificationsOf, type Player, textOf } from '../../shared/people.ts';
import { type Hall, openHall } from '../bot.ts';
import { expectGoodManners } from '../manners.ts';

const translate = translator('en');
const SOMETHING_ELSE = translate({ key: 'control.something-else' });
const HOUR_MS = 60 * 60_000;
/** The shortest lesson. */
const BY_LENGTH = [...CATALOGUE]
  .flatMap(([id, { lesson }]) => (lesson === null ? [] : [[id, lesson.steps.length] as const]))
  .sort(([, one], [, other]) => one - other);
const [[GAME, STEPS] = ['', 0]] = BY_LENGTH;

function threadsOf({ local: { world } }: Hall): readonly Channel[] {
  return [...world.channels.values()].filter(({ parentId }) => parentId !== null);
}

/** The messages only this person can read there. */
function wordsTo({ local: { world } }: Hall, { id }: Player, place: string): readonly string[] {
  return [...world.messagesIn(place)].flatMap(({ visibleTo, content }) =>
    visibleTo === id ? [content] : [],
  );
}

/** Discord shows the picture between the content and the embed, and the buttons below the embed. */
function saidOn({ content, embeds }: Message): { readonly above: string; readonly beside: string } {
  return { above: content, beside: String(embeds[0]?.['description'] ?? '') };
}

/** The message's only button that isn't grey. */
function greenOn({ components }: Message): Component {
  const [green, another] = everyComponent(components).filter(
    ({ type, style }) => type === ComponentType.Button && style !== ButtonStyle.Secondary,
  );
  expect([green?.style, another]).toEqual([ButtonStyle.Success, undefined]);
  return green as Component;
}

/** Presses the green button, which never asks for confirmation in a lesson. */
async function pressesGreen(learner: Player, on: Message): Promise<void> {
  const seen = await learner.presses(greenOn(on).custom_id ?? '', on);
  expect(seen.kind).not.toBe('message');
}

/** An answer in the message's menu that needs no further choice. */
function otherAnswerOn({ components }: Message): string {
  const options = everyComponent(components).flatMap(({ options: lines = [] }) => lines);
  return options.find(({ value }) => readChoice(value)?.leads === 'answer')?.value ?? 'no answer';
}

test('a learner is led through a game, leaves it and comes back, strays and is led back', async () => {
  const hall = await openHall({ places: null });
  const { ada, bo, mo, local } = hall;
  expect(await textOf(ada.types('/learn'))).toMatch(/^Which game do you want to learn\?/);
  const name = (id: string) => translate({ key: `game.${id}` });
  expect(await ada.isShown(ada.presses(name(GAME)))).toMatch(/^Your lesson is in <#\d+>/);
  const [thread] = threadsOf(hall);
  const place = thread?.id ?? '';
  expect(thread).toMatchObject({ type: 12, name: expect.stringMatching(/: first lesson - Ada$/) });
  await hall.rests();
  const board = () => hall.board(place);
  expect(saidOn(board()).beside).toContain(`**Lesson, step 1 of ${STEPS}.**`);
  expect(saidOn(board()).above).not.toContain('Lesson');

  const first = greenOn(board()).label ?? '';
  expect(await bo.goesTo(place).presses(first, board())).toMatchObject({ code: 'unseen-channel' });
  mo.goesTo(place);
  expect(await mo.isShown(mo.presses(first, board()))).toContain(`This is <@${ada.id}>'s lesson`);
  expect(await textOf(bo.goesTo('#yggdrasil').types('/game status'))).toMatch(
    /^There's no table in this channel\. `\/game/,
  );
  local.world.archiveThread(place);
  expect(await textOf(ada.types('/tables'))).toMatch(
    /^You don't have a seat.*\n- \*\*Your lesson\*\* · .*, for you alone: https:\S+$/,
  );
  expect(await textOf(ada.goesTo('#yggdrasil').types('/help'))).toMatch(
    /\n- Your .* lesson is where you left it: https:/,
  );
  expect(await textOf(ada.types('/learn'))).toMatch(
    /^Your lesson is in <#\d+>, .*https:.*\nThere are lessons for other games too\./,
  );
  const others = [...CATALOGUE].flatMap(([id, { lesson }]) =>
    lesson === null || id === GAME ? [] : [name(id)],
  );
  expect(ephemeralsOf(local, ada).map(labelsOf).at(-1)).toEqual(others);
  expect(local.world.channels.get(place)?.archived).toBe(false);
  expect(hall.wire.sent.filter(({ path }) => path.endsWith(`/thread-members/${ada.id}`))).toHaveLength(2);
  expect(threadsOf(hall)).toHaveLength(1);
  const begun = (await hall.loaded(place)).table;
  ada.goesTo(place);
  await ada.isShown(ada.presses('End the lesson', board()));
  expect(ephemeralsOf(local, ada).map(labelsOf).at(-1)).toEqual(['End the lesson', 'Keep playing']);
  await ada.presses('Keep playing');
  expect((await hall.loaded(place)).table.version).toBe(begun.version);
  await Promise.all([ada.presses(first, board()), ada.presses(first, board())]);
  await hall.movesOn(begun);
  await local.world.until(() =>
    wordsTo(hall, ada, place).some((text) => text.includes(translate({ key: 'refusal.stale-here' }))),
  );
  hall.turnsClock(30 * HOUR_MS);
  await hall.rests();
  expect(notificationsOf(local, ada)).toEqual([]);

  for (let step = 2; step <= STEPS; step += 1) {
    const { table } = await hall.loaded(place);
    expect(saidOn(board()).beside).toContain(`step ${step} of ${STEPS}.`);
    if (step === 2) {
      const tools = labelsOf(board()).slice(-3);
      expect(tools).toEqual(['Undo', 'More', 'End the lesson']);
      await ada.chooses(SOMETHING_ELSE, otherAnswerOn(board()), board());
      await hall.movesOn(table);
      expect(saidOn(board()).beside).toContain("**You've left the lesson's path,");
      const strayed = (await hall.loaded(place)).table;
      await pressesGreen(ada, board());
      await hall.movesOn(strayed);
      expect(saidOn(board()).beside).toContain('step 2 of');
    }
    const before = (await hall.loaded(place)).table;
    await pressesGreen(ada, board());
    await hall.movesOn(before);
  }
  expect(saidOn(board()).beside).toContain('**You won your first game!**');
  const boards = [...local.world.messagesIn(place)].filter(({ visibleTo }) => visibleTo === null);
  expect(boards.length).toBeGreaterThan(1);
  expect(boards.map(saidOn).filter(({ beside }) => beside.includes('**Do this:**'))).toEqual([]);
  expect(boards.filter(({ content }) => content === '')).toEqual([]);
  expect((await hall.tables().loaded(begun.id))?.table.status).toBe('finished');
  expect(labelsOf(board())).toEqual(['Open a table', 'Replay']);
  expect(await ada.isShown(ada.presses('Open a table', board()))).toMatch(/^The table is open in <#\d+>/);
  expect(await textOf(ada.types('/tables'))).not.toContain('Your lesson');
  expect(await textOf(ada.goesTo('#yggdrasil').types('/help'))).not.toContain('Your lesson');
  expect(await textOf(mo.goesTo('#yggdrasil').types('/server tables'))).not.toContain(place);
  expect(await textOf(ada.types('/learn', { game: GAME }))).toMatch(/^You've finished the .* lesson/);
  const asked = ephemeralsOf(local, ada).at(-1);
  expect(asked === undefined ? [] : labelsOf(asked)).toEqual(['Open a table', 'Start the lesson over']);
  expect(await ada.isShown(ada.presses('Start the lesson over', asked))).toMatch(/^Your lesson is in/);
  expect(await textOf(ada.types('/learn', { game: GAME }))).toMatch(/^Your lesson is in .*, as you left it/);
  expectGoodManners(hall);
});

test("a learner who chooses the step's action in a menu gets a question with the same answer in green", async () => {
  const hall = await openHall({ places: null });
  const { ada } = hall;
  await ada.types('/learn', { game: GAME });
  const place = threadsOf(hall)[0]?.id ?? '';
  ada.goesTo(place);
  await hall.rests();
  const { table } = await hall.loaded(place);
  const deeds = everyComponent(hall.board(place).components).flatMap(({ options = [] }) => options);
  for (const { value } of deeds.filter((deed) => readChoice(deed.value)?.leads !== 'answer')) {
    const seen = await ada.chooses(SOMETHING_ELSE, value, hall.board(place));
    if (seen.kind !== 'message') throw new Error(`told nothing, but ${seen.kind}`);
    const green = everyComponent(seen.message.components).filter(
      ({ style }) => style === ButtonStyle.Success,
    );
    if (green.length === 0) continue;
    await pressesGreen(ada, seen.message);
    await hall.movesOn(table);
    break;
  }
  expect(saidOn(hall.board(place)).beside).toContain('**Lesson, step 2 of');
});

/** A lesson whose steps are all done, as an earlier release left it; its game can still be played. */
async function playsLessonOfEarlierRelease({ tables, local }: Hall, { id }: Player): Promise<string> {
  const lesson = CATALOGUE.get('chronicles')?.lesson?.earlier.find(({ roles }) => roles.length === 1);
  const channelId = local.world.channelCalled('#hall')?.id as ChannelId;
  const actor = (cause: string) => ({ userId: id as UserId, guildId: null, cause });
  const opened = await tables().open(actor('opens it'), {
    ...order({ gameId: 'chronicles', role: lesson?.roles[0] ?? null, isCasual: true }),
    place: { guildId: GUILD.id, channelId },
    seed: tableSeedFrom(lesson?.seed ?? ''),
  });
  const table = agreed(await tables().start(actor('starts it'), agreed(opened).id, null));
  const loaded = await tables().loaded(table.id);
  expect([table.status, loaded !== null && isFinishedLesson(loaded)]).toEqual(['playing', true]);
  return channelId;
}

test('the lists of tables have a running lesson, but not a finished lesson whose game continues', async () => {
  const hall = await openHall({ places: null });
  const { ada, mo } = hall;
  const finished = await playsLessonOfEarlierRelease(hall, ada);
  await hall.rests();
  const listed = async (place: string) => {
    const own = await textOf(ada.types('/tables'));
    const help = await textOf(ada.goesTo('#yggdrasil').types('/help'));
    const servers = await textOf(mo.goesTo('#yggdrasil').types('/server tables'));
    return [
      own.match(/Your lesson/g)?.length,
      help.match(/Your .* lesson is/g)?.length,
      servers.includes(place),
    ];
  };
  expect(await listed(finished)).toEqual([undefined, undefined, false]);
  await ada.types('/learn', { game: GAME });
  await hall.rests();
  expect(await listed(threadsOf(hall)[0]?.id ?? '')).toEqual([1, 1, true]);
});

test('the buttons on a lesson board from an earlier release still work', async () => {
  const hall = await openHall({ places: null });
  const { ada } = hall;
  await ada.types('/learn', { game: GAME });
  const place = threadsOf(hall)[0]?.id ?? '';
  ada.goesTo(place);
  await hall.rests();
  const { table } = await hall.loaded(place);
  const board = hall.board(place);
  const old = { type: 2, style: 2, label: 'Something else', custom_id: `v1|${table.id}|t|choices` };
  hall.local.world.messages.set(board.id, { ...board, components: [{ type: 1, components: [old] }] });
  const seen = await ada.presses('Something else', board);
  if (seen.kind !== 'message') throw new Error(`told nothing, but ${seen.kind}`);
  expect(greenOn(seen.message).label).toBe(greenOn(board).label);
});
