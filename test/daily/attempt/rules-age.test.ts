/** Only a day whose rules are certainly older may be cancelled. */
import { expect, test } from 'vitest';
import { isOlderVersion } from '../../../src/daily/attempt/rules-age.ts';

test.each([
  ['yggdrasil-1', 'yggdrasil-2', true],
  ['yggdrasil-2', 'yggdrasil-1', false],
  ['yggdrasil-2', 'yggdrasil-2', false],
  ['yggdrasil-9', 'yggdrasil-10', true],
  ['chronicles-1', 'yggdrasil-2', false],
  ['newer', 'yggdrasil-2', false],
  ['yggdrasil-1', 'newer', false],
])('%s is older than %s: %s', (version, than, isOlder) => {
  expect(isOlderVersion(version, than)).toBe(isOlder);
});
