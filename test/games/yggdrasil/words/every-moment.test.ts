/** Every text that whole games need: each has a translation, and each fits where Discord shows it. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { GameEvent } from '../../../../src/core/game.ts';
import type { Presenter } from '../../../../src/core/presentation/presenter.ts';
import { enumerate } from '../../../../src/core/requests/answer.ts';
import type { Field, Request, Value } from '../../../../src/core/requests/request.ts';
import { seatIndex } from '../../../../src/core/seat.ts';
import { RULE_STATES, type RuleState } from '../../../../src/games/yggdrasil/box/box.ts';
import type { GodName, Rune, VanirSquare } from '../../../../src/games/yggdrasil/box/components.ts';
import { yggdrasil } from '../../../../src/games/yggdrasil/game.ts';
import { yggdrasilPresenter } from '../../../../src/games/yggdrasil/presenter.ts';
import type { YggdrasilState } from '../../../../src/games/yggdrasil/state/state.ts';
import type { YggdrasilView } from '../../../../src/games/yggdrasil/state/view.ts';
import { translator } from '../../../../src/words/translate.ts';
import { misfits } from '../../../words/misfits.ts';
import type { Moment } from '../moment.ts';
import { EVERY_EVENT, EVERY_QUESTION, outOfReach } from '../play/landmarks.ts';
import { fourthGiantFallsIn } from '../rune-fall.ts';
import { type Table, tableOf } from '../table.ts';
import { wholeGame } from '../whole-games.ts';

const face: Presenter<YggdrasilView> = yggdrasilPresenter;

const translate = translator('en');

/** A state of a game, with the events that led to it. */
interface Recorded {
  readonly state: YggdrasilState;
  readonly events: readonly GameEvent[];
}

const BACK = { hel: 4, surt: 5, loki: 3, nidhogg: 7 };

/** Moments with events that random players rarely reach. */
function rareMoments(rules: RuleState): readonly Table[] {
  const fallen = (rune: Rune, moment: Moment, ...gods: readonly GodName[]) =>
    fourthGiantFallsIn(rules, rune, moment, ...gods);
  const squareUsed = (square: VanirSquare, moment: Moment) =>
    tableOf(rules, 'thor', 'odin')
      .with({ ...moment, vanir: square })
      .plays('vanaheim:use', { square });
  return [
    fallen('sigel', { helheim: 20 }, 'thor', 'odin'),
    fallen('sigel', { helheim: 20 }, 'thor', 'odin').answers({ shares: { thor: 3, odin: 1 } }),
    fallen('sigel', { helheim: 20 }, 'thor').answers({ shares: {} }),
    fallen('mann', { enemies: BACK }, 'thor'),
    fallen('mann', {}, 'thor'),
    fallen('tiwaz', { enemies: BACK }, 'thor'),
    fallen('daeg', {}, 'thor'),
    fallen('daeg', {}, 'thor').done(),
    tableOf(rules, 'thor', 'heimdall')
      .with({ fenrirIsAngry: true, enemies: { fenrir: 6 }, next: ['fenrir'] })
      .rolling('black', 'black', 'black')
      .plays('calm')
      .plays('calm')
      .plays('calm')
      .done(),
    squareUsed('discard-giant', { enemies: BACK }),
    squareUsed('discard-giant', { pile: ['gialp'] }).answers({ giant: 'gialp' }),
    squareUsed('enemy-back', { enemies: BACK }),
    squareUsed('enemy-back', { enemies: BACK }).answers({ enemy: 'hel' }),
    ...(rules === '2010'
      ? [squareUsed('discard-card', { next: ['hel'] }), squareUsed('discard-card', { next: ['angry-hel'] })]
      : []),
    tableOf(rules, 'thor').with({ deck: [] }).done(),
  ];
}

let moments: readonly Recorded[];

function visit(rules: RuleState): void {
  const games = Array.from({ length: 12 }, (_, number) => wholeGame(number, rules)).flat();
  moments = [...games, ...rareMoments(rules)].map(({ state, events }) => ({ state, events }));
}

/** Events that the edition's games produce, but that did not occur in these. */
function missed(
  rules: RuleState,
  what: 'event' | 'question',
  all: { readonly [name: string]: true },
  seen: ReadonlySet<string>,
): readonly string[] {
  return Object.keys(all).filter((name) => !seen.has(name) && !outOfReach(rules).includes(`${what} ${name}`));
}

function requests(): readonly { readonly request: Request; readonly state: YggdrasilState }[] {
  return moments.flatMap(({ state }) => yggdrasil.requests(state).map((request) => ({ request, state })));
}

function alternatives() {
  return requests().flatMap(({ request, state }) =>
    request.alternatives.map((alternative) => ({ request, state, alternative })),
  );
}

/** The values a field's menu would offer: items of a list one by one. */
function offered(field: Field): readonly Value[] {
  switch (field.kind) {
    case 'one':
    case 'some':
    case 'order':
      return field.of;
    case 'number':
      return Array.from({ length: field.to - field.from + 1 }, (_, at) => field.from + at);
    case 'share':
      return [Object.fromEntries(field.among.map((name) => [name, field.max]))];
    case 'yes':
      return [true, false];
  }
}

describe.each(RULE_STATES)('in whole games under the rules of %s', (rules) => {
  beforeAll(() => visit(rules));

  test("every possible event happens, and has a line or is covered by another event's line", () => {
    const events = moments.flatMap((moment) => moment.events.map((event) => ({ event, ...moment })));
    const seen = new Set(events.map(({ event }) => event.type));
    expect(missed(rules, 'event', EVERY_EVENT, seen)).toEqual([]);
    expect(
      misfits(
        events.flatMap(({ event, state }) => face.event(event, yggdrasil.observe(state)) ?? []),
        160,
      ),
    ).toEqual([]);
  });

  test('every possible question is asked, and its text is short enough', () => {
    const seen = new Set(requests().map(({ request }) => request.about));
    expect(missed(rules, 'question', EVERY_QUESTION, seen)).toEqual([]);
    const questions = requests().map(({ request, state }) =>
      face.question(request, yggdrasil.observe(state)),
    );
    expect(misfits(questions, 300, 400)).toEqual([]);
  });

  test('every kind of answer fits on a button, and every field above a menu', () => {
    const all = alternatives();
    const labels = all.map(({ alternative, state }) =>
      face.alternative(alternative, yggdrasil.observe(state)),
    );
    expect(
      misfits([...labels, ...all.map(({ alternative }) => face.verb(alternative.verb))], 34, 50),
    ).toEqual([]);
    const fields = all.flatMap(({ alternative }) =>
      Object.keys(alternative.fields).map((field) => face.field(alternative, field)),
    );
    expect(misfits(fields, 45)).toEqual([]);
  });

  test('every value fits on a menu line', () => {
    const values = alternatives().flatMap(({ alternative, state }) => {
      const view = yggdrasil.observe(state);
      return Object.entries(alternative.fields).flatMap(([name, field]) =>
        offered(field).map((value) => face.value(alternative, name, value, {}, view)),
      );
    });
    expect(misfits(values, 100)).toEqual([]);
  });

  test('every complete answer fits on a menu line, both as listed and as shortlisted', () => {
    const answers = alternatives().flatMap(({ request, alternative, state }) => {
      const view = yggdrasil.observe(state);
      const some = enumerate({ ...request, alternatives: [alternative] }, 40).map(({ values }) => values);
      return [...some, ...face.shortlist(alternative, view)].map((values) =>
        face.answer(alternative, values, view),
      );
    });
    expect(misfits(answers, 100)).toEqual([]);
  });

  test('if a question has few answers, each fits on a button', () => {
    const answers = requests().flatMap(({ request, state }) => {
      const few = enumerate(request, 6);
      const [only, another] = request.alternatives;
      if (only === undefined || another !== undefined || few.length > 5) return [];
      return few.map(({ values }) => face.answer(only, values, yggdrasil.observe(state)));
    });
    expect(misfits(answers, 80, 100)).toEqual([]);
  });

  test('the board, its description, the odds and the status fit in a message', () => {
    const texts = moments.map(({ state, events }) => {
      const view = yggdrasil.observe(state);
      return {
        board: face.textBoard(view).map(translate).join('\n').length,
        description: face.description(view, events).map(translate).join(' ').length,
        odds: face.odds(view, {}).map(translate).join('\n').length,
        alerts: face.alerts(view).map(translate).join('\n').length,
        line:
          translate(face.progress(view)).length +
          translate(face.outcome(yggdrasil.outcome(state), view)).length,
        holdings: Math.max(
          ...view.seats.map((_, at) => translate(face.holdings(seatIndex(at), view)).length),
        ),
      };
    });
    const most = (text: keyof (typeof texts)[number]) => Math.max(...texts.map((each) => each[text]));
    expect(most('board')).toBeLessThan(1800);
    expect(most('description')).toBeLessThan(1000);
    expect(most('odds')).toBeLessThan(1000);
    expect(most('alerts')).toBeLessThan(500);
    expect(most('line')).toBeLessThan(250);
    expect(most('holdings')).toBeLessThan(120);
  });

  test('a headline is one of the events and has a line', () => {
    const headlines = moments.flatMap(({ events, state }) => {
      const event = face.headline(events);
      return event === null ? [] : [{ event, state }];
    });
    expect(headlines.length).toBeGreaterThan(0);
    expect(
      headlines.filter(({ event, state }) => face.event(event, yggdrasil.observe(state)) === null),
    ).toEqual([]);
  });
});

describe('the options of a table', () => {
  test('have names, and so do their values', () => {
    const labels = Object.entries(yggdrasil.options).flatMap(([option, { fields, byDefault }]) => [
      face.option(option),
      ...[byDefault, ...fields.flatMap(offered)].map((value) =>
        face.optionValue(
          option,
          fields.some(({ kind }) => kind === 'some') && typeof value === 'string' ? [value] : value,
        ),
      ),
    ]);
    expect(misfits(labels, 100)).toEqual([]);
    expect(translate(face.optionValue('angry', 0))).toBe('none');
    expect(translate(face.optionValue('angry', ['hel', 'loki']))).toBe('Hel and Loki');
    expect(translate(face.optionValue('ragnarok', ['ragnarok-3']))).toBe('Ragnarök 3');
  });
});

describe('the roles', () => {
  test('have names', () => {
    expect(yggdrasil.roles.map((role) => translate(face.role(role)))).toEqual([
      'Odin',
      'Thor',
      'Frey',
      'Heimdall',
      'Tyr',
      'Freyja',
    ]);
  });
});
