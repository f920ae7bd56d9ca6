/** A storage with traces of two people in every possible place. */
import { expect } from 'vitest';
import { seatIndex } from '../../src/core/seat.ts';
import type { Storage } from '../../src/storage/storage.ts';
import type { ChannelId, Table, TableId, UserId } from '../../src/tables/model/table.ts';
import { aCampaign, anEntry } from '../shared/stores/campaigns.ts';
import { commitOf, due, lobby, NOON, secondsAfterNoon } from '../shared/stores/tables.ts';

export const ANN = '1200000000000000201' as UserId;
export const BEN = '1200000000000000202' as UserId;
export const ACTION = { request: 'turn-1', choice: 'asgard', values: {} };

/** A finished game of Ann and Ben. */
export function over(id: string, changes: Partial<Table> = {}): Table {
  return lobby({
    id: id as TableId,
    place: { guildId: 'guild', channelId: id as ChannelId },
    status: 'finished',
    hostId: ANN,
    seats: [
      { role: 'thor', userId: ANN },
      { role: 'odin', userId: BEN },
    ],
    ...changes,
  });
}

/** Ann and Ben have left traces everywhere they can. */
export async function aLongStory({
  store,
  settings,
  boxes,
}: Pick<Storage, 'store' | 'settings' | 'boxes'>): Promise<void> {
  const table = over('a-story', {
    pausedBy: ANN,
    logged: 2,
    arrangements: {
      offers: [{ seat: seatIndex(0), turn: null, to: BEN, by: ANN }],
      standIn: { seat: seatIndex(1), turn: 4, userId: ANN },
      proposal: { measure: { kind: 'take-back' }, request: '7', agreed: [ANN, BEN] },
    },
  });
  const posted = {
    key: 'table.paused',
    with: { user: ANN, among: [{ key: 'asked.person', with: { user: `<@${ANN}>` } }] },
  };
  const jobs = [
    { job: { kind: 'notice', phrase: posted, by: ANN, call: [ANN, BEN] }, dueAt: NOON },
    { job: { kind: 'notice', phrase: posted, by: BEN }, dueAt: NOON },
    { job: { kind: 'board', by: ANN, version: 2 }, dueAt: secondsAfterNoon(9) },
    { job: { kind: 'direct', to: ANN, phrase: { key: 'reminder' } }, dueAt: secondsAfterNoon(9) },
    { job: { kind: 'direct', to: BEN, phrase: { key: 'reminder' } }, dueAt: secondsAfterNoon(9) },
    due(9, 'later'),
  ] as const;
  const result = {
    tableId: table.id,
    guildId: 'guild',
    gameId: 'yggdrasil',
    difficulty: { rules: '2018' },
    ending: 'won' as const,
    turns: 30,
    closeness: 2,
    finishedAt: NOON,
    seats: [
      { role: 'thor', userId: ANN, hasWon: true },
      { role: 'odin', userId: BEN, hasWon: true },
    ],
  };
  const lines = [
    { index: 0, seat: seatIndex(0), userId: ANN, action: ACTION },
    { index: 1, seat: seatIndex(1), userId: BEN, back: 1 },
  ];
  const campaign = aCampaign({
    hostId: ANN,
    tableId: table.id,
    place: table.place,
    seats: [
      { role: 'thor', userId: ANN },
      { role: 'odin', userId: BEN },
    ],
    proposals: [{ ware: 'thor+odin', agreed: [ANN] }],
  });
  const change = { campaign, entry: anEntry({ by: ANN }) };
  expect(await store.commit(commitOf(table, { jobs, lines, result, campaign: change }))).toBe('done');
  const [row] = await store.claimDue(NOON, 1);
  if (row === undefined) throw new Error('something is due');
  const board = { turn: 3, pending: [ANN, BEN], away: [ANN], from: 0, to: 0 };
  await store.finish(row, {
    shown: { channelId: table.place.channelId, messageId: 'shown', postedAt: NOON, board },
    jobs: [],
  });
  await settings.changePerson(ANN, { language: 'fr', timeZone: 'Europe/Paris' }, NOON);
  await settings.changePerson(BEN, { language: 'it' }, NOON);
  const box = { guildId: 'guild', gameId: 'yggdrasil', text: '{}', userId: ANN, keptAt: NOON };
  await boxes.keep({ ...box, corrections: {} });
}
