/** Groups the answers under a verb, so that people pick a group first and then one of its answers. */
import type { Alternative, Request, Values } from './request.ts';

/** Answers that begin alike: against one enemy, with one god, or in one way. */
export interface Group {
  /** The remaining choice: a field that all its answers share has only one value. */
  readonly alternative: Alternative;
  /** The fields that all its answers share. */
  readonly shared: Values;
}

/** Each alternative is a group; if there's only one, it is divided by its first field, provided that others follow. */
export function groupsOf(alternatives: readonly Alternative[]): readonly Group[] {
  const [only, another] = alternatives;
  if (only === undefined || another !== undefined)
    return alternatives.map((alternative) => ({ alternative, shared: {} }));
  const [first, second] = Object.entries(only.fields);
  if (first === undefined || second === undefined || first[1].kind !== 'one')
    return [{ alternative: only, shared: {} }];
  const [name, { of }] = first;
  return of.map((value) => ({
    alternative: { ...only, fields: { ...only.fields, [name]: { kind: 'one', of: [value] } } },
    shared: { [name]: value },
  }));
}

/** The beginning of the codes of a group's answers. */
export function encodeGroup({ alternative, shared }: Group): string {
  return [alternative.id, ...Object.values(shared).map(String)].join('~');
}

/** The group with that code; null if the request has none. */
export function decodeGroup({ alternatives }: Request, code: string): Group | null {
  const groups = alternatives.flatMap(({ verb }) =>
    groupsOf(alternatives.filter((alternative) => alternative.verb === verb)),
  );
  return groups.find((group) => encodeGroup(group) === code) ?? null;
}
