/** What Discord tells again after a connection was resumed, though it was heard before. */

/** As many as the gateway could tell in the minutes for which a session can be resumed. */
const REMEMBERED = 5_000;

/** Says of each id whether it is the first time. */
export function openDeduplication(): (id: string) => boolean {
  const heard = new Set<string>();
  return (id) => {
    if (heard.has(id)) return false;
    heard.add(id);
    const [oldest] = heard;
    if (heard.size > REMEMBERED && oldest !== undefined) heard.delete(oldest);
    return true;
  };
}
