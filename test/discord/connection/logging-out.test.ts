/** A client that was logged out stays disconnected, whatever its connection was doing. */
import { setImmediate } from 'node:timers/promises';
import { Events } from 'discord.js';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { type NewClient, newClient } from '../../../src/discord/connection/gateway/new-client.ts';
import { type LocalDiscord, startLocalDiscord } from '../../../src/playground/local-discord.ts';

const SHARDS = 2;

async function local(): Promise<LocalDiscord> {
  const discord = await startLocalDiscord({ port: 0 });
  onTestFinished(() => discord.close());
  discord.world.sharding.set({ shards: SHARDS, maxConcurrency: SHARDS });
  return discord;
}

function clientOf({ apiUrl, token }: LocalDiscord, shard: number): NewClient {
  const shared = { shard, count: SHARDS, identifyIn: async () => 0, isInDoubt: () => false };
  const made = newClient(
    { token, apiUrl, shared, emojis: new Map(), mentions: new Map() },
    pino({ enabled: false }),
  );
  onTestFinished(() => made.logOut());
  return made;
}

async function loggedIn(discord: LocalDiscord, shard: number): Promise<NewClient> {
  const made = clientOf(discord, shard);
  const ready = told(made, Events.ClientReady);
  await made.client.login(discord.token);
  await ready;
  return made;
}

function told(
  { client }: NewClient,
  event: Events.ClientReady | Events.ShardReady | Events.ShardReconnecting,
) {
  return new Promise<void>((resolve) => client.once(event, () => resolve()));
}

/** Resolves when the client's diagnostics contain these words. */
function tells({ client }: NewClient, words: string): Promise<void> {
  return new Promise((resolve) =>
    client.on(Events.Debug, (text) => {
      if (text.includes(words)) resolve();
    }),
  );
}

/** The number of sessions Discord has started. */
async function sessions(discord: LocalDiscord): Promise<number> {
  const answer = await fetch(`${discord.apiUrl}/v10/gateway/bot`, {
    headers: { authorization: `Bot ${discord.token}` },
  });
  const { session_start_limit: limit } = (await answer.json()) as {
    readonly session_start_limit: { readonly total: number; readonly remaining: number };
  };
  return limit.total - limit.remaining;
}

/**
 * The other client loses its session and reconnects. A logged-out client that tried to reconnect would have done so by then.
 */
async function othersComeBack(discord: LocalDiscord, other: NewClient): Promise<void> {
  const back = told(other, Events.ShardReady);
  discord.world.dropConnections({ resumable: false, shard: 1 });
  await back;
}

test('a program that logs out between two attempts to connect does not disconnect the others', async () => {
  const discord = await local();
  const [leaving, other] = [await loggedIn(discord, 0), await loggedIn(discord, 1)];
  const away = tells(leaving, 'Destroying shard');
  discord.world.dropConnections({ resumable: false, shard: 0 });
  await away;
  await setImmediate();
  await leaving.logOut();
  await othersComeBack(discord, other);
  await othersComeBack(discord, other);
  expect(await sessions(discord)).toBe(2 + 2);
});

test('a program that logs out while it waits for its session does not disconnect the others', async () => {
  const discord = await local();
  const leaving = clientOf(discord, 0);
  const identified = tells(leaving, 'Waiting for event ready');
  discord.world.injectGatewayFault({ kind: 'zombie', beatEvery: 60_000 });
  void leaving.client.login(discord.token);
  await identified;
  const other = await loggedIn(discord, 1);
  await leaving.logOut();
  await othersComeBack(discord, other);
  await othersComeBack(discord, other);
  expect(await sessions(discord)).toBe(2 + 2);
});

test('a program that logs out before it has asked where to connect does not disconnect the others', async () => {
  const discord = await local();
  const other = await loggedIn(discord, 1);
  const leaving = clientOf(discord, 0);
  await leaving.logOut();
  void leaving.client.login(discord.token);
  await othersComeBack(discord, other);
  await othersComeBack(discord, other);
  expect(await sessions(discord)).toBe(1 + 2);
});
