/** The slash commands as Discord knows them: written only when they differ from what is there. */
import { type REST, type RESTGetAPIApplicationCommandsResult, Routes } from 'discord.js';
import type { Catalogue } from '../core/catalogue.ts';
import type { Translate } from '../core/face.ts';
import type { Command } from './command.ts';

export async function registerCommands(
  rest: REST,
  applicationId: string,
  commands: readonly Command[],
  translate: Translate,
  catalogue: Catalogue,
): Promise<'written' | 'unchanged'> {
  const wanted = commands.map((command) => command.declare(translate, catalogue));
  const route = Routes.applicationCommands(applicationId);
  const known = (await rest.get(route, {
    query: new URLSearchParams({ with_localizations: 'true' }),
  })) as RESTGetAPIApplicationCommandsResult;
  if (sameCommands(wanted, known)) return 'unchanged';
  await rest.put(route, { body: wanted });
  return 'written';
}

/** What we wrote may come back with more fields and in another order; what counts is that ours are there. */
export function sameCommands(
  wanted: readonly { readonly name: string }[],
  known: readonly { readonly name: string }[],
): boolean {
  return (
    wanted.length === known.length &&
    wanted.every((command) =>
      covers(
        known.find(({ name }) => name === command.name),
        command,
      ),
    )
  );
}

/** Left out, null, false and empty all mean nothing to Discord. */
function isNothing(value: unknown): boolean {
  return (
    value === undefined || value === null || value === false || (Array.isArray(value) && value.length === 0)
  );
}

function covers(known: unknown, wanted: unknown): boolean {
  if (isNothing(wanted)) return isNothing(known);
  if (Array.isArray(wanted)) {
    return (
      Array.isArray(known) &&
      known.length === wanted.length &&
      wanted.every((item, at) => covers(known[at], item))
    );
  }
  if (typeof wanted === 'object' && wanted !== null) {
    return (
      typeof known === 'object' &&
      known !== null &&
      Object.entries(wanted).every(([key, value]) => covers((known as Record<string, unknown>)[key], value))
    );
  }
  return known === wanted;
}
