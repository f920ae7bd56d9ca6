/** Stores the settings of people and servers in the database, with a row for each that has chosen something. */
import { IANAZone } from 'luxon';
import type {
  PersonSettings as PersonRow,
  PrismaClient,
  ServerSettings as ServerRow,
} from '../../../generated/prisma/client.ts';
import {
  PERSON_CHOSE_NOTHING,
  type PersonSettings,
  type QuietHours,
  SERVER_CHOSE_NOTHING,
  SERVER_UNREADABLE,
  type ServerSettings,
  type Settings,
} from '../../../tables/model/settings.ts';
import type { ChannelId, UserId } from '../../../tables/model/table.ts';
import { channelsColumn } from '../../codec.ts';
import { countIn, timeIn, UnreadableRow } from '../../column.ts';
import type { DamageListener } from '../../storage.ts';
import { type WordList, type WordOf, wordIn } from '../../stored-words.ts';
import type { Writes } from '../engine.ts';
import { readOr, unreadableReason } from '../rows/unreadable.ts';
import { overviewsOver } from './overviews.ts';

const HOURS_OF_A_DAY = 24;

/** An unreadable row stays as it is until a person chooses again, which replaces it completely. */
export function settingsOver(client: PrismaClient, lasting: Writes, damaged: DamageListener): Settings {
  function readOrDamaged<T>(row: string, read: () => Promise<T>): Promise<T | null> {
    return readOr<T | null>(read, (error) => {
      damaged({ row, code: unreadableReason(error, row) });
      return null;
    });
  }

  const person = (userId: UserId) =>
    readOrDamaged(`PersonSettings ${userId}`, () => personSettingsOf(client, userId));

  const server = (guildId: string) =>
    readOrDamaged(`ServerSettings ${guildId}`, async () =>
      serverFrom(await client.serverSettings.findFirst({ where: { guildId } })),
    );

  return {
    ...overviewsOver(client, lasting, damaged),
    ofPerson: async (userId) => (await person(userId)) ?? PERSON_CHOSE_NOTHING,
    ofServer: async (guildId) => (await server(guildId)) ?? SERVER_UNREADABLE,
    isReadable: async (guildId) => (await server(guildId)) !== null,
    async changePerson(userId, chosen, changedAt) {
      const isDamaged = (await person(userId)) === null;
      const update = {
        ...personColumns(isDamaged ? { ...PERSON_CHOSE_NOTHING, ...chosen } : chosen),
        changedAt,
      };
      const create = { userId, ...update };
      await lasting(async () => client.personSettings.upsert({ where: { userId }, create, update }));
    },
    async changeServer(guildId, chosen, changedAt) {
      const isDamaged = (await server(guildId)) === null;
      const update = {
        ...serverColumns(isDamaged ? { ...SERVER_UNREADABLE, ...chosen } : chosen),
        changedAt,
      };
      const create = { guildId, ...update };
      await lasting(async () => client.serverSettings.upsert({ where: { guildId }, create, update }));
    },
    async dailyChannels() {
      const rows = await client.serverSettings.findMany({
        where: { dailyChannel: { not: null }, OR: [{ daily: null }, { daily: true }] },
        select: { guildId: true, dailyChannel: true, dailyBy: true },
        orderBy: { guildId: 'asc' },
      });
      return rows.flatMap(({ guildId, ...row }) => {
        const chosen = dailyChannelFrom(row);
        return chosen === null ? [] : [{ guildId, ...chosen }];
      });
    },
  };
}

function personColumns({ quietHours, ...plain }: Partial<PersonSettings>) {
  if (quietHours === undefined) return plain;
  return { ...plain, quietFrom: quietHours?.from ?? null, quietTo: quietHours?.to ?? null };
}

function serverColumns({ channels, dailyChannel, ...plain }: Partial<ServerSettings>) {
  return {
    ...plain,
    ...(channels === undefined
      ? {}
      : { channelsJson: channels === null ? null : channelsColumn.write(channels) }),
    ...(dailyChannel === undefined
      ? {}
      : { dailyChannel: dailyChannel?.channelId ?? null, dailyBy: dailyChannel?.by ?? null }),
  };
}

/**
 * Doesn't use `findUnique`: Prisma merges several of these queries into one, and an invalid value in one row would make all of
 * them fail. Throws if the row cannot be read.
 */
export async function personSettingsOf(client: PrismaClient, userId: UserId): Promise<PersonSettings> {
  return personFrom(await client.personSettings.findFirst({ where: { userId } }));
}

/** Throws `UnreadableRow`. */
function personFrom(row: PersonRow | null): PersonSettings {
  if (row === null) return PERSON_CHOSE_NOTHING;
  const where = `PersonSettings ${row.userId}`;
  return {
    language: chosenOf('language', row.language, `${where} language`),
    rhythm: chosenOf('rhythm', row.rhythm, `${where} rhythm`),
    quietHours: quietHoursFrom(row),
    timeZone: row.timeZone === null ? null : timeZoneIn(row.timeZone, `${where} timeZone`),
    awayUntil: row.awayUntil === null ? null : timeIn(row.awayUntil, `${where} awayUntil`),
    quietCalls: chosenOf('quiet calls', row.quietCalls, `${where} quietCalls`),
    direct: row.direct,
    dailyBars: row.dailyBars,
    dailyNamed: row.dailyNamed,
  };
}

function quietHoursFrom({ userId, quietFrom, quietTo }: PersonRow): QuietHours | null {
  if (quietFrom === null || quietTo === null) return null;
  const where = `PersonSettings ${userId}`;
  return { from: hourIn(quietFrom, `${where} quietFrom`), to: hourIn(quietTo, `${where} quietTo`) };
}

function hourIn(hour: number, where: string): number {
  if (countIn(hour, where) >= HOURS_OF_A_DAY) throw new UnreadableRow(where, 'it is no hour of the day');
  return hour;
}

function timeZoneIn(name: string, where: string): string {
  if (!IANAZone.isValidZone(name)) throw new UnreadableRow(where, 'it is no time zone');
  return name;
}

/** Throws `UnreadableRow`. */
function serverFrom(row: ServerRow | null): ServerSettings {
  if (row === null) return SERVER_CHOSE_NOTHING;
  const where = `ServerSettings ${row.guildId}`;
  return {
    language: chosenOf('language', row.language, `${where} language`),
    channels:
      row.channelsJson === null ? null : channelsColumn.read(row.channelsJson, `${where} channelsJson`),
    hosts: chosenOf('hosts', row.hosts, `${where} hosts`),
    hostRole: row.hostRole,
    moderatorRole: row.moderatorRole,
    reminders: row.reminders,
    overdueAfter: row.overdueAfter,
    skips: chosenOf('skips', row.skips, `${where} skips`),
    places: chosenOf('places', row.places, `${where} places`),
    mostTables: row.mostTables,
    mostInChannel: row.mostInChannel,
    theme: chosenOf('theme', row.theme, `${where} theme`),
    daily: row.daily,
    dailyChannel: dailyChannelFrom(row),
  };
}

function dailyChannelFrom({ dailyChannel, dailyBy }: Pick<ServerRow, 'dailyChannel' | 'dailyBy'>) {
  if (dailyChannel === null || dailyBy === null) return null;
  return { channelId: dailyChannel as ChannelId, by: dailyBy as UserId };
}

function chosenOf<List extends WordList>(
  list: List,
  text: string | null,
  where: string,
): WordOf<List> | null {
  return text === null ? null : wordIn(list, text, where);
}
