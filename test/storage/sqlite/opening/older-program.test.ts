/** The last release's program refuses a database of this one, and changes nothing in it. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { newFile, storageIn } from '../../../shared/stores/stores.ts';
import { writesNewerRows } from '../../newer-rows.ts';
import { hasNoHistory, olderProgramOn } from '../../older-program.ts';

test.skipIf(hasNoHistory)(
  'an older program refuses a database with rows that it cannot read, and leaves it unchanged',
  async () => {
    const file = newFile();
    const storage = await storageIn(file);
    await writesNewerRows(storage);
    await storage.close();
    const before = readFileSync(file);
    expect(olderProgramOn(`file:${file}`)).toBe('newer');
    expect(readFileSync(file).equals(before)).toBe(true);
  },
);
