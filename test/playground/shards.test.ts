/** A bot of two shards: the real discord.js client, and the gateway's response to a shard that identifies too soon. */
import { Client, Events, GatewayIntentBits } from 'discord.js';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { type LocalDiscord, startLocalDiscord } from '../../src/playground/local-discord.ts';
import { BOT_ID, GUILD } from '../../src/playground/world/hall.ts';
import { person } from '../shared/people.ts';

async function twoShards(now?: () => number): Promise<LocalDiscord> {
  const local = await startLocalDiscord({ port: 0, ...(now === undefined ? {} : { now }) });
  onTestFinished(() => local.close());
  local.world.foundServer('Vanaheim', 'meadow');
  local.world.sharding.set({ shards: 2, maxConcurrency: 2 });
  return local;
}

test('each shard gets events from its own servers, and the first gets direct messages', async () => {
  const local = await twoShards();
  const { world } = local;
  const other = [...world.servers.keys()].find((id) => id !== GUILD.id) ?? '';
  const client = new Client({
    shards: 'auto',
    intents: [GatewayIntentBits.Guilds],
    rest: { api: local.apiUrl },
  });
  onTestFinished(() => client.destroy());
  const told: string[] = [];
  client.on(
    Events.Raw,
    ({ t, d }: { t: string; d: { id: string; guilds?: { id: string }[] } }, shard: number) => {
      if (t === 'READY') told.push(`${shard} ready: ${d.guilds?.map(({ id }) => id)}`);
      else told.push(`${shard} ${t}`);
    },
  );
  client.on(Events.InteractionCreate, (interaction) => {
    if (interaction.isChatInputCommand()) void interaction.reply(`in ${interaction.guildId}`);
  });
  const ready = new Promise((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(local.token);
  await ready;
  const [hallShard, otherShard] = [GUILD.id, other].map((id) => client.guilds.cache.get(id)?.shardId);
  expect([hallShard, otherShard].sort()).toEqual([0, 1]);
  expect([...told].sort()).toEqual(
    [
      `${hallShard} ready: ${GUILD.id}`,
      `${hallShard} GUILD_CREATE`,
      `${otherShard} ready: ${other}`,
      `${otherShard} GUILD_CREATE`,
    ].sort(),
  );

  await client.application?.commands.set([{ name: 'where', description: 'Says where', contexts: [0, 1] }]);
  told.length = 0;
  const ada = person(local, 'Ada');
  expect(await ada.types('/where')).toMatchObject({ message: { content: `in ${GUILD.id}` } });
  expect(await ada.goesTo('#meadow').types('/where')).toMatchObject({ message: { content: `in ${other}` } });
  expect(await ada.goesToBot().types('/where')).toMatchObject({ message: { content: 'in null' } });
  const left = new Promise((resolve) => client.once(Events.GuildDelete, ({ id }) => resolve(id)));
  world.leave(BOT_ID, other);
  expect(await left).toBe(other);
  expect(told).toEqual([
    `${hallShard} INTERACTION_CREATE`,
    `${otherShard} INTERACTION_CREATE`,
    '0 INTERACTION_CREATE',
    `${otherShard} GUILD_DELETE`,
  ]);
  expect([...client.guilds.cache.keys()]).toEqual([GUILD.id]);
});

/** Identifies as a shard, and resolves with the first response: the session, an invalid session, a close code. */
function identify(local: LocalDiscord, shard: unknown): Promise<string> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`${local.url.replace('http', 'ws')}/gateway`);
    onTestFinished(() => socket.terminate());
    socket.on('close', (code) => resolve(`closed ${code}`));
    socket.on('message', (raw: Buffer) => {
      const { op, d, t } = JSON.parse(raw.toString()) as { op: number; d: { shard?: unknown }; t: string };
      if (op === 10) socket.send(JSON.stringify({ op: 2, d: { token: local.token, intents: 1, shard } }));
      if (op === 9) resolve(`invalid session, ${String(d)}`);
      if (t === 'READY') resolve(`ready ${String(d.shard)}`);
    });
  });
}

test('shards with the same rate limit key log in one after another; one that identifies too soon gets no session', async () => {
  let now = Date.UTC(2026, 10, 23);
  const local = await twoShards(() => now);
  local.world.sharding.set({ shards: 4, identifyEveryMs: 5_000, sessionsADay: 4 });
  expect(await identify(local, [0, 4])).toBe('ready 0,4');
  expect(await identify(local, [1, 4])).toBe('ready 1,4');
  expect(await identify(local, [2, 4])).toBe('invalid session, false');
  expect(await identify(local, [0, 4])).toBe('invalid session, false');
  now += 5_000;
  expect(await identify(local, [2, 4])).toBe('ready 2,4');
  now += 5_000;
  expect(await identify(local, [0, 4])).toBe('ready 0,4');
  now += 5_000;
  expect(await identify(local, [0, 4])).toBe('invalid session, false');
  const asked = await fetch(`${local.apiUrl}/v10/gateway/bot`, {
    headers: { authorization: `Bot ${local.token}` },
  });
  expect(await asked.json()).toMatchObject({
    shards: 4,
    session_start_limit: { total: 4, remaining: 0, reset_after: 24 * 3_600_000 - 15_000, max_concurrency: 2 },
  });
});

test.each([[[2, 2]], [[-1, 2]], [[0]], [['one', 2]]])(
  'a connection as shard %j is refused',
  async (shard) => {
    expect(await identify(await twoShards(), shard)).toBe('closed 4010');
  },
);

test('two programs log in as one shard during a handover: both get a press, and Discord takes the response of one', async () => {
  const local = await twoShards();
  const answers: string[] = [];
  const programs = await Promise.all(
    ['first', 'second'].map(async (name) => {
      const client = new Client({
        shards: [1],
        shardCount: 2,
        intents: [GatewayIntentBits.Guilds],
        rest: { api: local.apiUrl },
      });
      onTestFinished(() => client.destroy());
      const heard = new Promise<void>((resolve) => {
        client.on(Events.InteractionCreate, (interaction) => {
          if (!interaction.isChatInputCommand()) return;
          void interaction
            .reply(name)
            .catch(({ code }: { readonly code: number }) => answers.push(`${name} is told ${code}`))
            .then(() => resolve());
        });
      });
      const ready = new Promise((resolve) => client.once(Events.ClientReady, resolve));
      await client.login(local.token);
      await ready;
      return { client, heard };
    }),
  );
  await programs[0]?.client.application?.commands.set([{ name: 'where', description: 'Says where' }]);
  const seen = await person(local, 'Ada').types('/where');
  await Promise.all(programs.map(({ heard }) => heard));
  const winner = seen.kind === 'message' ? seen.message.content : '';
  expect(answers).toEqual([`${winner === 'first' ? 'second' : 'first'} is told 40060`]);
});
