/** The damage another program might do to each kind of row, in SQL that both engines understand. */
import type { Damages } from './back-end.ts';

export const DAMAGES: Readonly<Record<keyof Damages, (key: string) => string>> = {
  table: (id) => `UPDATE "GameTable" SET "optionsJson" = '{' WHERE "id" = '${id}'`,
  arrangements: (id) => `UPDATE "GameTable" SET "arrangementsJson" = '?' WHERE "id" = '${id}'`,
  state: (id) => `UPDATE "GameTable" SET "snapshotJson" = '{}' WHERE "id" = '${id}'`,
  log: (id) => `UPDATE "LogRow" SET "actionJson" = '?' WHERE "tableId" = '${id}'`,
  notice: (id) =>
    `UPDATE "NoticeRow" SET "sayingJson" = '?' WHERE "id" = (SELECT MIN("id") FROM "NoticeRow" WHERE "tableId" = '${id}')`,
  job: (id) =>
    `UPDATE "ErrandRow" SET "errandJson" = '{"kind":"dance"}' WHERE "id" = (SELECT MIN("id") FROM "ErrandRow" WHERE "tableId" = '${id}')`,
  review: (id) => `UPDATE "ReviewRow" SET "reviewJson" = '{}' WHERE "tableId" = '${id}'`,
  result: (id) => `UPDATE "ResultRow" SET "ending" = '?' WHERE "tableId" = '${id}'`,
  campaign: (id) => `UPDATE "CampaignRow" SET "status" = '?' WHERE "id" = '${id}'`,
  chronicle: (id) => `UPDATE "CampaignRow" SET "chronicleJson" = '[' WHERE "id" = '${id}'`,
  campaignEntry: (id) =>
    `UPDATE "CampaignEntryRow" SET "deedJson" = '?' WHERE "campaignId" = '${id}' AND "number" = 0`,
  person: (id) => `UPDATE "PersonSettings" SET "language" = 'tlh' WHERE "userId" = '${id}'`,
  server: (id) => `UPDATE "ServerSettings" SET "language" = 'tlh' WHERE "guildId" = '${id}'`,
  day: (date) => `UPDATE "DailyDay" SET "positionJson" = '{' WHERE "date" = '${date}'`,
  attempt: (date) => `UPDATE "DailyAnswer" SET "linesJson" = '?' WHERE "date" = '${date}'`,
  practice: (date) => `UPDATE "DailyPractice" SET "answersJson" = '?' WHERE "date" = '${date}'`,
  box: (id) => `UPDATE "ServerBox" SET "correctionsJson" = '{' WHERE "guildId" = '${id}'`,
};
