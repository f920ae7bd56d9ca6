/** Lays out a box file for readers: related values share a line. */
import type { Json } from '../core/json.ts';

const WIDTH = 110;
const INDENT = '  ';

/** Flat objects and lists of short values get one line if they fit; anything else gets several. */
export function laidOut(json: Json): string {
  return `${lines(json, '', '')}\n`;
}

/** `label` and `indent` precede the value on its line. */
function lines(json: Json, label: string, indent: string): string {
  const parts = partsOf(json);
  if (parts === null) return JSON.stringify(json);
  const [open, close] = Array.isArray(json) ? ['[', ']'] : ['{', '}'];
  const line = oneLine(json);
  if (line !== null && `${indent}${label}${line}`.length < WIDTH) return line;
  const inner = `${indent}${INDENT}`;
  const written = parts.map((part) => `${inner}${part.label}${lines(part.value, part.label, inner)}`);
  return `${open}\n${written.join(',\n')}\n${indent}${close}`;
}

/** Puts a value on one line; null if it contains an object whose values aren't all simple. */
function oneLine(json: Json): string | null {
  const parts = partsOf(json);
  if (parts === null) return JSON.stringify(json);
  const isList = Array.isArray(json);
  const inside = parts.map(({ label, value }) => {
    const line = isList || partsOf(value) === null ? oneLine(value) : null;
    return line === null ? null : `${label}${line}`;
  });
  if (inside.includes(null)) return null;
  const all = inside.join(', ');
  if (isList) return `[${all}]`;
  return parts.length === 0 ? '{}' : `{ ${all} }`;
}

interface Part {
  readonly label: string;
  readonly value: Json;
}

/** The parts of a list or an object; null if the value is neither. */
function partsOf(json: Json): readonly Part[] | null {
  if (typeof json !== 'object' || json === null) return null;
  if (Array.isArray(json)) return json.map((value: Json) => ({ label: '', value }));
  return Object.entries(json).map(([name, value]) => ({ label: `${JSON.stringify(name)}: `, value }));
}
