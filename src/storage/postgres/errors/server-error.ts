/** Finds the message from PostgreSQL or the network in an error from Prisma or the driver. */
import { z } from 'zod';

export interface ServerError {
  /** A SQLSTATE, or one of the program's own codes if there is no SQLSTATE. */
  readonly code: string;
  readonly message: string;
  /** `FATAL` if the server closes or refuses the connection with this error. */
  readonly severity?: string;
}

/** The SQLSTATE for connections that fail or end. */
const UNREACHABLE = '08006';

/** A code in the same class, for a connection that broke off or a response that wasn't PostgreSQL's protocol. */
export const CUT_OFF = '08P01';

/** Codes in the same class: encrypted connections are required but the server has none, or the certificate isn't trusted. */
export const NO_TLS = '08TLS';
export const NOT_TRUSTED = '08CRT';

/** The code for a certificate or key file that cannot be used. */
export const BAD_CERTIFICATE_FILE = '08FIL';

/** The SQLSTATE for users who are refused. */
const REFUSED = '28000';

/** Prisma wraps the driver's error, which in turn wraps the server's. */
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

/** The adapter's kinds of network error. */
const KINDS_OF_NETWORK = ['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TlsConnectionError'];
const ofAdapter = z.object({ kind: z.enum(KINDS_OF_NETWORK) });

/** The driver reads certificate files before it sends anything. */
const ofFile = z.union([
  z.object({ code: z.string(), syscall: z.enum(['open', 'read']), message: z.string() }),
  z.object({ code: z.string().regex(/^ERR_OSSL_/), message: z.string() }),
]);

const ofCertificate = z.object({
  code: z.string().regex(/^[A-Z_]*(?:CERT|SIGNATURE)[A-Z_]*$/),
  message: z.string(),
});

const ofNetwork = z.object({ code: z.string().regex(/^E[A-Z_]{3,}$/), message: z.string() });

/** Errors for which the driver has no codes, by a part of the message; the first match counts. */
const OF_DRIVER: readonly (readonly [part: string, code: string])[] = [
  ['unexpectedly', CUT_OFF],
  ['received invalid response', CUT_OFF],
  ['password must be', REFUSED],
  ['does not support SSL', NO_TLS],
  ['Connection terminated', UNREACHABLE],
  ['connection timeout', UNREACHABLE],
  ['timeout exceeded when trying to connect', UNREACHABLE],
  ['timeout expired', UNREACHABLE],
  ['Query read timeout', UNREACHABLE],
  ['Client has encountered a connection error', UNREACHABLE],
  ['Client was closed', UNREACHABLE],
];
const withMessage = z.object({ message: z.string() });

/** Prisma's own error: no connection became free for a transaction in time. */
const noneFree = z.object({ code: z.literal('P2028'), message: z.string() });

/** Returns null if the error is about neither the server nor the network. */
export function serverErrorIn(error: unknown): ServerError | null {
  const server = ofServer.safeParse(error);
  if (server.success) return server.data;
  const adapter = ofAdapter.safeParse(error);
  if (adapter.success) return { code: UNREACHABLE, message: adapter.data.kind };
  const waited = noneFree.safeParse(error);
  if (waited.success) return { code: UNREACHABLE, message: waited.data.message };
  const file = ofFile.safeParse(error);
  if (file.success) return { code: BAD_CERTIFICATE_FILE, message: file.data.message };
  const certificate = ofCertificate.safeParse(error);
  if (certificate.success) return { code: NOT_TRUSTED, message: certificate.data.message };
  const network = ofNetwork.safeParse(error);
  if (network.success) return { code: UNREACHABLE, message: network.data.message || network.data.code };
  const { message = '' } = withMessage.safeParse(error).data ?? {};
  const code = OF_DRIVER.find(([part]) => message.includes(part))?.[1];
  if (code !== undefined) return { code, message };
  const inside = wrapped.safeParse(error);
  return inside.success ? serverErrorIn(inside.data) : null;
}
