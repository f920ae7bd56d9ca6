/** Records with one value for each name of a list, and no names that their type doesn't have. */

export function recordOf<Name extends string, Value>(
  names: readonly Name[],
  valueFor: (name: Name, at: number) => Value,
): Record<Name, Value> {
  const record = {} as Record<Name, Value>;
  for (const [at, name] of names.entries()) record[name] = valueFor(name, at);
  return record;
}

export function namesOf<Of extends object>(record: Of): readonly Extract<keyof Of, string>[] {
  const names: Extract<keyof Of, string>[] = [];
  for (const name in record) names.push(name);
  return names;
}

/** Each name that has a value, with that value. */
export function entriesOf<Name extends string, Value>(
  record: { readonly [Each in Name]?: Value },
): readonly (readonly [Name, Value])[] {
  return namesOf(record).flatMap((name) => {
    const value = record[name];
    return value === undefined ? [] : [[name, value] as const];
  });
}
