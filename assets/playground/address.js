/** The address of the page: who plays, and where, so that Back, a reload and a bookmark find it again. */

export function readAddress() {
  const [person = '', channel = ''] = location.hash.slice(1).split('/').map(decoded);
  return { person, channel };
}

/** Text that was typed by hand may be no encoding at all. */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A place already shown takes no step in the history. */
export function writeAddress(person, channel) {
  const next = addressOf(person, channel);
  if (location.hash !== next) history.pushState(null, '', next);
}

/** Puts the address of the place that is shown in the place of one that led nowhere. */
export function correctAddress(person, channel) {
  history.replaceState(null, '', addressOf(person, channel));
}

function addressOf(person, channel) {
  return `#${encodeURIComponent(person)}/${channel}`;
}

/** Calls `follow({ person, channel })` when the address was changed by Back, Forward or by hand. */
export function watchAddress(follow) {
  addEventListener('hashchange', () => follow(readAddress()));
}
