/** Finds the game that a tool's command line names by its id. */
import type { GameEntry } from '../../src/core/catalogue.ts';
import { CATALOGUE } from '../../src/games/index.ts';
import { type Read, wrong } from './command-line.ts';

export function gameNamed(id: string | undefined): Read<GameEntry> {
  const entry = CATALOGUE.get(id ?? '');
  return entry === undefined
    ? wrong(`There is no game called ${id}. There is: ${[...CATALOGUE.keys()].join(', ')}.`)
    : { ok: true, value: entry };
}
