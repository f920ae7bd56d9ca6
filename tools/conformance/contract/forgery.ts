/** Answers at the edge of a request's limits, and forbidden answers. */
import { type Pick, sample } from '../../../src/core/requests/answer.ts';
import type { Action, Field, Request, Value } from '../../../src/core/requests/request.ts';

/** Each alternative with its fields at their limits. */
export function edgeAnswers(request: Request): readonly Action[] {
  return request.alternatives.flatMap(({ id, fields }) =>
    (['least', 'most'] as const).map((limit) => ({
      request: request.key,
      choice: id,
      values: Object.fromEntries(
        Object.entries(fields).map(([name, field]) => [name, atTheEdge(field)[limit]]),
      ),
    })),
  );
}

function atTheEdge(field: Field): { readonly least: Value; readonly most: Value } {
  switch (field.kind) {
    case 'one':
      return { least: field.of.at(0) ?? '', most: field.of.at(-1) ?? '' };
    case 'some':
      return { least: field.of.slice(0, field.min), most: field.of.toReversed().slice(0, field.max) };
    case 'number':
      return { least: field.from, most: field.to };
    case 'order':
      return { least: field.of, most: field.of.toReversed() };
    case 'share': {
      const [first = '', ...others] = field.among;
      const last = others.at(-1) ?? first;
      return { least: { [first]: field.min }, most: { [last]: field.max } };
    }
    case 'yes':
      return { least: false, most: true };
  }
}

/** Answers to the request that must be refused from any seat. */
export function forgedAnswers(request: Request, pick: Pick): readonly Action[] {
  const right = sample(request, pick);
  return [
    ...['', 'elsewhere', `${request.key} `, '__proto__'].map((key) => ({ ...right, request: key })),
    ...['', 'nothing', `${right.choice}:`, `${right.choice}:more`, 'constructor', '__proto__'].map(
      (choice) => ({
        ...right,
        choice,
      }),
    ),
    { ...right, values: { ...right.values, 'one more': 1 } },
    { ...right, values: JSON.parse('{"__proto__": 1}') as Action['values'] },
    ...Object.keys(right.values).map((name) => without(right, name)),
    ...fieldsOf(request, right).flatMap(([name, field]) =>
      forgedValues(field).map((value) => ({ ...right, values: { ...right.values, [name]: value as Value } })),
    ),
  ];
}

function without(action: Action, name: string): Action {
  return {
    ...action,
    values: Object.fromEntries(Object.entries(action.values).filter(([each]) => each !== name)),
  };
}

function fieldsOf(request: Request, action: Action): readonly (readonly [string, Field])[] {
  return Object.entries(request.alternatives.find(({ id }) => id === action.choice)?.fields ?? {});
}

/** Values that fill no field of any kind. */
const NEVER_RIGHT: readonly unknown[] = [
  null,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  0.5,
  'nobody',
  [[]],
  {
    nobody: 1,
  },
];

function forgedValues(field: Field): readonly unknown[] {
  return [...NEVER_RIGHT, ...besideTheField(field)];
}

function besideTheField(field: Field): readonly unknown[] {
  switch (field.kind) {
    case 'one':
      return ['', 0, true, [...field.of], `${field.of[0]} `];
    case 'some':
      return [
        [...field.of, 'nobody'],
        field.of.concat(field.of),
        Array.from({ length: field.min }, () => 'nobody').concat('nobody'),
        field.of[0],
        ...(field.min > 0 ? [field.of.slice(0, field.min - 1)] : []),
        ...(field.max < field.of.length ? [field.of.slice(0, field.max + 1)] : []),
      ];
    case 'number':
      return [field.from - 1, field.to + 1, field.from + 0.5, String(field.from), [field.from], true];
    case 'order':
      return [
        field.of.slice(1),
        [...field.of, ...field.of.slice(0, 1)],
        field.of.map(() => 'nobody'),
        field.of[0],
      ];
    case 'share': {
      const [first = ''] = field.among;
      return [
        { [first]: field.max + 1 },
        { [first]: -1 },
        { [first]: 0.5 },
        { [first]: String(field.min) },
        Array.from(field.among, () => 0),
        ...(field.min > 0 ? [{}] : []),
      ];
    }
    case 'yes':
      return ['true', 0, 1, []];
  }
}
