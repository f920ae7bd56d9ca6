/** Coalesces calls: one run at a time serves everyone who called before it started. */

/** A call during a run can't join that run, which started too early. It waits for the next run, which all such calls share. */
export function coalesced<T>(run: () => Promise<T>): () => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | null = null;

  function begin(): Promise<T> {
    next = null;
    return run();
  }

  return () => {
    if (next === null) {
      next = last.then(begin, begin);
      last = next;
    }
    return next;
  };
}
