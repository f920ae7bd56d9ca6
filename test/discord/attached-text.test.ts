/** A text that somebody attached is read, or it is said why not. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { attachedText } from '../../src/discord/interactions/attached-text.ts';

const LIMITS = { mostBytes: 100, withinMs: 5_000 };

/** Where a server that answers so can be found. */
async function served(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/box.json`;
}

function servedBytes(bytes: Buffer): Promise<string> {
  return served((_, response) => response.end(bytes));
}

test('a text is read as it was written, whatever its letters', async () => {
  const bytes = Buffer.from('{"rune": "ᛏ Nidhögg"}');
  const url = await servedBytes(bytes);
  expect(await attachedText({ url, size: bytes.length }, LIMITS)).toEqual({
    ok: true,
    text: '{"rune": "ᛏ Nidhögg"}',
  });
});

test('the mark that some editors begin a file with is no part of the text', async () => {
  const url = await servedBytes(Buffer.from('\uFEFF{}'));
  expect(await attachedText({ url, size: 5 }, LIMITS)).toEqual({ ok: true, text: '{}' });
});

test('a file of more than may be is not even fetched', async () => {
  let asked = 0;
  const url = await served((_, response) => {
    asked += 1;
    response.end('{}');
  });
  expect(await attachedText({ url, size: 101 }, LIMITS)).toEqual({ ok: false, why: 'too-large' });
  expect(asked).toBe(0);
  expect(await attachedText({ url, size: 100 }, LIMITS)).toMatchObject({ ok: true });
  expect(asked).toBe(1);
});

test.each([
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['a text in UTF-16', Buffer.from('\uFEFF{}', 'utf16le')],
  ['a letter cut in half', Buffer.from('ᛏ').subarray(0, 2)],
])('%s is no text', async (_, bytes) => {
  const url = await servedBytes(bytes);
  expect(await attachedText({ url, size: bytes.length }, LIMITS)).toMatchObject({
    ok: false,
    why: 'not-text',
  });
});

test('a file that is gone, or that nobody serves, is not fetched', async () => {
  const gone = await served((_, response) => response.writeHead(404).end('gone'));
  expect(await attachedText({ url: gone, size: 4 }, LIMITS)).toEqual({
    ok: false,
    why: 'not-fetched',
    because: 404,
  });
  const cutOff = await served((_, response) => {
    response.writeHead(200, { 'content-length': '4' });
    response.write('{"');
    response.destroy();
  });
  expect(await attachedText({ url: cutOff, size: 4 }, LIMITS)).toMatchObject({ why: 'not-fetched' });
});

test('a server that does not answer is not waited for', async () => {
  const silent = await served(() => undefined);
  expect(await attachedText({ url: silent, size: 4 }, { mostBytes: 100, withinMs: 50 })).toMatchObject({
    ok: false,
    why: 'not-fetched',
    because: { name: 'TimeoutError' },
  });
});
