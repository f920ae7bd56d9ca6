/** Keeps what people and servers have chosen in the database: a row for each who chose something. */
import type { PrismaClient } from '../generated/prisma/client.ts';
import type { Settings } from '../tables/settings.ts';
import { LANGUAGES, type Language } from '../words/languages.ts';
import { oneOf } from './codec.ts';

export function settingsOver(client: PrismaClient): Settings {
  return {
    async ofPerson(userId) {
      const row = await client.personSettings.findUnique({ where: { userId } });
      return { language: languageFrom(row?.language ?? null, `PersonSettings ${userId} language`) };
    },
    async ofServer(guildId) {
      const row = await client.serverSettings.findUnique({ where: { guildId } });
      return { language: languageFrom(row?.language ?? null, `ServerSettings ${guildId} language`) };
    },
    async changePerson(userId, chosen, changedAt) {
      const update = { ...chosen, changedAt };
      await client.personSettings.upsert({ where: { userId }, create: { userId, ...update }, update });
    },
    async changeServer(guildId, chosen, changedAt) {
      const update = { ...chosen, changedAt };
      await client.serverSettings.upsert({ where: { guildId }, create: { guildId, ...update }, update });
    },
  };
}

/** Throws `UnreadableRow`. */
function languageFrom(text: string | null, where: string): Language | null {
  return text === null ? null : oneOf(LANGUAGES, text, where);
}
