/** Inputs that no one should be able to send: refused in words, and without effect. */

import { type APIApplicationCommandOption, ApplicationCommandOptionType } from 'discord.js';
import { expect, test } from 'vitest';
import type { Json } from '../../../src/core/json.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import { openInteraction } from '../../../src/playground/interactions.ts';
import { type JsonObject, listOf, objectOf, textOf } from '../../../src/playground/json.ts';
import { INTERACTION_TYPES, type InteractionType } from '../../../src/playground/model/shapes.ts';
import { GUILD } from '../../../src/playground/world/hall.ts';
import type { UserId } from '../../../src/tables/model/table.ts';
import { LANGUAGES } from '../../../src/words/languages.ts';
import { translator } from '../../../src/words/translate.ts';
import { asTyped } from '../../../tools/people/as-typed.ts';
import { type Hall, openHall } from '../bot.ts';
import { declaredCommands } from '../declared-commands.ts';
import { expectGoodManners } from '../manners.ts';
import { startsGame } from '../playing.ts';

interface Sent {
  readonly type: InteractionType;
  readonly data: JsonObject;
  /** The message whose control is used. */
  readonly on?: string;
}

/** The bot's private reply to Ada. */
async function told({ local, ada }: Hall, { type, data, on }: Sent): Promise<string> {
  const { world } = local;
  const { id } = openInteraction(world, local.url, {
    type,
    personId: ada.id,
    channelId: ada.place(),
    sourceMessageId: on ?? null,
    commandName: on === undefined ? 'game' : null,
    focusedType: null,
    data,
  });
  const written = () => {
    const interaction = world.interactions.get(id);
    const wrote = interaction?.written.at(-1);
    return world.messages.get(wrote ?? '');
  };
  await world.until(() => (written()?.content ?? '') !== '');
  expect(written()?.visibleTo).toBe(ada.id);
  return written()?.content ?? '';
}

const OLD_COMMAND = /^I don't know this form of the command\. Discord/;
const OLD_CONTROL = /^This button no longer works\. `\/board` shows the/;

test('unknown commands, buttons and menus are answered, and the board stays', async () => {
  const hall = await openHall();
  const { table } = await startsGame(hall, {
    seats: { thor: hall.ada, odin: hall.bo },
    seed: 'story 76',
  }).then(() => hall.loaded());
  const board = hall.board();
  const { command, component } = INTERACTION_TYPES;
  const named = (name: string, options: readonly JsonObject[] = []) => ({ id: '1', type: 1, name, options });
  for (const data of [
    named('ludo'),
    named('game'),
    named('game', [{ type: 1, name: 'win', options: [] }]),
    named('server', [{ type: 1, name: 'constructor', options: [] }]),
    named('Status'),
    { ...named('game'), type: 3, target_id: board.id, resolved: { messages: {} } },
    ...['Look at this', 'Status'].map((name) => ({
      ...named(name),
      type: 3,
      target_id: board.id,
      resolved: { messages: {} },
    })),
    ...['Status', 'Offer my seat'].map((name) => ({
      ...named(name),
      type: 2,
      target_id: hall.bo.id,
      resolved: { users: {} },
    })),
  ])
    expect(await told(hall, { type: command, data }), JSON.stringify(data)).toMatch(OLD_COMMAND);

  const on = board.id;
  for (const id of [`v1|${table.id}|t|keep`, 'v1|server|o|keep', `v1|${table.id}|l|1`, 'v1|server|p|0'])
    expect(
      asTyped(await told(hall, { type: component, data: { custom_id: id, component_type: 2 }, on })),
    ).toMatch(OLD_CONTROL);
  const people = { custom_id: `v1|${table.id}|t|join`, component_type: 7, values: [], resolved: {} };
  expect(asTyped(await told(hall, { type: component, data: people, on }))).toMatch(OLD_CONTROL);

  await hall.rests();
  expect((await hall.loaded()).table).toEqual(table);
  expect(hall.board()).toEqual(board);
  expectGoodManners(hall);
});

test('an old command that is now a subcommand is answered with the new command for this game', async () => {
  const hall = await openHall();
  const typed = (name: string) =>
    told(hall, { type: INTERACTION_TYPES.command, data: { id: '1', type: 1, name, options: [] } });
  const now = (command: string) => {
    const [game] = command.split(' ');
    const { id } = [...hall.local.world.commands.values()].find(({ name }) => name === game) ?? {};
    return `This command is now </${command}:${id}>. Tap it to continue.`;
  };
  for (const name of ['asgard', 'trance', 'done']) expect(await typed(name)).toBe(now(`yggdrasil ${name}`));
  await startsGame(hall, {
    seats: { hugin: hall.ada, munin: hall.bo },
    options: { game: 'micromidgard' },
  });
  const { table } = await hall.loaded();
  expect(await typed('done')).toBe(now('micromidgard done'));
  expect(await typed('calm')).toBe(now('yggdrasil calm'));
  await hall.rests();
  expect((await hall.loaded()).table).toEqual(table);
  expectGoodManners(hall);
});

/** One value of each kind that an option rejects, including values just outside its bounds. */
function misfitsOf(option: APIApplicationCommandOption): readonly JsonObject[] {
  const { name, type } = option;
  const given = (...values: readonly Json[]) => values.map((value) => ({ type, name, value }));
  switch (type) {
    case ApplicationCommandOptionType.String: {
      const tooLong = option.max_length === undefined ? [] : given('a'.repeat(option.max_length + 1));
      const noChoice = option.choices === undefined ? [] : given('', 'of old', 'ON');
      return [...tooLong, ...noChoice, { type: 4, name, value: 1 }];
    }
    case ApplicationCommandOptionType.Integer:
    case ApplicationCommandOptionType.Number:
      return [
        ...(option.min_value === undefined ? [] : given(option.min_value - 1, -(2 ** 53))),
        ...(option.max_value === undefined ? [] : given(option.max_value + 1)),
        ...(option.choices === undefined ? [] : given(17)),
        ...given(2 ** 53, 0.5),
        { type: 3, name, value: 'many' },
      ];
    case ApplicationCommandOptionType.Boolean:
      return [{ type: 3, name, value: 'true' }];
    default:
      return [];
  }
}

/** Every value that an option rejects, in the data that a client sends with the command. */
function misfitsIn(options: readonly APIApplicationCommandOption[]): readonly (readonly JsonObject[])[] {
  return options.flatMap((option) => {
    if (option.type !== ApplicationCommandOptionType.Subcommand)
      return misfitsOf(option).map((misfit) => [misfit]);
    const { type, name, options: inside = [] } = option;
    const unknown = [{ type: 3, name: 'of-old', value: 'x' }];
    return [...misfitsIn(inside), unknown].map((misfits) => [{ type, name, options: [...misfits] }]);
  });
}

test("values out of range from an outdated client are refused in the reader's language, and nothing is stored", async () => {
  const hall = await openHall();
  const { ada, local } = hall;
  const translate = translator('en');
  const person = await hall.settings().ofPerson(ada.id as UserId);
  const server = await hall.settings().ofServer(GUILD.id);
  const sent = declaredCommands(CATALOGUE).flatMap((command) => {
    if (command.contextMenu !== undefined) return [];
    const { name, options = [] } = command.declare(translate, CATALOGUE);
    return misfitsIn(options).map((given) => ({ id: '1', type: 1, name, options: [...given] }));
  });
  expect(sent.length).toBeGreaterThan(150);
  for (const [at, data] of sent.entries()) {
    const language = LANGUAGES[at % LANGUAGES.length] ?? 'en';
    local.world.speak(ada.id, language);
    const [outer] = data.options;
    const [given] = listOf(outer?.['options'] ?? [outer]);
    const option = textOf(objectOf(given)['name']);
    const text = await told(hall, { type: INTERACTION_TYPES.command, data });
    expect(text, JSON.stringify(data)).toBe(
      translator(language)({ key: 'refusal.unknown-value', with: { option } }),
    );
  }
  expect(await hall.settings().ofPerson(ada.id as UserId)).toEqual(person);
  expect(await hall.settings().ofServer(GUILD.id)).toEqual(server);
  await expect(hall.loaded()).rejects.toThrow('no live table');
});

test('an answer is posted as a new message if the message it would edit is gone', async () => {
  const hall = await openHall();
  const { local, ada } = hall;
  await startsGame(hall, { seats: { thor: ada, odin: hall.bo }, seed: 'story 76' });
  const status = await ada.types('/game status');
  if (status.kind !== 'message') throw new Error('no status');
  const unwatch = local.world.watch((change) => {
    if (change.what !== 'interaction-changed' || change.interaction.response.kind !== 'deferred-update')
      return;
    unwatch();
    local.world.deleteMessage(status.message.id);
  });
  expect(await ada.isShown(ada.presses('Offer my turn to others', status.message))).toMatch(
    /^The turn is on offer/,
  );
});
