/** A program on a machine with a wrong clock uses the time of the database server, like the other programs. */
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { asks, isMissing, serverForTests } from '../../storage/postgres/server.ts';
import { openHall } from '../bot.ts';
import { startedProcess } from '../bot-process.ts';

const MAIN = fileURLToPath(new URL('../../../dist/src/main.js', import.meta.url));
const TURNED = new URL('./turned-clock.mjs', import.meta.url).href;
const TEN_MINUTES_MS = 600_000;

describe.skipIf(isMissing)('PostgreSQL', () => {
  const server = serverForTests();

  test("a program with a wrong clock writes the server's time, and its log warns about the clock", async () => {
    const url = await server.newDatabase('kept');
    const hall = await openHall({ withBot: false });
    const settings = { DATABASE_URL: url, CLOCK_AHEAD_MS: String(TEN_MINUTES_MS) };
    const program = startedProcess(hall, settings, ['--import', TURNED, MAIN]);
    await program.logs('"ready"');
    await program.logs("the clock of this machine differs from the database server's");
    await hall.ada.types('/game new', { game: 'yggdrasil', where: 'channel' });
    const written = await asks<{ seconds: string }>(
      url,
      `SELECT EXTRACT(EPOCH FROM "at") AS "seconds" FROM (
        SELECT "createdAt" AS "at" FROM "GameTable" UNION ALL SELECT "changedAt" FROM "TableChange") AS "written"`,
    );
    expect(written.length).toBeGreaterThan(1);
    for (const { seconds } of written)
      expect(Math.abs(Number(seconds) * 1000 - Date.now())).toBeLessThan(TEN_MINUTES_MS / 2);
  });
});
