/** Slash commands: as people type them, as no one would type them, and as Discord would never allow them. */
import { typeByName } from '../../../src/playground/content-types.ts';
import { type JsonObject, objectOf } from '../../../src/playground/json.ts';
import {
  type Attachment,
  type Command,
  type CommandOption,
  INTERACTION_TYPES,
} from '../../../src/playground/model/shapes.ts';
import {
  nothingResolved,
  type Resolved,
  resolveChannel,
  resolvePerson,
  resolveRole,
} from '../../../src/playground/people/options.ts';
import { OPTIONS } from '../../../src/playground/validation/command.ts';
import { attachmentOnWire } from '../../../src/playground/world/wire.ts';
import type { Chance } from '../chance.ts';
import { anyId, type Ground, somebody, somewhere } from '../stage/ground.ts';
import type { Input, Kind } from '../stage/input.ts';
import { oddFile } from './files.ts';
import { mutated, oddJson } from './mutate.ts';
import { oddText } from './odd-text.ts';

interface Leaf {
  readonly command: Command;
  /** The subcommands that lead to the command. */
  readonly path: readonly CommandOption[];
  readonly options: readonly CommandOption[];
}

function leavesOf(
  command: Command,
  path: readonly CommandOption[],
  options: readonly CommandOption[],
): readonly Leaf[] {
  const nests = options.filter(({ type }) => type === OPTIONS.subcommand || type === OPTIONS.group);
  if (nests.length === 0) return [{ command, path, options }];
  return nests.flatMap((nest) => leavesOf(command, [...path, nest], nest.options ?? []));
}

/** Ending all games is rare, since it would leave nothing to fuzz. */
const RARE = 'stop-all';

function someLeaf({ world, chance }: Ground): Leaf {
  const leaves = [...world.commands.values()].flatMap((command) => leavesOf(command, [], command.options));
  const leaf = chance.of(leaves);
  return leaf.path.at(-1)?.name === RARE && !chance.once(4) ? chance.of(leaves) : leaf;
}

/** A command with every option in its right type; a text may be anything. */
export function command(ground: Ground, kind: Kind & ('command' | 'odd command')): Input {
  const leaf = someLeaf(ground);
  const resolved = nothingResolved();
  const oddEvery = kind === 'command' ? 6 : 2;
  const given = leaf.options.filter((option) => option.required === true || ground.chance.once(3));
  const sent = given.map((option) => ({
    name: option.name,
    type: option.type,
    value: valueFor(ground, option, resolved, oddEvery),
  }));
  return typed(ground, kind, leaf, sent, resolved);
}

export function fileCommand(ground: Ground): Input {
  const leaves = [...ground.world.commands.values()].flatMap((one) => leavesOf(one, [], one.options));
  const leaf = leaves.find(({ options }) => options.some(({ type }) => type === OPTIONS.attachment));
  if (leaf === undefined) throw new Error('no command takes a file');
  const resolved = nothingResolved();
  const sent = leaf.options
    .filter(({ type }) => type === OPTIONS.attachment || ground.chance.once(3))
    .map((option) => ({
      name: option.name,
      type: option.type,
      value: valueFor(ground, option, resolved, 6),
    }));
  return typed(ground, 'file', leaf, sent, resolved);
}

/** Inputs that an older or newer client might send, and worse. */
export function brokenCommand(ground: Ground): Input {
  const { chance } = ground;
  const whole = command(ground, 'odd command');
  const { data } = whole;
  switch (chance.below(5)) {
    case 0:
      return {
        ...whole,
        kind: 'broken command',
        data: { ...data, name: chance.of(['ludo', oddText(chance)]) },
      };
    case 1:
      return { ...whole, kind: 'broken command', data: { ...data, options: [] } };
    case 2: {
      const options = [{ name: chance.of(['win', 'new', oddText(chance)]), type: 1, options: [] }];
      return { ...whole, kind: 'broken command', data: { ...data, options } };
    }
    case 3:
      return { ...whole, kind: 'broken command', data: { ...data, resolved: {} } };
    default:
      return {
        ...whole,
        kind: 'broken command',
        data: { ...data, options: withWrongValues(ground, data['options']) },
      };
  }
}

/** Keeps the names of the options but changes their types, each with a value that fits the new type. */
function withWrongValues(ground: Ground, options: unknown): unknown {
  if (!Array.isArray(options)) return options;
  return options.map((option: JsonObject) => {
    if (Array.isArray(option['options']))
      return { ...option, options: withWrongValues(ground, option['options']) };
    return { ...option, ...anyValue(ground) };
  });
}

function anyValue(ground: Ground): { readonly type: number; readonly value: string | number | boolean } {
  const { chance } = ground;
  const type = chance.of([3, 4, 5, 6, 7, 8, 9, 10, 11]);
  if (type === OPTIONS.string) return { type, value: oddText(chance) };
  if (type === OPTIONS.boolean) return { type, value: chance.once(2) };
  if (type === OPTIONS.integer) return { type, value: chance.of([-1, 0, 2 ** 53 - 1]) };
  if (type === OPTIONS.number) return { type, value: chance.of([0.5, 1e300, -1e-300]) };
  return { type, value: anyId(ground) };
}

export function suggestions(ground: Ground): Input {
  const { chance } = ground;
  const leaf = someLeaf(ground);
  const completing = leaf.options.filter(({ autocomplete }) => autocomplete === true);
  if (completing.length === 0) return suggestions(ground);
  const focused = chance.of(completing);
  const resolved = nothingResolved();
  const others = leaf.options.filter((option) => option !== focused && chance.once(3));
  const sent = [...others, focused].map((option) => ({
    name: option.name,
    type: option.type,
    value: valueFor(ground, option, resolved, 2),
    ...(option === focused ? { focused: true } : {}),
  }));
  return {
    ...typed(ground, 'suggestions', leaf, sent, resolved),
    type: INTERACTION_TYPES.autocomplete,
    commandName: null,
    focusedType: focused.type,
  };
}

/** Inputs of another Discord version: unknown numbers, additional fields, missing optional ones. */
export function newerPayload(ground: Ground, whole: Input): Input {
  const { chance } = ground;
  return {
    ...whole,
    kind: 'newer payload',
    spoil: (payload) => chance.of(NEWER)(payload, chance),
  };
}

type Newer = (payload: JsonObject, chance: Chance) => JsonObject;

const NEWER: readonly Newer[] = [
  (payload, chance) => ({ ...payload, type: 6 + chance.below(20) }),
  (payload, chance) => ({ ...payload, context: 3 + chance.below(20) }),
  (payload, chance) => ({ ...payload, locale: oddText(chance), guild_locale: oddText(chance) }),
  (payload, chance) => ({ ...payload, [oddText(chance)]: oddJson(chance), version: 2 }),
  (payload, chance) => ({
    ...payload,
    app_permissions: String(2n ** 62n),
    attachment_size_limit: chance.below(9),
  }),
  (payload) => without(payload, 'channel'),
  (payload) => without(payload, 'guild', 'guild_locale'),
  (payload, chance) => ({
    ...payload,
    channel: { ...objectOf(payload['channel']), type: 40 + chance.below(20) },
  }),
  (payload, chance) => ({
    ...payload,
    data: { ...objectOf(payload['data']), type: 9, component_type: 30 },
    x: chance.below(2),
  }),
  (payload, chance) => ({
    ...payload,
    data: { ...objectOf(payload['data']), [oddText(chance)]: oddJson(chance) },
  }),
];

function without(payload: JsonObject, ...fields: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(payload).filter(([field]) => !fields.includes(field)));
}

/** The command with these options, typed by a person at some place. */
export function typed(
  ground: Ground,
  kind: Kind,
  { command: { id, name, type }, path }: Leaf,
  sent: readonly object[],
  resolved: Resolved,
): Input {
  const personId = somebody(ground);
  const options = path.reduceRight<readonly object[]>(
    (inner, one) => [{ name: one.name, type: one.type, options: inner }],
    sent,
  );
  return {
    kind,
    type: INTERACTION_TYPES.command,
    personId,
    channelId: somewhere(ground, personId),
    sourceMessageId: null,
    commandName: [name, ...path.map((one) => one.name)].join(' '),
    focusedType: null,
    data: { id, name, type, options, resolved },
  };
}

function valueFor(
  ground: Ground,
  option: CommandOption,
  resolved: Resolved,
  oddEvery: number,
): string | number | boolean {
  const { chance } = ground;
  const isOdd = chance.once(oddEvery);
  switch (option.type) {
    case OPTIONS.integer:
    case OPTIONS.number:
      return isOdd ? chance.of([-1, 0, 2 ** 53 - 1, -(2 ** 53) + 1, 1_000_000]) : numberFor(option, ground);
    case OPTIONS.boolean:
      return chance.once(2);
    case OPTIONS.user:
    case OPTIONS.mentionable:
      return resolvedId(resolvePerson(ground.world, chance.of([...ground.world.people.keys()]), resolved));
    case OPTIONS.channel:
      return resolvedId(
        resolveChannel(ground.world, chance.of([...ground.world.channels.keys()]), undefined, resolved),
      );
    case OPTIONS.role:
      return resolvedId(resolveRole(ground.world, chance.of(ground.world.roles).id, resolved));
    case OPTIONS.attachment:
      return attached(ground, resolved);
    default:
      return textFor(ground, option, isOdd);
  }
}

function resolvedId(read: ReturnType<typeof resolvePerson>): string {
  return read.ok ? read.value : '0';
}

function numberFor(
  { min_value: least = 0, max_value: most = 20 }: CommandOption,
  { chance }: Ground,
): number {
  return least + chance.below(Math.max(1, most - least + 1));
}

function textFor(
  { chance, harvest, scenes }: Ground,
  { name, choices = [] }: CommandOption,
  isOdd: boolean,
): string {
  if (isOdd) return oddText(chance);
  if (choices.length > 0) return String(chance.of(choices).value);
  if (name === 'table') return chance.of(scenes.all()).table;
  if (name === 'seed') return chance.of(['friday', 'story 76', 'a seed that somebody typed']);
  if (harvest.suggested.length === 0) return oddText(chance);
  const suggested = String(chance.of(harvest.suggested));
  return chance.once(6) ? mutated(suggested, chance) : suggested;
}

function attached({ world, base, chance }: Ground, resolved: Resolved): string {
  const { filename, bytes, isGone, size } = oddFile(chance);
  const attachment: Attachment = {
    id: world.newId(),
    filename,
    description: null,
    contentType: typeByName(filename) ?? 'application/octet-stream',
    size,
    width: null,
    height: null,
  };
  if (!isGone) {
    world.files.set(attachment.id, bytes);
    world.attached.set(attachment.id, attachment);
  }
  const url = `${base}/ephemeral-attachments/0/${attachment.id}/${encodeURIComponent(filename)}`;
  resolved.attachments[attachment.id] = { ...attachmentOnWire(attachment, url), ephemeral: true };
  return attachment.id;
}
