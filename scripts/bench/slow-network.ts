/** A network between two programs of this machine that delays everything, in both directions. */
import { connect, createServer, type Socket } from 'node:net';

export interface SlowNetwork {
  readonly port: number;
  readonly close: () => void;
}

/** The way to `port` and back takes `roundTripMs` longer. */
export async function slowNetworkTo(port: number, roundTripMs: number): Promise<SlowNetwork> {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1').setNoDelay();
    near.setNoDelay();
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => setTimeout(() => to.writable && to.write(bytes), roundTripMs / 2));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the network has no port');
  return {
    port: address.port,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
