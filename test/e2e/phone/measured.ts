/** A whole two-player game on a phone: the players' taps, the heights of boards, the notifications and the bot's requests. */
import type { Browser } from 'playwright-core';
import { expect } from 'vitest';
import { playersChance } from '../../../src/core/playing.ts';
import { atRandom } from '../../../src/core/policy.ts';
import { giverOf } from '../../../src/core/requests/answer.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import { notificationsOf } from '../../shared/people.ts';
import { openHall } from '../bot.ts';
import { expectGoodManners } from '../manners.ts';
import { plays, startsTable } from '../playing.ts';
import type { GameForTwo } from './games.ts';
import { BLANK, heightOn, phone } from './phone.ts';
import { countingTaps } from './taps.ts';

export interface Measures {
  readonly moves: number;
  /** Taps by both players, turn by turn. */
  readonly taps: readonly number[];
  /** Heights of the board at each question. */
  readonly heights: readonly number[];
  /** The height of the end message. */
  readonly heightOfEnd: number;
  readonly boards: number;
  /** Notifications to both players. */
  readonly notifications: number;
  readonly requests: number;
}

/** Plays to the end, answering each question with the buttons, menus and forms of the board. */
export async function measured(
  browser: Browser,
  { game, roles, seed }: GameForTwo,
  options: Readonly<Record<string, string>> = {},
): Promise<Measures> {
  const hall = await openHall({ painter: BLANK });
  const { ada, bo, local } = hall;
  const players = [ada, bo].map(countingTaps);
  const seats = [[roles[0], ada] as const, [roles[1], bo] as const];
  const { id } = await startsTable(hall, seats, { seed, options: { game, ...options } });
  const page = await phone(browser, local, ada.place());
  const policy = CATALOGUE.get(game)?.policies['sensible'] ?? atRandom;
  const pick = playersChance('the players');
  const calls = () => [ada, bo].flatMap((player) => notificationsOf(local, player)).length;
  const tapped = () => players.reduce((sum, player) => sum + player.taps(), 0);
  const before = { requests: hall.wire.sent.length, calls: calls() };
  const heights: number[] = [];
  const boards = new Set<string>();
  const taps = new Map<number, number>();
  let moves = 0;
  for (;;) {
    const loaded = await hall.tables().loaded(id);
    const request = loaded?.request ?? null;
    if (loaded === null || request === null) break;
    const board = hall.board();
    expect(board.attachments).not.toEqual([]);
    heights.push(await heightOn(page, board));
    boards.add(board.id);
    const { table, entry } = loaded;
    const action = policy.answer(request, entry.game.observe(table.state, request.seats[0]), pick);
    const userId = table.seats[giverOf(request, action)]?.userId;
    const player = players.find((one) => one.id === userId);
    if (player === undefined) throw new Error(`no one answers ${action.choice}`);
    const earlier = tapped();
    await plays(hall, player, action, 'controls');
    taps.set(request.turn, (taps.get(request.turn) ?? 0) + tapped() - earlier);
    moves += 1;
  }
  expectGoodManners(hall);
  return {
    moves,
    taps: [...taps.values()],
    heights,
    heightOfEnd: await heightOn(page, hall.board()),
    boards: boards.size,
    notifications: calls() - before.calls,
    requests: hall.wire.sent.length - before.requests,
  };
}
