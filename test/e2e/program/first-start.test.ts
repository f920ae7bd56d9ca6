/** The first start, and a start that looks like one because the database is in another place. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../../shared/stores/stores.ts';
import { openHall } from '../bot.ts';
import { botProcess, linesOf } from '../bot-process.ts';

const OTHER = 'this bot ran before, but its database is empty';

test('an empty database causes a warning only if Discord already knows the bot', async () => {
  const hall = await openHall({ withBot: false });
  const startsAndStops = async (file: string) => {
    const program = await botProcess(hall, { DATABASE_URL: `file:${file}` });
    program.signal('SIGTERM');
    const { stdout } = await program.ended;
    return linesOf(stdout).join('\n');
  };
  const first = await startsAndStops(hall.file);
  expect(first).toContain('created an empty database');
  expect(first).not.toContain(OTHER);

  const elsewhere = await startsAndStops(join(newFolder(), 'elsewhere.db'));
  expect(elsewhere).toMatch(new RegExp(`"level":40.*${OTHER}`));
});
