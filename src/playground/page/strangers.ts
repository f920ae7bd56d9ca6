/**
 * Keeps other sites out: whatever is open in a browser can reach this machine, and a site may even have its own name
 * lead here. Nobody but the page itself and programs of this machine is answered.
 */
import type { IncomingMessage } from 'node:http';

const LOOPBACK: readonly string[] = ['127.0.0.1', 'localhost'];

/** For whoever sees it in a browser. */
export const STRANGER = 'This is for the page on 127.0.0.1 alone.\n';

/** Programs name no origin; a browser does wherever something is sent, and names the host that was meant. */
export function isFromHere({ headers: { host, origin } }: IncomingMessage): boolean {
  const meant = placeOf(`http://${host ?? ''}`);
  if (meant === null || !LOOPBACK.includes(meant.hostname)) return false;
  return origin === undefined || placeOf(origin)?.host === meant.host;
}

function placeOf(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null;
}
