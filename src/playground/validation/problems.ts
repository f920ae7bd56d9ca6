/** Collects the errors in a request body, nested as Discord reports them (error 50035). */
import { isAbsent, isObject, type JsonObject, scalarText } from '../json.ts';

interface Node {
  readonly own: { readonly code: string; readonly message: string }[];
  readonly children: Map<string, Node>;
}

export interface Problems {
  /** The collector for a field one level deeper. */
  readonly at: (key: string | number) => Problems;
  readonly add: (code: string, message: string) => void;
}

interface Report extends Problems {
  /** Discord's `errors` object; null if nothing is wrong. */
  readonly errors: () => JsonObject | null;
}

export function collectProblems(): Report {
  const root = emptyNode();
  return { ...problemsAt(root), errors: () => (hasAny(root) ? render(root) : null) };
}

function emptyNode(): Node {
  return { own: [], children: new Map() };
}

function problemsAt(node: Node): Problems {
  return {
    at: (key) => {
      const child = node.children.get(String(key)) ?? emptyNode();
      node.children.set(String(key), child);
      return problemsAt(child);
    },
    add: (code, message) => void node.own.push({ code, message }),
  };
}

function hasAny(node: Node): boolean {
  return node.own.length > 0 || [...node.children.values()].some(hasAny);
}

function render(node: Node): JsonObject {
  const children = [...node.children].filter(([, child]) => hasAny(child));
  return {
    ...(node.own.length > 0 ? { _errors: node.own } : {}),
    ...Object.fromEntries(children.map(([key, child]) => [key, render(child)])),
  };
}

export function required(problems: Problems): void {
  problems.add('BASE_TYPE_REQUIRED', 'This field is required');
}

/** Checks a text of `min` to `max` characters; a missing text is an error only if `min` is above 0. */
export function checkText(problems: Problems, value: unknown, min: number, max: number): void {
  if (isAbsent(value)) {
    if (min > 0) required(problems);
  } else if (typeof value !== 'string') {
    problems.add('STRING_TYPE_CONVERT', 'Could not interpret as string.');
  } else if (value.length < min) {
    if (value.length === 0) required(problems);
    else problems.add('BASE_TYPE_BAD_LENGTH', `Must be between ${min} and ${max} in length.`);
  } else if (value.length > max) {
    if (min > 0) problems.add('BASE_TYPE_BAD_LENGTH', `Must be between ${min} and ${max} in length.`);
    else problems.add('BASE_TYPE_MAX_LENGTH', `Must be ${max} or fewer in length.`);
  }
}

/** Checks an optional whole number. */
export function checkWhole(problems: Problems, value: unknown, min: number, max: number): void {
  if (isAbsent(value)) return;
  if (typeof value !== 'number' || !Number.isInteger(value)) {
    problems.add('NUMBER_TYPE_COERCE', `Value "${scalarText(value)}" is not int.`);
  } else if (value < min) {
    problems.add('NUMBER_TYPE_MIN', `int value should be greater than or equal to ${min}.`);
  } else if (value > max) {
    problems.add('NUMBER_TYPE_MAX', `int value should be less than or equal to ${max}.`);
  }
}

/** Checks that a list has `min` to `max` items and returns it; a missing list counts as empty. */
export function checkList(problems: Problems, value: unknown, min: number, max: number): readonly unknown[] {
  if (isAbsent(value)) {
    if (min > 0) required(problems);
    return [];
  }
  if (!Array.isArray(value)) {
    problems.add('LIST_TYPE_CONVERT', 'Only iterables may be used in a ListType');
    return [];
  }
  if (value.length < min || value.length > max) {
    problems.add('BASE_TYPE_BAD_LENGTH', `Must be between ${min} and ${max} in length.`);
  }
  return value;
}

export function checkObject(problems: Problems, value: unknown): JsonObject | null {
  if (isObject(value)) return value;
  problems.add('DICT_TYPE_CONVERT', 'Only dictionaries may be used in a DictType');
  return null;
}

export function checkUrl(problems: Problems, value: unknown, schemes: readonly string[]): void {
  if (isAbsent(value)) return;
  if (typeof value !== 'string' || !schemes.some((scheme) => value.startsWith(scheme))) {
    const list = schemes.map((scheme) => scheme.replace('://', '')).join(', ');
    problems.add('URL_TYPE_INVALID_SCHEME', `Not a well formed URL; the scheme must be one of (${list}).`);
  }
}
