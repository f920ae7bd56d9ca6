/** The names that can be typed, as the program knows them: of commands, their subcommands and options. */
import { COMMANDS } from '../../commands/list.ts';
import { CATALOGUE } from '../../src/games/index.ts';

interface Named {
  readonly name: string;
  readonly options?: readonly Named[] | undefined;
}

/** No language is needed to know them. */
const asDeclared = COMMANDS.map((command): Named => command.declare(({ key }) => key, CATALOGUE));

export const NAMES: readonly string[] = [...new Set(asDeclared.flatMap(namesIn))];

function namesIn({ name, options = [] }: Named): readonly string[] {
  return [name, ...options.flatMap(namesIn)];
}
