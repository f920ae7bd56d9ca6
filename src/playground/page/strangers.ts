/**
 * Keeps other sites out: any site in a browser can reach this machine, and may even make its own domain name point here. Only the
 * page itself and programs on this machine get a response.
 */
import type { IncomingMessage } from 'node:http';

const LOOPBACK: readonly string[] = ['127.0.0.1', 'localhost'];

/** The text that a browser shows to a person who came from another site. */
export const STRANGER = 'This is for the page on 127.0.0.1 alone.\n';

/** A program sends no origin. A browser sends one with every action, and always sends the host from the address. */
export function isFromHere({ headers: { host, origin } }: IncomingMessage): boolean {
  const meant = placeOf(`http://${host ?? ''}`);
  if (meant === null || !LOOPBACK.includes(meant.hostname)) return false;
  return origin === undefined || placeOf(origin)?.host === meant.host;
}

function placeOf(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null;
}
