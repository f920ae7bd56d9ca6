/** Keeps the last results of a function by name, at most a given number of them. */
export function keepLatest<Made>(most: number, make: (name: string) => Made): (name: string) => Made {
  /** In the order in which they were asked for, the oldest first. */
  const kept = new Map<string, Made>();
  return (name) => {
    const made = kept.get(name) ?? make(name);
    kept.delete(name);
    kept.set(name, made);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return made;
  };
}
