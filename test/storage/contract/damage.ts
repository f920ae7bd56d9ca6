/** A damaged row harms only itself: it's reported, skipped, or its table is ended or moved using the readable rest. */
import { expect, test } from 'vitest';
import type { GameResult } from '../../../src/tables/model/game-result.ts';
import { PERSON_CHOSE_NOTHING, SERVER_UNREADABLE } from '../../../src/tables/model/settings.ts';
import { UnreadableBox } from '../../../src/tables/model/storage/box-shelf.ts';
import type { TableStore } from '../../../src/tables/model/storage/store.ts';
import { UnreadableLog, UnreadableTable } from '../../../src/tables/model/storage/unreadable.ts';
import type { ChannelId, Table, TableId, UserId } from '../../../src/tables/model/table.ts';
import { commitOf, due, LINE, lobby, NOON, next, secondsAfterNoon } from '../../shared/stores/tables.ts';
import type { OpenBackEnd } from './back-end.ts';
import { claim, claimOne, texts } from './outbox-rows.ts';

const ANN = 'ann' as UserId;
const BEN = 'ben' as UserId;
const HURT = lobby();
const BESIDE = lobby({
  id: 'beside' as TableId,
  place: { guildId: 'guild', channelId: 'beside' as ChannelId },
  createdAt: secondsAfterNoon(9),
});

/** A game whose row will be damaged, and a lobby next to it. */
async function twoTables(store: TableStore): Promise<Table> {
  await store.commit(commitOf(HURT));
  const playing = next(HURT, { status: 'playing', state: { turn: 1 }, logged: 1 });
  const era = { rulesVersion: HURT.rulesVersion, from: 0, state: null };
  await store.commit(commitOf(playing, { lines: [LINE], era }));
  await store.commit(commitOf(BESIDE));
  return playing;
}

export function damage(openBackEnd: OpenBackEnd): void {
  test('an unreadable table is reported with its remains, and other tables are read', async () => {
    const { store, damages } = await openBackEnd();
    await twoTables(store);
    await damages('table', HURT.id);
    const { id, gameId, place, hostId } = HURT;
    const unreadable = { name: 'UnreadableTable', remains: { id, gameId, place, hostId, isLive: true } };
    await expect(store.load(HURT.id)).rejects.toMatchObject({ ...unreadable, ruin: null });
    await expect(store.liveIn(place.channelId)).rejects.toMatchObject(unreadable);
    expect(await store.load(BESIDE.id)).toEqual(BESIDE);
    expect(await store.liveOfServer('guild')).toEqual([expect.any(UnreadableTable), BESIDE]);
    expect(await store.liveOfPerson(ANN)).toEqual([expect.any(UnreadableTable), BESIDE]);
    expect(await store.live()).toEqual([HURT.id, BESIDE.id]);
    expect(await store.log(HURT.id)).toEqual([LINE]);
  });

  test('if none of several tables can be read, the storage is not opened, and stays as it is', async () => {
    const { store, damages, reopened } = await openBackEnd();
    const ids = ['one', 'two', 'three'].map((id) => id as TableId);
    for (const id of ids) {
      const place = { guildId: 'guild', channelId: `channel of ${id}` as ChannelId };
      await store.commit(commitOf(lobby({ id, place })));
      await damages('arrangements', id);
    }
    await expect(reopened()).rejects.toThrow(/unreadable|no table that this version can read/);
  });

  test('the storage is opened if one of several tables is readable', async () => {
    const { store, damages, reopened } = await openBackEnd();
    await store.commit(commitOf(lobby({ changedAt: NOON })));
    for (const id of ['two', 'three', 'four'].map((name) => name as TableId)) {
      const place = { guildId: 'guild', channelId: `channel of ${id}` as ChannelId };
      await store.commit(commitOf(lobby({ id, place, changedAt: secondsAfterNoon(1) })));
      await damages('table', id);
    }
    expect(await (await reopened()).store.load(lobby().id)).toEqual(lobby());
  });

  test('if only the state is broken, the error comes with the rest of the table', async () => {
    const { store, damages } = await openBackEnd();
    const playing = await twoTables(store);
    await damages('state', HURT.id);
    const error = await store.load(HURT.id).catch((thrown: unknown) => thrown);
    if (!(error instanceof UnreadableTable)) throw new Error('it was read');
    expect(error.ruin?.broken).toEqual(['state']);
    expect(error.ruin?.table).toMatchObject({ ...playing, state: null });
  });

  test('an unreadable log harms neither its table nor another log', async () => {
    const { store, damages } = await openBackEnd();
    const playing = await twoTables(store);
    await store.commit(commitOf(next(BESIDE), { lines: [LINE] }));
    await damages('log', HURT.id);
    await expect(store.log(HURT.id)).rejects.toBeInstanceOf(UnreadableLog);
    expect(await store.load(HURT.id)).toEqual(playing);
    expect(await store.log(BESIDE.id)).toEqual([LINE]);
  });

  test('an unreadable notice is skipped', async () => {
    const { store, damages } = await openBackEnd();
    await store.commit(commitOf(HURT, { jobs: [due(0, 'first'), due(0, 'second')] }));
    await damages('notice', HURT.id);
    expect((await store.notices(HURT.id)).map(({ phrase }) => phrase.key)).toEqual(['second']);
  });

  test('an unreadable job is set aside, and the other jobs continue', async () => {
    const { store, damages } = await openBackEnd();
    await store.commit(commitOf(HURT, { jobs: [due(0, 'first'), due(1, 'second')] }));
    await damages('job', HURT.id);
    const row = await claimOne(store, 2);
    expect(row.job).toMatchObject({ kind: 'unreadable', code: expect.any(String) });
    await store.setAside(row, 'it cannot be read', [due(2, 'instead')]);
    for (const text of ['second', 'instead']) {
      const other = await claimOne(store, 2);
      expect(texts([other])).toEqual([text]);
      await store.finish(other);
    }
    await store.wake(HURT.id);
    expect(await claim(store, 2)).toEqual([]);
  });

  test('an unreadable result is reported, and the other results count', async () => {
    const { store, statistics, damages, damage: told } = await openBackEnd();
    const seats = [{ role: 'thor', userId: ANN, hasWon: true }];
    for (const table of [HURT, BESIDE]) {
      const result: GameResult = {
        tableId: table.id,
        guildId: 'guild',
        gameId: 'yggdrasil',
        difficulty: {},
        ending: 'won',
        turns: 20,
        closeness: null,
        finishedAt: NOON,
        seats,
      };
      await store.commit(commitOf({ ...table, status: 'finished' }, { result }));
    }
    await damages('result', HURT.id);
    const scope = { guildId: 'guild', userId: ANN, role: null };
    expect(await statistics.of(scope)).toMatchObject([{ games: 1, won: 1 }]);
    expect(told).toHaveLength(1);
    expect(told[0]?.row).toContain(HURT.id);
  });

  test('unreadable settings count as none, except that only moderators host and skip; saving repairs them', async () => {
    const { settings, damages, damage: told } = await openBackEnd();
    await settings.changePerson(ANN, { language: 'fr', direct: true }, NOON);
    await settings.changePerson(BEN, { language: 'it' }, NOON);
    await settings.changeServer('guild', { language: 'fr', reminders: false }, NOON);
    await damages('person', ANN);
    await damages('server', 'guild');
    // Both are read at the same time, so that reading one damaged row does not fail the other.
    const [ann, ben] = await Promise.all([settings.ofPerson(ANN), settings.ofPerson(BEN)]);
    expect(ann).toEqual(PERSON_CHOSE_NOTHING);
    expect(ben).toEqual({ ...PERSON_CHOSE_NOTHING, language: 'it' });
    expect(await settings.ofServer('guild')).toEqual(SERVER_UNREADABLE);
    expect(told.map(({ row }) => row)).toEqual([
      expect.stringContaining(ANN),
      expect.stringContaining('guild'),
    ]);
    expect(await settings.isReadable('guild')).toBe(false);
    await settings.changePerson(ANN, { rhythm: 'seldom' }, NOON);
    await settings.changeServer('guild', { skips: 'vote' }, NOON);
    expect(await settings.ofPerson(ANN)).toEqual({ ...PERSON_CHOSE_NOTHING, rhythm: 'seldom' });
    expect(await settings.ofServer('guild')).toEqual({ ...SERVER_UNREADABLE, skips: 'vote' });
    expect(await settings.isReadable('guild')).toBe(true);
  });

  test('an unreadable box is reported when it is requested; a new one replaces it', async () => {
    const { boxes, damages, damage: told } = await openBackEnd();
    const box = { gameId: 'yggdrasil', corrections: {}, text: '{}', userId: ANN, keptAt: NOON };
    const [ours, theirs] = [
      { ...box, guildId: 'guild' },
      { ...box, guildId: 'another' },
    ];
    for (const each of [ours, theirs]) await boxes.keep(each);
    await damages('box', 'guild');
    await expect(boxes.of('guild', 'yggdrasil')).rejects.toBeInstanceOf(UnreadableBox);
    expect(told.map(({ row }) => row)).toEqual([expect.stringContaining('guild')]);
    expect(await boxes.of('another', 'yggdrasil')).toEqual(theirs);
    await boxes.keep(ours);
    expect(await boxes.of('guild', 'yggdrasil')).toEqual(ours);
  });

  test('an unreadable table can be moved, and ended once', async () => {
    const { store, damages } = await openBackEnd();
    await store.commit(commitOf(HURT, { jobs: [due(0, 'never')] }));
    await store.commit(commitOf(BESIDE));
    await damages('table', HURT.id);
    const remains = async () => {
      const error = await store.load(HURT.id).catch((thrown: unknown) => thrown);
      if (!(error instanceof UnreadableTable)) throw new Error('it was read');
      return error.remains;
    };
    const found = await remains();
    const away = { guildId: 'guild', channelId: 'away' as ChannelId };
    const move = { remains: found, place: away, changedAt: NOON, cause: 'move' };
    expect(await store.rescue({ ...move, place: BESIDE.place })).toBe('channel-taken');
    expect(await store.rescue(move)).toBe('done');
    expect(await store.rescue(move)).toBe('repeated');
    expect((await remains()).place).toEqual(away);
    expect(await store.liveIn(HURT.place.channelId)).toBeNull();

    const end = { remains: found, place: null, changedAt: NOON, cause: 'end' };
    expect(await store.rescue(end)).toBe('conflict');
    expect(await store.rescue({ ...end, remains: await remains() })).toBe('done');
    expect(await remains()).toMatchObject({ isLive: false });
    expect(await store.live()).toEqual([BESIDE.id]);
    expect(await store.nextDue()).toBeNull();
  });
}
