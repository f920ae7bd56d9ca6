/** The built program as in its container: an ordinary user who can only write the data and temporary files. */
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inPackage } from '../../../src/runtime/package-folder.ts';
import { textOf, wordsIn } from '../../shared/people.ts';
import { openHall } from '../bot.ts';

const NOBODY = { uid: 65_534, gid: 65_534 };
const MAIN = inPackage('dist', 'src', 'main.js');

/** A user who owns nothing, if this test may switch users and that user may read the program; otherwise the test's own user. */
function ordinaryUser(): typeof NOBODY | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  const reads = spawnSync(process.execPath, ['--check', MAIN], NOBODY);
  return reads.status === 0 ? NOBODY : {};
}

/** The folders compose.yaml lets the container write. */
const WRITABLE = ['data', 'tmp'];

/** A folder in which only the folders of WRITABLE can be written. */
function folderFor(user: typeof NOBODY | Record<string, never>): string {
  const folder = mkdtempSync(join(tmpdir(), 'ratatoskr-read-only-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of WRITABLE) {
    mkdirSync(join(folder, name));
    if (user.uid !== undefined) chownSync(join(folder, name), user.uid, user.gid);
  }
  chmodSync(folder, 0o555);
  return folder;
}

function collected(stream: NodeJS.ReadableStream): () => string {
  let text = '';
  stream.setEncoding('utf8').on('data', (more) => {
    text += String(more);
  });
  return () => text;
}

test('a table is opened, started, played and shown with its picture, and nothing else needs to be written', async () => {
  const { local, ada, rests: _, ...hall } = await openHall({ withBot: false });
  const user = ordinaryUser();
  const cwd = folderFor(user);
  const nowhere = join(cwd, 'nowhere');
  const program = spawn(process.execPath, ['--enable-source-maps', MAIN], {
    ...user,
    cwd,
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: nowhere,
      TMPDIR: join(cwd, 'tmp'),
      XDG_CACHE_HOME: nowhere,
      NODE_ENV: 'production',
      DISCORD_TOKEN: local.token,
      DISCORD_API_URL: local.apiUrl,
      DATABASE_URL: 'file:./data/ratatoskr.db',
      LOG_LEVEL: 'trace',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void program.kill('SIGKILL'));
  const stdout = collected(program.stdout);
  const stderr = collected(program.stderr);
  const ended = new Promise<number | null>((resolve) => program.once('close', resolve));
  await local.world.until(() => local.world.bot.isOnline && local.world.commands.size > 0);

  await textOf(
    ada.types('/game new', {
      game: 'yggdrasil',
      role: 'thor',
      seed: 'alea-1:story 76',
      where: 'this channel',
    }),
  );
  await textOf(ada.types('/game start'));
  const isShown = (word: string) => () => {
    const messages = local.world.messagesIn(ada.place()).filter(({ visibleTo }) => visibleTo === null);
    const last = messages.at(-1);
    return last !== undefined && wordsIn(last).includes(word) && last.attachments.length === 1;
  };
  await local.world.until(isShown('What will you do?'));
  await textOf(ada.types('/yggdrasil alfheim'));
  await local.world.until(isShown('takes an Elf'));
  const picture = hall.board().attachments[0];
  expect(
    local.world.files
      .get(picture?.id ?? '')
      ?.subarray(1, 4)
      .toString(),
  ).toBe('PNG');

  program.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(stderr()).toBe('');
  expect(stdout()).toContain('"ready"');
  expect(stdout()).not.toContain(local.token);
  expect(readdirSync(cwd)).toEqual(WRITABLE);
  expect(readdirSync(join(cwd, 'data'))).toEqual(
    ['', '-held', '-seen', '-shown'].map((end) => `ratatoskr.db${end}`),
  );
  expect(readdirSync(join(cwd, 'tmp'))).toEqual([]);
});
