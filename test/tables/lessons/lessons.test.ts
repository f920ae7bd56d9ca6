/** Every lesson, played from its first step to its last: in every language it says what to do, and that can be done. */
import { ButtonStyle } from 'discord.js';
import { describe, expect, test } from 'vitest';
import type { GameEntry } from '../../../src/core/catalogue.ts';
import type { Lesson } from '../../../src/core/lesson.ts';
import { allows, enumerate } from '../../../src/core/requests/answer.ts';
import type { Action } from '../../../src/core/requests/request.ts';
import { turnMessage } from '../../../src/discord/messages/boards/turn-message.ts';
import { LIMITS } from '../../../src/discord/messages/pieces/parts.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import { lessonMoment } from '../../../src/tables/lessons/lesson-path.ts';
import { lessonTable } from '../../../src/tables/lessons/lesson-table.ts';
import type { ChannelId, Table, TableId, UserId } from '../../../src/tables/model/table.ts';
import { isLesson } from '../../../src/tables/turns/is-lesson.ts';
import { type LoadedTable, loadedTableOf } from '../../../src/tables/turns/loaded-table.ts';
import { answer } from '../../../src/tables/turns/play.ts';
import { LANGUAGES } from '../../../src/words/languages.ts';
import { translator } from '../../../src/words/translate.ts';

const ADA = 'ada' as UserId;
const NOW = new Date('2026-05-01T12:00:00Z');
/** People read it standing at a bus stop. */
const MOST_WORDS = 35;
/** Japanese has no spaces to count words by. */
const MOST_SIGNS = 100;

const LESSONS = [...CATALOGUE].flatMap(([id, entry]) =>
  entry.lesson === null ? [] : [{ id, entry, lesson: entry.lesson }],
);

function begin(entry: GameEntry, lesson: Lesson): Table {
  const place = { guildId: 'guild', channelId: 'hall' as ChannelId };
  const order = {
    id: 'lesson' as TableId,
    gameId: entry.game.id,
    language: 'en',
    place,
    hostId: ADA,
  } as const;
  const begun = lessonTable(entry, lesson, order, NOW);
  if (!begun.ok) throw new Error(JSON.stringify(begun));
  return begun.table;
}

function read(table: Table): LoadedTable {
  const loaded = loadedTableOf(CATALOGUE, table);
  if (loaded === null) throw new Error('no such game');
  return loaded;
}

function answered({ entry, table }: LoadedTable, action: Action): LoadedTable {
  const done = answer(entry, table, ADA, action, NOW);
  if (!done.ok) throw new Error(JSON.stringify(done));
  // A table that was stored and read again.
  return read(JSON.parse(JSON.stringify(done.table)) as Table);
}

function suggested(loaded: LoadedTable): Action {
  const moment = lessonMoment(loaded);
  if (moment?.kind !== 'step') throw new Error(`no step, but ${moment?.kind}`);
  return moment.action;
}

/** The moments of the lesson, with the one after its last step. */
function played(entry: GameEntry, lesson: Lesson): readonly LoadedTable[] {
  const moments = [read(begin(entry, lesson))];
  for (const loaded of moments) {
    if (moments.length <= lesson.steps.length) moments.push(answered(loaded, suggested(loaded)));
  }
  return moments;
}

describe.each(LESSONS)('the lesson of $id', ({ entry, lesson }) => {
  const moments = played(entry, lesson);

  test('asks at each step what it expects, and suggests what the rules allow', () => {
    for (const [at, step] of lesson.steps.entries()) {
      const loaded = moments[at] as LoadedTable;
      expect(lessonMoment(loaded)).toMatchObject({ kind: 'step', number: at + 1, step });
      expect(loaded.request?.about).toBe(step.about);
      expect(loaded.request !== null && allows(loaded.request, suggested(loaded))).toBe(true);
    }
    expect(lessonMoment(moments.at(-1) as LoadedTable)).toEqual({ kind: 'end' });
  });

  test.each(LANGUAGES)('says each step in a few words (%s)', (language) => {
    for (const { text } of lesson.steps) {
      const words = translator(language)({ key: text });
      const isShort = language === 'ja' ? words.length <= MOST_SIGNS : wordsOf(words) <= MOST_WORDS;
      expect(isShort, words).toBe(true);
    }
  });

  test('says it on the board, with buttons that lead on or end it', () => {
    for (const [at, step] of lesson.steps.entries()) {
      const translate = translator(LANGUAGES[at % LANGUAGES.length] ?? 'en');
      const text = translate({ key: step.text });
      const loaded = moments[at] as LoadedTable;
      const { content, rows } = turnMessage(loaded, [], translate, []);
      expect(content).toContain(text);
      expect(content.length).toBeLessThan(LIMITS.content);
      expect(rows.length).toBeLessThanOrEqual(LIMITS.rows);
      expect(JSON.stringify(rows)).toContain('|abort"');
      // What to press is blue, or a blue button does it.
      expect(JSON.stringify(rows)).toContain(`"style":${ButtonStyle.Primary}`);
    }
    const { content } = turnMessage(moments.at(-1) as LoadedTable, [], translator('en'), []);
    expect(content).toContain('**That was the lesson.**');
  });

  test('another answer leaves it, and is no longer spoken of after its last turn', () => {
    const [first, ...later] = moments;
    const last = later.at(-1);
    if (first === undefined || last === undefined) throw new Error('no lesson');
    expect(lessonMoment(answered(first, otherThan(first, suggested(first))))).toEqual({ kind: 'left' });
    expect(lessonMoment(answered(last, otherThan(last, null)))).toBeNull();
  });

  test('is casual, and has one person in all seats', () => {
    const table = begin(entry, lesson);
    expect(isLesson(entry, table)).toBe(true);
    const [first, ...others] = table.seats;
    const seats = [{ role: first?.role ?? null, userId: 'bo' as UserId }, ...others];
    for (const odd of [{ isCasual: false }, { seats }, { seats: [] }]) {
      expect(isLesson(entry, { ...table, ...odd })).toBe(false);
      expect(lessonMoment(read({ ...table, ...odd }))).toBeNull();
    }
  });
});

function wordsOf(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

function otherThan({ request }: LoadedTable, action: Action | null): Action {
  const answers = request === null ? [] : enumerate(request, 20);
  const other = answers.find(
    ({ choice, values }) =>
      JSON.stringify([choice, values]) !== JSON.stringify([action?.choice, action?.values]),
  );
  if (other === undefined) throw new Error('nothing else to do');
  return other;
}
