/** The right to open a table on a server, and the channels for it. */
import { expect, test } from 'vitest';
import { channelsToggled, mayHost } from '../../../src/tables/lobby/hosting.ts';
import { SERVER_CHOSE_NOTHING, type ServerSettings } from '../../../src/tables/model/settings.ts';
import type { ChannelId } from '../../../src/tables/model/table.ts';

const ASH = 'ash' as ChannelId;
const HALL = 'hall' as ChannelId;

const STRANGER = { isModerator: false, roles: [] };
const SKALD = { isModerator: false, roles: ['skald'] };
const MODERATOR = { isModerator: true, roles: [] };

function refusalFor(chosen: Partial<ServerSettings>, host: typeof STRANGER | typeof SKALD, channel = ASH) {
  return mayHost({ ...SERVER_CHOSE_NOTHING, ...chosen }, host, channel)?.refusal.code ?? 'may';
}

test.each([
  { chosen: {}, stranger: 'may', skald: 'may', moderator: 'may' },
  { chosen: { hosts: 'anyone' }, stranger: 'may', skald: 'may', moderator: 'may' },
  {
    chosen: { hosts: 'role', hostRole: 'skald' },
    stranger: 'only-role-hosts',
    skald: 'may',
    moderator: 'may',
  },
  {
    chosen: { hosts: 'role' },
    stranger: 'only-moderators-host',
    skald: 'only-moderators-host',
    moderator: 'may',
  },
  {
    chosen: { hosts: 'moderators', hostRole: 'skald' },
    stranger: 'only-moderators-host',
    skald: 'only-moderators-host',
    moderator: 'may',
  },
] as const)('with $chosen a stranger $stranger, a skald $skald, a moderator $moderator', (right) => {
  expect(refusalFor(right.chosen, STRANGER)).toBe(right.stranger);
  expect(refusalFor(right.chosen, SKALD)).toBe(right.skald);
  expect(refusalFor(right.chosen, MODERATOR)).toBe(right.moderator);
});

test('only the listed channels are allowed, even for moderators, and the refusal names these channels', () => {
  expect(refusalFor({ channels: [ASH] }, STRANGER)).toBe('may');
  expect(refusalFor({ channels: [ASH] }, MODERATOR, HALL)).toBe('not-in-this-channel');
  expect(
    mayHost({ ...SERVER_CHOSE_NOTHING, channels: [ASH, 'well' as ChannelId] }, STRANGER, HALL),
  ).toMatchObject({
    refusal: { count: 2, channels: 'ash well' },
  });
});

test('naming a channel again removes it from the list, and without a list all channels are open', () => {
  const one = channelsToggled({ channels: null }, ASH);
  const two = channelsToggled({ channels: one }, HALL);
  expect([one, two]).toEqual([[ASH], [ASH, HALL]]);
  expect(channelsToggled({ channels: two }, ASH)).toEqual([HALL]);
  expect(channelsToggled({ channels: one }, ASH)).toBeNull();
});
