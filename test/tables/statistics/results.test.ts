/** The games that count in statistics, and their stored results. */
import { describe, expect, test } from 'vitest';
import type { GameEntry } from '../../../src/core/catalogue.ts';
import type { Options } from '../../../src/core/game.ts';
import { type PlayedStep, playOut } from '../../../src/core/playing.ts';
import { atRandom, type Policy } from '../../../src/core/policy.ts';
import { seedFrom } from '../../../src/core/random.ts';
import { seatIndex } from '../../../src/core/seat.ts';
import type { LogLine, Table, UserId } from '../../../src/tables/model/table.ts';
import { resultOf } from '../../../src/tables/statistics/results.ts';
import { ENTRIES } from '../../shared/games/entries.ts';
import { ANN, agreed, BEN, CAT, openTestTables, order, playsOn } from '../../shared/hall.ts';
import { lobby, NOON } from '../../shared/stores/tables.ts';

interface Ended {
  readonly entry: GameEntry;
  readonly read: Table;
  readonly changed: Table;
  readonly lines: readonly LogLine[];
}

interface Played {
  readonly entry: GameEntry;
  readonly options: Options;
  readonly roles: readonly string[];
  readonly steps: readonly PlayedStep<unknown>[];
}

/** A whole game of the program's own players. */
function played(gameId: string, roles: readonly string[], seed: string): Played {
  const entry = ENTRIES.get(gameId);
  if (entry === undefined) throw new Error(`no game ${gameId}`);
  const { game } = entry;
  const options = Object.fromEntries(
    Object.entries(game.options).map(([option, { byDefault }]) => [option, byDefault]),
  );
  const opening = { options, roles, seed: seedFrom(seed), box: game.box(options, null) };
  const policy: Policy<unknown> = entry.policies['sensible'] ?? atRandom;
  return { entry, options, roles, steps: [...playOut(game, opening, policy)] };
}

/** The game as a table before and after its last answers. */
function endedAfter({ entry, options, roles, steps }: Played, lastAnswers: number): Ended {
  const { game } = entry;
  const before = steps.at(-1 - lastAnswers);
  const last = steps.at(-1);
  if (before === undefined || last === undefined) throw new Error('too short a game');
  const people = [ANN, BEN, CAT];
  const read = lobby({
    gameId: game.id,
    rulesVersion: game.rulesVersion,
    options,
    status: 'playing',
    seats: roles.map((role, at) => ({ role, userId: people[at] ?? null })),
    state: before.state,
    logged: steps.length - 1 - lastAnswers,
  });
  const lines = steps.slice(-lastAnswers).map(({ seat, action }, at): LogLine => {
    if (seat === null || action === null) throw new Error('an opening is no answer');
    return { index: read.logged + at, seat, userId: ANN, action };
  });
  const changed = { ...read, state: last.state, status: 'finished', changedAt: NOON } as const;
  return { entry, read, changed, lines };
}

function ended(gameId: string, roles: readonly string[], seed: string): Ended {
  return endedAfter(played(gameId, roles, seed), 1);
}

function lastTurnOf({ entry, steps }: Played): number {
  return entry.game.requests(steps.at(-2)?.state)[0]?.turn ?? 0;
}

/** The first game with more than three turns and six answers. A short game isn't that long with every seed. */
function longGame(gameId: string, roles: readonly string[]): Played {
  for (let number = 1; number <= 20; number += 1) {
    const game = played(gameId, roles, number === 1 ? 'many turns' : `many turns ${number}`);
    if (game.steps.length > 6 && lastTurnOf(game) > 3) return game;
  }
  throw new Error(`${gameId} has no long game`);
}

function resultOfEnded({ entry, read, changed, lines }: Ended, changes: Partial<Table> = {}) {
  return resultOf(entry, read, { ...changed, ...changes }, lines);
}

describe('a game that counts', () => {
  test('is stored with the players at its end and the result', () => {
    const game = ended('yggdrasil', ['thor', 'odin'], 'results');
    const { entry, changed, read } = game;
    const outcome = entry.game.outcome(changed.state).kind;
    expect(['won', 'lost']).toContain(outcome);
    expect(resultOfEnded(game)).toEqual({
      tableId: 'table-1',
      guildId: 'guild',
      gameId: 'yggdrasil',
      difficulty: { rules: '2018' },
      ending: outcome,
      turns: entry.game.requests(read.state)[0]?.turn,
      closeness: entry.game.closeness?.(changed.state) ?? null,
      finishedAt: NOON,
      seats: [
        { role: 'thor', userId: ANN, hasWon: outcome === 'won' },
        { role: 'odin', userId: BEN, hasWon: outcome === 'won' },
      ],
    });
  });

  test('with a house rule counts separately from games without it', () => {
    const game = ended('micromidgard', ['hugin', 'munin'], 'house rules');
    const { entry } = game;
    const long = { fields: [{ kind: 'yes' }], byDefault: false, isHouseRule: true } as const;
    const rules = { ...entry.game, options: { ...entry.game.options, long } };
    const played = { ...game, entry: { ...entry, game: rules } };
    const { options } = game.changed;
    const difficultyWith = (more: object) =>
      resultOfEnded(played, { options: { ...options, ...more } })?.difficulty;
    expect(difficultyWith({ long: true })).toEqual({ long: true });
    expect(difficultyWith({ long: false })).toEqual({});
  });

  test.each([...ENTRIES])('in %s lasted the number of turns its last question shows', (gameId, { game }) => {
    const roles = Array.from({ length: Math.min(2, game.seats.max) }, (_, seat) => game.roles[seat] ?? '');
    const long = longGame(gameId, roles);
    const turns = lastTurnOf(long);
    expect(resultOfEnded(endedAfter(long, 1))?.turns).toBe(turns);
    expect(resultOfEnded(endedAfter(long, 6))?.turns).toBe(turns);
  });

  test('counts for the player who holds the seat when the game ends; an open seat counts for no one', () => {
    const seats = [
      { role: 'thor', userId: CAT },
      { role: 'odin', userId: null },
    ];
    const arrangements = {
      offers: [],
      standIn: { seat: seatIndex(0), turn: 1, userId: BEN },
      proposal: null,
    };
    const result = resultOfEnded(ended('yggdrasil', ['thor', 'odin'], 'results'), { seats, arrangements });
    expect(result?.seats.map(({ userId }) => userId)).toEqual([CAT, null]);
  });

  test('between ravens is won by one of them, and the points are stored', () => {
    const game = ended('micromidgard', ['hugin', 'munin'], 'ravens');
    const outcome = game.entry.game.outcome(game.changed.state);
    if (outcome.kind !== 'ranked' || outcome.winners.length !== 1) throw new Error('take another seed');
    const result = resultOfEnded(game);
    expect(result).toMatchObject({ ending: 'decided', difficulty: {} });
    const [one = 0, other = 0] = outcome.scores;
    expect(result?.closeness).toBe(Math.abs(one - other));
    expect(result?.seats.map(({ hasWon }) => hasWon)).toEqual([0, 1].map((at) => outcome.winners[0] === at));
  });
});

describe('no statistics count', () => {
  const game = ended('yggdrasil', ['thor', 'odin'], 'results');

  test.each<readonly [string, Partial<Table>]>([
    ['a casual game', { isCasual: true }],
    ['a challenge', { isChallenge: true }],
    ['a game that is not over', { status: 'playing' }],
    ['a game that was ended early', { status: 'aborted' }],
    ['a game that was closed', { status: 'closed' }],
    ['a game with unknown rules', { rulesVersion: 'yggdrasil-0' }],
  ])('%s', (_, changes) => {
    expect(resultOfEnded(game)).not.toBeNull();
    expect(resultOfEnded(game, changes)).toBeNull();
  });

  test('a change to a game that was already over', () => {
    expect(resultOf(game.entry, game.changed, game.changed, [])).toBeNull();
  });

  test('a duel against oneself; but gods win and lose together, so a game with one person as all gods counts', () => {
    const seatsOf = (roles: readonly string[]) => roles.map((role) => ({ role, userId: ANN as UserId }));
    const duel = ended('micromidgard', ['hugin', 'munin'], 'ravens');
    expect(resultOfEnded(duel, { seats: seatsOf(['hugin', 'munin']) })).toBeNull();
    expect(resultOfEnded(game, { seats: seatsOf(['thor', 'odin']) })).not.toBeNull();
  });
});

describe('at a table', () => {
  async function playedOut(changes: { readonly seed?: string; readonly isCasual?: boolean }) {
    const hall = await openTestTables();
    const { seed: _, ...unknown } = order({ gameId: 'micromidgard', role: 'hugin' });
    const { id } = agreed(await hall.tables.open(hall.actor(ANN), { ...unknown, ...changes }));
    agreed(await hall.tables.join(hall.actor(BEN), id, { role: 'munin', another: false }));
    agreed(await hall.tables.start(hall.actor(ANN), id, null));
    await playsOn(hall, id);
    expect((await hall.tables.loaded(id))?.table.status).toBe('finished');
    return hall.statistics.of({ guildId: 'guild', userId: ANN, role: null });
  }

  test('the answer that ends the game stores its result', async () => {
    expect(await playedOut({})).toMatchObject([{ gameId: 'micromidgard', games: 1 }]);
  });

  test('a game with a typed seed, or at a casual table, does not count', async () => {
    expect(await playedOut({ seed: 'known' })).toEqual([]);
    expect(await playedOut({ isCasual: true })).toEqual([]);
  });
});
