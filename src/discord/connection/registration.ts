/** Registers the commands with Discord, but only if they differ from what Discord has. */
import { isDeepStrictEqual } from 'node:util';
import {
  ApplicationCommandType,
  type REST,
  type RESTGetAPIApplicationCommandsResult,
  type RESTPutAPIApplicationCommandsResult,
  Routes,
} from 'discord.js';
import type { Catalogue } from '../../core/catalogue.ts';
import type { Command } from '../command.ts';
import { type CommandMentions, mentionsOf } from './command-mentions.ts';
import { localised } from './localised.ts';

export interface Registered {
  readonly outcome: 'written' | 'unchanged';
  /** Whether Discord already had commands, which means the bot ran before. */
  readonly ranBefore: boolean;
  /** The ids of the slash commands, by name. */
  readonly ids: ReadonlyMap<string, string>;
  readonly mentions: CommandMentions;
}

export async function registerCommands(
  rest: REST,
  applicationId: string,
  commands: readonly Command[],
  catalogue: Catalogue,
): Promise<Registered> {
  const wanted = commands.map((command) => localised(command, catalogue));
  const route = Routes.applicationCommands(applicationId);
  const known = (await rest.get(route, {
    query: new URLSearchParams({ with_localizations: 'true' }),
  })) as RESTGetAPIApplicationCommandsResult;
  const [entryPoints, others] = [known.filter(isEntryPoint), known.filter((each) => !isEntryPoint(each))];
  if (sameCommands(wanted, others)) return registered('unchanged', others);
  const body = [...wanted, ...entryPoints];
  const written = (await rest.put(route, { body })) as RESTPutAPIApplicationCommandsResult;
  return registered('written', written);

  function registered(outcome: Registered['outcome'], now: RESTGetAPIApplicationCommandsResult): Registered {
    const ids = idsOf(now);
    return { outcome, ranBefore: others.length > 0, ids, mentions: mentionsOf(wanted, ids) };
  }
}

function idsOf(commands: RESTGetAPIApplicationCommandsResult): ReadonlyMap<string, string> {
  const typed = commands.filter(({ type }) => type === ApplicationCommandType.ChatInput);
  return new Map(typed.map(({ name, id }) => [name, id]));
}

/** Discord creates this command if Activities are enabled in the developer portal, and rejects a list of commands without it. */
function isEntryPoint({ type }: { readonly type: number }): boolean {
  return type === Number(ApplicationCommandType.PrimaryEntryPoint);
}

/** Whether Discord has exactly these commands, ignoring their order and the fields that Discord adds. */
export function sameCommands(
  wanted: readonly { readonly name: string }[],
  known: readonly { readonly name: string }[],
): boolean {
  const ours = [...wanted].sort(byName).map(whatWeWrite);
  const theirs = [...known].sort(byName).map(whatWeWrite);
  return isDeepStrictEqual(ours, theirs);
}

function byName(one: { readonly name: string }, other: { readonly name: string }): number {
  return one.name < other.name ? -1 : 1;
}

/** Removes the ids and versions that Discord adds to a command, and adds the type that slash commands omit. */
function whatWeWrite(command: { readonly name: string }): unknown {
  const written = Object.entries(command).filter(([key]) => COMMAND_KEYS.has(key));
  return meaningOf({ type: ApplicationCommandType.ChatInput, ...Object.fromEntries(written) });
}

const COMMAND_KEYS = new Set([
  'type',
  'name',
  'name_localizations',
  'description',
  'description_localizations',
  'options',
  'contexts',
  'integration_types',
  'default_member_permissions',
]);

/** To Discord, an omitted field means the same as null, false or empty. */
function meaningOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(meaningOf);
  if (typeof value !== 'object' || value === null)
    return value === false || value === '' ? undefined : (value ?? undefined);
  const entries = Object.entries(value).map(([key, part]) => [key, meaningOf(part)] as const);
  const meant = entries.filter(([, part]) => part !== undefined).sort();
  return meant.length === 0 ? undefined : Object.fromEntries(meant);
}
