/** The recorded reasons for surviving mutants match the code they refer to, even between two runs. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAMES } from '../../../scripts/mutation/games.ts';
import { readReasons } from '../../../scripts/mutation/reasons.ts';

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

test.each(GAMES)('every reason of %s names code that is in its file', (game) => {
  const stale = readReasons(game).filter(
    ({ file, code }) => !existsSync(file) || !inOneLine(readFileSync(file, 'utf8')).includes(inOneLine(code)),
  );
  expect(stale).toEqual([]);
});
