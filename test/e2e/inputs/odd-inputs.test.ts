/** What nobody should be able to send, and somebody does: answered in words, and nothing comes of it. */
import { expect, test } from 'vitest';
import { openInteraction } from '../../../src/playground/interactions.ts';
import type { JsonObject } from '../../../src/playground/json.ts';
import { INTERACTION_TYPES, type InteractionType } from '../../../src/playground/world/shapes.ts';
import { type Hall, openHall } from '../bot.ts';
import { expectGoodManners } from '../manners.ts';
import { goesOn, startsGame } from '../playing.ts';

interface Sent {
  readonly type: InteractionType;
  readonly data: JsonObject;
  /** The message whose control is used. */
  readonly on?: string;
}

/** What the bot whispers to Ada because of it. */
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

const OLD_COMMAND = /^I do not know this command in that form/;
const OLD_CONTROL = /^I do not know this button any more/;

test('commands, buttons and menus that we never made are answered, and the board stays', async () => {
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
    named('game', [{ type: 1, name: 'log', options: [{ type: 3, name: 'page', value: 'two' }] }]),
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
    expect(await told(hall, { type: component, data: { custom_id: id, component_type: 2 }, on })).toMatch(
      OLD_CONTROL,
    );
  const people = { custom_id: `v1|${table.id}|t|join`, component_type: 5, values: [], resolved: {} };
  expect(await told(hall, { type: component, data: people, on })).toMatch(OLD_CONTROL);

  await hall.rests();
  expect((await hall.loaded()).table).toEqual(table);
  expect(hall.board()).toEqual(board);
  expectGoodManners(hall);
});

test('chances are told for the nearest number there can be', async () => {
  const hall = await openHall();
  await startsGame(hall, { seats: { thor: hall.ada, odin: hall.bo }, options: { game: 'chronicles' } });
  await goesOn(hall, 1);
  for (const [heroes, words] of [
    [-(2 ** 53), 'the God die, no Vanir dice'],
    [2 ** 53 - 1, '50 Heroes'],
  ] as const) {
    const options = [{ type: 4, name: 'heroes', value: heroes }];
    const text = await told(hall, {
      type: INTERACTION_TYPES.command,
      data: { id: '1', type: 1, name: 'odds', options },
    });
    expect(text).toContain(words);
  }
});

test('a deadline that no client of Discord offers counts as none that was chosen', async () => {
  const hall = await openHall();
  const { ada, local } = hall;
  const deadline = { type: 4, name: 'deadline', value: 2 ** 53 - 1 };
  openInteraction(local.world, local.url, {
    type: INTERACTION_TYPES.command,
    personId: ada.id,
    channelId: ada.place(),
    sourceMessageId: null,
    commandName: 'game',
    focusedType: null,
    data: { id: '1', type: 1, name: 'game', options: [{ type: 1, name: 'new', options: [deadline] }] },
  });
  await local.world.until(({ messagesIn }) =>
    messagesIn(ada.place()).some((one) => one.components.length > 0),
  );
  expect((await hall.loaded()).table.overdueAfter).toBe(48);
});

test('words come in a message of their own where the one they belong on is gone meanwhile', async () => {
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
  expect(await ada.isTold(ada.presses('Offer my turn to others', status.message))).toMatch(
    /^The turn is on offer/,
  );
});
