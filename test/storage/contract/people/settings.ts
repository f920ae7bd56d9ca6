/** The settings of people and servers. */
import { expect, test } from 'vitest';
import type { Overview } from '../../../../src/tables/model/overview.ts';
import {
  PERSON_CHOSE_NOTHING,
  type PersonSettings,
  SERVER_CHOSE_NOTHING,
  type ServerSettings,
} from '../../../../src/tables/model/settings.ts';
import { type ChannelId, ERASED, type UserId } from '../../../../src/tables/model/table.ts';
import { NOON, secondsAfterNoon } from '../../../shared/stores/tables.ts';
import type { OpenBackEnd } from '../back-end.ts';

const ANN = 'ann' as UserId;
const BEN = 'ben' as UserId;
/** An id as long as Discord's ids, so that it's not part of another text. */
const MODERATOR = '1200000000000000207' as UserId;

export function settings(openBackEnd: OpenBackEnd): void {
  test('a person who chose nothing has no settings', async () => {
    const { settings } = await openBackEnd();
    expect(await settings.ofPerson(ANN)).toEqual(PERSON_CHOSE_NOTHING);
    expect(await settings.ofServer('guild')).toEqual(SERVER_CHOSE_NOTHING);
  });

  test('the settings of each person and server are read back', async () => {
    const before = await openBackEnd();
    await before.settings.changePerson(ANN, { language: 'ja' }, NOON);
    await before.settings.changeServer('guild', { language: 'it' }, NOON);
    const { settings } = await before.reopened();
    expect(await settings.ofPerson(ANN)).toEqual({ ...PERSON_CHOSE_NOTHING, language: 'ja' });
    expect(await settings.ofServer('guild')).toEqual({ ...SERVER_CHOSE_NOTHING, language: 'it' });
    expect(await settings.ofPerson(BEN)).toEqual(PERSON_CHOSE_NOTHING);
    expect(await settings.ofServer('another')).toEqual(SERVER_CHOSE_NOTHING);
    expect(await settings.ofPerson('guild' as UserId)).toEqual(PERSON_CHOSE_NOTHING);
  });

  test('every setting is read back, including quiet hours and times', async () => {
    const before = await openBackEnd();
    const person: PersonSettings = {
      language: 'ja',
      rhythm: 'seldom',
      quietHours: { from: 22, to: 7 },
      timeZone: 'Asia/Tokyo',
      awayUntil: secondsAfterNoon(86_400),
      direct: true,
      dailyBars: true,
      dailyNamed: true,
      quietCalls: 'wait',
    };
    const server: ServerSettings = {
      language: 'it',
      channels: ['channel' as ChannelId],
      hosts: 'role',
      hostRole: 'hosts',
      moderatorRole: 'elders',
      reminders: false,
      overdueAfter: 24,
      skips: 'moderators',
      places: 'channel',
      mostTables: 9,
      mostInChannel: 3,
      theme: 'light',
      daily: true,
      dailyChannel: { channelId: 'morning' as ChannelId, by: MODERATOR },
    };
    await before.settings.changePerson(ANN, person, NOON);
    await before.settings.changeServer('guild', server, NOON);
    const { settings } = await before.reopened();
    expect(await settings.ofPerson(ANN)).toEqual(person);
    expect(await settings.ofServer('guild')).toEqual(server);
    await settings.changePerson(ANN, { quietHours: null }, NOON);
    expect(await settings.ofPerson(ANN)).toEqual({ ...person, quietHours: null });
  });

  test('a setting is changed or cleared without touching others', async () => {
    const { settings } = await openBackEnd();
    await settings.changePerson(ANN, { language: 'fr' }, NOON);
    await settings.changePerson(ANN, {}, secondsAfterNoon(5));
    expect(await settings.ofPerson(ANN)).toEqual({ ...PERSON_CHOSE_NOTHING, language: 'fr' });
    await settings.changePerson(ANN, { language: null }, secondsAfterNoon(9));
    expect(await settings.ofPerson(ANN)).toEqual(PERSON_CHOSE_NOTHING);
  });

  test('the channels for the daily challenge are listed, except where it is off', async () => {
    const { settings, people } = await openBackEnd();
    const dailyChannel = { channelId: 'morning' as ChannelId, by: MODERATOR };
    for (const guildId of ['one', 'two', 'three'])
      await settings.changeServer(guildId, { dailyChannel }, NOON);
    await settings.changeServer('two', { daily: false }, NOON);
    await settings.changeServer('three', { dailyChannel: null }, NOON);
    expect(await settings.dailyChannels()).toEqual([{ guildId: 'one', ...dailyChannel }]);
    await people.erase(MODERATOR, [], NOON);
    expect((await settings.ofServer('one')).dailyChannel).toEqual({ ...dailyChannel, by: ERASED });
  });

  test("a channel's overview is stored, changed, and removed permanently", async () => {
    const before = await openBackEnd();
    const overview: Overview = {
      channelId: 'channel' as ChannelId,
      guildId: 'guild',
      by: MODERATOR,
      language: 'fr',
      messageId: 'message',
      shownAt: NOON,
      nextAt: null,
    };
    const { channelId } = overview;
    expect(await before.settings.overviewIn(channelId)).toBeNull();
    await before.settings.keepOverview(overview);
    await before.settings.updateOverview(channelId, { nextAt: secondsAfterNoon(60) });
    const { settings, people } = await before.reopened();
    expect(await settings.overviewIn(channelId)).toEqual({ ...overview, nextAt: secondsAfterNoon(60) });
    expect((await people.dataOf(MODERATOR)).overviews).toEqual([{ guildId: 'guild', channelId }]);
    await people.erase(MODERATOR, [], NOON);
    expect((await settings.overviewIn(channelId))?.by).toBe(ERASED);
    await settings.removeOverview(channelId);
    await settings.updateOverview(channelId, { nextAt: null });
    expect(await settings.overviewIn(channelId)).toBeNull();
  });
}
