/** Narrows a value to one of the names on a list. Any other value is a bug. */

export function isOneOf<Name extends string>(names: readonly Name[], value: unknown): value is Name {
  const all: readonly unknown[] = names;
  return all.includes(value);
}

export function asOneOf<Name extends string>(names: readonly Name[], value: unknown): Name {
  if (isOneOf(names, value)) return value;
  throw new RangeError(`${String(value)} is none of: ${names.join(', ')}`);
}

export function asListOf<Name extends string>(names: readonly Name[], values: unknown): readonly Name[] {
  if (!Array.isArray(values)) throw new RangeError(`no list of these: ${names.join(', ')}`);
  const all: readonly unknown[] = values;
  return isListOf(names, all) ? all : all.map((value) => asOneOf(names, value));
}

function isListOf<Name extends string>(
  names: readonly Name[],
  values: readonly unknown[],
): values is readonly Name[] {
  for (const value of values) if (!isOneOf(names, value)) return false;
  return true;
}
