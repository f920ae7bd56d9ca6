/** The wire between a bot and the local Discord follows each call to its end without breaking any itself. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { type Moment, tapWire } from '../../src/playground/wiretap.ts';

/** Opens a wire to a Discord with this request handler. Returns the moments of its calls and the number of its connections. */
async function wireTo(answers: RequestListener) {
  const discord = createServer(answers);
  await new Promise<void>((resolve) => discord.listen(0, '127.0.0.1', resolve));
  const { port } = discord.address() as AddressInfo;
  const connections = { count: 0 };
  discord.on('connection', () => {
    connections.count += 1;
  });
  const moments: Moment[] = [];
  const wire = await tapWire({ url: `http://127.0.0.1:${port}` }, (moment) => {
    moments.push(moment);
    return 'goes-on';
  });
  onTestFinished(async () => {
    await wire.close();
    discord.closeAllConnections();
    discord.close();
  });
  return { wire, moments, connections };
}

test('a call whose connection breaks is followed to its end, and the bot gets no response', async () => {
  const { wire, moments } = await wireTo((asked) => asked.destroy());
  await expect(fetch(`${wire.apiUrl}/v10/gateway/bot`)).rejects.toThrow();
  expect(moments).toEqual(['before', 'broken']);
});

test('a call is never sent on a connection that Discord may be closing', async () => {
  const { wire, moments, connections } = await wireTo((_, answered) => answered.end('{}'));
  for (const call of [1, 2]) {
    expect(await (await fetch(`${wire.apiUrl}/v10/gateway/bot`)).json()).toEqual({});
    expect(connections.count).toBe(call);
  }
  expect(moments).toEqual(['before', 'after', 'before', 'after']);
});
