/** The real program is stopped, or breaks: it finishes its work in flight, and its supervisor gets the right exit code. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Sent } from '../../../src/playground/wiretap.ts';
import { eventually } from '../../eventually.ts';
import { isSaidLast, textOf } from '../../shared/people.ts';
import { newFolder } from '../../shared/stores/stores.ts';
import { openHall } from '../bot.ts';
import { botProcess, linesOf, measured, startedProcess } from '../bot-process.ts';
import { jobsDue } from '../jobs.ts';
import { postedIn } from '../manners.ts';
import { startsGame } from '../playing.ts';
import { expectDiscreet } from '../secrecy.ts';

const isCallback = ({ path }: Sent) => path.includes('/callback');

test('a program stopped in the middle of a press answers and stores the press, and the board follows', async () => {
  const hall = await openHall({ withBot: false });
  const { ada, bo, cleo, local, wire, file } = hall;
  const program = await botProcess(hall, {
    HEALTH_PORT: '0',
    LOG_LEVEL: 'trace',
    // The values that a discord.js sharding manager would set for the program.
    SHARDS: '[1]',
    SHARD_COUNT: '2',
  });
  const { health, metric } = await measured(program);
  expect(await health()).toEqual({
    code: 200,
    status: 'ok',
    discord: 'connected',
    shardsAway: [],
    database: 'answers',
    outbox: 'running',
  });

  await program.logs('wrote the profile of the application');
  await ada.types('/game new', {
    game: 'yggdrasil',
    role: 'thor',
    seed: 'alea-1:story 76',
    advice: 'open',
    where: 'this channel',
  });
  await local.world.until(() => postedIn(hall).length === 1);
  await bo.types('/game join', { role: 'odin' });
  await ada.types('/game start');
  await local.world.until(() => isSaidLast(local, 'What will you do?'));
  while (jobsDue(file, local.world.now()) > 0) await ada.types('/game status');
  await cleo.isShown(cleo.presses('Take an Elf: saves a fight'));

  expect(await metric('ratatoskr_acknowledgement_seconds_count{kind="command"}')).not.toEqual([0]);
  // Ada's press, and the press that opened the table.
  expect(await metric('ratatoskr_interaction_age_seconds_count{kind="press"}')).toEqual([2]);
  expect(
    await metric('ratatoskr_interactions_total{kind="command",name="game start",outcome="done"}'),
  ).toEqual([1]);
  expect(await metric('ratatoskr_refusals_total{code="not-seated"}')).toEqual([1]);
  expect(await metric('ratatoskr_refusals_total{code="too-fast"}')).toEqual([0]);
  expect(await metric('ratatoskr_commit_seconds_count{outcome="done"}')).toEqual([3]);
  expect(await metric('ratatoskr_picture_seconds_count{outcome="drawn"}')).toEqual([2]);
  expect(await metric('ratatoskr_errands_total{errand="board",outcome="done"}')).toEqual([1]);
  expect(await metric('ratatoskr_outbox_errands{state="due"}')).toEqual([0]);
  expect(await metric('ratatoskr_outbox_oldest_due_seconds')).toEqual([0]);
  expect(await metric('ratatoskr_gateway_connected{shard="0"}')).toEqual([1]);
  expect(await metric('ratatoskr_healthy')).toEqual([1]);
  expect(await metric('nodejs_eventloop_lag_p99_seconds')).toHaveLength(1);

  local.world.dropConnections({ resumable: true });
  while (
    (await metric('ratatoskr_gateway_reconnects_total{shard="0"}'))[0] !== 1 ||
    (await health()).code !== 200
  );

  const board = hall.board();
  const held = wire.holdsAnswerTo(isCallback);
  const pressing = ada.presses('Take an Elf: saves a fight');
  await held.happened;
  program.signal('SIGTERM');
  await program.logs('stop signal received');
  expect(await health()).toMatchObject({ code: 503, status: 'stopping' });
  expect(await metric('ratatoskr_healthy')).toEqual([0]);
  expect(await textOf(bo.types('/game status'))).toMatch(/^I'm restarting\. Try again in a/);
  held.lets();
  expect(await pressing).toMatchObject({ kind: 'acknowledged' });
  const { code, stdout, stderr } = await program.ended;
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(existsSync(`${file}-wal`)).toBe(false);

  const lines = expectDiscreet(linesOf(stdout), hall, []);
  expect(lines.filter(({ level }) => level === 30).map(({ msg }) => msg)).toEqual([
    'starting',
    'health and metrics server listening',
    'created an empty database',
    'commands registered',
    'ready',
    'open this address to invite the bot to a server',
    'wrote the profile of the application',
    'opened a table',
    'started a game',
    'gateway reconnected',
    'stop signal received: finishing work in flight',
    'stopped',
  ]);
  expect(lines.filter(({ level }) => level > 30).map(({ msg }) => msg)).toEqual(['gateway disconnected']);
  for (const line of lines.filter(({ msg }) => msg === 'committed a change'))
    expect(line).toMatchObject({ table: expect.any(String), interaction: expect.stringMatching(/^\d+$/) });

  await hall.starts();
  await hall.rests();
  expect((await hall.loaded()).table.logged).toBe(1);
  expect(hall.board().id).toBe(board.id);
  expect(hall.boardWords()).toContain('takes an Elf');
});

test("a program stopped while it sends a message records the message and doesn't send it again", async () => {
  const hall = await openHall();
  const { ada, bo, wire } = hall;
  await startsGame(hall, {
    seats: { thor: ada, odin: bo },
    seed: 'story 76',
    options: { advice: 'open' },
  });
  const held = wire.holdsAnswerTo(({ method, path }) => method === 'POST' && path.endsWith('/messages'));
  await ada.types('/yggdrasil done');
  await ada.presses('Done anyway');
  await held.happened;
  const stdout = postedIn(hall);
  const before = wire.sent.length;
  const stopped = hall.stops();
  held.lets();
  await stopped;
  await hall.starts();
  await hall.rests();
  expect(postedIn(hall)).toEqual(stdout);
  // The message was neither sent again nor looked for.
  expect(wire.sent.slice(before).filter(({ path }) => /\/messages(\?|$)/.test(path))).toEqual([]);
});

test('a program stopped while it logs in exits cleanly and immediately', async () => {
  const hall = await openHall({ withBot: false });
  const held = hall.wire.holdsAnswerTo(({ path }) => path.includes('/gateway/bot'));
  const program = startedProcess(hall, { HEALTH_PORT: '0' });
  await held.happened;
  const { health } = await measured(program);
  expect(await health()).toMatchObject({ code: 503, status: 'starting', discord: 'disconnected' });
  program.signal('SIGINT');
  const { code, stdout, stderr } = await program.ended;
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(linesOf(stdout).at(-1)).toContain('"stopped"');
  expect(existsSync(`${hall.file}-wal`)).toBe(false);
  held.lets();
});

test('an uncaught error is reported with the unfinished work, and the program exits', async () => {
  const hall = await openHall({ withBot: false });
  const { ada, local, wire } = hall;
  const breaks = "process.on('SIGUSR2', () => void Promise.reject(new Error('the ash has fallen')))";
  const program = await botProcess(hall, {
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(breaks)}`,
  });
  const held = wire.holdsAnswerTo(isCallback);
  const asking = ada.types('/game status');
  await held.happened;
  program.signal('SIGUSR2');
  const fatal = JSON.parse(await program.logs('the ash has fallen')) as object;
  expect(fatal).toMatchObject({
    level: 60,
    interactions: [...local.world.interactions.keys()],
    jobs: [],
    error: { message: 'the ash has fallen' },
  });
  held.lets();
  expect(await textOf(asking)).toMatch(/no (open )?table/);
  const { code, stderr } = await program.ended;
  expect(code).toBe(1);
  expect(stderr).toBe('Uncaught error, exiting: the ash has fallen\n');
});

test('a log that nothing reads blocks neither answers nor the exit', async () => {
  const hall = await openHall({ withBot: false });
  const flooded = join(newFolder(), 'flooded');
  const flood = `import { writeFileSync } from 'node:fs';
    process.on('SIGUSR2', () => {
      process.stdout.write('x'.repeat(1 << 20));
      writeFileSync(${JSON.stringify(flooded)}, '');
    });`;
  const program = await botProcess(hall, {
    LOG_LEVEL: 'trace',
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(flood)}`,
  });
  program.stopsReading();
  program.signal('SIGUSR2');
  await eventually(() => expect(existsSync(flooded)).toBe(true));
  for (let press = 0; press < 5; press += 1)
    expect(await textOf(hall.ada.types('/game status'))).toMatch(/no (open )?table/);
  program.signal('SIGTERM');
  expect(await program.exited).toBe(0);
});
