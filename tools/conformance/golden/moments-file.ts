/**
 * The moments of golden logs, packed into one file beside the logs for each rules version. Logs only have hashes of their
 * moments; if a moment changes, this file still has the old one.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Moment } from '../../../src/core/logs/replay.ts';
import { goldenFolder } from './golden-file.ts';

export type Moments = readonly Moment<unknown>[];

/** The moments of a log by its name. */
export type MomentsByLog = ReadonlyMap<string, Moments>;

function pathOf(game: string, rules: string): string {
  return `${goldenFolder(game)}/${rules}.moments.br`;
}

/** The last unpacked file, since many logs in one file may have changed. */
let unpacked = { path: '', lines: [] as readonly string[] };

function linesOf(path: string): readonly string[] {
  if (unpacked.path !== path) {
    const text = existsSync(path) ? brotliDecompressSync(readFileSync(path)).toString() : '';
    unpacked = { path, lines: text.split('\n') };
  }
  return unpacked.lines;
}

/** The moments of a log; null if none are stored for it. */
export function readMoments(game: string, rules: string, name: string): Moments | null {
  const beginning = `${JSON.stringify(name)}:`;
  const line = linesOf(pathOf(game, rules)).find((each) => each.startsWith(beginning));
  return line === undefined ? null : (JSON.parse(line.slice(beginning.length)) as Moments);
}

export function writeMoments(game: string, rules: string, byLog: MomentsByLog): void {
  const lines = [...byLog].map(([name, moments]) => `${JSON.stringify(name)}:${JSON.stringify(moments)}`);
  const packed = brotliCompressSync(lines.join('\n'), {
    // Moments that follow each other are nearly the same, and a whole game is larger than the usual window.
    params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
  });
  writeFileSync(pathOf(game, rules), packed);
}
