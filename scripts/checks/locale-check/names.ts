/** The names that people can type: of commands, subcommands and options. */
import { commandsFor } from '../../../commands/list.ts';
import { CATALOGUE } from '../../../src/games/index.ts';

interface Named {
  readonly name: string;
  readonly options?: readonly Named[] | undefined;
}

/** The names are the same in every language, so any translator will do. */
const asDeclared = commandsFor(CATALOGUE)
  .filter(({ contextMenu }) => contextMenu === undefined)
  .map((command): Named => command.declare(({ key }) => key, CATALOGUE));

export const NAMES: readonly string[] = [...new Set(asDeclared.flatMap(namesIn))];

function namesIn({ name, options = [] }: Named): readonly string[] {
  return [name, ...options.flatMap(namesIn)];
}
