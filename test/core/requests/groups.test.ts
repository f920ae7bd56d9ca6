/** The answers of a verb are divided into groups, so that people choose in two steps. */
import { expect, test } from 'vitest';
import { enumerate } from '../../../src/core/requests/answer.ts';
import { encodeAnswer } from '../../../src/core/requests/answer-code.ts';
import { decodeGroup, encodeGroup, groupsOf } from '../../../src/core/requests/groups.ts';
import type { Alternative, Request } from '../../../src/core/requests/request.ts';

const FIGHT: Alternative = {
  id: 'fight',
  verb: 'fight',
  fields: { foe: { kind: 'one', of: ['hel', 'surt'] }, vikings: { kind: 'number', from: 0, to: 3 } },
};
const REQUEST: Request = { key: '1-turn', turn: 1, about: 'turn', seats: [], alternatives: [FIGHT] };

test('a single alternative is divided by its first field, and no answer is lost or changed', () => {
  const groups = groupsOf([FIGHT]);
  expect(groups.map(({ shared }) => shared)).toEqual([{ foe: 'hel' }, { foe: 'surt' }]);
  const answers = groups.flatMap(({ alternative }) =>
    enumerate({ ...REQUEST, alternatives: [alternative] }, 99),
  );
  expect(answers).toEqual(enumerate(REQUEST, 99));
});

test('each of several alternatives is a group of its own', () => {
  const ways = ['give', 'take'].map((id) => ({ ...FIGHT, id }));
  expect(groupsOf(ways)).toEqual(ways.map((alternative) => ({ alternative, shared: {} })));
});

test.each([
  { foe: { kind: 'one', of: ['hel', 'surt'] } },
  { cards: { kind: 'order', of: ['hel', 'surt'] }, more: { kind: 'yes' } },
] as const)("an alternative stays one group if its first field can't divide it", (fields) => {
  expect(groupsOf([{ ...FIGHT, fields }])).toHaveLength(1);
});

test('the code of a group starts the codes of its answers and leads back to it; other codes lead nowhere', () => {
  for (const group of groupsOf([FIGHT])) {
    const code = encodeGroup(group);
    expect(decodeGroup(REQUEST, code)).toEqual(group);
    const values = { ...group.shared, vikings: 2 };
    expect(encodeAnswer(FIGHT, values)).toBe(`${code}~2`);
  }
  expect(['fight', 'fight~loki', '', 'fight~hel~2'].map((code) => decodeGroup(REQUEST, code))).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
