/** The command that trained a net, as recorded in the net's file, so that anyone can train it again. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { GameEntry } from '../../src/core/catalogue.ts';

export interface Order {
  readonly entry: GameEntry;
  readonly games: number;
  /** The share of games, in percent, whose early answers are partly random. */
  readonly follies: number;
  readonly units: number;
  readonly epochs: number;
  readonly seed: string;
}

export const COMMAND = /`npm run learn-value -- ([^`]*)`/;

/** The command with every parameter, including those with default values. */
export function commandOf({ entry, games, follies, units, epochs, seed }: Order): string {
  return `npm run learn-value -- --game ${entry.game.id} --games ${games} --follies ${follies} --units ${units} --epochs ${epochs} --seed ${seed}`;
}

/** Throws if the file has no such command. */
export function writeCommand(file: string, command: string): void {
  const text = readFileSync(file, 'utf8');
  if (!COMMAND.test(text)) throw new Error(`${file} does not name the command that writes it`);
  writeFileSync(file, text.replace(COMMAND, `\`${command}\``));
}
