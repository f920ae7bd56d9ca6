/** A game ended before its time: by whom, after how many questions, and what stays. */
import { expect, test, vi } from 'vitest';
import { openHall } from './bot.ts';
import { expectGoodManners, saidIn } from './manners.ts';
import { ephemeralsOf, labelsOf, notificationsOf, type Player, textOf } from './people.ts';
import { startsGame } from './playing.ts';

vi.setConfig({ testTimeout: 60_000 });

const SURE = 'End this game for good? It cannot be gone on with; its log stays.';

test.each(['the host', 'a moderator'])('%s ends it, after one question', async (who) => {
  const hall = await openHall();
  const { ada, bo, mo } = hall;
  const ender: Player = who === 'the host' ? ada : mo;
  const { id } = await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: 'story 76' });
  const board = hall.board();
  expect(await textOf(ender.types('/game abort'))).toBe(SURE);
  expect((await hall.standing()).table.status).toBe('playing');
  expect(await textOf(ender.presses('End this game').then((seen) => told(seen, ender)))).toBe(
    'The game is ended.',
  );
  await hall.rests();
  expect(saidIn(hall).at(-1)).toBe(
    `<@${ender.id}> has ended this game. The log stays; \`/game new\` opens another table.`,
  );
  const ended = hall.local.world.messages.get(board.id);
  expect(ended?.content).toContain('This game was ended before its time.');
  expect(ended === undefined ? [] : labelsOf(ended)).toEqual(['Replay', 'Same seed again']);
  expect((await hall.tables().standing(id))?.table.status).toBe('aborted');
  expect(notificationsOf(hall.local, ender)).toEqual([]);
  expectGoodManners(hall);

  async function told(seen: Awaited<ReturnType<Player['presses']>>, player: Player) {
    await hall.local.world.until(() => ephemeralsOf(hall.local, player).at(-1)?.content !== SURE);
    const message = ephemeralsOf(hall.local, player).at(-1);
    return message === undefined ? seen : { ...seen, kind: 'message' as const, message, interactionId: '' };
  }
});

test('whoever else asks is refused privately, and the game goes on', async () => {
  const hall = await openHall();
  const { ada, bo, cleo } = hall;
  await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: 'story 76' });
  const said = saidIn(hall);
  for (const player of [bo, cleo]) {
    expect(await textOf(player.types('/game abort'))).toBe(
      `Only the host, <@${ada.id}>, or a moderator can do that. Ask one of them.`,
    );
  }
  expect((await hall.standing()).table.status).toBe('playing');
  expect(saidIn(hall)).toEqual(said);
});

test('"Keep playing" takes the question away', async () => {
  const hall = await openHall();
  const { ada } = hall;
  await startsGame(hall, { seats: { thor: ada, odin: hall.bo }, seed: 'story 76' });
  const seen = await ada.types('/game abort');
  if (seen.kind !== 'message') throw new Error('nothing was asked');
  await ada.presses('Keep playing');
  await hall.local.world.until((world) => !world.messages.has(seen.message.id));
  expect((await hall.standing()).table.status).toBe('playing');
});

test('a lobby is ended the same way, and its buttons go', async () => {
  const hall = await openHall();
  await hall.ada.types('/game new', { role: 'odin' });
  await hall.rests();
  const lobby = hall.board();
  await hall.ada.types('/game abort');
  await hall.ada.presses('End this game');
  await hall.local.world.until(() => saidIn(hall).some((said) => said.includes('has ended this game')));
  expect(hall.local.world.messages.get(lobby.id)?.components).toEqual([]);
});
