/** Serves the page: its files, the attachments, the actions and the event stream. */
import { createReadStream, existsSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSent } from '../rest/call.ts';
import { answerAction, answerQuestion, type Place } from './actions.ts';
import { streamEvents } from './events.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.ttf': 'font/ttf',
};

/**
 * The page loads nothing from elsewhere, sends nothing there and cannot be framed. Elements may have inline styles, since people
 * have colours. Pictures come from the base address, even if a person opened the page as localhost.
 */
function policy({ base }: Place): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' ${base}`,
    "connect-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Folders outside the page's own that the page also needs: the fonts and its texts. */
const SHARED = ['fonts', 'locales'] as const;

/** Headers for everything that is served, including attachments. */
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
  const emoji = /^\/emojis\/(\d+)\.png$/.exec(url.pathname)?.[1];
  if (emoji !== undefined) return emojiPicture(place, emoji, response);
  return file(place, url.pathname, response);
}

function emojiPicture({ world }: Place, id: string, response: ServerResponse): void {
  const emoji = world.emojis.known.get(id);
  if (emoji === undefined) {
    empty(response, 404);
    return;
  }
  response.writeHead(200, { 'content-type': 'image/png', 'cache-control': 'max-age=86400', ...GUARDED });
  response.end(emoji.picture);
}

async function play(
  place: Place,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const name = url.pathname.slice('/play/'.length);
  if (request.method === 'GET') return json(response, answerQuestion(place, name, url.searchParams));
  // Only this page may act: a browser asks for permission before another site can send JSON here.
  if (!request.headers['content-type']?.startsWith('application/json')) return empty(response, 415);
  const read = await readSent(request);
  if (typeof read === 'string') return empty(response, 400);
  return json(response, await answerAction(place, name, read.sent));
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
    // An attached HTML page is shown without its scripts.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    ...GUARDED,
  });
  response.end(bytes);
}

function file(place: Place, path: string, response: ServerResponse): void {
  const assets = assetsFolder();
  const isShared = SHARED.some((folder) => path.startsWith(`/${folder}/`));
  const root = isShared ? assets : join(assets, 'playground');
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

/** The folder is next to the sources and, in a build, next to the build's folder. */
function assetsFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'assets', 'playground', 'index.html'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('The folder assets/playground is missing');
    folder = parent;
  }
  return join(folder, 'assets');
}
