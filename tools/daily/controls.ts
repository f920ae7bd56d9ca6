/** The controls on the pages of the daily challenge and of practice. */
import type { Pick } from '../../src/core/requests/answer.ts';
import type { Component } from '../../src/playground/model/shapes.ts';

const START = /^v1\|[^|]+\|t\|(?:daily|practice)-start$/;
/** The id of an attempt that counts, or of practice. */
const ATTEMPT = String.raw`(?:\d{4}-\d\d-\d\d|p\d{8})`;
/** Buttons that answer or confirm, and menus of answers, with the key of their question. */
const ANSWER = new RegExp(String.raw`^v1\|${ATTEMPT}\|[amMs]\|(?<request>[^|]+)`);
const SURE = new RegExp(String.raw`^v1\|${ATTEMPT}\|s\|`);
/** The menu line that leads to a form or a longer menu. */
const MORE = /^more~/;

export function isStart({ custom_id: id = '' }: Component): boolean {
  return START.test(id);
}

/** The key of the question that the control answers; undefined for other controls. */
export function requestOf({ custom_id: id = '' }: Component): string | undefined {
  return ANSWER.exec(id)?.groups?.['request'];
}

/** Whether it's the button of a confirmation. */
export function isSure({ custom_id: id = '' }: Component): boolean {
  return SURE.test(id);
}

/** An answer from the menu; undefined if every line leads to another page. */
export function answerIn(options: NonNullable<Component['options']>, pick: Pick): string | undefined {
  const values = options.map(({ value }) => value).filter((value) => !MORE.test(value));
  return values[pick(Math.max(1, values.length))];
}
