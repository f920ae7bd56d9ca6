/** Types records that have a value for each name of a list, and no other names. */

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

/** The names that have a value, each with its value. */
export function entriesOf<Name extends string, Value>(
  record: { readonly [Each in Name]?: Value },
): readonly (readonly [Name, Value])[] {
  return namesOf(record).flatMap((name) => {
    const value = record[name];
    return value === undefined ? [] : [[name, value] as const];
  });
}
