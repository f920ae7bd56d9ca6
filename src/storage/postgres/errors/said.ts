/** Finds what PostgreSQL or the network said in an error of Prisma or of the driver. */
import { z } from 'zod';

export interface Said {
  /** A SQLSTATE, or one of ours for what has none. */
  readonly code: string;
  readonly message: string;
}

/** The class of SQLSTATE for connections that fail or end. */
const UNREACHABLE = '08006';

/** Of the same class: the connection ended in the middle, which PostgreSQL does only when it is killed. */
export const CUT_OFF = '08P01';

/** Prisma wraps the driver's error in one of its own, and that of the server in the driver's. */
const wrapped = z.union([
  z
    .object({ meta: z.object({ driverAdapterError: z.unknown() }) })
    .transform((error) => error.meta.driverAdapterError),
  z.object({ cause: z.record(z.string(), z.unknown()) }).transform((error) => error.cause),
]);

const ofServer = z.union([
  z.object({ originalCode: z.string(), originalMessage: z.string() }).transform((error) => ({
    code: error.originalCode,
    message: error.originalMessage,
  })),
  z.object({ code: z.string().regex(/^[0-9A-Z]{5}$/), severity: z.string(), message: z.string() }),
]);

/** What the adapter makes of an error of the network. */
const KINDS_OF_NETWORK = ['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TlsConnectionError'];
const ofAdapter = z.object({ kind: z.enum(KINDS_OF_NETWORK) });

const ofNetwork = z.object({ code: z.string().regex(/^E[A-Z_]{3,}$/), message: z.string() });

/** The driver has no codes for these. */
const ENDED = [
  'Connection terminated',
  'connection timeout',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Client has encountered a connection error',
  'Client was closed',
];
const ended = z.object({
  message: z.string().refine((message) => ENDED.some((part) => message.includes(part))),
});

/** Prisma's own: no connection was free for a transaction in time. */
const noneFree = z.object({ code: z.literal('P2028'), message: z.string() });

/** Null where the error is about neither. */
export function saidBy(error: unknown): Said | null {
  const server = ofServer.safeParse(error);
  if (server.success) return server.data;
  const adapter = ofAdapter.safeParse(error);
  if (adapter.success) return { code: UNREACHABLE, message: adapter.data.kind };
  const waited = noneFree.safeParse(error);
  if (waited.success) return { code: UNREACHABLE, message: waited.data.message };
  const network = ofNetwork.safeParse(error);
  if (network.success) return { code: UNREACHABLE, message: network.data.message || network.data.code };
  const closed = ended.safeParse(error);
  if (closed.success) {
    const { message } = closed.data;
    return { code: message.includes('unexpectedly') ? CUT_OFF : UNREACHABLE, message };
  }
  const inside = wrapped.safeParse(error);
  return inside.success ? saidBy(inside.data) : null;
}
