/** Serves `GET /health` and `GET /metrics`, and nothing else. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';
import type { Health } from './health.ts';

export interface HealthServer {
  /** The port in use, even if the settings say 0. */
  readonly port: number;
  close(): Promise<void>;
}

export interface HealthServerSettings {
  readonly host: string;
  /** The port; 0 means any free one. */
  readonly port: number;
}

export interface HealthServerNeeds {
  readonly health: () => Promise<Health>;
  readonly registry: Registry;
  /** Called when responding to a request failed. */
  readonly failed: (error: unknown) => void;
}

/** Limits for requests, which are short and come from the same network. */
const LIMITS = {
  requestTimeout: 3_000,
  headersTimeout: 2_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 500,
  maxHeaderSize: 8 * 1024,
};
const MAX_CONNECTIONS = 50;

/** Rejects with the system's error if it cannot listen. */
export async function openHealthServer(
  { host, port }: HealthServerSettings,
  { health, registry, failed }: HealthServerNeeds,
): Promise<HealthServer> {
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url?.split('?')[0];
    if (path !== '/health' && path !== '/metrics') return send(response, 404, 'text/plain', 'not found\n');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return send(response, 405, 'text/plain', 'only GET\n');
    }
    if (path === '/metrics') return send(response, 200, registry.contentType, await registry.metrics());
    const found = await health();
    const status = found.status === 'ok' ? 200 : 503;
    return send(response, status, 'application/json', `${JSON.stringify(found)}\n`);
  }

  const server = createServer(LIMITS, (request, response) => {
    request.resume();
    answer(request, response).catch((error: unknown) => {
      failed(error);
      if (response.headersSent) response.destroy();
      else send(response, 500, 'text/plain', 'this cannot be told now\n');
    });
  });
  server.maxConnections = MAX_CONNECTIONS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Closes the connection after a request with a body, instead of waiting for the body. */
function send(response: ServerResponse, status: number, type: string, body: string): void {
  const { headers } = response.req;
  const hasBody = 'content-length' in headers || 'transfer-encoding' in headers;
  response
    .writeHead(status, {
      'content-type': type,
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      ...(hasBody ? { connection: 'close' } : {}),
    })
    .end(body);
}
