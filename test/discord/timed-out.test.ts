/** A bot that is timed out counts as one without permissions, even if Discord still lists them. */
import { ButtonInteraction, PermissionsBitField } from 'discord.js';
import { expect, test } from 'vitest';
import { mayOpenThreads, mayPost, missingPermissions } from '../../src/discord/interactions/people.ts';
import { bitsOf, PERMISSIONS } from '../../src/discord/permissions.ts';

/** A press in which Discord lists all permissions, although a moderator has timed the bot out until this time. */
function press(communicationDisabledUntil: Date | null): ButtonInteraction {
  const pressed = Object.create(ButtonInteraction.prototype) as ButtonInteraction;
  const values = {
    channelId: '9',
    channel: null,
    guild: { members: { me: { communicationDisabledUntil } } },
    createdAt: new Date(),
    appPermissions: new PermissionsBitField(bitsOf(PERMISSIONS)),
  };
  for (const [name, value] of Object.entries(values)) Object.defineProperty(pressed, name, { value });
  return pressed;
}

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000);

test('during a time-out the bot may read but do nothing else', () => {
  const pressed = press(inSeconds(60));
  expect(missingPermissions(pressed)).toEqual(['SendMessages', 'AttachFiles']);
  expect(mayPost(pressed)).toBe(false);
  expect(mayOpenThreads(pressed)).toBe(false);
});

test.each([
  ['without a time-out', null],
  ['after a time-out', inSeconds(-60)],
])('the bot may do what Discord allows %s', (_when, until) => {
  expect(missingPermissions(press(until))).toEqual([]);
  expect(mayPost(press(until))).toBe(true);
});
