/** Health and metrics over the wire, even for clients that break the protocol. */
import { request } from 'node:http';
import { connect } from 'node:net';
import { Counter, Registry } from 'prom-client';
import { expect, onTestFinished, test } from 'vitest';
import type { Health } from '../../src/metrics/health.ts';
import { openHealthServer } from '../../src/metrics/server.ts';

const WELL: Health = {
  status: 'ok',
  discord: 'connected',
  shardsAway: [],
  database: 'answers',
  outbox: 'running',
};

async function serving(health: () => Promise<Health> = () => Promise.resolve(WELL)) {
  const registry = new Registry();
  new Counter({ name: 'squirrels_total', help: 'Squirrels.', registers: [registry] }).inc(3);
  const failures: unknown[] = [];
  const failed = (error: unknown) => void failures.push(error);
  const server = await openHealthServer({ host: '127.0.0.1', port: 0 }, { health, registry, failed });
  onTestFinished(() => server.close());
  return { ...server, failures };
}

/** Everything the server returns for these bytes until it hangs up. */
function sends(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.setEncoding('latin1').on('data', (chunk) => {
      answer += String(chunk);
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

test('the server reports health in the body and the status', async () => {
  let health: Health = WELL;
  const { port } = await serving(() => Promise.resolve(health));
  const well = await fetch(`http://127.0.0.1:${port}/health`);
  expect([well.status, await well.json()]).toEqual([200, WELL]);
  health = { ...WELL, status: 'failing', database: 'silent' };
  const ill = await fetch(`http://127.0.0.1:${port}/health?from=docker`);
  expect([ill.status, await ill.json()]).toEqual([503, health]);
});

test('the server has metrics in Prometheus’ format', async () => {
  const { port } = await serving();
  const told = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(told.status).toBe(200);
  expect(told.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(await told.text()).toContain('squirrels_total 3');
});

test.each([
  ['GET', '/', 404],
  ['GET', '/metrics/../health', 404],
  ['POST', '/health', 405],
  ['DELETE', '/metrics', 405],
  ['HEAD', '/health', 200],
])('%s %s is answered with %i', async (method, path, status) => {
  const { port } = await serving();
  const got = await new Promise<number | undefined>((resolve, reject) => {
    const asking = request({ host: '127.0.0.1', port, method, path, agent: false }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode));
    });
    asking.on('error', reject).end();
  });
  expect(got).toBe(status);
});

test('the server does not wait for an unexpected request body', async () => {
  const { port } = await serving();
  const answer = await sends(port, 'POST /health HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\nabc');
  expect(answer).toMatch(/^HTTP\/1\.1 405 /);
});

test('the server answers endless headers with 431 and an invalid request with 400', async () => {
  const { port } = await serving();
  const long = `GET /health HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(12_000)}\r\n\r\n`;
  expect(await sends(port, long)).toMatch(/^HTTP\/1\.1 431 /);
  expect(await sends(port, 'what is this\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
});

test('a client that does not finish its request is disconnected', async () => {
  const { port } = await serving();
  expect(await sends(port, 'GET /health HTTP/1.1\r\nHost: ')).toMatch(/^HTTP\/1\.1 408 /);
});

test("a request that can't be answered breaks nothing", async () => {
  const error = new Error('the ash has fallen');
  const { port, failures } = await serving(() => Promise.reject(error));
  const answer = await fetch(`http://127.0.0.1:${port}/health`);
  expect([answer.status, await answer.text()]).toEqual([500, 'this cannot be told now\n']);
  expect(failures).toEqual([error]);
});

test('the server closes immediately, even with open connections', async () => {
  const server = await serving();
  const kept = connect(server.port, '127.0.0.1');
  const gone = new Promise<void>((resolve) => kept.once('close', () => resolve()));
  kept.write('GET /health HTTP/1.1\r\nHost: x\r\nConnection: keep-alive\r\n\r\n');
  await new Promise((resolve) => kept.once('data', resolve));
  await server.close();
  await gone;
  await expect(fetch(`http://127.0.0.1:${server.port}/health`)).rejects.toThrow();
});
