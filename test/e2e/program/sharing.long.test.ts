/** Several programs share a bot's shards: if one stops, dies, hangs or is cut off, another serves its shards. */
import { describe, expect, test } from 'vitest';
import type { Message } from '../../../src/playground/model/shapes.ts';
import { eventually } from '../../eventually.ts';
import { isPlayedInFull } from '../../scale.ts';
import { notificationsOf, type Player, textOf, wordsIn } from '../../shared/people.ts';
import { isMissing, serverForTests } from '../../storage/postgres/server.ts';
import type { Hall } from '../bot.ts';
import { expectGoodManners } from '../manners.ts';
import {
  evening,
  expectOneAnswerEach,
  openSeveral,
  type Several,
  type SharingProcess,
  shareEvenly,
} from './several.ts';

const AT_MOST_MS = 30_000;
/** The shard with the hall, which has every channel but #meadow. */
const HALL = 1;
/** Thor starts, and nothing is asked before his actions. */
const SEED = 'alea-1:story 76';

/** Two programs; the one that serves the hall comes first. */
async function twoPrograms({ starts }: Several): Promise<readonly [SharingProcess, SharingProcess]> {
  const [one, other] = [await starts(), await starts()];
  await shareEvenly(one, other);
  return (await one.serves()).includes(HALL) ? [one, other] : [other, one];
}

/** Kills the first program, and waits until the other serves all shards. */
async function takesOver(killed: SharingProcess, other: SharingProcess): Promise<void> {
  killed.signal('SIGKILL');
  await killed.ended;
  await shareEvenly(other);
}

/** Ends the turn with all actions unused, by two presses. */
async function passesTurn(player: Player): Promise<void> {
  expect(await player.isShown(player.presses('Done'))).toContain('End your turn anyway?');
  await player.presses('Done anyway');
}

function overviewsIn({ local }: Hall, channel: string): readonly Message[] {
  return local.world.messagesIn(channel).filter(({ content }) => content === '**Games in this channel**');
}

/** The number of times the bot edited the message. */
function editsOf({ wire }: Hall, { id }: Message): number {
  return wire.sent.filter(({ method, path }) => method === 'PATCH' && path.endsWith(`/messages/${id}`))
    .length;
}

describe.skipIf(isMissing || !isPlayedInFull())('several programs', () => {
  const server = serverForTests();

  test('a second program gets its share, and takes over all shards when the first is killed; no table is lost', async () => {
    const several = await openSeveral(server);
    const { ada, cleo, local } = several.hall;
    local.world.sharding.set({ maxConcurrency: 1, identifyEveryMs: 5_000 });
    const one = await several.starts();
    await shareEvenly(one);
    const people = [ada, cleo.goesTo('#meadow')];
    for (const host of people)
      await host.types('/game new', { game: 'yggdrasil', role: 'thor', where: 'this channel' });
    const everybodyIsThere = async () => {
      for (const host of people)
        expect(await textOf(host.types('/game status'))).toContain('waiting for players:');
      expect(await several.suspended()).toBe(0);
    };
    const other = await several.starts();
    await shareEvenly(one, other);
    await everybodyIsThere();
    const killedAt = performance.now();
    one.signal('SIGKILL');
    await one.ended;
    await shareEvenly(other);
    expect(performance.now() - killedAt).toBeLessThan(AT_MOST_MS);
    await everybodyIsThere();
    // Discord ends the session of a bot that logs in too soon after its last login.
    expect(local.world.sharding.refused()).toBe(0);
  });

  test('during a rolling restart every press is answered, and nothing is posted twice', async () => {
    const several = await openSeveral(server);
    const { hall, starts, due } = several;
    const [first, second] = [await starts(), await starts()];
    await shareEvenly(first, second);
    const evenings = [
      evening(several, hall.ada, hall.bo, '#yggdrasil'),
      evening(several, hall.cleo.goesTo('#meadow'), hall.mo.goesTo('#meadow'), '#meadow'),
    ];
    let running = [first, second];
    for (let restarts = 0; restarts < 2; restarts += 1) {
      const [oldest, ...others] = running;
      oldest?.signal('SIGTERM');
      expect(await oldest?.ended).toMatchObject({ code: 0, stderr: '' });
      running = [...others, await starts()];
      await shareEvenly(...running);
    }
    for (const one of evenings) await one.ends();
    await eventually(async () => expect(await due()).toBe(0));
    expectOneAnswerEach(hall);
  });

  test('a program that hangs longer than its lease loses its shards and does nothing twice', async () => {
    const several = await openSeveral(server);
    const { hall, starts, due } = several;
    const [first, second] = [await starts(), await starts()];
    await shareEvenly(first, second);
    const before = evening(several, hall.ada, hall.bo, '#yggdrasil');
    await before.ends();
    const [hung, other] = (await first.serves()).includes(HALL) ? [first, second] : [second, first];
    const going = evening(several, hall.cleo.goesTo('#meadow'), hall.mo.goesTo('#meadow'), '#meadow');
    const stoppedAt = performance.now();
    hung.signal('SIGSTOP');
    await shareEvenly(other);
    expect(performance.now() - stoppedAt).toBeLessThan(AT_MOST_MS);
    const meanwhile = evening(several, hall.ada, hall.bo, '#yggdrasil');
    await meanwhile.ends();
    hung.signal('SIGCONT');
    await hung.logs("took over this instance's shards");
    await shareEvenly(hung, other);
    await evening(several, hall.ada, hall.bo, '#yggdrasil').ends();
    await going.ends();
    await eventually(async () => expect(await due()).toBe(0));
    expectOneAnswerEach(hall);
  });

  test('a program that is cut off from the database loses its shards, and then blocks no answers', async () => {
    const several = await openSeveral(server);
    const { hall, starts, wayToDatabase } = several;
    const way = await wayToDatabase();
    const cutOff = await starts(way.url);
    const other = await starts();
    await shareEvenly(cutOff, other);
    const people = [hall.ada, hall.cleo.goesTo('#meadow')];
    const cutAt = performance.now();
    way.cut();
    await shareEvenly(other);
    expect(performance.now() - cutAt).toBeLessThan(AT_MOST_MS);
    for (let times = 0; times < 10; times += 1)
      for (const one of people) expect(await textOf(one.types('/game status'))).toContain("There's no table");
    expect(await cutOff.health()).toMatchObject({ code: 503, shards: { isInDoubt: true } });
    way.join();
    await shareEvenly(cutOff, other);
    for (const one of people) expect(await textOf(one.types('/game status'))).toContain("There's no table");
  });

  test('no program loses a shard in an outage of the shared database, and people are told about the outage', async () => {
    const several = await openSeveral(server);
    const { hall, starts } = several;
    const programs = [await starts(), await starts()];
    await shareEvenly(...programs);
    const names = await Promise.all(programs.map(async (one) => (await one.health()).shards?.holder));
    await server.stop();
    await eventually(async () => {
      for (const one of programs) expect(await one.health()).toMatchObject({ shards: { isInDoubt: true } });
    });
    expect(await textOf(hall.ada.types('/game status'))).toContain("isn't responding");
    await server.start();
    await shareEvenly(...programs);
    await evening(several, hall.ada, hall.bo, '#yggdrasil').ends();
    expect(await Promise.all(programs.map(async (one) => (await one.health()).shards?.holder))).toEqual(
      names,
    );
  });

  test('a live session started by a killed program continues in the other: one board, edited, without a ping', async () => {
    const several = await openSeveral(server);
    const { hall } = several;
    const { ada, bo, local } = hall;
    const [killed, other] = await twoPrograms(several);
    await ada.types('/game new', {
      game: 'yggdrasil',
      role: 'thor',
      seed: SEED,
      where: 'this channel',
    });
    await bo.types('/game join', { role: 'odin' });
    await ada.types('/game start');
    await eventually(() => expect(hall.boardWords()).toContain('What will you do?'));
    await bo.looksUp("Everyone's here");
    await eventually(() => expect(hall.boardWords()).toContain('-# Live:'));
    const live = hall.board();
    const calls = () => [ada, bo].flatMap((player) => notificationsOf(local, player)).length;
    const callsBefore = calls();
    await takesOver(killed, other);
    await passesTurn(ada);
    await eventually(() => expect(hall.boardWords()).toContain('Odin: nothing yet'));
    expect(hall.boardWords()).toContain('-# Live:');
    await eventually(async () => expect(await several.due()).toBe(0));
    expect(hall.board().id).toBe(live.id);
    expect(calls()).toBe(callsBefore);
    expectOneAnswerEach(hall);
    expectGoodManners(hall);
  });

  test("share a channel's overview: it is posted once, and edited by the second after the first is killed", async () => {
    const several = await openSeveral(server);
    const { hall } = several;
    const { ada, bo, mo, local } = hall;
    const channel = mo.place();
    const [killed, other] = await twoPrograms(several);
    await mo.types('/server overview', { show: true });
    const [first, ...more] = overviewsIn(hall, channel);
    if (first === undefined) throw new Error('no overview');
    expect(more).toEqual([]);
    // A deleted overview is posted again with the next change.
    local.world.deleteMessage(first.id);
    await several.overviewsAge();
    await ada.types('/game new', { game: 'yggdrasil', role: 'thor', where: 'this channel' });
    await eventually(() => expect(overviewsIn(hall, channel)).toHaveLength(1));
    const [posted = first] = overviewsIn(hall, channel);
    expect(wordsIn(posted)).toContain('1 seat taken');
    await bo.types('/game join', { role: 'odin' });
    await takesOver(killed, other);
    const now = () => local.world.messages.get(posted.id) ?? posted;
    await eventually(() => expect(wordsIn(now())).toContain('2 seats taken'));
    await eventually(async () => expect(await several.due()).toBe(0));
    expect(overviewsIn(hall, channel).map(({ id }) => id)).toEqual([posted.id]);
    expect(editsOf(hall, posted)).toBe(1);
    expect(await textOf(mo.types('/server overview', { show: true }))).toContain('already has an overview');
    expectGoodManners(hall);
  });

  test("programs stopped at the same time don't wait for one another", async () => {
    const several = await openSeveral(server);
    const programs = [await several.starts(), await several.starts()];
    await shareEvenly(...programs);
    const toldAt = performance.now();
    for (const one of programs) one.signal('SIGTERM');
    for (const one of programs) expect(await one.ended).toMatchObject({ code: 0, stderr: '' });
    expect(performance.now() - toldAt).toBeLessThan(10_000);
  });
});
