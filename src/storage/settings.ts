/** Keeps what people and servers have chosen in the database: a row for each who chose something. */
import type {
  PersonSettings as PersonRow,
  PrismaClient,
  ServerSettings as ServerRow,
} from '../generated/prisma/client.ts';
import {
  HOST_RIGHTS,
  PERSON_CHOSE_NOTHING,
  type PersonSettings,
  QUIET_CALLS,
  type QuietHours,
  RHYTHMS,
  SERVER_CHOSE_NOTHING,
  type ServerSettings,
  type Settings,
  SKIP_RIGHTS,
  TABLE_PLACES,
} from '../tables/settings.ts';
import { LANGUAGES } from '../words/languages.ts';
import { channelsColumn, oneOf } from './codec.ts';
import type { Writes } from './journal.ts';

export function settingsOver(client: PrismaClient, lasting: Writes): Settings {
  return {
    async ofPerson(userId) {
      return personFrom(await client.personSettings.findUnique({ where: { userId } }));
    },
    async ofServer(guildId) {
      const row = await client.serverSettings.findUnique({ where: { guildId } });
      return row === null ? SERVER_CHOSE_NOTHING : serverFrom(row);
    },
    async changePerson(userId, chosen, changedAt) {
      const update = { ...personColumns(chosen), changedAt };
      const create = { userId, ...update };
      await lasting(async () => client.personSettings.upsert({ where: { userId }, create, update }));
    },
    async changeServer(guildId, chosen, changedAt) {
      const update = { ...serverColumns(chosen), changedAt };
      const create = { guildId, ...update };
      await lasting(async () => client.serverSettings.upsert({ where: { guildId }, create, update }));
    },
  };
}

function personColumns({ quietHours, ...plain }: Partial<PersonSettings>) {
  if (quietHours === undefined) return plain;
  return { ...plain, quietFrom: quietHours?.from ?? null, quietTo: quietHours?.to ?? null };
}

function serverColumns({ channels, ...plain }: Partial<ServerSettings>) {
  if (channels === undefined) return plain;
  return { ...plain, channelsJson: channels === null ? null : channelsColumn.write(channels) };
}

/** Throws `UnreadableRow`. */
export function personFrom(row: PersonRow | null): PersonSettings {
  if (row === null) return PERSON_CHOSE_NOTHING;
  const where = `PersonSettings ${row.userId}`;
  return {
    language: chosenOf(LANGUAGES, row.language, `${where} language`),
    rhythm: chosenOf(RHYTHMS, row.rhythm, `${where} rhythm`),
    quietHours: quietHoursFrom(row),
    timeZone: row.timeZone,
    awayUntil: row.awayUntil,
    quietCalls: chosenOf(QUIET_CALLS, row.quietCalls, `${where} quietCalls`),
    direct: row.direct,
  };
}

function quietHoursFrom({ quietFrom, quietTo }: PersonRow): QuietHours | null {
  return quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo };
}

/** Throws `UnreadableRow`. */
function serverFrom(row: ServerRow): ServerSettings {
  const where = `ServerSettings ${row.guildId}`;
  return {
    language: chosenOf(LANGUAGES, row.language, `${where} language`),
    channels:
      row.channelsJson === null ? null : channelsColumn.read(row.channelsJson, `${where} channelsJson`),
    hosts: chosenOf(HOST_RIGHTS, row.hosts, `${where} hosts`),
    hostRole: row.hostRole,
    moderatorRole: row.moderatorRole,
    reminders: row.reminders,
    overdueAfter: row.overdueAfter,
    skips: chosenOf(SKIP_RIGHTS, row.skips, `${where} skips`),
    places: chosenOf(TABLE_PLACES, row.places, `${where} places`),
    mostTables: row.mostTables,
    mostInChannel: row.mostInChannel,
  };
}

function chosenOf<T extends string>(known: readonly T[], text: string | null, where: string): T | null {
  return text === null ? null : oneOf(known, text, where);
}
