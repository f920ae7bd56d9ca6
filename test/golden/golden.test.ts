/** Finished games of every kind replay as recorded; a change to a log, or to its rules, is detected. */

import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openLog } from '../../src/core/logs/log.ts';
import { enumerate, valuesOf } from '../../src/core/requests/answer.ts';
import { shortText, unfold } from '../../tools/conformance/golden/answers.ts';
import { grouped, remedy } from '../../tools/conformance/golden/changed-events.ts';
import { hashesOf, marksOf } from '../../tools/conformance/golden/fingerprint.ts';
import {
  type GoldenFile,
  type GoldenLog,
  goldenFolder,
  readGolden,
} from '../../tools/conformance/golden/golden-file.ts';
import { brokenPromises } from '../../tools/conformance/golden/keeping.ts';
import { readMoments } from '../../tools/conformance/golden/moments-file.ts';
import { searchGolden } from '../../tools/conformance/golden/search.ts';
import {
  differences,
  gameLog,
  openingOf,
  type Replayed,
  replayed,
} from '../../tools/conformance/golden/strict-replay.ts';
import { deferredBy, type GoldenSubject, nameOf, rulesOf } from '../../tools/conformance/golden/subject.ts';
import { SUBJECTS } from '../../tools/conformance/subjects.ts';
import { subjectOf } from '../shared/games/subjects.ts';
import { placeBeforeAnother } from './place-before-another.ts';

/** The number of answers in one log that are replaced by others. */
const TRIED = 5;

function goldenFile({ game }: GoldenSubject, rules: string): GoldenFile {
  const file = readGolden(game.id, rules);
  if (file === null) throw new Error(`no golden logs of ${game.id} for ${rules}: npm run golden -- --write`);
  return file;
}

function firstOf(file: GoldenFile): GoldenLog {
  const [golden] = file.logs;
  if (golden === undefined) throw new Error(`no log in the file of ${file.game}`);
  return golden;
}

/** The first log in which two answers in a row differ: in another one, a missing answer may be noticed only at the end. */
function firstVaried(file: GoldenFile): GoldenLog {
  const isVaried = ({ actions }: GoldenLog) => actions.some((each, at) => at > 0 && each !== actions[at - 1]);
  return file.logs.find(isVaried) ?? firstOf(file);
}

const GOLDEN = SUBJECTS.map(({ golden }) => golden);

const FILES = GOLDEN.flatMap((subject) =>
  rulesOf(subject).map((rules) => ({
    game: subject.game.id,
    rules,
    subject,
    file: goldenFile(subject, rules),
  })),
);

describe.each(GOLDEN.map((subject) => ({ game: subject.game.id, subject })))('$game', ({ game, subject }) => {
  test('has a log file and a moments file for each state of its rules, and no other files', () => {
    const kept = readdirSync(goldenFolder(game)).filter((name) => !name.endsWith('.ts'));
    expect(kept.sort()).toEqual(
      rulesOf(subject)
        .flatMap((rules) => [`${rules}.json`, `${rules}.moments.br`])
        .sort(),
    );
  });

  test('is played with every number of seats, and with more than one value of every option that has several', () => {
    const logs = FILES.filter((each) => each.game === game).flatMap(({ file }) => file.logs);
    const { min, max } = subject.game.seats;
    const seats = new Set(logs.map(({ roles }) => roles.length));
    expect([...seats].sort((one, other) => one - other)).toEqual(
      Array.from({ length: max - min + 1 }, (_, more) => min + more),
    );
    for (const [option, { fields }] of Object.entries(subject.game.options)) {
      const all = fields.map((field) => valuesOf(field));
      const hasAnother = all.length > 1 || all.some((values) => values.next() && values.next().done !== true);
      const values = new Set(logs.map(({ options }) => JSON.stringify(options[option])));
      expect(values.size > 1, option).toBe(hasAnother);
    }
  });
});

/** Each log is replayed once, both for the test of its states and for the test of all events. */
const REPLAYED = new Map<GoldenLog, Replayed>();

function replayedOnce(subject: GoldenSubject, file: GoldenFile, golden: GoldenLog): Replayed {
  const known = REPLAYED.get(golden) ?? replayed(subject, file, golden);
  REPLAYED.set(golden, known);
  return known;
}

describe.each(FILES)('$game, $rules', ({ subject, rules, file }) => {
  test('has every promised finished game exactly once', () => {
    const deferred = deferredBy(subject).filter((cell) => cell.rules === rules);
    expect(file.logs.map(({ cell }) => nameOf(cell))).toEqual(deferred.map(nameOf));
  });

  test.each(file.logs.map((golden) => ({ name: nameOf(golden.cell), golden })))(
    'the log of $name replays as recorded',
    ({ golden }) => {
      expect(replayedOnce(subject, file, golden).faults).toEqual([]);
    },
  );

  test('events keep their values', () => {
    const changes = grouped(file.logs.map((golden) => replayedOnce(subject, file, golden).changes));
    expect(changes, remedy(subject.game.id)).toEqual([]);
  });

  test('the stored moments are those of the logs', () => {
    for (const golden of file.logs) {
      const moments = readMoments(file.game, rules, nameOf(golden.cell)) ?? [];
      expect(moments.length).toBe(golden.actions.length + 1);
      expect(hashesOf(moments.slice(-1)).state).toBe(golden.state);
      expect(golden.marks.startsWith(marksOf(moments.slice(0, 1)))).toBe(true);
    }
  });

  test('a log states its seats, its rules and its box correctly', () => {
    for (const golden of file.logs) {
      expect(golden.roles.length).toBe(golden.cell.seats);
      expect(golden.options['rules'] ?? rules).toBe(rules);
    }
    const boxesOf = (box: string) => file.logs.flatMap((log) => (log.cell.box === box ? [log.box] : []));
    expect(boxesOf('corrected').filter((box) => boxesOf('house').includes(box))).toEqual([]);
  });
});

describe.each(FILES)('a changed log of $game, $rules, is noticed if it has', ({ subject, file }) => {
  const golden = firstVaried(file);
  const middle = placeBeforeAnother(golden.actions);

  function changed(change: Partial<GoldenLog>): readonly string[] {
    return differences(subject, file, { ...golden, ...change });
  }

  test('another answer, and the report names the action', () => {
    const others = otherAnswers(subject, file, golden).slice(0, TRIED);
    expect(others).not.toEqual([]);
    for (const { index, text } of others) {
      const [first] = changed({ actions: golden.actions.with(index, text) });
      expect(first, text).toContain(` action ${index + 1} (${text})`);
    }
  });

  test('an action missing, or one too many', () => {
    expect(changed({ actions: golden.actions.toSpliced(middle, 1) })[0]).toContain(`action ${middle + 1} (`);
    expect(changed({ actions: golden.actions.slice(0, -1) })).toEqual([
      'the game is not over after the last action',
    ]);
    const [last = ''] = golden.actions.slice(-1);
    expect(changed({ actions: [...golden.actions, last] })).toEqual([
      `action ${golden.actions.length + 1} (${last}) is not an answer to what is asked`,
    ]);
  });

  test('an answer from another seat, or no answer', () => {
    for (const text of [
      `99 ${golden.actions[middle]}`,
      `${golden.actions[middle]}~1`,
      '',
      'nonsense',
      '1 ',
    ]) {
      expect(changed({ actions: golden.actions.with(middle, text) })).toEqual([
        `action ${middle + 1} (${text}) is not an answer to what is asked`,
      ]);
    }
  });

  test('another seed or other roles', () => {
    expect(changed({ seed: `${golden.seed} again` })).toEqual([
      expect.stringContaining('at the opening: state.'),
    ]);
    expect(changed({ roles: [] })).not.toEqual([]);
  });

  test('another end', () => {
    const end = { outcome: { kind: 'lost', why: [] }, cell: { ...golden.cell, end: 'peace' } } as const;
    expect(changed({ ...end, state: golden.events, events: golden.state })).toEqual([
      expect.stringContaining('its outcome is'),
      expect.stringContaining('it ends with'),
      'its last state is another',
      'what happened in it is another',
    ]);
  });

  test('another version of the rules', () => {
    const older = { ...file, rulesVersion: 'older' };
    expect(differences(subject, older, golden)).toEqual([
      `it was written under older, and the rules are ${subject.game.rulesVersion}`,
    ]);
  });
});

describe.each(FILES.filter(({ file }) => file.boxes.length > 1))(
  'a log of $game, $rules',
  ({ subject, file }) => {
    test.each(file.boxes.map((_, box) => box))(
      'played with box %i is noticed if it claims another box',
      (box) => {
        const golden = file.logs.find((log) => log.box === box);
        if (golden === undefined) throw new Error(`nobody played with box ${box}`);
        const other = (box + 1) % file.boxes.length;
        expect(differences(subject, file, { ...golden, box: other })[0]).toContain('at the opening');
        expect(differences(subject, file, { ...golden, box: file.boxes.length })).not.toEqual([]);
      },
    );
  },
);

/** For each action that has one, an allowed answer that chooses another alternative. */
function otherAnswers({ game }: GoldenSubject, file: GoldenFile, golden: GoldenLog) {
  const unfolded = unfold(game, openingOf(file, golden), golden.actions);
  if (!unfolded.ok) throw new Error('the log itself is broken');
  return unfolded.actions.flatMap(({ seat, action }, index) => {
    const loaded = game.requests(unfolded.moments[index]?.state);
    const other = loaded
      .filter(({ seats }) => seats.includes(seat))
      .flatMap((request) => enumerate(request, 50))
      .find(({ choice }) => choice !== action.choice);
    return other === undefined ? [] : [{ index, text: shortText(loaded, { seat, action: other }) }];
  });
}

describe('a log under unknown rules', () => {
  test.each(FILES)(
    'of $game, $rules, is not replayed, but its rules version and its actions can be read',
    ({ subject: { game }, file }) => {
      const golden = firstOf(file);
      const unfolded = unfold(game, openingOf(file, golden), golden.actions);
      if (!unfolded.ok) throw new Error('the log itself is broken');
      const log = { ...gameLog(file, golden, unfolded.actions), rulesVersion: 'from-tomorrow' };
      expect(openLog(game, log)).toEqual({ ok: false, code: 'unknown-rules', rulesVersion: 'from-tomorrow' });
      expect(log.actions.length).toBe(golden.actions.length);
    },
  );
});

describe.each(FILES.slice(0, 1))('the golden logs of $game, $rules', ({ subject, rules, file }) => {
  const few = { ...file, logs: file.logs.slice(0, 2) };

  type Applied = Extract<ReturnType<GoldenSubject['game']['apply']>, { ok: true }>;

  function afterwards(change: (applied: Applied) => Applied): GoldenSubject {
    const { game } = subject;
    const apply: typeof game.apply = (state, seat, action) => {
      const applied = game.apply(state, seat, action);
      return applied.ok ? change(applied) : applied;
    };
    return { ...subject, game: { ...game, apply } };
  }

  /** Adds a field to each state. */
  const otherRules = afterwards((applied) => ({
    ...applied,
    state: Object.assign({}, applied.state, { isWet: true }),
  }));
  /** Adds an event to each action. */
  const rainy = afterwards((applied) => ({ ...applied, events: [...applied.events, { type: 'rain' }] }));
  /** Adds a parameter to each event. */
  const wetter = afterwards((applied) => ({
    ...applied,
    events: applied.events.map((event) => ({ ...event, isWet: true })),
  }));

  test('may be rewritten as long as they still replay', () => {
    expect(brokenPromises(subject, few)).toEqual([]);
  });

  test('may not be rewritten if changed rules with the same version lead to different games', () => {
    expect(brokenPromises(otherRules, few)).toEqual(
      few.logs.map(({ cell, actions: [first] }) =>
        expect.stringMatching(
          new RegExp(
            `^${nameOf(cell)}: it first goes another way after action 1 \\(${first}\\): state.isWet is true and was not there$`,
          ),
        ),
      ),
    );
  });

  test.each([
    ['one more event', rainy, ['2 logs: rain is told more often']],
    [
      'one more parameter',
      wetter,
      expect.arrayContaining([expect.stringMatching(/^[12] logs?: [a-z-]+\.isWet is new$/)]),
    ],
  ])('may be rewritten with %s, which is reported once for all logs', (_, record, posted) => {
    const games = few.logs.map((golden) => replayed(record, few, golden));
    expect(games.flatMap(({ faults }) => faults)).toEqual([]);
    const changes = grouped(games.map((each) => each.changes));
    expect(changes).toEqual(posted);
    expect(new Set(changes).size).toBe(changes.length);
    expect(brokenPromises(record, few)).toEqual([]);
    const again = searchGolden(
      { ...record, cells: few.logs.map(({ cell }) => cell) },
      rules,
      () => undefined,
      {
        ...few,
        logs: file.logs,
      },
    ).file;
    expect(again.logs.slice(0, 2).map(({ actions, state }) => ({ actions, state }))).toEqual(
      few.logs.map(({ actions, state }) => ({ actions, state })),
    );
    expect(again.logs[0]?.events).not.toBe(few.logs[0]?.events);
  });

  test('may be rewritten if the changed rules have another version', () => {
    const renamed = { ...otherRules, game: { ...otherRules.game, rulesVersion: 'newer' } };
    expect(brokenPromises(renamed, few)).toEqual([]);
  });

  test("are the same after every search, and existing ones aren't searched for again", () => {
    const easy = subject.cells.filter((cell) => cell.rules === rules && cell.box === 'house').slice(1, 3);
    const fewer = { ...subject, cells: easy };
    const look = () => searchGolden(fewer, rules, () => undefined).file;
    const found = look();
    expect(found.logs.map(({ cell }) => cell)).toEqual(deferredBy(fewer));
    expect(look()).toEqual(found);
    const finds = (): never => {
      throw new Error('what is kept is looked for again');
    };
    expect(searchGolden({ ...fewer, attempt: finds }, rules, () => undefined, found).file).toEqual(found);
  });
});

test('the sample has a game for each promised end, and each replays', async () => {
  const { golden } = await subjectOf('sample');
  const [rules = ''] = rulesOf(golden);
  const { file } = searchGolden(golden, rules, () => undefined);
  expect(file.logs.map(({ cell }) => cell)).toEqual(golden.cells);
  expect(brokenPromises(golden, file)).toEqual([]);
});

test('a house rule adds a log of a game played with it, unless such a log is promised, and the other logs stay', async () => {
  const { golden } = await subjectOf('sample');
  const [rules = ''] = rulesOf(golden);
  const long = { fields: [{ kind: 'yes' }], byDefault: false, isHouseRule: true } as const;
  const box: GoldenSubject['game']['box'] = (options) => ({ isLong: options['long'] === true });
  const withRule = { ...golden, game: { ...golden.game, options: { ...golden.game.options, long }, box } };
  const before = searchGolden(golden, rules, () => undefined).file;
  const looked: string[] = [];
  const { boxes, logs } = searchGolden(withRule, rules, (name) => looked.push(name), before).file;
  expect(logs.slice(0, -1)).toEqual(before.logs);
  const added = logs.at(-1);
  expect(added).toMatchObject({ cell: { ...golden.cells[0], houseRule: 'long' }, options: { long: true } });
  expect(boxes[added?.box ?? 0]).toEqual({ isLong: true });
  expect(looked).toEqual(deferredBy(withRule).slice(-1).map(nameOf));
  const cells = golden.cells.map((cell) => ({ ...cell, houseRule: 'long' }));
  expect(deferredBy({ ...withRule, cells })).toEqual(cells);
});
