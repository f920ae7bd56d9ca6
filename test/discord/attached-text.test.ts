/** Reading attached text, and the reasons for refusing it. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { type AttachedText, attachedText, DISCORD_FILES } from '../../commands/server/attached-text.ts';

const LIMITS = { mostBytes: 100, withinMs: 5_000 };

/** Reads from that address, as if Discord stored its files there. */
function read(url: string, size: number, limits: Partial<typeof LIMITS> = {}): Promise<AttachedText> {
  return attachedText({ url, size }, { ...LIMITS, ...limits, from: [new URL(url).origin] });
}

/** Starts a server with this request handler, and returns its URL. */
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

test('a text file in any script is read unchanged', async () => {
  const bytes = Buffer.from('{"rune": "ᛏ Nidhögg"}');
  const url = await servedBytes(bytes);
  expect(await read(url, bytes.length)).toEqual({
    ok: true,
    text: '{"rune": "ᛏ Nidhögg"}',
  });
});

test('the byte order mark of some editors is not part of the text', async () => {
  const url = await servedBytes(Buffer.from('\uFEFF{}'));
  expect(await read(url, 5)).toEqual({ ok: true, text: '{}' });
});

test('a file over the size limit is not even fetched', async () => {
  let asked = 0;
  const url = await served((_, response) => {
    asked += 1;
    response.end('{}');
  });
  expect(await read(url, 101)).toEqual({ ok: false, code: 'too-large' });
  expect(asked).toBe(0);
  expect(await read(url, 100)).toMatchObject({ ok: true });
  expect(asked).toBe(1);
});

test('the download stops at the size limit, even if Discord announced a smaller file', async () => {
  let isLeft: () => void = () => undefined;
  const left = new Promise<void>((resolve) => {
    isLeft = resolve;
  });
  const endless = await served((_, response) => {
    response.on('close', isLeft);
    const more = () => {
      while (response.write('x'.repeat(1_000)));
      response.once('drain', more);
    };
    more();
  });
  expect(await read(endless, 4)).toEqual({ ok: false, code: 'too-large' });
  await left;
  const packed = gzipSync(Buffer.alloc(1_000_000));
  const bomb = await served((_, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed);
  });
  expect(await read(bomb, 4, { mostBytes: packed.length })).toEqual({ ok: false, code: 'too-large' });
});

test("a file is fetched from Discord's file server only", async () => {
  let asked = 0;
  const url = await served((_, response) => {
    asked += 1;
    response.end('{}');
  });
  const elsewhere = { ok: false, code: 'not-fetched', because: 'the file is not where attachments are kept' };
  const spoken = [
    'file:///etc/passwd',
    'data:text/plain,{}',
    'http://cdn.discordapp.com/a',
    'not an address',
  ];
  for (const one of [url, ...spoken])
    expect(await attachedText({ url: one, size: 4 }, { ...LIMITS, from: DISCORD_FILES }), one).toEqual(
      elsewhere,
    );
  const sendsOn = await served((_, response) => response.writeHead(302, { location: url }).end());
  expect(await read(sendsOn, 4)).toMatchObject({ ok: false, code: 'not-fetched' });
  expect(asked).toBe(0);
});

test.each([
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['a text in UTF-16', Buffer.from('\uFEFF{}', 'utf16le')],
  ['a letter cut in half', Buffer.from('ᛏ').subarray(0, 2)],
])('%s is not text', async (_, bytes) => {
  const url = await servedBytes(bytes);
  expect(await read(url, bytes.length)).toMatchObject({
    ok: false,
    code: 'not-text',
  });
});

test('a missing or unavailable file is refused', async () => {
  const gone = await served((_, response) => response.writeHead(404).end('gone'));
  expect(await read(gone, 4)).toEqual({
    ok: false,
    code: 'not-fetched',
    because: 404,
  });
  const cutOff = await served((_, response) => {
    response.writeHead(200, { 'content-length': '4' });
    response.write('{"');
    response.destroy();
  });
  expect(await read(cutOff, 4)).toMatchObject({ code: 'not-fetched' });
});

test('reading stops with a time-out if the server does not answer', async () => {
  const silent = await served(() => undefined);
  expect(await read(silent, 4, { withinMs: 50 })).toMatchObject({
    ok: false,
    code: 'not-fetched',
    because: { name: 'TimeoutError' },
  });
});
