/** Reads a parsed text: its content, the positions of its fields, and duplicate fields. */
import type { Node } from 'jsonc-parser';
import type { Json } from '../core/json.ts';

/** The name of a field, or an index in a list. */
export type Step = string | number;

/** The content as `JSON.parse` reads it: of duplicate fields, the last one counts. */
export function contentOf(node: Node): Json {
  if (node.type === 'array') return (node.children ?? []).map(contentOf);
  if (node.type !== 'object') return node.value as Json;
  return Object.fromEntries(
    fieldsOf(node).map(({ name, value }) => [name, value === undefined ? null : contentOf(value)]),
  );
}

/** The position of the field's name or the list item; if it is missing, of the object that lacks it. */
export function offsetOf(whole: Node, at: readonly Step[]): number {
  let { offset } = whole;
  let node: Node | undefined = whole;
  for (const step of at) {
    if (node?.type === 'array') {
      node = typeof step === 'number' ? node.children?.[step] : undefined;
      offset = node?.offset ?? offset;
    } else {
      const field = node === undefined ? undefined : fieldsOf(node).findLast(({ name }) => name === step);
      node = field?.value;
      offset = field?.offset ?? offset;
    }
  }
  return offset;
}

/** Fields that occur twice in their object. */
export function repeated(
  node: Node,
  at: readonly Step[] = [],
): readonly { readonly at: readonly Step[]; readonly offset: number }[] {
  if (node.type === 'array')
    return (node.children ?? []).flatMap((item, index) => repeated(item, [...at, index]));
  const known = new Set<string>();
  return fieldsOf(node).flatMap(({ name, offset, value }) => {
    const inside = value === undefined ? [] : repeated(value, [...at, name]);
    const isKnown = known.has(name);
    known.add(name);
    return isKnown ? [{ at: [...at, name], offset }, ...inside] : inside;
  });
}

interface Field {
  readonly name: string;
  readonly offset: number;
  readonly value: Node | undefined;
}

function fieldsOf({ type, children = [] }: Node): readonly Field[] {
  if (type !== 'object') return [];
  return children.map(({ offset, children: [name, value] = [] }) => ({
    name: String(name?.value),
    offset,
    value,
  }));
}
