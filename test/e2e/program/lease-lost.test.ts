/** A program whose lease is taken over during startup restarts, as it does later. */
import { describe, expect, test } from 'vitest';
import { eventually } from '../../eventually.ts';
import { textOf } from '../../shared/people.ts';
import { asks, isMissing, serverForTests } from '../../storage/postgres/server.ts';
import { openHall } from '../bot.ts';
import { startedProcess } from '../bot-process.ts';
import { WHERE } from '../faults.ts';

describe.skipIf(isMissing)('PostgreSQL', () => {
  const server = serverForTests();

  test('restarts if its lease is lost before it has reached Discord', async () => {
    const url = await server.newDatabase('kept');
    const hall = await openHall({ withBot: false });
    const held = hall.local.world.restFaults.inject({ kind: 'slow' }, { on: WHERE.askingForGateway });
    const program = startedProcess(hall, { DATABASE_URL: url });
    await eventually(async () => expect(await asks(url, 'SELECT "id" FROM "Holder"')).toHaveLength(1));
    await asks(url, 'DELETE FROM "Holder"');
    held.ends();
    await program.logs('"ready"');
    expect(await textOf(hall.ada.types('/game status'))).toContain("There's no table");
    program.signal('SIGTERM');
    expect(await program.ended).toMatchObject({ code: 0, stderr: '' });
  });
});
