/** Reads settings from the file .env. An unreadable line is reported, since it may have held the token. */
import { lstatSync, readFileSync } from 'node:fs';

const WRONG_SETTING = 2;

/** Every setting of the bot, to suggest corrections for misspelt names. */
const SETTINGS = [
  'DATABASE_URL',
  'DISCORD_API_URL',
  'DISCORD_FILES_URL',
  'DISCORD_TOKEN',
  'HEALTH_HOST',
  'HEALTH_PORT',
  'LOG_LEVEL',
  'PORT',
  'PRIVACY_URL',
  'RATE_LIMIT',
  'SOURCE_URL',
  'SUPPORT_URL',
  'TERMS_URL',
];

/**
 * Adds the settings in .env to the environment, whose own values take precedence. Ends the program with a sentence if the
 * file can't be read.
 */
export function loadEnvFile(path = '.env') {
  const read = readEnvFile(path);
  if (!read.ok) {
    process.stderr.write(`${read.sentence}\n`);
    process.exit(WRONG_SETTING);
  }
  for (const [name, value] of Object.entries(read.values)) process.env[name] ||= value;
}

/**
 * @param {string} path
 * @returns {{ ok: true, values: Record<string, string> } | { ok: false, sentence: string }}
 */
export function readEnvFile(path) {
  let bytes;
  try {
    if (lstatSync(path, { throwIfNoEntry: false }) === undefined) return { ok: true, values: {} };
    bytes = readFileSync(path);
  } catch (error) {
    return refused(unreadableReason(path, error));
  }
  const text = textOf(bytes);
  if (text.ok) return settingsIn(text.text, path);
  return refused(`Line ${text.line} of ${path} is not in UTF-8. Save the file in that encoding.`);
}

function refused(sentence) {
  return { ok: false, sentence };
}

const UNREADABLE = {
  EISDIR:
    'is a folder, not a file. Docker creates such a folder if it mounts a missing file: remove it, and copy .env.example to .env.',
  ENOENT: 'is a link to a missing file. Create the file, or remove the link.',
  EACCES: 'cannot be read by this user. Grant it permission to read the file.',
};

function unreadableReason(path, error) {
  return `${path} ${UNREADABLE[error.code] ?? `cannot be read (${error.message}).`}`;
}

/** Decodes UTF-8 or UTF-16, which Windows writes, with or without a byte order mark. */
function textOf(bytes) {
  const encoding = encodingOf(bytes);
  try {
    return { ok: true, text: new TextDecoder(encoding, { fatal: true }).decode(bytes) };
  } catch {
    return { ok: false, line: lineNotInUtf8(bytes) };
  }
}

function encodingOf(bytes) {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // Settings begin with an ASCII letter, which has one zero byte in UTF-16.
  if (second === 0) return 'utf-16le';
  return first === 0 ? 'utf-16be' : 'utf-8';
}

function lineNotInUtf8(bytes) {
  const lines = bytes.toString('latin1').split('\n');
  const isWrong = (line) => Buffer.from(line, 'latin1').toString('utf8').includes('\ufffd');
  return lines.findIndex(isWrong) + 1;
}

const LINE = /^\s*(?:export\s+)?(?<name>[A-Za-z_]\w*)\s*=\s*(?<rest>.*?)\s*$/;
const NOTHING = /^\s*(?:#.*)?$/;

function settingsIn(text, path) {
  const values = {};
  const lines = new Map();
  for (const [at, line] of text.split(/\r\n|\n|\r/).entries()) {
    if (NOTHING.test(line)) continue;
    const { name, rest } = LINE.exec(line)?.groups ?? {};
    const place = `Line ${at + 1} of ${path}`;
    if (name === undefined) return refused(`${place} is not of the form NAME=value. ${FORM}`);
    const first = lines.get(name);
    if (first !== undefined)
      return refused(`${place} sets ${name} again, after line ${first}. Remove one of them.`);
    const meant = SETTINGS.find((setting) => setting !== name && setting === name.toUpperCase());
    if (meant !== undefined) return refused(`${place} sets ${name}. The setting is called ${meant}.`);
    const value = valueIn(rest);
    if (value === null) return refused(`${place} opens a quote and does not close it. ${FORM}`);
    lines.set(name, at + 1);
    values[name] = value;
  }
  const [lost] = Object.entries(values).find(([, value]) => isLikeToken(value)) ?? [];
  if (lost !== undefined && lost !== 'DISCORD_TOKEN' && !values.DISCORD_TOKEN)
    return refused(
      `Line ${lines.get(lost)} of ${path} sets ${lost} to something that looks like the token of a bot. The setting is called DISCORD_TOKEN.`,
    );
  return { ok: true, values };
}

const FORM = 'Write the name of the setting, = and its value on one line, and # in front of a comment.';

/** Returns null if a quote is not closed. */
function valueIn(rest) {
  const quoted = /^(?<quote>["'`])(?<value>.*?)\k<quote>\s*(?:#.*)?$/.exec(rest)?.groups;
  if (quoted !== undefined) return quoted.value;
  return /^["'`]/.test(rest) ? null : rest.replace(/(?:^|\s+)#.*$/, '');
}

function isLikeToken(value) {
  return /^[\w-]{20,}\.[\w-]{5,}\.[\w-]{20,}$/.test(value);
}
