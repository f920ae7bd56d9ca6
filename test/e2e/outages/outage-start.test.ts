/** The network fails while the bot starts: it reports this and retries; only a refusal from Discord ends it. */
import { expect, test } from 'vitest';
import { EMOJIS } from '../../../src/core/presentation/emojis.ts';
import { type Call, GARBLED } from '../../../src/playground/faults/rest.ts';
import { eventually } from '../../eventually.ts';
import { textOf } from '../../shared/people.ts';
import { type Hall, openHall } from '../bot.ts';
import { startedProcess } from '../bot-process.ts';
import { keptLog, timesPosted, WHERE } from '../faults.ts';

const NOT_YET = 'cannot reach Discord, retrying';

async function knowsCommands({ local: { world } }: Hall): Promise<void> {
  await world.until(({ commands }) => commands.size > 0);
}

test('the bot waits for a Discord that does not answer yet at startup', async () => {
  const { log, lines } = keptLog();
  const hall = await openHall({ withBot: false, log });
  const { restFaults } = hall.local.world;
  restFaults.inject({ kind: 'failing', status: 503 }, { on: WHERE.askingForGateway, times: 2 });
  await hall.starts();
  expect(timesPosted(lines(), 'cannot reach Discord, retrying')).toBe(1);
  await knowsCommands(hall);
});

test('the bot works before Discord accepts its commands, and registers them once it can', async () => {
  const { log, lines } = keptLog();
  const hall = await openHall({ withBot: false, log });
  const { restFaults } = hall.local.world;
  const fault = restFaults.inject({ kind: 'failing', status: 500 }, { on: WHERE.registering });
  await hall.starts();
  expect(hall.local.world.commands.size).toBe(0);
  fault.ends();
  await knowsCommands(hall);
  expect(timesPosted(lines(), 'cannot register commands, retrying')).toBe(1);
  expect(await textOf(hall.ada.types('/game status'))).toContain("There's no table");
});

test('the bot starts while Discord delays the emojis, and creates them later', async () => {
  const hall = await openHall({ withBot: false });
  const { emojis, restFaults } = hall.local.world;
  emojis.known.clear();
  const fault = restFaults.inject({ kind: 'slow' }, { on: ({ path }) => path.endsWith('/emojis') });
  await hall.starts();
  expect(await textOf(hall.ada.types('/game status'))).toContain("There's no table");
  expect(emojis.known.size).toBe(0);
  fault.ends();
  await eventually(() => expect(emojis.known.size).toBe(EMOJIS.length));
});

test('the bot starts even if Discord refuses every emoji', async () => {
  const { log, lines } = keptLog();
  const hall = await openHall({ withBot: false, log });
  hall.local.world.emojis.known.clear();
  hall.local.world.restFaults.inject({ kind: 'refusing' }, { on: ({ path }) => path.endsWith('/emojis') });
  await hall.starts();
  expect(await textOf(hall.ada.types('/game status'))).toContain("There's no table");
  await eventually(() => expect(timesPosted(lines(), 'cannot upload application emojis')).toBe(1));
});

/** One call more than the client itself retries. */
const IN_VAIN = 2;

test.each([
  ['the gateway', WHERE.askingForGateway, NOT_YET],
  ['the application', WHERE.askingForApplication, NOT_YET],
  ['the commands', WHERE.readingCommands, 'cannot register commands, retrying'],
  ['the registration of commands', WHERE.registering, 'cannot register commands, retrying'],
])(
  'the bot retries at startup if Discord closes the connection that requests %s',
  async (_what, on, stdout) => {
    const { log, lines } = keptLog();
    const hall = await openHall({ withBot: false, log });
    const fault = hall.local.world.restFaults.inject({ kind: 'cut' }, { on, times: IN_VAIN });
    await hall.starts();
    await knowsCommands(hall);
    expect(fault.calls).toHaveLength(IN_VAIN);
    expect(timesPosted(lines(), stdout)).toBe(1);
    expect(await textOf(hall.ada.types('/game status'))).toContain("There's no table");
  },
);

test.each(GARBLED)(
  'the bot retries at startup if the answer to its first request is unreadable (%s)',
  async (how) => {
    const { log, lines } = keptLog();
    const hall = await openHall({ withBot: false, log });
    const on = WHERE.askingForGateway;
    hall.local.world.restFaults.inject({ kind: 'garbled', how }, { on, times: IN_VAIN });
    await hall.starts();
    expect(timesPosted(lines(), NOT_YET)).toBe(1);
  },
);

/** Selects the calls of the given kind from number `first` on, counted from 1. */
function fromCall(first: number, isMeant: (call: Call) => boolean): (call: Call) => boolean {
  let count = 0;
  return (call) => {
    if (!isMeant(call)) return false;
    count += 1;
    return count >= first;
  };
}

test.each([2, 3])(
  'the bot retries at startup if Discord closes the connection on request %i for the gateway',
  async (request) => {
    const { log, lines } = keptLog();
    const hall = await openHall({ withBot: false, log });
    const on = fromCall(request, WHERE.askingForGateway);
    const fault = hall.local.world.restFaults.inject({ kind: 'cut' }, { on, times: IN_VAIN });
    await hall.starts();
    expect(fault.calls).toHaveLength(IN_VAIN);
    expect(timesPosted(lines(), NOT_YET)).toBe(1);
    expect(hall.connected()).toEqual([true]);
    expect(await textOf(hall.ada.types('/game status'))).toContain("There's no table");
  },
);

/** A rate limit longer than the client itself waits. */
const LIMITED = { kind: 'rate-limited', scope: 'user', seconds: 3600 } as const;

test.each([
  ['the gateway', WHERE.askingForGateway],
  ['the application', WHERE.askingForApplication],
  ['the gateway again', fromCall(2, WHERE.askingForGateway)],
  ['the gateway a third time', fromCall(3, WHERE.askingForGateway)],
])('a bot that waits out a rate limit on the request for %s stops on a signal', async (_what, on) => {
  const hall = await openHall({ withBot: false });
  hall.local.world.restFaults.inject(LIMITED, { on });
  const program = startedProcess(hall);
  expect(await program.logs(NOT_YET)).toContain('RateLimitError');
  program.signal('SIGTERM');
  const { code, stderr } = await program.ended;
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
});

test.each([
  ['reads', WHERE.readingCommands],
  ['registers', WHERE.registering],
])('the bot starts even if Discord rate-limits it when it %s its commands', async (_what, on) => {
  const { log, lines } = keptLog();
  const hall = await openHall({ withBot: false, log });
  hall.local.world.restFaults.inject(LIMITED, { on });
  await hall.starts();
  expect(timesPosted(lines(), 'cannot register commands, retrying')).toBe(1);
  expect(hall.connected()).toEqual([true]);
});

test('the bot retries if the gateway accepts no connection at first', async () => {
  const { log, lines } = keptLog();
  const hall = await openHall({ withBot: false, log });
  const { world } = hall.local;
  world.injectGatewayFault({ kind: 'shut' });
  const started = hall.starts();
  await eventually(() => expect(timesPosted(lines(), 'gateway disconnected')).toBe(1));
  world.injectGatewayFault({ kind: 'open' });
  await started;
  expect(await textOf(hall.ada.types('/game status'))).toContain("There's no table");
  expect(lines().filter(({ level }) => level >= 50)).toEqual([]);
});

test('the bot logs a hello that lacks its interval, and continues', async () => {
  const { log, lines } = keptLog();
  const hall = await openHall({ withBot: false, log });
  const faults: unknown[] = [];
  const note = (error: unknown) => faults.push(error);
  process.on('unhandledRejection', note);
  hall.local.world.injectGatewayFault({ kind: 'empty-hello' });
  await hall.starts();
  expect(await textOf(hall.ada.types('/game status'))).toContain("There's no table");
  process.off('unhandledRejection', note);
  expect(faults).toEqual([]);
  expect(timesPosted(lines(), 'cannot read message from the gateway')).toBe(1);
});

test('without a network the bot keeps retrying until it is stopped, even if its terminal closes', async () => {
  const hall = await openHall({ withBot: false });
  const program = startedProcess(hall, { DISCORD_API_URL: 'http://127.0.0.1:1/api' });
  const line: unknown = JSON.parse(await program.logs(NOT_YET));
  expect(line).toMatchObject({ level: 40, reason: 'HTTPError: connect ECONNREFUSED 127.0.0.1:1' });
  expect(line).not.toHaveProperty('error');
  program.signal('SIGHUP');
  const { code, stdout, stderr } = await program.ended;
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toContain('"signal":"SIGHUP"');
  expect(stdout.trimEnd().split('\n').at(-1)).toContain('"stopped"');
});

test('at log level debug, a retry is logged with its stack', async () => {
  const hall = await openHall({ withBot: false });
  const program = startedProcess(hall, {
    DISCORD_API_URL: 'http://127.0.0.1:1/api',
    LOG_LEVEL: 'debug',
  });
  expect(JSON.parse(await program.logs(NOT_YET))).toMatchObject({
    error: { message: 'connect ECONNREFUSED 127.0.0.1:1', stack: expect.stringContaining('    at ') },
  });
  program.signal('SIGTERM');
  expect((await program.ended).code).toBe(0);
});
