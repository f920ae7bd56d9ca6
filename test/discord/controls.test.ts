/** Each control names its users as the permission matrix shows, and a control that names none can't be used by anyone. */
import { expect, test } from 'vitest';
import type { Audience, Controls } from '../../src/discord/controls/control.ts';
import { CONTROLS } from '../../src/discord/controls/list.ts';
import { isForPress } from '../../src/discord/controls/using.ts';
import { CONTROL_KINDS, type ControlKind } from '../../src/discord/custom-ids/custom-id.ts';
import { LINES, ROLES, type Role } from '../e2e/server/permissions/matrix.ts';

/** The people in the matrix who belong to an audience. Strangers are moderators of another server. */
const PEOPLE: Readonly<Record<Audience, readonly Role[]>> = {
  anybody: ROLES,
  pending: ['seat'],
  seated: ['host', 'seat'],
  host: ['host'],
  rulers: ['host', 'moderator'],
  table: ['host', 'seat', 'moderator'],
  moderators: ['moderator', 'stranger'],
};

/** Refusals of a person because of their role, whatever the table's current question is. */
const FOR_WHO_THEY_ARE: readonly string[] = [
  'not-your-turn',
  'not-seated',
  'only-host',
  'only-host-or-moderator',
  'only-seated-or-host',
  'only-players-repeat',
  'only-seated-steps-in',
  'tables.only-moderators',
  'ending.all-only-moderators',
];

const BY_KIND: Controls = CONTROLS;

/** All outcomes of the control for that role in the matrix. */
function outcomes(kind: ControlKind, role: Role): readonly string[] {
  const lines = LINES.filter(({ deed }) => deed.split(' ')[1] === kind && !deed.startsWith('/'));
  return lines.flatMap(({ cells }) => cells[ROLES.indexOf(role)] ?? []);
}

/** Controls of an attempt at the daily challenge, which no table has: test/e2e/daily presses them. */
const OF_ATTEMPTS: readonly ControlKind[] = [
  'daily',
  'daily-play',
  'daily-start',
  'daily-guide',
  'daily-share',
  'daily-standings',
  'daily-remind',
  'daily-unremind',
  'practice',
  'practice-day',
  'practice-start',
];
/** Controls of the board before a mistake: test/e2e/tables/ending/mistakes.test.ts presses them. */
const OF_MISTAKES: readonly ControlKind[] = ['mistake', 'mistake-best', 'mistake-close'];
const AT_TABLES = CONTROL_KINDS.filter((kind) => ![...OF_ATTEMPTS, ...OF_MISTAKES].includes(kind));

test.each(AT_TABLES)('a press on %s does something for exactly the people it is meant for', (kind) => {
  const { usedBy } = BY_KIND[kind];
  const people = usedBy === undefined ? [] : PEOPLE[usedBy];
  const others = ROLES.filter((role) => !people.includes(role));
  for (const role of others) expect(outcomes(kind, role), role).not.toContain('does');
  for (const role of people) {
    const welcome = outcomes(kind, role).filter((outcome) => !FOR_WHO_THEY_ARE.includes(outcome));
    expect(welcome, role).not.toEqual([]);
  }
});

test("a control that doesn't say who may use it is refused to everyone", () => {
  expect(isForPress({}, { isPrivate: true })).toBe(false);
  expect(isForPress({ usedBy: 'anybody' }, { isPrivate: false })).toBe(true);
});

test('a control for private messages counts as forged on a public one', () => {
  const control = { usedBy: 'anybody', isPrivate: true } as const;
  expect([true, false].map((isPrivate) => isForPress(control, { isPrivate }))).toEqual([true, false]);
});

test('a kind without a control is a type error', () => {
  const { join: _, ...others } = CONTROLS;
  // @ts-expect-error: `join` has no control.
  const controls: Controls = others;
  expect(Object.keys(controls)).toHaveLength(CONTROL_KINDS.length - 1);
});
