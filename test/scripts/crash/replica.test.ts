/** A program of the crash test that cannot start fails the run with its own words. */
import { expect, onTestFinished, test } from 'vitest';
import { startLocalDiscord } from '../../../src/playground/local-discord.ts';
import { openReplica } from '../../../tools/crash/stage/replica.ts';
import { newFolder } from '../../storage/stores.ts';

test('a program that ends by itself while it starts is told with its exit code and its words', async () => {
  const local = await startLocalDiscord({ port: 0 });
  onTestFinished(() => local.close());
  const folder = newFolder();
  const replica = await openReplica({
    local,
    // A folder is no database.
    databaseUrl: `file:${folder}`,
    folder,
    met: () => undefined,
    committed: () => undefined,
    logged: () => undefined,
    called: () => undefined,
    look: () => undefined,
  });
  onTestFinished(() => replica.close());
  await expect(replica.starts(0, null)).rejects.toThrow(
    /^the program ended by itself, with code 1, and said last:\n[\s\S]*"level":60/,
  );
});
