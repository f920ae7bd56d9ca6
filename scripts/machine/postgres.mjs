/** Finds PostgreSQL for tests, installs it if possible, and starts temporary servers. */
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mustRun, run, say } from '../say.mjs';
import { isProgram } from './programs.mjs';

/** Debian keeps each version in a folder of its own. */
const VERSIONS = '/usr/lib/postgresql';
const PLACES = ['/usr/local/bin', '/usr/bin', '/opt/homebrew/bin', '/usr/local/pgsql/bin'];

/** The folder of PostgreSQL's programs, or null. `POSTGRES_BIN` overrides it. */
export function postgresFolder() {
  const given = process.env.POSTGRES_BIN;
  if (given) return given;
  return [...versions(), ...PLACES].find((folder) => isProgram(join(folder, 'initdb'))) ?? null;
}

function versions() {
  try {
    const newestFirst = readdirSync(VERSIONS).sort((one, other) => Number(other) - Number(one));
    return newestFirst.map((version) => join(VERSIONS, version, 'bin'));
  } catch {
    return [];
  }
}

/** Reports its progress. Returns null, after printing a sentence, if PostgreSQL can neither be found nor installed. */
export async function postgresInstalled() {
  const found = postgresFolder();
  if (found !== null) return found;
  const mayInstall = process.getuid?.() === 0 && (await run('apt-get', ['--version'])).code === 0;
  if (!mayInstall) {
    say(
      'there is no PostgreSQL here: its tests are skipped. Install it, or set POSTGRES_BIN to the folder of its programs.',
    );
    return null;
  }
  say('installing PostgreSQL for the tests (apt-get) ...');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await mustRun('apt-get', 'apt-get', ['update']);
  await mustRun('apt-get', 'apt-get', ['install', '--yes', '--no-install-recommends', 'postgresql'], { env });
  return postgresFolder();
}

/** PostgreSQL refuses to run as root, so under root it runs as the user that Debian's package creates. */
function ordinaryUser() {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((what) =>
    Number(execFileSync('id', [what, 'postgres'], { encoding: 'utf8' })),
  );
  return { uid, gid };
}

/** Settings that give up durability for speed: if the machine crashes, only a test is lost. */
const FAST = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'shared_buffers=16MB',
  'max_wal_senders=0',
];

/**
 * Starts an empty server that only this machine can reach, with its own folder. `settings` are more lines of its
 * configuration, such as `fsync=on`.
 */
export async function startPostgres(bin, settings = []) {
  const user = ordinaryUser();
  const folder = mkdtempSync(join(tmpdir(), 'ratatoskr-postgres-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const port = await freePort();
  const init = ['-D', folder, '-U', 'ratatoskr', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
  execFileSync(join(bin, 'initdb'), init, { ...user, cwd: '/', stdio: 'ignore' });
  const lines = [
    ...FAST,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `port=${port}`,
    ...settings,
  ];
  let server = null;

  async function start() {
    const args = ['-D', folder, ...lines.flatMap((line) => ['-c', line])];
    const started = spawn(join(bin, 'postgres'), args, {
      ...user,
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    server = started;
    await isReady(started);
  }

  /** `SIGINT` closes the connections and shuts the server down cleanly; `SIGQUIT` stops it as a crash would. */
  async function stop(signal = 'SIGINT') {
    const stopped = server;
    server = null;
    if (stopped === null) return;
    const ended = new Promise((resolve) => stopped.once('exit', resolve));
    stopped.kill(signal);
    await ended;
  }

  const atExit = () => server?.kill('SIGQUIT');
  process.once('exit', atExit);
  await start();
  return {
    port,
    url: (database) => `postgresql://ratatoskr@127.0.0.1:${port}/${database}`,
    pid: () => server?.pid ?? null,
    start,
    stop,
    async remove() {
      await stop('SIGQUIT');
      process.off('exit', atExit);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function isReady(server) {
  return new Promise((resolve, reject) => {
    let output = '';
    server.stderr.setEncoding('utf8').on('data', (text) => {
      output += text;
      if (output.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL did not start.\n${output}`)));
  });
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
