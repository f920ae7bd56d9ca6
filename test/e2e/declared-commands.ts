/**
 * The commands of the bots under test: their declarations in each language are built once per process and shared by every
 * bot.
 */
import { commandsFor } from '../../commands/list.ts';
import type { Catalogue } from '../../src/core/catalogue.ts';
import type { Translate } from '../../src/core/presentation/phrase.ts';
import type { Command } from '../../src/discord/command.ts';

const declared = new WeakMap<Catalogue, readonly Command[]>();

export function declaredCommands(catalogue: Catalogue): readonly Command[] {
  const commands = declared.get(catalogue) ?? commandsFor(catalogue).map(declaringOnce);
  declared.set(catalogue, commands);
  return commands;
}

/** Declares the command once for each language. */
function declaringOnce(command: Command): Command {
  if (command.contextMenu === undefined) return { ...command, declare: once(command.declare) };
  return { ...command, declare: once(command.declare) };
}

function once<More extends readonly unknown[], Declared>(
  declare: (translate: Translate, ...more: More) => Declared,
): (translate: Translate, ...more: More) => Declared {
  const known = new WeakMap<Translate, { readonly made: Declared }>();
  return (translate, ...more) => {
    const kept = known.get(translate) ?? { made: declare(translate, ...more) };
    known.set(translate, kept);
    return kept.made;
  };
}
