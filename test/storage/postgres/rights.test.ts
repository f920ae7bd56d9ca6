/** A missing privilege of the bot's database user is reported exactly, at startup and while the bot runs. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { openStorage } from '../../../src/storage/open-storage.ts';
import { commitOf, lobby, next } from '../../shared/stores/tables.ts';
import { asks, isMissing, serverForTests } from './server.ts';

describe.skipIf(isMissing)('PostgreSQL', () => {
  const server = serverForTests();
  let users = 0;

  /** A database with its own user, who may create tables there. */
  async function withUser() {
    const url = await server.newDatabase('kept');
    users += 1;
    const name = `player_${users}`;
    await asks(url, `CREATE ROLE ${name} LOGIN; GRANT ALL ON SCHEMA public TO ${name}`);
    const database = new URL(url).pathname.slice(1);
    return { url, theirs: url.replace('ratatoskr@', `${name}@`), name, database };
  }

  async function opens(url: string) {
    const opened = await openStorage(url);
    if (!opened.ok) throw new Error(opened.problem.sentence);
    onTestFinished(() => opened.close());
    return opened;
  }

  async function refusalOf(url: string): Promise<string> {
    const opened = await openStorage(url);
    if (opened.ok) throw new Error('it was opened');
    return `${opened.problem.code}: ${opened.problem.sentence}`;
  }

  test('the refusal names the privilege that a user needs to connect or to create tables', async () => {
    const { url, theirs, name, database } = await withUser();
    await asks(url, `REVOKE ALL ON SCHEMA public FROM PUBLIC; REVOKE CREATE ON SCHEMA public FROM ${name}`);
    expect(await refusalOf(theirs)).toMatch(
      /^no-rights: .* may not make tables.*GRANT CREATE ON SCHEMA public/,
    );
    await asks(url, `REVOKE ALL ON SCHEMA public FROM ${name}`);
    expect(await refusalOf(theirs)).toMatch(/^no-rights: .*GRANT ALL ON SCHEMA public/);
    await asks(url, `REVOKE CONNECT ON DATABASE ${database} FROM PUBLIC`);
    expect(await refusalOf(theirs)).toMatch(/^no-rights: .* may not connect.*GRANT CONNECT ON DATABASE/);
  });

  test.each([
    ['UPDATE', 'TABLE "GameTable"'],
    ['SELECT', 'TABLE "SeatRow"'],
    ['SELECT', 'TABLE _prisma_migrations'],
    ['DELETE', 'TABLE "ErrandRow"'],
    ['USAGE', 'SEQUENCE "ErrandRow_id_seq"'],
    ['EXECUTE', 'FUNCTION "writeSteps"'],
  ])('a revoked privilege, %s on %s, is reported at the next start', async (right, what) => {
    const { url, theirs, name } = await withUser();
    await (await opens(theirs)).close();
    await asks(url, `REVOKE ${right} ON ${what} FROM ${name}, PUBLIC`);
    const refusal = await refusalOf(theirs);
    expect(refusal).toContain(`GRANT ${right} ON ${what}`);
    expect(refusal).toMatch(/^no-rights: /);
    await asks(url, `GRANT ${right} ON ${what} TO ${name}`);
    await opens(theirs);
  });

  test("reports a revoked privilege until it's granted again", async () => {
    const { url, theirs, name } = await withUser();
    const { store, errorNow } = await opens(theirs);
    await store.commit(commitOf(lobby()));
    // No write needs this privilege.
    await asks(url, `REVOKE CREATE ON SCHEMA public FROM ${name}, PUBLIC`);
    expect(await errorNow()).toBeNull();
    await asks(url, `REVOKE UPDATE ON "GameTable" FROM ${name}`);
    await expect(store.commit(commitOf(next(lobby())))).rejects.toMatchObject({ code: 'no-rights' });
    expect(await errorNow()).toBe('no-rights');
    await asks(url, `GRANT UPDATE ON "GameTable" TO ${name}`);
    expect(await errorNow()).toBeNull();
    expect(await store.commit(commitOf(next(lobby())))).toBe('done');
  });

  test('the refusal of a read-only database names the setting that makes it read-only', async () => {
    const { url, theirs, name } = await withUser();
    await asks(url, `ALTER ROLE ${name} SET default_transaction_read_only = on`);
    expect(await refusalOf(theirs)).toMatch(/^read-only: .*default_transaction_read_only.*off/);
  });

  test('reports a read-only server as such', async () => {
    const { url, theirs, name } = await withUser();
    const { store, errorNow } = await opens(theirs);
    await store.commit(commitOf(lobby()));
    await asks(url, `ALTER ROLE ${name} SET default_transaction_read_only = on`);
    await asks(url, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = '${name}'`);
    await expect.poll(errorNow).toBe('read-only');
    await expect
      .poll(() => store.commit(commitOf(next(lobby()))).catch((error: unknown) => error))
      .toMatchObject({ name: 'StorageError', code: 'read-only' });
  });
});
