/** Every text needed to ask questions in whole games: each has a translation, and each fits where Discord shows it. */

import { beforeAll, describe, expect, test } from 'vitest';
import { playersChance, playOn, playOut } from '../../../../../src/core/playing.ts';
import { atRandom } from '../../../../../src/core/policy.ts';
import { seedFrom } from '../../../../../src/core/random.ts';
import { allows, enumerate } from '../../../../../src/core/requests/answer.ts';
import type { Alternative, Field, Request, Value, Values } from '../../../../../src/core/requests/request.ts';
import { chronicles } from '../../../../../src/games/chronicles/game.ts';
import { sensible } from '../../../../../src/games/chronicles/players/sensible.ts';
import type { ChroniclesState } from '../../../../../src/games/chronicles/state/state.ts';
import type { ChroniclesView } from '../../../../../src/games/chronicles/state/view.ts';
import { QUESTION_RULES } from '../../../../../src/games/chronicles/turn/questions.ts';
import { answerLabel } from '../../../../../src/games/chronicles/words/choices/answers.ts';
import { shortlistOf } from '../../../../../src/games/chronicles/words/choices/shortlist.ts';
import { valueLabel } from '../../../../../src/games/chronicles/words/choices/values.ts';
import { warningLine } from '../../../../../src/games/chronicles/words/choices/warning.ts';
import {
  alternativeLabel,
  fieldLabel,
  optionLabel,
  optionValueLabel,
  verbLabel,
} from '../../../../../src/games/chronicles/words/labels.ts';
import { oddsLines } from '../../../../../src/games/chronicles/words/odds.ts';
import { questionLine } from '../../../../../src/games/chronicles/words/questions.ts';
import { SUBJECT as subject } from '../../../../../tools/conformance/games/chronicles/subject.ts';
import { misfits } from '../../../../words/misfits.ts';
import type { Moment } from '../../moment.ts';
import { tableOf } from '../../table.ts';
import { translate } from '../question-words.ts';

/** The tables differ in the number of gods and in the rules. */
const TABLES = 10;
const GAMES_FROM_LATE_MOMENTS = 4;
/** The number of answers of each kind that are put into words. */
const ANSWERS = 40;
/** One line less than a menu holds. */
const SHORT = 24;
const FEW = 5;
/** Moments with rare events. */
const LATE_MOMENTS: readonly Moment[] = [
  {
    artifacts: ['hlidskjalf', 'gjallarhorn', 'draupnir', 'gungnir', 'jarngreipr', 'iduns-apples'],
    heroes: 8,
    life: 4,
    elves: 3,
    dice: 4,
  },
  {
    ravaged: ['asgard', 'vanaheim', 'alfheim', 'midgard', 'nidavellir', 'svartalfheim'],
    iotunns: ['hler', 'gymir', 'hymir', 'billing', 'geirrod'],
    anonymous: 6,
    fireGiants: 6,
    heroes: 5,
    gods: { frigg: { life: 1 } },
  },
  {
    places: { hel: 'asgard', surt: 'asgard', loki: 'midgard', fenrir: 'asgard' },
    ravaged: ['asgard', 'midgard'],
    island: 3,
    anonymous: 8,
    fireGiants: 8,
    heroes: 8,
    life: 2,
    elves: 4,
    dice: 5,
  },
  { world: 'svartalfheim', creatures: ['sleipnir', 'geri-and-freki'] },
  { world: 'svartalfheim', creatures: ['ratatoskr', 'vedrfolnir'] },
  { world: 'svartalfheim', creatures: ['audhumla', 'huginn-and-muninn'], gods: { tyr: { life: 2 } } },
  { world: 'svartalfheim', creatures: ['garm', 'norns'], iotunns: ['thrym', 'gymir'] },
  { world: 'svartalfheim', creatures: ['gullinkambi', 'norns'], ravaged: ['asgard', 'midgard'] },
  { world: 'iotunheim', life: 1 },
];

/** A god who acts from afar, through the black stone, which random games hardly reach. */
function actingFromAfar(): ChroniclesState {
  return tableOf('hard', 'odin', 'frigg', 'freyr')
    .with({ world: 'iotunheim', anonymous: 3, heroes: 3, dice: 3, gods: { frigg: { world: 'iotunheim' } } })
    .begins('odin')
    .plays('keep')
    .throwing({ white: 'turn-tree', green: 'move-god', black: 'world-action' })
    .plays('iotunheim')
    .plays('world-action', { world: 'niflheim' }).state;
}

interface Asked {
  readonly request: Request;
  readonly view: ChroniclesView;
}

interface Way extends Asked {
  readonly alternative: Alternative;
}

let requests: readonly Asked[];

function askedIn(states: readonly ChroniclesState[]): readonly Asked[] {
  return states.flatMap((state) => {
    const view = chronicles.observe(state);
    return chronicles.requests(state).map((request) => ({ request, view }));
  });
}

beforeAll(() => {
  const states = Array.from({ length: TABLES }, (_, number) =>
    [atRandom, sensible].flatMap((policy, at) => {
      const opening = { ...subject.tableNumbered(number), seed: seedFrom(`asking ${number}, ${at}`) };
      return [...playOut(chronicles, opening, policy)].map(({ state }) => state);
    }),
  ).flat();
  const late = LATE_MOMENTS.flatMap((moment, at) =>
    Array.from({ length: GAMES_FROM_LATE_MOMENTS }, (_, number) => {
      const begun = tableOf('hard', 'odin', 'frigg', 'freyr', 'thor', 'tyr').with(moment);
      const start = begun.about === 'order' ? begun.begins('odin').state : begun.state;
      const chance = playersChance(`late asking ${at}, ${number}`);
      return [start, ...[...playOn(chronicles, start, atRandom, chance)].map(({ state }) => state)];
    }).flat(),
  );
  requests = askedIn([...states, ...late, actingFromAfar()]);
});

function ways(): readonly Way[] {
  return requests.flatMap(({ request, view }) =>
    request.alternatives.map((alternative) => ({ request, view, alternative })),
  );
}

function someAnswers({ request, alternative }: Way): readonly Values[] {
  return enumerate({ ...request, alternatives: [alternative] }, ANSWERS).map(({ values }) => values);
}

/** The values a field's menu would offer: items of a list one by one. */
function inMenu(field: Field): readonly Value[] {
  switch (field.kind) {
    case 'one':
    case 'some':
      return field.of;
    case 'number':
      return Array.from({ length: field.to - field.from + 1 }, (_, at) => field.from + at);
    default:
      throw new Error(`no question of this game has a field of the kind ${field.kind}`);
  }
}

describe('in whole games', () => {
  test('every question is asked with its consequences', () => {
    const kinds = new Set(requests.map(({ request }) => request.about));
    expect(kinds).toEqual(new Set(Object.keys(QUESTION_RULES)));
    const lines = requests.flatMap(({ view }) =>
      view.question === null ? [] : [questionLine(view.question, view)],
    );
    expect(misfits(lines, 300, 400)).toEqual([]);
  });

  test('every kind of answer fits on a button, and every field above a menu', () => {
    const labels = ways().flatMap(({ alternative, view }) => [
      alternativeLabel(alternative, view),
      verbLabel(alternative.verb),
    ]);
    expect(misfits(labels, 34, 50)).toEqual([]);
    const fields = ways().flatMap(({ alternative }) =>
      Object.keys(alternative.fields).map((field) => fieldLabel(alternative, field)),
    );
    expect(misfits(fields, 45)).toEqual([]);
  });

  test('every value fits on a menu line', () => {
    const values = ways().flatMap(({ alternative, view }) =>
      Object.entries(alternative.fields).flatMap(([name, field]) =>
        inMenu(field).map((value) => valueLabel(alternative, name, value, {}, view)),
      ),
    );
    expect(misfits(values, 100)).toEqual([]);
  });

  test('every complete answer fits on a menu line, and on a button if there are few', () => {
    const answers = ways().flatMap((way) => {
      const listed = [...someAnswers(way), ...shortlistOf(way.alternative, way.view)];
      return listed.map((values) => answerLabel(way.alternative, values, way.view));
    });
    expect(misfits(answers, 100)).toEqual([]);
    const few = requests.flatMap(({ request, view }) => {
      const all = enumerate(request, FEW + 1);
      if (all.length > FEW) return [];
      return all.flatMap(({ choice, values }) => {
        const alternative = request.alternatives.find(({ id }) => id === choice);
        return alternative === undefined ? [] : [answerLabel(alternative, values, view)];
      });
    });
    expect(misfits(few, 80, 100)).toEqual([]);
  });

  test('no two answers to a question read the same', () => {
    const doubles = requests.flatMap(({ request, view }) => {
      const texts = enumerate(request, 100).map(({ choice, values }) => {
        const alternative = request.alternatives.find(({ id }) => id === choice);
        return alternative === undefined ? '' : translate(answerLabel(alternative, values, view));
      });
      return texts.filter((text, at) => texts.indexOf(text) !== at);
    });
    expect([...new Set(doubles)]).toEqual([]);
  });

  test('every kind of answer has a shortlist, all of it allowed, without duplicates, and not too much for a menu', () => {
    const odd = ways().filter(({ request, alternative, view }) => {
      const listed = shortlistOf(alternative, view);
      const different = new Set(listed.map((values) => JSON.stringify(values)));
      return (
        listed.length === 0 ||
        listed.length > SHORT ||
        different.size < listed.length ||
        listed.some((values) => !allows(request, { request: request.key, choice: alternative.id, values }))
      );
    });
    expect(odd.map(({ alternative }) => alternative.id)).toEqual([]);
  });

  test('every warning and every table of chances fits in a message', () => {
    const warnings = ways().flatMap((way) =>
      someAnswers(way).flatMap((values) => warningLine(way.alternative, values, way.view)?.text ?? []),
    );
    expect(misfits(warnings, 300)).toEqual([]);
    const tables = requests.map(({ view }) => oddsLines(view, {}).map(translate).join('\n').length);
    expect(Math.min(...tables)).toBeGreaterThan(0);
    expect(Math.max(...tables)).toBeLessThan(1500);
  });
});

describe('the options of a table', () => {
  test('have names, and so do their values', () => {
    expect(translate(optionLabel('rules'))).toBe('Rules');
    expect(['easy', 'hard'].map((rules) => translate(optionValueLabel('rules', rules)))).toEqual([
      'easy: the short Saga page, gods without powers',
      'hard: the long Saga page, each god with a power',
    ]);
  });
});
