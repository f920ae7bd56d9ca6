/**
 * The data format covers everything in the database that a program rejects if it doesn't know the format. An older program would
 * consider such a row damaged. So every change to the format comes with a migration that names the new one, and a program rejects
 * a database with a migration that it does not have.
 */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import {
  arrangementsColumn,
  channelsColumn,
  correctionsColumn,
  doneColumn,
  jobColumn,
  noticeColumn,
  optionsColumn,
  phraseColumn,
  recentEventsColumn,
  shownBoardColumn,
  undoStackColumn,
} from './codec.ts';
import { type Column, jsonColumn } from './column.ts';
import { chronicleColumn, deedColumn, proposalsColumn } from './prisma/campaigns/campaign-rows.ts';
import {
  answersColumn,
  chancesColumn,
  linesColumn,
  referenceColumn,
  rolesColumn,
} from './prisma/daily/daily-columns.ts';
import type { Migration } from './prisma/migrations.ts';
import { reviewColumn } from './prisma/rows/review-column.ts';
import { STORED_WORDS } from './stored-words.ts';

export interface DataFormat {
  readonly columns: Readonly<Record<string, Pick<Column<never>, 'schema'>>>;
  readonly words: Readonly<Record<string, readonly string[]>>;
}

/** The current program's format. */
export const DATA_FORMAT: DataFormat = {
  columns: {
    'GameTable.optionsJson': optionsColumn,
    'GameTable.boxJson': jsonColumn,
    'GameTable.arrangementsJson': arrangementsColumn,
    'GameTable.snapshotJson': jsonColumn,
    'GameTable.taleJson': recentEventsColumn,
    'GameTable.secondThoughtsJson': undoStackColumn,
    'GameTable.shownBoardJson': shownBoardColumn,
    'LogRow.actionJson': doneColumn,
    'NoticeRow.sayingJson': phraseColumn,
    'OpenNotice.noticeJson': noticeColumn,
    'EraRow.snapshotJson': jsonColumn,
    'ReviewRow.reviewJson': reviewColumn,
    'ErrandRow.errandJson': jobColumn,
    'ResultRow.difficultyJson': optionsColumn,
    'CampaignRow.chronicleJson': chronicleColumn,
    'CampaignRow.proposalsJson': proposalsColumn,
    'CampaignEntryRow.deedJson': deedColumn,
    'CampaignEntryRow.chronicleJson': chronicleColumn,
    'DailyDay.optionsJson': optionsColumn,
    'DailyDay.boxJson': jsonColumn,
    'DailyDay.rolesJson': rolesColumn,
    'DailyDay.positionJson': jsonColumn,
    'DailyDay.referenceJson': referenceColumn,
    'DailyAttempt.chancesJson': chancesColumn,
    'DailyAttempt.reviewJson': reviewColumn,
    'DailyAnswer.linesJson': linesColumn,
    'DailyPractice.chancesJson': chancesColumn,
    'DailyPractice.answersJson': answersColumn,
    'DailyPractice.reviewJson': reviewColumn,
    'ServerBox.correctionsJson': correctionsColumn,
    'ServerSettings.channelsJson': channelsColumn,
  },
  words: STORED_WORDS,
};

/** Two formats have the same fingerprint only if each can read everything that the other writes. */
export function fingerprintOf({ columns, words }: DataFormat): string {
  const forms = Object.entries(columns).map(([name, { schema }]) => [name, formOf(schema)]);
  const format = { columns: Object.fromEntries(forms), words };
  return createHash('sha256').update(JSON.stringify(format, inOrder)).digest('hex').slice(0, 16);
}

/** The library determines the patterns of dates and similar values, so they are left out. */
function formOf(schema: z.ZodType): unknown {
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
    },
  });
}

/** The order of a schema's parts and words doesn't matter. */
function inOrder(_key: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.every((each) => typeof each === 'string') ? value.toSorted() : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

const NAMED = /^-- Data format: ([0-9a-f]{16})$/m;

/** The SQL of a migration that changes no table, but names the new format. */
export function migrationNaming(fingerprint: string): string {
  return [
    '-- What is written from now on has a form that earlier programs cannot read. With this migration the database is',
    '-- newer than they are, and they refuse it. No table changes.',
    `-- Data format: ${fingerprint}`,
    '',
  ].join('\n');
}

/** The format after these migrations; null if none of them names a format. */
export function formatOf(migrations: readonly Migration[]): string | null {
  return migrations.map(({ sql }) => NAMED.exec(sql)?.[1]).findLast((named) => named !== undefined) ?? null;
}
