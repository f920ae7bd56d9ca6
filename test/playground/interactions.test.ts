/** The life of an interaction: one initial response, in time, of the right kind. */
import { type Interaction, MessageFlags } from 'discord.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { APPLICATION_ID } from '../../src/playground/world/hall.ts';
import { ephemeralsOf, lastMessage } from '../shared/people.ts';
import { type Play, rest, startPlay } from './bot.ts';

const COMMAND = {
  name: 'act',
  description: 'Do something',
  options: [
    { type: 3, name: 'what', description: 'What', autocomplete: true },
    { type: 4, name: 'count', description: 'How many', min_value: 1, max_value: 6 },
    { type: 3, name: 'level', description: 'How hard', choices: [{ name: 'Easy', value: 'easy' }] },
    { type: 6, name: 'whom', description: 'With whom' },
    { type: 11, name: 'box', description: 'A file' },
  ],
};
const ROW = { type: 1, components: [{ type: 2, style: 1, label: 'Go', custom_id: 'go' }] };
const INPUT = { type: 4, style: 1, custom_id: 'a' };
const MODAL = {
  title: 'Form',
  custom_id: 'form',
  components: [{ type: 18, label: 'Field', component: INPUT }],
};

let play: Play;
let clock: number;

beforeEach(async () => {
  clock = Date.UTC(2026, 10, 21);
  play = await startPlay({ now: () => clock });
  await play.client.application.commands.set([COMMAND]);
});

afterEach(() => play.end());

interface Reply {
  readonly status: number;
  readonly code: number | undefined;
  readonly text: string;
}

function callback(interaction: Interaction, body: object): Promise<Reply> {
  return rest(play.local, 'POST', `/interactions/${interaction.id}/${interaction.token}/callback`, body);
}

/** Ada uses the command; the bot responds with these bodies one after the other. */
async function answeredWith(...bodies: readonly object[]): Promise<readonly Reply[]> {
  const replies = new Promise<readonly Reply[]>((resolve) => {
    play.answers(async (interaction) => {
      const got: Reply[] = [];
      for (const body of bodies) got.push(await callback(interaction, body));
      resolve(got);
    });
  });
  await play.local.people.slash(play.ada.id, play.channelId, '/act');
  return replies;
}

const SAID = { type: 4, data: { content: 'Done' } };

test('a second initial response is refused', async () => {
  expect(await answeredWith(SAID, SAID)).toMatchObject([{ status: 204 }, { status: 400, code: 40060 }]);
});

test('a modal after a deferral comes too late', async () => {
  const replies = await answeredWith({ type: 5, data: { flags: 64 } }, { type: 9, data: MODAL });
  expect(replies).toMatchObject([{ status: 204 }, { status: 400, code: 40060 }]);
});

test('a deferral accepts no flag but ephemeral', async () => {
  const replies = await answeredWith({ type: 5, data: { flags: 1 << 15 } }, SAID);
  expect(replies).toMatchObject([{ status: 400, code: 50035 }, { status: 204 }]);
});

test('a refused answer leaves the interaction open', async () => {
  const replies = await answeredWith({ type: 4, data: { content: 'x'.repeat(2001) } }, SAID);
  expect(replies).toMatchObject([{ code: 50035 }, { status: 204 }]);
});

test.each([
  ['an update', { type: 7, data: { content: 'x' } }],
  ['a deferred update', { type: 6 }],
  ['choices', { type: 8, data: { choices: [] } }],
  ['a pong', { type: 1 }],
])('a command is not answered with %s', async (_, body) => {
  expect(await answeredWith(body, SAID)).toMatchObject([{ status: 400, code: 50035 }, { status: 204 }]);
});

test.each([
  ['a title of 46', { ...MODAL, title: 'x'.repeat(46) }, 'title'],
  ['no fields', { ...MODAL, components: [] }, 'components'],
  ['six fields', { ...MODAL, components: Array(6).fill(MODAL.components[0]) }, 'components'],
  ['a custom id of 101', { ...MODAL, custom_id: 'x'.repeat(101) }, 'custom_id'],
  [
    'a label of 46',
    { ...MODAL, components: [{ type: 18, label: 'x'.repeat(46), component: INPUT }] },
    'label',
  ],
  ['a button', { ...MODAL, components: [{ type: 18, label: 'x', component: ROW.components[0] }] }, 'type'],
  [
    'too long a value',
    {
      ...MODAL,
      components: [{ type: 18, label: 'x', component: { ...INPUT, max_length: 2, value: 'xxx' } }],
    },
    'value',
  ],
  [
    'min above max',
    {
      ...MODAL,
      components: [{ type: 18, label: 'x', component: { ...INPUT, min_length: 3, max_length: 2 } }],
    },
    'min_length',
  ],
])('a modal with %s is refused', async (_, modal, field) => {
  const [reply] = await answeredWith({ type: 9, data: modal }, SAID);
  expect(reply).toMatchObject({ status: 400, code: 50035 });
  expect(reply?.text).toContain(`"${field}"`);
});

test('a modal cannot answer a modal', async () => {
  await answeredWith({ type: 9, data: MODAL });
  const replies = new Promise<readonly Reply[]>((resolve) => {
    play.answers(async (interaction) => {
      resolve([await callback(interaction, { type: 9, data: MODAL }), await callback(interaction, SAID)]);
    });
  });
  await play.ada.fills({ Field: 'x' });
  expect(await replies).toMatchObject([{ status: 400, code: 50035 }, { status: 204 }]);
});

test.each([
  ['26 choices', Array.from({ length: 26 }, (_, i) => ({ name: `${i}`, value: `${i}` }))],
  ['a name of 101', [{ name: 'x'.repeat(101), value: 'x' }]],
  ['a value of 101', [{ name: 'x', value: 'x'.repeat(101) }]],
  ['a number for a text', [{ name: 'x', value: 1 }]],
])('autocomplete with %s is refused', async (_, choices) => {
  const replies: Reply[] = [];
  play.answers(async (interaction) => {
    replies.push(await callback(interaction, { type: 8, data: { choices } }));
    await callback(interaction, { type: 8, data: { choices: [] } });
  });
  expect(await play.ada.isOffered('/act', 'what', 'x')).toEqual([]);
  expect(replies).toMatchObject([{ status: 400, code: 50035 }]);
});

test('after three seconds without a response the person learns that the bot failed, and its answer is refused', async () => {
  const late = new Promise<Interaction>((resolve) => {
    play.answers(async (interaction) => resolve(interaction));
  });
  const seen = play.ada.types('/act');
  const interaction = await late;
  clock += 3001;
  expect(await seen).toMatchObject({ kind: 'failed', code: 'no-response' });
  expect(await callback(interaction, SAID)).toMatchObject({ status: 404, code: 10062 });
});

test('the token expires after fifteen minutes', async () => {
  const given: Interaction[] = [];
  play.answers(async (interaction) => {
    given.push(interaction);
    await callback(interaction, SAID);
  });
  await play.ada.types('/act');
  const path = `/webhooks/${APPLICATION_ID}/${given[0]?.token}`;
  clock += 14 * 60_000;
  expect(await rest(play.local, 'POST', path, { content: 'more' })).toMatchObject({ status: 200 });
  clock += 2 * 60_000;
  expect(await rest(play.local, 'POST', path, { content: 'more' })).toMatchObject({
    status: 401,
    code: 50027,
  });
});

test('the first follow-up after a deferral fills the promised message and keeps its privacy', async () => {
  play.answers(async (interaction) => {
    if (!interaction.isChatInputCommand()) return;
    await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    await interaction.followUp('Filled');
    await interaction.followUp('More');
  });
  await play.ada.types('/act');
  await play.local.world.until(() => lastMessage(play.local)?.content === 'More');
  expect(ephemeralsOf(play.local, play.ada).map((one) => one.content)).toEqual(['Filled']);
});

test.each([
  ['an unknown command', '/dance', {}],
  ['an option the command does not have', '/act', { where: 'here' }],
  ['a text for a number', '/act', { count: 'three' }],
  ['a number for a text', '/act', { what: 3 }],
  ['too high a number', '/act', { count: 7 }],
  ['a choice that is not offered', '/act', { level: 'Hard' }],
  ['a person who is not there', '/act', { whom: 'Loki' }],
  ['a text for a file', '/act', { box: '{}' }],
  ['a file for a text', '/act', { what: { filename: 'box.json', bytes: Buffer.from('{}') } }],
  ['a file of more than 10 MiB', '/act', { box: { filename: 'box.json', bytes: Buffer.alloc(10_485_761) } }],
])('a person cannot send %s', async (_, command, options) => {
  expect(await play.ada.types(command, options)).toMatchObject({ kind: 'refused' });
});

test('a control works only while it is on the message', async () => {
  play.answers(async (interaction) => {
    if (interaction.isChatInputCommand()) await interaction.reply({ content: 'x', components: [ROW] });
    if (interaction.isButton())
      await interaction.update({
        components: [
          {
            type: 1,
            components: [{ ...ROW.components[0], type: 2, style: 1, custom_id: 'go', disabled: true }],
          },
        ],
      });
  });
  await play.ada.types('/act');
  const message = lastMessage(play.local);
  const press = (id: string) => play.local.people.press(play.ada.id, message?.id ?? '', id);
  expect(await press('stop')).toMatchObject({ kind: 'refused' });
  expect(await press('go')).toMatchObject({ kind: 'updated' });
  expect(await press('go')).toMatchObject({ kind: 'refused', code: 'disabled' });
  play.local.world.deleteMessage(message?.id ?? '');
  expect(await press('go')).toMatchObject({ kind: 'refused' });
});

test('a moderator and the bot are recognized by their permissions', async () => {
  const known: unknown[] = [];
  play.answers(async (interaction) => {
    known.push(
      interaction.memberPermissions?.has('ManageMessages'),
      interaction.appPermissions.has('AttachFiles'),
    );
    await callback(interaction, SAID);
  });
  await play.ada.types('/act');
  play.local.world.revoke(play.channelId, 'AttachFiles');
  const mo = play.local.world.personCalled('Moderator Mo');
  await play.local.people.slash(mo?.id ?? '', play.channelId, '/act');
  expect(known).toEqual([false, true, true, false]);
});

test('a person speaks the language they chose', async () => {
  const spoken: string[] = [];
  play.answers(async (interaction) => {
    spoken.push(interaction.locale);
    await callback(interaction, SAID);
  });
  play.local.world.speak(play.bo.id, 'fr');
  await play.ada.types('/act');
  await play.bo.types('/act');
  expect(spoken).toEqual(['en-US', 'fr']);
});
