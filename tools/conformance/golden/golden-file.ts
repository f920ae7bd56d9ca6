/** The files of golden logs: one for each state of a game's rules, a line for each log. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Json } from '../../../src/core/json.ts';

const json: z.ZodType<Json> = z.json();

const cell = z.strictObject({
  rules: z.string(),
  box: z.enum(['house', 'corrected']),
  seats: z.int(),
  end: z.string(),
  houseRule: z.string().exactOptional(),
});

const value = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.array(z.string()),
  z.record(z.string(), z.number()),
]);

const log = z.strictObject({
  cell,
  options: z.record(z.string(), value),
  roles: z.array(z.string()),
  seed: z.string(),
  /** The place of the log's box among the file's boxes. */
  box: z.int().nonnegative(),
  /** The actions in the format of `answers.ts`. */
  actions: z.array(z.string()),
  outcome: json,
  /** The hash of the state in the format of `fingerprint.ts`. */
  state: z.string(),
  events: z.string(),
  marks: z.string(),
});

const file = z.strictObject({
  game: z.string(),
  rulesVersion: z.string(),
  boxes: z.array(json),
  logs: z.array(log),
});

/** A finished game: its opening, its answers, and its end. */
export type GoldenLog = Readonly<z.output<typeof log>>;
export type GoldenFile = Readonly<z.output<typeof file>>;

export function goldenFolder(game: string): string {
  return fileURLToPath(new URL(`../../../test/games/${game}/golden`, import.meta.url));
}

function pathOf(game: string, rules: string): string {
  return `${goldenFolder(game)}/${rules}.json`;
}

/** The golden file; null if it doesn't exist. Throws on a file that isn't ours. */
export function readGolden(game: string, rules: string): GoldenFile | null {
  const path = pathOf(game, rules);
  return existsSync(path) ? file.parse(JSON.parse(readFileSync(path, 'utf8'))) : null;
}

export function writeGolden(rules: string, golden: GoldenFile): void {
  mkdirSync(goldenFolder(golden.game), { recursive: true });
  writeFileSync(pathOf(golden.game, rules), written(golden));
}

function written({ game, rulesVersion, boxes, logs }: GoldenFile): string {
  const lines = (items: readonly unknown[]) => items.map((item) => `\n${JSON.stringify(item)}`).join();
  const head = `{"game":${JSON.stringify(game)},"rulesVersion":${JSON.stringify(rulesVersion)}`;
  return `${head},\n"boxes":[${lines(boxes)}],\n"logs":[${lines(logs)}]}\n`;
}
