/** The settings in .env are accepted, or refused in a sentence that names the line and repeats none of it. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { readEnvFile } from '../../scripts/env-file.mjs';

const TOKEN = 'MTE4NjAyMDg3MDk0NTg0MTI2Mw.GhIjKl.aBcDeFgHiJkLmNoPqRsTuVwXyZ0123456789AB';

function newPath(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ratatoskr-env-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, '.env');
}

function read(content: string | Buffer) {
  const path = newPath();
  writeFileSync(path, content);
  const found = readEnvFile(path);
  return found.ok ? found : { ...found, sentence: found.sentence.replaceAll(path, '.env') };
}

const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();

test.each<[string, string | Buffer]>([
  ['UTF-8', `DISCORD_TOKEN=${TOKEN}\nPORT=1\n`],
  ['UTF-8 with a byte order mark', `\ufeffDISCORD_TOKEN=${TOKEN}\nPORT=1\n`],
  ['UTF-16 as Windows writes it', Buffer.from(`\ufeffDISCORD_TOKEN=${TOKEN}\r\nPORT=1\r\n`, 'utf16le')],
  ['UTF-16 without a mark', Buffer.from(`DISCORD_TOKEN=${TOKEN}\r\nPORT=1`, 'utf16le')],
  ['UTF-16 in the other byte order', utf16be(`\ufeffDISCORD_TOKEN=${TOKEN}\nPORT=1\n`)],
  ['UTF-16 in the other byte order, without a mark', utf16be(`DISCORD_TOKEN=${TOKEN}\nPORT=1\n`)],
  ['lines that end in CR', `DISCORD_TOKEN=${TOKEN}\rPORT=1\r`],
  [
    'spaces, export, quotes and comments',
    `# of the bot\n\n export DISCORD_TOKEN = "${TOKEN}" # mine\n PORT=1 # page\n`,
  ],
])('a file with %s is read', (_, content) => {
  expect(read(content)).toEqual({ ok: true, values: { DISCORD_TOKEN: TOKEN, PORT: '1' } });
});

test('a # within a value is part of the value, and a # in place of a value starts a comment', () => {
  const values = { DATABASE_URL: 'file:a#b.db', LOG_LEVEL: '', OTHER: 'a # b' };
  expect(read(`DATABASE_URL=file:a#b.db\nLOG_LEVEL=# or debug\nOTHER='a # b'`)).toEqual({ ok: true, values });
});

test('a missing file counts as an empty one', () => {
  expect(readEnvFile(newPath())).toEqual({ ok: true, values: {} });
  expect(read('')).toEqual({ ok: true, values: {} });
});

test.each<[string, string | Buffer, RegExp]>([
  ['a missing =', `PORT=1\nDISCORD_TOKEN ${TOKEN}\n`, /^Line 2 of .env is not of the form NAME=value/],
  ['a colon instead of =', `DISCORD_TOKEN: ${TOKEN}\n`, /^Line 1 of .env is not of the form/],
  ['a full-width =', `DISCORD_TOKEN＝${TOKEN}\n`, /^Line 1 of .env is not of the form/],
  ['a hyphen in the name', `DISCORD-TOKEN=${TOKEN}\n`, /^Line 1 of .env is not of the form/],
  [
    'an invisible character before the name',
    `\u200bDISCORD_TOKEN=${TOKEN}\n`,
    /^Line 1 of .env is not of the form/,
  ],
  ['a token without a name', `\n${TOKEN}\n`, /^Line 2 of .env is not of the form/],
  ['a command of Windows', `set DISCORD_TOKEN=${TOKEN}\n`, /^Line 1 of .env is not of the form/],
  [
    'small letters',
    `discord_token=${TOKEN}\n`,
    /^Line 1 of .env sets discord_token\. The setting is called DISCORD_TOKEN/,
  ],
  [
    'another name for the token',
    `PORT=1\nBOT_TOKEN=${TOKEN}\nDISCORD_TOKEN=\n`,
    /^Line 2 of .env sets BOT_TOKEN .*DISCORD_TOKEN\.$/,
  ],
  [
    'the token, and nothing later',
    `DISCORD_TOKEN=${TOKEN}\n\nDISCORD_TOKEN=\n`,
    /^Line 3 of .env sets DISCORD_TOKEN again, after line 1/,
  ],
  ['an open quote', `PORT=1\nDISCORD_TOKEN="${TOKEN}\n`, /^Line 2 of .env opens a quote/],
  ['two quotes of different kinds', `DISCORD_TOKEN="${TOKEN}'\n`, /^Line 1 of .env opens a quote/],
  [
    'another encoding',
    Buffer.from(`PORT=1\n# caf\u00e9\nDISCORD_TOKEN=${TOKEN}`, 'latin1'),
    /^Line 2 of .env is not in UTF-8/,
  ],
  [
    'half a character of UTF-16',
    Buffer.from(`\ufeffPORT=1`, 'utf16le').subarray(0, -1),
    /^Line 1 of .env is not in UTF-8/,
  ],
])('%s is refused, and the line is named', (_, content, sentence) => {
  const found = read(content);
  if (found.ok) throw new Error(`it was taken: ${JSON.stringify(found.values)}`);
  expect(found.sentence).toMatch(sentence);
  expect(found.sentence).not.toContain('GhIjKl');
});

test('a folder, a broken link and a link to itself are refused with an explanation', () => {
  const [folder, dangling, circle] = [newPath(), newPath(), newPath()];
  mkdirSync(folder);
  symlinkSync('nowhere', dangling);
  symlinkSync('.env', circle);
  const sentenceOf = (path: string) => {
    const found = readEnvFile(path);
    return found.ok ? 'it was taken' : found.sentence.replace(path, '.env');
  };
  expect(sentenceOf(folder)).toMatch(/^\.env is a folder, not a file\..*copy \.env\.example/);
  expect(sentenceOf(dangling)).toMatch(/^\.env is a link to a missing file\./);
  expect(sentenceOf(circle)).toMatch(/^\.env cannot be read \(ELOOP/);
});

const SCRIPT = new URL('../../scripts/env-file.mjs', import.meta.url).href;

/** The program that loads the settings, in a process with this environment. */
function loads(content: string, environment: Readonly<Record<string, string>>) {
  const path = newPath();
  writeFileSync(path, content);
  const program = `import { loadEnvFile } from ${JSON.stringify(SCRIPT)};
    loadEnvFile(${JSON.stringify(path)}); console.log(process.env.DISCORD_TOKEN, process.env.PORT);`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    env: { ...environment },
    encoding: 'utf8',
  });
  return { status, stdout, stderr: stderr.replace(path, '.env') };
}

test('the environment comes before the file unless it is empty', () => {
  const { stdout } = loads('DISCORD_TOKEN=abc\nPORT=1\n', { DISCORD_TOKEN: '', PORT: '2' });
  expect(stdout).toBe('abc 2\n');
});

test('a file that is refused ends the program with a readable message, as a wrong setting does', () => {
  expect(loads('DISCORD_TOKEN abc\n', {})).toMatchObject({
    status: 2,
    stdout: '',
    stderr: expect.stringMatching(/^Line 1 of \.env is not of the form NAME=value\..*\n$/),
  });
});

test("all scripts that use the bot's settings read them this way", async () => {
  const { readFileSync, readdirSync } = await import('node:fs');
  const folder = fileURLToPath(new URL('../../scripts', import.meta.url));
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:ts|mjs)$/.test(name),
  );
  const texts = scripts.map((name) => readFileSync(join(folder, name), 'utf8'));
  expect(texts.filter((text) => text.includes('process.loadEnvFile'))).toEqual([]);
});
