/** Serves the page: its files, the attachments, what people do on it and the stream of what happens. */
import { createReadStream, existsSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSent } from '../rest/call.ts';
import { answerDeed, answerQuestion, type Place } from './deeds.ts';
import { streamEvents } from './events.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/**
 * Nothing of another place is loaded, sent to or framed; styles may stand in elements, since people have colours. Pictures
 * lie at the base, also for whoever opened the page as localhost.
 */
function policy({ base }: Place): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' ${base}`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** For all that is served, what people attached among it. */
const GUARDED = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const;

export async function answerPage(
  place: Place,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', place.base);
  if (url.pathname === '/play/events') return streamEvents(place, url.searchParams, request, response);
  if (url.pathname.startsWith('/play/')) return play(place, url, request, response);
  if (/^\/(?:ephemeral-)?attachments\//.test(url.pathname)) return attachment(place, url.pathname, response);
  return file(place, url.pathname, response);
}

async function play(
  place: Place,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const name = url.pathname.slice('/play/'.length);
  if (request.method === 'GET') return json(response, answerQuestion(place, name, url.searchParams));
  // Only this page may act: another site cannot send JSON here without the browser asking first.
  if (!request.headers['content-type']?.startsWith('application/json')) return empty(response, 415);
  const read = await readSent(request);
  if (typeof read === 'string') return empty(response, 400);
  return json(response, await answerDeed(place, name, read.sent));
}

function json(response: ServerResponse, body: object | null): void {
  if (body === null) {
    empty(response, 404);
    return;
  }
  response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store', ...GUARDED });
  response.end(JSON.stringify(body));
}

function empty(response: ServerResponse, status: number): void {
  response.writeHead(status).end();
}

function attachment(place: Place, path: string, response: ServerResponse): void {
  const [, , , id = ''] = path.split('/');
  const bytes = place.world.files.get(id);
  const known =
    place.world.attached.get(id) ??
    [...place.world.messages.values()].flatMap((one) => one.attachments).find((one) => one.id === id);
  if (!bytes || !known) {
    empty(response, 404);
    return;
  }
  response.writeHead(200, {
    'content-type': known.contentType,
    'cache-control': 'max-age=31536000, immutable',
    // A page that somebody attached is shown without its scripts.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    ...GUARDED,
  });
  response.end(bytes);
}

function file(place: Place, path: string, response: ServerResponse): void {
  const root = pageFolder();
  const wanted = normalize(join(root, path === '/' ? 'index.html' : path));
  const type = TYPES[extname(wanted)];
  const isThere =
    wanted.startsWith(root) && type !== undefined && existsSync(wanted) && statSync(wanted).isFile();
  if (!isThere) {
    empty(response, 404);
    return;
  }
  response.writeHead(200, {
    'content-type': type,
    'cache-control': 'no-cache',
    'content-security-policy': policy(place),
    ...GUARDED,
  });
  createReadStream(wanted).pipe(response);
}

/** The page lies beside the sources and, when built, beside the folder of the build. */
function pageFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'assets', 'playground', 'index.html'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('The folder assets/playground is missing');
    folder = parent;
  }
  return join(folder, 'assets', 'playground');
}
