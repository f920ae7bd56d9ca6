/** Moves through a list of suggestions by the keys. */

/** Up and down move the mark in a list, Enter takes the marked row. Returns the row taken. */
export function step(event, list, rowsAre) {
  if (list.hidden) return null;
  const rows = [...list.querySelectorAll(rowsAre)];
  const at = rows.findIndex((row) => row.getAttribute('aria-selected') === 'true');
  if (event.key === 'Enter' && rows[at]) {
    event.preventDefault();
    return rows[at];
  }
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === undefined || rows.length === 0) return null;
  event.preventDefault();
  const next = at === -1 && by < 0 ? rows.length - 1 : (at + by + rows.length) % rows.length;
  rows.forEach((row, index) => {
    row.setAttribute('aria-selected', String(index === next));
  });
  rows[next].scrollIntoView({ block: 'nearest' });
  return null;
}
