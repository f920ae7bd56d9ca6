/** Reads from the log which highlights the bot has left out, since it could not draw them in time. */

/** The table whose highlight this line of the log says has no picture; null for every other line. */
export function highlightLeftOut(line: string): string | null {
  if (!line.includes('"msg":"cannot draw picture"') || !line.includes('"picture":"highlight.png"'))
    return null;
  return /"table":"([^"]+)"/.exec(line)?.[1] ?? null;
}
