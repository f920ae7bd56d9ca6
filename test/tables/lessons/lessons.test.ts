/**
 * Every lesson, played from its first step to its last: in every language each step has an instruction that can be
 * followed.
 */
import { type APIButtonComponentWithCustomId, ButtonStyle, ComponentType } from 'discord.js';
import { describe, expect, test } from 'vitest';
import type { GameEntry } from '../../../src/core/catalogue.ts';
import { allows, enumerate } from '../../../src/core/requests/answer.ts';
import { decodeAnswer } from '../../../src/core/requests/answer-code.ts';
import type { Action, Request } from '../../../src/core/requests/request.ts';
import type { Lesson } from '../../../src/core/teaching/lesson.ts';
import { parseCustomId } from '../../../src/discord/custom-ids/custom-id.ts';
import { turnBoardOf } from '../../../src/discord/delivery/boards/board-picture.ts';
import { NO_PAST } from '../../../src/discord/messages/boards/game-over.ts';
import { turnMessage } from '../../../src/discord/messages/boards/turn-message.ts';
import { LIMITS, type Row } from '../../../src/discord/messages/pieces/parts.ts';
import { wordsWithoutEmbed } from '../../../src/discord/messages/pieces/without-embed.ts';
import { verbsOf } from '../../../src/discord/messages/questions/answers.ts';
import { choiceRows } from '../../../src/discord/messages/questions/controls.ts';
import { pointed } from '../../../src/discord/messages/questions/pointing.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import { isFinishedLesson, lessonMoment } from '../../../src/tables/lessons/lesson-path.ts';
import { lessonTable } from '../../../src/tables/lessons/lesson-table.ts';
import type { ChannelId, Table, TableId, UserId } from '../../../src/tables/model/table.ts';
import { isLesson } from '../../../src/tables/turns/is-lesson.ts';
import { type LoadedTable, loadedTableOf } from '../../../src/tables/turns/loaded-table.ts';
import { answer } from '../../../src/tables/turns/play.ts';
import { LANGUAGES } from '../../../src/words/languages.ts';
import { translator } from '../../../src/words/translate.ts';

const ADA = 'ada' as UserId;
const NOW = new Date('2026-05-01T12:00:00Z');
/** People read a step standing at a bus stop. */
const MAX_WORDS = 45;
/** Japanese has no spaces to count words by. */
const MAX_SIGNS = 128;

/** Targets that no turn board shows: the scale of the Vanir, creatures, and what a god gives or takes in Chronicles. */
const POINT_NOWHERE: { readonly [game: string]: readonly string[] } = {
  yggdrasil: ['yggdrasil.lesson.vanir'],
  chronicles: ['chronicles.lesson.ratatoskr', 'chronicles.lesson.give-elf', 'chronicles.lesson.spoils'],
};

const LESSONS = [...CATALOGUE].flatMap(([id, entry]) =>
  entry.lesson === null ? [] : [{ id, entry, lesson: entry.lesson }],
);

function begin(entry: GameEntry, lesson: Lesson): Table {
  const place = { guildId: 'guild', channelId: 'hall' as ChannelId };
  const order = {
    id: 'aaaaaaaaaa' as TableId,
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

  test('asks the expected question at each step and suggests a legal answer', () => {
    for (const [at, step] of lesson.steps.entries()) {
      const loaded = moments[at] as LoadedTable;
      expect(lessonMoment(loaded)).toMatchObject({ kind: 'step', number: at + 1, step });
      expect(loaded.request?.about).toBe(step.about);
      expect(loaded.request !== null && allows(loaded.request, suggested(loaded))).toBe(true);
    }
  });

  test('ends with its game won, and counts as finished only then', () => {
    const last = moments.at(-1) as LoadedTable;
    expect(lessonMoment(last)).toEqual({ kind: 'won' });
    expect(last.table.status).toBe('finished');
    expect(entry.game.outcome(last.table.state).kind).toBe(entry.game.isContest ? 'ranked' : 'won');
    expect(moments.slice(0, -1).every(({ table }) => table.status === 'playing')).toBe(true);
    expect(moments.map(isFinishedLesson)).toEqual([...lesson.steps.map(() => false), true]);
  });

  test.each(LANGUAGES)('explains each step in a few words (%s)', (language) => {
    for (const step of lesson.steps) {
      const words = translator(language)({ key: step.text });
      const isShort = language === 'ja' ? words.length <= MAX_SIGNS : wordsOf(words) <= MAX_WORDS;
      expect(isShort, words).toBe(true);
    }
  });

  test.each(LANGUAGES)('has room for all its text, even if the bot may not send embeds (%s)', (language) => {
    const translate = translator(language);
    for (const loaded of moments) {
      const message = turnMessage(loaded, NO_PAST, translate, []);
      const whole = wordsWithoutEmbed(message);
      const moment = lessonMoment(loaded);
      if (moment?.kind === 'step')
        expect(message.belowPicture).toContain(translate({ key: moment.step.text }));
      expect(message.belowPicture).not.toMatch(/…$/);
      expect(whole.length).toBeLessThanOrEqual(LIMITS.content);
      expect(whole.endsWith(message.belowPicture)).toBe(true);
    }
  });

  test('marks the step’s target on the board if it’s there', () => {
    const english = translator('en');
    const pointing = moments.map((loaded) => turnBoardOf(loaded, english)?.includes('class="spotlight"'));
    const silent = lesson.steps.filter((_, at) => pointing[at] === false).map(({ text }) => text);
    expect(silent).toEqual(POINT_NOWHERE[entry.game.id] ?? []);
    expect(pointing.at(-1)).toBe(false);
  });

  test.each(LANGUAGES)(
    'puts the button to press first, in green, and pressing it needs no confirmation (%s)',
    (language) => {
      const translate = translator(language);
      for (const [at, step] of lesson.steps.entries()) {
        const loaded = moments[at] as LoadedTable;
        const { content, belowPicture, rows } = turnMessage(loaded, NO_PAST, translate, []);
        const [green, ...others] = buttonsIn(rows);
        const [told, asked] = belowPicture
          .split('\n')
          .filter((line) => !line.startsWith('-# '))
          .slice(-2);
        expect(told).toContain(translate({ key: step.text }));
        expect(asked).toContain(green?.label);
        expect(content.split('\n').length).toBeLessThanOrEqual(3);
        expect(green?.style).toBe(ButtonStyle.Success);
        expect(green?.label?.length).toBeLessThanOrEqual(LIMITS.shownLabel);
        expect(new Set(others.map(({ style }) => style))).toEqual(new Set([ButtonStyle.Secondary]));
        const id = parseCustomId(green?.custom_id ?? '');
        expect(id).toMatchObject({ kind: 'sure', request: loaded.request?.key });
        expect(loaded.request && id?.kind === 'sure' && decodeAnswer(loaded.request, id.code)).toEqual(
          suggested(loaded),
        );
      }
    },
  );

  test('has the controls of an ordinary table: few rows, Undo and More, no Done, and the end of the lesson last', () => {
    const translate = translator('en');
    const [undo, more, end] = ['undo', 'more', 'end-lesson'].map((kind) =>
      translate({ key: `button.${kind}` }),
    );
    for (const [at, loaded] of moments.slice(0, -1).entries()) {
      const { rows } = turnMessage(loaded, NO_PAST, translate, []);
      expect(rows.length).toBeLessThanOrEqual(3);
      const hasPast = loaded.table.undoStack.steps.length > 0;
      expect(labelled(rows.at(-1)).map(([label]) => label)).toEqual(
        hasPast ? [undo, more, end] : [more, end],
      );
      expect(hasPast || at === 0).toBe(true);
    }
  });

  test('leads to a real table after its last step, with one button', () => {
    const translate = translator('en');
    const { content, belowPicture, rows } = turnMessage(
      moments.at(-1) as LoadedTable,
      NO_PAST,
      translate,
      [],
    );
    expect(content.split('\n')[0]).toMatch(/^\*\*.*\b(won|wins)\b.*\*\*$/);
    expect(belowPicture).toContain('**You won your first game!**');
    expect(content).not.toContain('statistics');
    expect(rows.map(labelled)).toEqual([
      [
        [translate({ key: 'button.new-game' }), ButtonStyle.Success],
        [translate({ key: 'button.replay' }), ButtonStyle.Secondary],
      ],
    ]);
    const id = parseCustomId(buttonsIn(rows)[0]?.custom_id ?? '');
    expect(id).toEqual({ kind: 'new-game', game: entry.game.id });
  });

  test('if started under an earlier release, leads to the new lesson, and can still be played', () => {
    for (const { roles, seed } of lesson.earlier) {
      const old = { ...lesson, roles, seed, begin: entry.game.setup };
      const loaded = read(begin(entry, old));
      expect(lessonMoment(loaded)).toEqual({ kind: 'outdated' });
      expect(isFinishedLesson(loaded)).toBe(true);
      const translate = translator('en');
      const { belowPicture, rows } = turnMessage(loaded, NO_PAST, translate, []);
      expect(belowPicture).toContain('**The lesson has been rewritten since you started');
      expect(labelled(rows[0])).toEqual([[translate({ key: 'button.learn-new' }), ButtonStyle.Success]]);
      expect(buttonsIn(rows).at(-1)?.label).toBe(translate({ key: 'button.end-lesson' }));
      expect(parseCustomId(buttonsIn(rows)[0]?.custom_id ?? '')).toEqual({
        kind: 'learn',
        game: entry.game.id,
      });
      expect(rows.length).toBeGreaterThan(1);
      expect(rows.length).toBeLessThanOrEqual(LIMITS.rows);
    }
    expect(lesson.earlier.length).toBeGreaterThan(0);
  });

  test('mentions the campaign at its end if the game has one', () => {
    expect(lesson.more === undefined).toBe(entry.campaign === null);
    for (const translate of LANGUAGES.map(translator)) {
      const { belowPicture } = turnMessage(moments.at(-1) as LoadedTable, NO_PAST, translate, []);
      const more = lesson.more === undefined ? '' : translate({ key: lesson.more });
      expect(belowPicture).toContain(more);
    }
  });

  test('points to its answer among the options of its action, for a player who came through the menu', () => {
    for (const [at] of lesson.steps.entries()) {
      const loaded = moments[at] as LoadedTable;
      const { request, table } = loaded;
      if (request === null) throw new Error('nothing is asked');
      const { choice } = suggested(loaded);
      const verb = request.alternatives.find(({ id }) => id === choice)?.verb ?? '';
      const words = { ...wordsOn(loaded), translate: translator('en') };
      const shown = buttonsIn(pointed(choiceRows(table.id, request, verb, words), loaded, words));
      const green = shown.filter(({ style }) => style === ButtonStyle.Success);
      expect(green).toHaveLength(1);
      expect(shown.every(({ style }) => style !== ButtonStyle.Primary)).toBe(true);
    }
  });

  test('points to nothing among the options of another action: a button there would do something unasked', () => {
    for (const [at] of lesson.steps.entries()) {
      const loaded = moments[at] as LoadedTable;
      const { request, table } = loaded;
      if (request === null) throw new Error('nothing is asked');
      const { choice } = suggested(loaded);
      const verb = request.alternatives.find(({ id }) => id === choice)?.verb;
      const words = { ...wordsOn(loaded), translate: translator('en') };
      for (const other of verbsOf(request).filter((each) => each !== verb)) {
        const plain = choiceRows(table.id, request, other, words);
        const shown = buttonsIn(pointed(plain, loaded, words));
        expect(shown.map(({ label }) => label)).toEqual(buttonsIn(plain).map(({ label }) => label));
        expect(shown.every(({ style }) => style === ButtonStyle.Secondary)).toBe(true);
      }
    }
  });

  test('points to the way back from another answer', () => {
    const [first] = moments;
    if (first === undefined) throw new Error('no lesson');
    const strayed = answered(first, otherThan(first, suggested(first)));
    const { rows } = turnMessage(strayed, NO_PAST, translator('en'), []);
    const green = buttonsIn(rows).filter(({ style }) => style !== ButtonStyle.Secondary);
    expect(green.map(({ label }) => label)).toEqual([translator('en')({ key: 'button.undo' })]);
  });

  test('is left by another answer, and not mentioned after its last turn or its end', () => {
    const [first, ...later] = moments;
    const last = later.at(-1);
    if (first === undefined || last === undefined) throw new Error('no lesson');
    expect(lessonMoment(answered(first, otherThan(first, suggested(first))))).toEqual({ kind: 'left' });
    const aborted = { ...last.table, status: 'aborted' } as const;
    expect(lessonMoment(read(aborted))).toBeNull();
    const turn = Math.max(...moments.map(({ request }) => request?.turn ?? 0)) + 1;
    const beyond = answered(first, otherThan(first, suggested(first)));
    expect(lessonMoment({ ...beyond, request: { ...requestOf(beyond), turn } })).toBeNull();
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

function wordsOn({ entry, table }: LoadedTable) {
  return { presenter: entry.presenter, view: entry.game.observe(table.state) };
}

function buttonsIn(rows: readonly Row[]): readonly APIButtonComponentWithCustomId[] {
  return rows.flatMap(({ components }) =>
    components.flatMap((each) => (each.type === ComponentType.Button && 'custom_id' in each ? [each] : [])),
  );
}

function labelled(row: Row | undefined) {
  return buttonsIn(row === undefined ? [] : [row]).map(({ label, style }) => [label, style]);
}

function requestOf({ request }: LoadedTable): Request {
  if (request === null) throw new Error('nothing is asked');
  return request;
}

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
