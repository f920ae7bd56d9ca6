/** Groups the answers under a verb, so that people pick a group first and then one of its answers. */
import type { Alternative, Request, Values } from './request.ts';

/** A group of answers: those against the same enemy, those with the same god, or those done in the same way. */
export interface Group {
  /** The alternative, limited to the answers of this group: a shared field has only one possible value. */
  readonly alternative: Alternative;
  /** The values that all answers of the group share. */
  readonly shared: Values;
}

/** Makes each alternative a group. A single alternative is divided by its first field, provided that it has more fields. */
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

/** Encodes a group as the text with which the codes of all its answers begin. */
export function encodeGroup({ alternative, shared }: Group): string {
  return [alternative.id, ...Object.values(shared).map(String)].join('~');
}

/** The group with this code; null if the request has no such group. */
export function decodeGroup({ alternatives }: Request, code: string): Group | null {
  const groups = alternatives.flatMap(({ verb }) =>
    groupsOf(alternatives.filter((alternative) => alternative.verb === verb)),
  );
  return groups.find((group) => encodeGroup(group) === code) ?? null;
}
