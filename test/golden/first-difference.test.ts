/** A difference in data is reported by its path, with the old and the new value. */
import { expect, test } from 'vitest';
import { firstDifference } from '../../tools/conformance/golden/first-difference.ts';

const WAS = {
  state: { gods: [{ vikings: 3 }, { vikings: 4 }], box: { force: 5 } },
  events: [{ type: 'rain' }],
};

test.each([
  [
    { ...WAS, state: { ...WAS.state, gods: [{ vikings: 3 }, { vikings: 2 }] } },
    'state.gods[1].vikings is 2 and was 4',
  ],
  [
    { ...WAS, state: { ...WAS.state, box: { force: 5, die: [1] } } },
    'state.box.die is [1] and was not there',
  ],
  [{ ...WAS, state: { ...WAS.state, box: {} } }, 'state.box.force is gone and was 5'],
  [
    { ...WAS, events: [{ type: 'rain' }, { type: 'snow' }] },
    'events[1] is {"type":"snow"} and was not there',
  ],
  [{ ...WAS, events: {} }, 'events is {} and was [{"type":"rain"}]'],
  [{ ...WAS, state: null }, 'state is null and was {"gods":[{"vikings":3},{"vikings":4}],"box":{"force":5}}'],
])('the difference in %j is reported by its path', (is, posted) => {
  expect(firstDifference(WAS, is)).toBe(posted);
});

test("the order of fields doesn't matter, and a long value is cut short", () => {
  expect(firstDifference({ one: 1, other: 2 }, { other: 2, one: 1 })).toBeNull();
  const posted = firstDifference({ text: '' }, { text: 'long '.repeat(100) }) ?? '';
  expect(posted).toMatch(/…/);
  expect(posted.length).toBeLessThan(150);
});
