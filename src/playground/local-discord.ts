/** A local Discord on this machine: the bot logs in to it with its real client, and people play through a web page. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openGateway } from './gateway/gateway.ts';
import { answerPage } from './page/page.ts';
import { isFromHere, STRANGER } from './page/strangers.ts';
import { type People, peopleOf } from './people.ts';
import { answerRest } from './rest/router.ts';
import { TOKEN } from './world/hall.ts';
import { readState, StateFileProblem, saveChanges } from './world/state-file.ts';
import { createWorld, type World } from './world/world.ts';

export { StateFileProblem };

export interface LocalDiscordOptions {
  /** 0 means any free port. */
  readonly port: number;
  /** The file that stores the messages (default: nothing is stored). */
  readonly stateFile?: string;
  /** The clock, in milliseconds since 1970. */
  readonly now?: () => number;
}

export interface LocalDiscord {
  /** The web page for people, `http://127.0.0.1:PORT`. */
  readonly url: string;
  /** The address for the bot's client, to be used as `rest.api`. */
  readonly apiUrl: string;
  readonly token: string;
  readonly world: World;
  readonly people: People;
  readonly close: () => Promise<void>;
}

/** Rejects with the system's error if the port is taken, and if the state file isn't a local Discord's. */
export async function startLocalDiscord(options: LocalDiscordOptions): Promise<LocalDiscord> {
  const { stateFile } = options;
  const saved = stateFile === undefined ? undefined : await readState(stateFile);
  const world = createWorld(options.now ?? Date.now, saved);
  const server = createServer();
  const url = `http://127.0.0.1:${await listen(server, options.port)}`;
  const people = peopleOf(world, url);
  const gateway = openGateway(world, url);
  const saving =
    stateFile === undefined ? undefined : saveChanges(world, stateFile, (error) => report('saving', error));

  server.on('request', (request, response) => {
    handle(request, response).catch((error: unknown) => {
      report(`${request.method ?? ''} ${request.url ?? ''}`, error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  });
  server.on('upgrade', (request, socket, head) => {
    if (!request.url?.startsWith('/gateway') || !isFromHere(request)) {
      socket.destroy();
      return;
    }
    if (gateway.isShut()) {
      socket.end('HTTP/1.1 502 Bad Gateway\r\nconnection: close\r\n\r\n');
      return;
    }
    gateway.server.handleUpgrade(request, socket, head, (client) => {
      gateway.server.emit('connection', client, request);
    });
  });

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    if (!isFromHere(request)) {
      response.writeHead(403, { 'content-type': 'text/plain' }).end(STRANGER);
      return;
    }
    const api = /^\/api(?:\/v10)?(\/.*)$/.exec(request.url ?? '');
    return api?.[1] === undefined
      ? answerPage({ world, people, base: url }, request, response)
      : answerRest(world, url, request, response, api[1]);
  };

  return {
    url,
    apiUrl: `${url}/api`,
    token: TOKEN,
    world,
    people,
    close: async () => {
      world.close();
      gateway.close();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
      await saving?.stop();
    },
  };
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Reports a bug of the local Discord itself to the developer who runs it. */
function report(doing: string, error: unknown): void {
  console.error(`local Discord, ${doing}:`, error);
}
