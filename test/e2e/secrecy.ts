/** Checks that no log line has a secret, and that each line is readable. */
import Database from 'better-sqlite3';
import { expect } from 'vitest';
import type { Hall } from './bot.ts';

export interface LogLine {
  readonly level: number;
  readonly msg: string;
  readonly [field: string]: unknown;
}

/** Expects no token, seed of a running game, name or typed text in any log line. */
export function expectDiscreet(lines: readonly string[], hall: Hall, typed: readonly string[]): LogLine[] {
  const { world, token } = hall.local;
  const secrets = [
    token,
    ...[...world.interactions.values()].map((interaction) => interaction.token),
    ...[...world.people.values()].filter(({ bot }) => !bot).map(({ name }) => name),
    ...world.roles.filter(({ managed }) => !managed).map(({ name }) => name),
    ...seedsIn(hall.file),
    ...typed,
  ];
  expect(lines.length).toBeGreaterThan(0);
  return lines.map((line) => {
    for (const secret of secrets) {
      if (secret !== '' && standsIn(line, secret)) expect.fail(`"${secret}" stands in the log: ${line}`);
    }
    return JSON.parse(line) as LogLine;
  });
}

/** Matched as a whole word: short names are parts of other words. */
function standsIn(line: string, secret: string): boolean {
  const at = line.indexOf(secret);
  if (at < 0) return false;
  const [before = ' ', after = ' '] = [line[at - 1], line[at + secret.length]];
  return (
    !(/\w/.test(before) && /\w/.test(secret[0] ?? '')) &&
    !(/\w/.test(after) && /\w/.test(secret.at(-1) ?? ''))
  );
}

function seedsIn(file: string): readonly string[] {
  const database = new Database(file, { readonly: true });
  try {
    const rows = database.prepare('SELECT "seed" FROM "GameTable"').all() as { readonly seed: string }[];
    return rows.flatMap(({ seed }) => [seed, seed.replace(/^[^:]*:/, '')]);
  } finally {
    database.close();
  }
}
