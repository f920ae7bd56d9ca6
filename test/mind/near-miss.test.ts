/** The easy computer errs like a person: it never wastes anything outright, and never makes a fatal gift. */
import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/core/game.ts';
import { seedFrom } from '../../src/core/random.ts';
import { enumerate } from '../../src/core/requests/answer.ts';
import type { Action, Request } from '../../src/core/requests/request.ts';
import { seatIndex } from '../../src/core/seat.ts';
import type { ChanceJudgement } from '../../src/core/thinking/judgement.ts';
import { chronicles } from '../../src/games/chronicles/game.ts';
import { JUDGEMENT as CHRONICLES_JUDGEMENT } from '../../src/games/chronicles/players/judgement/judgement.ts';
import { yggdrasil } from '../../src/games/yggdrasil/game.ts';
import { JUDGEMENT as YGGDRASIL_JUDGEMENT } from '../../src/games/yggdrasil/players/judgement/judgement.ts';
import { answerAs } from '../../src/mind/play.ts';
import { positionOf } from '../../src/mind/thought.ts';
import { tableOf } from '../games/chronicles/table.ts';
import { table } from '../games/yggdrasil/table.ts';
import { answer, BRIDGE, BRIDGE_JUDGEMENT } from './review/small-games.ts';

const AT_ONCE = { valued: 0, stop: () => true };
const GAMES = 60;

interface Moment<State> {
  readonly state: State;
  readonly request: Request;
}

/** The easy computer's answers to the same question in many games. */
function easyAnswers<State, View>(
  game: Game<State, View>,
  judgement: ChanceJudgement<View>,
  { state, request }: Moment<State>,
): readonly Action[] {
  const position = positionOf(game, state, request, request.seats[0] ?? seatIndex(0));
  return Array.from({ length: GAMES }, (_, at) =>
    answerAs('gentle', game, judgement, position, AT_ONCE, seedFrom(`game ${at}`)),
  );
}

describe('the easy computer', () => {
  test('gives either exactly the Elves that win a fight or none', () => {
    const fight = table('odin', 'thor').with({ enemies: { surt: 2, hel: 5, loki: 5 }, vikings: 1, elves: 3 });
    fight.rolling(2).plays('asgard', { enemy: 'surt', vikings: 1 });
    expect(fight.field('elves')).toMatchObject({ to: 3 });
    const given = easyAnswers(yggdrasil, YGGDRASIL_JUDGEMENT, fight).map(({ values }) => values['elves']);
    // One Elf or three cost a few points too, but they'd be thrown away.
    expect(new Set([0, 2, ...given])).toEqual(new Set([0, 2]));
  });

  test('as Frigg with 2 Life, gives none to a god who has 6', () => {
    const gods = { heimdall: { life: 6 } };
    const turn = tableOf('hard', 'frigg', 'heimdall', 'odin')
      .with({ gods })
      .begins('frigg')
      .with({ life: 2, gods });
    expect(turn.ways('give-life')).toEqual(['give-life:heimdall']);
    const choices = ['done', 'give-life:heimdall'];
    const judgement = {
      ...CHRONICLES_JUDGEMENT,
      policy: { answer: ({ key }: Request) => ({ request: key, choice: 'done', values: {} }) },
      candidates: (request: Request) =>
        enumerate(request, 100).filter(({ choice }) => choices.includes(choice)),
    };
    expect(new Set(easyAnswers(chronicles, judgement, turn).map(({ choice }) => choice))).toEqual(
      new Set(['done']),
    );
  });

  test('errs only by an answer that is nearly as good, and worse', () => {
    const state = BRIDGE.setup({ options: {}, roles: ['', ''], seed: seedFrom('bridge'), box: null }).state;
    const [request] = BRIDGE.requests(state);
    if (request === undefined) throw new Error('nothing is asked');
    const worth = (leap: number): ChanceJudgement<typeof state> => ({
      ...BRIDGE_JUDGEMENT,
      candidates: ({ key }) => ['walk', 'rest'].map((choice) => ({ ...answer(1, choice), request: key })),
      parts: () => ({}),
      value: ({ spaces }) => (spaces === 1 ? 0.6 : leap),
    });
    const chosen = (leap: number) =>
      new Set(easyAnswers(BRIDGE, worth(leap), { state, request }).map(({ choice }) => choice));
    expect(chosen(0.57)).toEqual(new Set(['walk', 'rest']));
    expect(chosen(0.5)).toEqual(new Set(['walk']));
    // A better answer is no mistake.
    expect(chosen(0.65)).toEqual(new Set(['walk']));
  });
});
