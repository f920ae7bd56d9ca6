/** REST routes that register the bot's commands, globally and in a guild. */

import { type JsonObject, listOf, objectOf, textOf } from '../json.ts';
import type { Command, CommandOption } from '../model/shapes.ts';
import { answer, NOTHING, type Reply, refusalOf, refuse } from '../replies.ts';
import { CHAT_INPUT, checkCommand, checkCommands, ENTRY_POINT } from '../validation/command.ts';
import { APPLICATION_ID } from '../world/hall.ts';
import type { World } from '../world/world.ts';
import { type Call, serverFor } from './call.ts';

type Scope = string | null;

function inScope(world: World, guildId: Scope): readonly Command[] {
  return [...world.commands.values()].filter((command) => (command.guild_id ?? null) === guildId);
}

function built(world: World, guildId: Scope, body: JsonObject, before: Command | undefined): Command {
  const contexts = body['contexts'];
  const permissions = body['default_member_permissions'];
  return {
    ...(body as Partial<Command>),
    id: before?.id ?? world.newId(),
    application_id: APPLICATION_ID,
    ...(guildId === null ? {} : { guild_id: guildId }),
    version: world.newId(),
    type: typeof body['type'] === 'number' ? body['type'] : CHAT_INPUT,
    name: textOf(body['name']),
    description: textOf(body['description']),
    options: listOf(body['options']) as readonly CommandOption[],
    default_member_permissions: typeof permissions === 'string' ? permissions : null,
    contexts: Array.isArray(contexts) ? (contexts as readonly number[]) : null,
  };
}

function sameAs(world: World, guildId: Scope, body: JsonObject): Command | undefined {
  const type = body['type'] ?? CHAT_INPUT;
  return inScope(world, guildId).find((one) => one.name === body['name'] && one.type === type);
}

function scopeOf(call: Call, isGuild: boolean): Scope | Reply {
  if (call.param('application') !== APPLICATION_ID) return refuse('missing-access');
  if (!isGuild) return null;
  return serverFor(call)?.id ?? refuse('missing-access');
}

/** The same five methods exist globally and in a guild. */
function routesFor(isGuild: boolean) {
  const scoped = (verb: (call: Call, guildId: Scope) => Reply) => (call: Call) => {
    const scope = scopeOf(call, isGuild);
    return scope === null || typeof scope === 'string' ? verb(call, scope) : scope;
  };
  const found = (verb: (call: Call, command: Command) => Reply) =>
    scoped((call, guildId) => {
      const command = call.world.commands.get(call.param('command'));
      return command && (command.guild_id ?? null) === guildId
        ? verb(call, command)
        : refuse('unknown-command');
    });
  return {
    list: scoped((call, guildId) => answer(inScope(call.world, guildId))),
    replaceAll: scoped(replaceAll),
    create: scoped(create),
    get: found((_, command) => answer(command)),
    change: found(change),
    remove: found((call, command) => {
      call.world.commands.delete(command.id);
      call.world.emit({ what: 'commands-changed' });
      return NOTHING;
    }),
  };
}

export const globalCommands = routesFor(false);
export const guildCommands = routesFor(true);

function replaceAll(call: Call, guildId: Scope): Reply {
  const refusal = refusalOf((problems) => checkCommands(problems, call.sent));
  if (refusal) return refusal;
  const { world } = call;
  const sent = listOf(call.sent).map(objectOf);
  const isKept = (old: Command) => sent.some(({ type, name }) => type === old.type && name === old.name);
  if (inScope(world, guildId).some((old) => old.type === ENTRY_POINT && !isKept(old)))
    return refuse('entry-point-left-out');
  const commands = sent.map((body) => built(world, guildId, body, sameAs(world, guildId, body)));
  for (const old of inScope(world, guildId)) world.commands.delete(old.id);
  for (const command of commands) world.commands.set(command.id, command);
  world.emit({ what: 'commands-changed' });
  return answer(commands);
}

function create(call: Call, guildId: Scope): Reply {
  const refusal = refusalOf((problems) => checkCommand(problems, call.body));
  if (refusal) return refusal;
  const before = sameAs(call.world, guildId, call.body);
  const command = built(call.world, guildId, call.body, before);
  call.world.commands.set(command.id, command);
  call.world.emit({ what: 'commands-changed' });
  return answer(command, before ? 200 : 201);
}

function change(call: Call, before: Command): Reply {
  const merged: JsonObject = { ...before, ...call.body };
  const refusal = refusalOf((problems) => checkCommand(problems, merged));
  if (refusal) return refusal;
  const command = built(call.world, before.guild_id ?? null, merged, before);
  call.world.commands.set(command.id, command);
  call.world.emit({ what: 'commands-changed' });
  return answer(command);
}
