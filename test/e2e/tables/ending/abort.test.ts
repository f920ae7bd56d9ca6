/** A game that is ended early: the people who can end it, the questions they get first, and the things that remain. */
import { expect, test } from 'vitest';
import type { Message } from '../../../../src/playground/model/shapes.ts';
import { ephemeralsOf, labelsOf, type Player, textOf } from '../../../shared/people.ts';
import { openHall } from '../../bot.ts';
import { expectGoodManners, postedIn } from '../../manners.ts';
import { startsGame } from '../../playing.ts';

const SURE = "End this game? You can't undo this. You can still read the log.";

test.each(['the host', 'a moderator'])('%s ends the game after one question, with a reason', async (who) => {
  const hall = await openHall();
  const { ada, bo, mo } = hall;
  const ender: Player = who === 'the host' ? ada : mo;
  const { id } = await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: 'story 76' });
  const board = hall.board();
  expect(await textOf(ender.types('/game abort'))).toBe(SURE);
  expect(await ender.presses('End it and say why')).toMatchObject({ kind: 'modal' });
  expect((await hall.loaded()).table.status).toBe('playing');
  const code = `Odin is on holiday,\n\nask <@${bo.id}> and @everyone`;
  expect(await ender.isShown(ender.fills({ 'Why? Everyone at the table will see it.': code }))).toBe(
    'The game has ended.',
  );
  expect(ephemeralsOf(hall.local, ender).flatMap(labelsOf)).toEqual([]);
  await hall.rests();
  expect(postedIn(hall).at(-1)).toBe(
    `<@${ender.id}> has ended this game: Odin is on holiday, ask \\<\\@${bo.id}> and \\@everyone\n-# You can still read its log; \`/game new\` opens another table.`,
  );
  const ended = hall.local.world.messages.get(board.id);
  expect(ended?.content).toContain('This game was ended early.');
  expect(ended === undefined ? [] : labelsOf(ended)).toEqual(['Play again', 'Same seed again', 'Replay']);
  expect((await hall.tables().loaded(id))?.table.status).toBe('aborted');
  expect((await hall.tables().notices(id)).at(-1)).toMatchObject({
    by: ender.id,
    phrase: { key: 'table.aborted-because' },
  });
  expect(hall.local.world.notifications).toEqual([]);
  expectGoodManners(hall);
});

test('More also lets the host and moderators end the game, after the same question', async () => {
  const hall = await openHall();
  const { ada, bo, mo } = hall;
  const { id } = await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: 'story 76' });
  const tools = async (player: Player) => {
    await player.isShown(player.presses('More', hall.board()));
    return ephemeralsOf(hall.local, player).at(-1);
  };
  const others = await tools(bo);
  expect(others === undefined ? [] : labelsOf(others)).not.toContain('End this game');
  const moderators = await tools(mo);
  expect(moderators === undefined ? [] : labelsOf(moderators)).toContain('End this game');
  expect(await ada.isShown(ada.presses('End this game', await tools(ada)))).toBe(SURE);
  expect(labelsOf(ephemeralsOf(hall.local, ada).at(-1) as Message)).toEqual([
    'End this game',
    'End it and say why',
    'Keep playing',
  ]);
  expect(await ada.isShown(ada.presses('End this game'))).toBe('The game has ended.');
  expect(ephemeralsOf(hall.local, ada).flatMap(labelsOf)).toEqual([]);
  expect((await hall.tables().loaded(id))?.table.status).toBe('aborted');
});

test('one press ends the game without a reason, and nothing more is asked', async () => {
  const hall = await openHall();
  const { ada, bo } = hall;
  await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: 'story 76' });
  await ada.types('/game abort');
  expect(await ada.isShown(ada.presses('End this game'))).toBe('The game has ended.');
  expect(ephemeralsOf(hall.local, ada).flatMap(labelsOf)).toEqual([]);
  await hall.rests();
  expect(postedIn(hall).at(-1)).toBe(
    `<@${ada.id}> has ended this game. You can still read its log; \`/game new\` opens another table.`,
  );
  expect(hall.local.world.modals.size).toBe(0);
});

test('a reason is shown as typed, without links or commands', async () => {
  const hall = await openHall();
  const { ada, bo } = hall;
  await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: 'story 76' });
  await ada.types('/game abort');
  await ada.presses('End it and say why');
  const code = 'see `/done` and [Odin](https://example.org)';
  await ada.isShown(ada.fills({ 'Why? Everyone at the table will see it.': code }));
  await hall.rests();
  expect(postedIn(hall).at(-1)).toContain('see \\`\\/done\\` and \\[Odin](https\\:\\/\\/example.org)');
});

test("the form for a reason says so if the game is already over when it's sent", async () => {
  const hall = await openHall();
  const { ada, bo, mo } = hall;
  const { id } = await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: 'story 76' });
  await ada.types('/game abort');
  await ada.presses('End it and say why');
  await mo.types('/game abort');
  await mo.isShown(mo.presses('End this game'));
  expect(await ada.isShown(ada.fills({ 'Why? Everyone at the table will see it.': 'Too late' }))).toContain(
    "There's no game in progress here. `/game status`",
  );
  const posted = (await hall.tables().notices(id)).map(({ phrase }) => phrase.key);
  expect(posted.filter((key) => key.startsWith('table.aborted'))).toHaveLength(1);
});

test("another person's request to end the game is refused, and the game continues", async () => {
  const hall = await openHall();
  const { ada, bo, cleo } = hall;
  await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: 'story 76' });
  const posted = postedIn(hall);
  for (const player of [bo, cleo]) {
    expect(await textOf(player.types('/game abort'))).toBe(
      `Only the host (<@${ada.id}>) or a moderator can do that. Ask one of them.`,
    );
  }
  expect((await hall.loaded()).table.status).toBe('playing');
  expect(postedIn(hall)).toEqual(posted);
});

test('"Keep playing" removes the question', async () => {
  const hall = await openHall();
  const { ada } = hall;
  await startsGame(hall, { seats: { thor: ada, odin: hall.bo }, seed: 'story 76' });
  const seen = await ada.types('/game abort');
  if (seen.kind !== 'message') throw new Error('nothing was asked');
  await ada.presses('Keep playing');
  await hall.local.world.until((world) => !world.messages.has(seen.message.id));
  expect((await hall.loaded()).table.status).toBe('playing');
});

test('a lobby is ended after the same question, and its buttons are removed', async () => {
  const hall = await openHall();
  await hall.ada.types('/game new', { game: 'yggdrasil', role: 'odin' });
  await hall.rests();
  const lobby = hall.board();
  expect(await textOf(hall.ada.types('/game abort'))).toMatch(/^End this table\? Its game/);
  await hall.ada.isShown(hall.ada.presses('End this game'));
  await hall.rests();
  expect(postedIn(hall).at(-1)).toContain('has ended this game');
  expect(hall.local.world.messages.get(lobby.id)?.components).toEqual([]);
});
