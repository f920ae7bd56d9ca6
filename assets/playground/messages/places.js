/** Reads the addresses of channels and messages, as Discord writes them. */

/** Null for an address that leads out of the hall. */
export function placeOf(url) {
  const found = /\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/.exec(url);
  return found ? { channel: found[1], message: found[2] } : null;
}
