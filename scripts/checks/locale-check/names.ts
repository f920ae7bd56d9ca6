/** The names that people can type: of commands, subcommands and options. */
import { commandsFor } from '../../../commands/list.ts';
import { CATALOGUE } from '../../../src/games/index.ts';

export interface Names {
  readonly all: readonly string[];
  /** Names in a game's command that no command of the bot shares. */
  readonly ofGames: ReadonlyMap<string, readonly string[]>;
}

interface Named {
  readonly name: string;
  readonly options?: readonly Named[] | undefined;
}

/** The names are the same in every language, so any translator will do. */
const asDeclared = commandsFor(CATALOGUE)
  .filter(({ contextMenu }) => contextMenu === undefined)
  .map((command): Named => command.declare(({ key }) => key, CATALOGUE));

const ofBot = new Set(asDeclared.filter(({ name }) => !CATALOGUE.has(name)).flatMap(namesIn));

export const NAMES: Names = {
  all: [...new Set(asDeclared.flatMap(namesIn))],
  ofGames: new Map(
    [...CATALOGUE.keys()].map((game) => {
      const names = asDeclared.filter(({ name }) => name === game).flatMap(namesIn);
      return [game, [...new Set(names)].filter((name) => !ofBot.has(name))];
    }),
  ),
};

function namesIn({ name, options = [] }: Named): readonly string[] {
  return [name, ...options.flatMap(namesIn)];
}
