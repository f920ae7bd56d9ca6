/** Ada plays with a computer: it takes a seat in the lobby, plays by itself, and plays for her while she is away. */
import { expect, test } from 'vitest';
import { ephemeralsOf, labelsOf, notificationsOf, textOf, wordsIn } from '../../shared/people.ts';
import { openHall } from '../bot.ts';
import { endsTurn, goesOn, startsGame } from '../playing.ts';

const SECONDS = 1_000;

test('the menu of computers keeps only buttons that still work', async () => {
  const hall = await openHall();
  const { ada } = hall;
  await ada.types('/game new', { game: 'Micro Midgard', role: 'hugin' });
  await hall.rests();
  const lobby = hall.board();
  const panel = () => {
    const message = ephemeralsOf(hall.local, ada).at(-1);
    if (message === undefined) throw new Error('nothing was told privately');
    return message;
  };
  await ada.isShown(ada.presses('Add a computer', lobby));
  expect(labelsOf(panel())).toEqual(['Add: Easy', 'Add: Medium', 'Add: Hard']);
  await ada.isShown(ada.presses('Add: Easy'));
  expect(labelsOf(panel())).toEqual(['Remove one']);
  expect(wordsIn(panel())).toBe('All seats are taken.');
  await ada.types('/game start');
  await hall.rests();
  await ada.isShown(ada.presses('Remove one'));
  expect(ephemeralsOf(hall.local, ada).flatMap(labelsOf)).toEqual([]);
});

test('a stranger in a lobby reads the options and is offered nothing that would be refused', async () => {
  const hall = await openHall();
  const { ada, bo } = hall;
  await ada.types('/game new', { game: 'Micro Midgard', role: 'hugin' });
  await hall.rests();
  const lobby = hall.board();
  const panel = () => ephemeralsOf(hall.local, bo).at(-1);
  await bo.isShown(bo.presses('Add a computer', lobby));
  expect(panel()?.content).toContain('Only players at this table, its host (');
  expect(panel()?.components).toEqual([]);
  await bo.isShown(bo.presses('Options', lobby));
  expect(panel()?.content).toContain('The host and moderators can change them');
  expect(panel()?.components).toEqual([]);
});

test('a computer is marked as one, plays after a pause, and returns a lent seat', async () => {
  const hall = await openHall({ clockStands: true });
  const { ada, bo } = hall;
  await ada.types('/game new', { game: 'Yggdrasil', role: 'thor', seed: 'computers' });
  await hall.rests();
  expect(await bo.isShown(bo.presses('Add a computer', hall.board()))).toContain(`<@${ada.id}>`);
  expect((await hall.loaded()).table.seats).toHaveLength(1);
  await ada.isShown(ada.presses('Add a computer', hall.board()));
  await ada.isShown(ada.presses('Add: Medium'));
  await ada.isShown(ada.presses('Add: Hard'));
  await ada.isShown(ada.presses('Remove one'));
  await hall.rests();
  expect(hall.boardWords()).toContain('2. medium computer');
  const lobby = (await hall.loaded()).table;
  await ada.presses('Start', hall.board());
  await hall.movesOn(lobby);
  while ((await hall.loaded()).request?.about !== 'turn') await goesOn(hall, 1);

  await endsTurn(hall, ada);
  await hall.rests();
  const { table } = await hall.loaded();
  const called = notificationsOf(hall.local, ada).length;
  expect(hall.boardWords()).toContain('(computer)');
  expect(hall.boardWords()).toContain('The computer plays in a few seconds');
  expect(labelsOf(hall.board())).not.toContain('Take this seat');
  expect(await textOf(ada.types('/game status'))).toContain('(computer)');
  hall.turnsClock(10 * SECONDS);
  await hall.movesOn(table);
  expect((await hall.loaded()).request?.turn).toBe(3);
  expect(notificationsOf(hall.local, ada)).toHaveLength(called + 1);
  expect(hall.boardWords()).toMatch(/^- \w+ \(computer\) (goes for|plays)/m);
  expect(await textOf(ada.types('/game log'))).toContain(', medium computer');
  expect(await textOf(ada.looksUp('Since my last turn', hall.board()))).toMatch(
    /^- \w+ \(computer\) plays\.\n- /m,
  );

  expect(await textOf(ada.types('/game stand-in', { computer: 'hard: plans ahead' }))).toContain(
    'The computer has taken over.',
  );
  await hall.rests();
  expect(hall.boardWords()).toContain(`(computer for <@${ada.id}>)`);
  const away = (await hall.loaded()).table;
  await ada.types('/odds');
  expect((await hall.loaded()).table.arrangements.standIn).not.toBeNull();
  await ada.types('/choose');
  await hall.movesOn(away);
  expect(hall.boardWords()).toContain(`<@${ada.id}>`);
  expect((await hall.loaded()).table.arrangements.standIn).toBeNull();

  const forGood = { role: 'thor', computer: 'good' };
  const { mo } = hall;
  expect(await textOf(bo.types('/game replace', forGood))).toContain(`<@${ada.id}>`);
  const asked = (await hall.loaded()).table;
  expect(await textOf(mo.types('/game replace', forGood))).toMatch(
    new RegExp(
      `^<@${ada.id}>'s turn started <t:\\d+:R>\\. Let the computer play Thor from now on instead\\?$`,
    ),
  );
  expect(ephemeralsOf(hall.local, mo).map(labelsOf).at(-1)).toEqual([
    'Let the computer play',
    'Keep waiting',
  ]);
  await mo.presses('Keep waiting');
  expect((await hall.loaded()).table.version).toBe(asked.version);
  await mo.types('/game replace', forGood);
  await mo.presses('Let the computer play');
  await hall.movesOn(asked);
  expect(ephemeralsOf(hall.local, mo)).toEqual([]);
  expect(hall.boardWords()).toContain(`Thor (computer for <@${ada.id}>)`);
  expect(hall.boardWords()).toContain('Only computers are left');
  expect(await textOf(bo.types('/game log'))).toContain(
    `The computer plays Thor from now on, until <@${ada.id}> makes a move here or types`,
  );
  const replaced = (await hall.loaded()).table;
  expect(replaced.seats[0]).toMatchObject({ userId: ada.id, computer: 'good' });
  expect(await textOf(ada.types('/odds'))).not.toBe('');
  expect((await hall.loaded()).table.seats[0]).toHaveProperty('computer');
  await ada.types('/game status');
  await ada.presses("I'm back");
  await hall.movesOn(replaced);
  expect((await hall.loaded()).table.seats[0]).not.toHaveProperty('computer');
  expect(hall.boardWords()).toContain(`<@${ada.id}>, Thor`);

  const back = (await hall.loaded()).table;
  expect(await textOf(ada.types('/game replace', { computer: 'good' }))).toContain('has taken over');
  await hall.movesOn(back);
  const given = (await hall.loaded()).table;
  expect(given.seats[0]).toMatchObject({ userId: null, computer: 'good' });
  await ada.types('/choose');
  expect((await hall.loaded()).table.version).toBe(given.version);
  expect(await textOf(ada.types('/game join', { role: 'thor' }))).toContain('You have a seat');
});

test('"Why?" privately says what the turn of a computer was good for, until a person plays', async () => {
  const hall = await openHall({ clockStands: true });
  const { ada, bo, local } = hall;
  await ada.types('/game new', { game: 'Yggdrasil', role: 'thor', seed: 'computers', advice: 'private' });
  await ada.types('/game computer', { role: 'odin' });
  await hall.rests();
  const lobby = (await hall.loaded()).table;
  await ada.types('/game start', { first: 'odin' });
  await hall.movesOn(lobby);
  expect(labelsOf(hall.board())).not.toContain('Why?');
  const { table } = await hall.loaded();
  hall.turnsClock(10 * SECONDS);
  await hall.movesOn(table);

  const board = hall.board();
  const told = await textOf(bo.presses('Why?', board));
  expect(told).toMatch(/^\*\*Odin \(computer\)\*\*: after this turn, .+\.$/);
  expect(ephemeralsOf(local, bo).map((message) => wordsIn(message))).toEqual([told]);

  await endsTurn(hall, ada);
  await hall.rests();
  expect(labelsOf(hall.board())).not.toContain('Why?');
});

test('`/act` asks the same question as the board: a person alone with computers needs no agreement', async () => {
  const hall = await openHall({ clockStands: true });
  const { ada, bo } = hall;
  await startsGame(hall, { seats: { odin: ada, thor: bo }, options: { game: 'Yggdrasil Chronicles' } });
  expect(await textOf(ada.types('/act'))).toContain('Agree and press your own button');
  const before = (await hall.loaded()).table;
  await bo.types('/game replace', { role: 'thor', computer: 'good' });
  await hall.movesOn(before);
  expect(hall.boardWords()).toContain('Are you next? If');
  const asked = await textOf(ada.types('/act'));
  expect(asked).toContain('Are you next? If');
  expect(asked).not.toContain('Agree');
});

test('a person alone with computers can let one of them start, from the board or after asking to skip', async () => {
  const hall = await openHall({ clockStands: true });
  const { ada, bo } = hall;
  await ada.types('/game new', { game: 'Yggdrasil Chronicles', role: 'freyja', seed: 'hall' });
  await ada.types('/game computer', { role: 'thor' });
  await ada.types('/game computer', { role: 'tyr' });
  await hall.rests();
  await ada.types('/game start', { first: 'freyja' });
  await hall.rests();
  const board = hall.board();
  expect(labelsOf(board)).toContain('Let a computer start');
  expect(await bo.isShown(bo.presses('Let a computer start', board))).toContain(
    "You don't have a seat at this",
  );
  const status = await ada.types('/game status');
  expect(status.kind === 'message' && labelsOf(status.message)).toEqual(["Everyone's here", 'Legend']);
  const skip = await ada.isShown(ada.types('/game skip'));
  expect(skip).toContain('first. To make one go now, press **Let a computer start**.');

  const before = (await hall.loaded()).table;
  await ada.presses('Let a computer start');
  await hall.movesOn(before);
  const log = await hall.tables().log((await hall.loaded()).table.id);
  expect(log[0]).toMatchObject({ computer: 'good' });
  expect(log.every(({ userId }) => userId === null)).toBe(true);
  expect(hall.boardWords()).toMatch(/^- (Thor|Tyr) \(computer\) /m);
  expect(await textOf(ada.types('/game log'))).toContain(`<@${ada.id}> let a computer go next`);

  const { table } = await hall.loaded();
  await ada.presses('Let a computer start', hall.board());
  await hall.movesOn(table);
  expect(labelsOf(hall.board())).not.toContain('Let a computer start');
});

test('a computer asked at a paused table says it plays later, keeps the turn while people look, and then plays', async () => {
  const hall = await openHall({ clockStands: true });
  const { ada, bo, local } = hall;
  await startsGame(hall, { seats: { odin: ada, thor: bo }, options: { game: 'Yggdrasil Chronicles' } });
  await ada.types('/chronicles begin');
  await ada.types('/game pause');
  await hall.rests();
  const { id } = (await hall.loaded()).table;
  const answers = (await hall.tables().log(id)).length;
  expect(await textOf(ada.types('/game stand-in', { computer: 'good' }))).toBe(
    "The computer will take over as soon as the game resumes. I've told the channel.",
  );
  await hall.rests();
  expect(await textOf(bo.types('/game log'))).toContain(
    'As soon as the game resumes, the computer plays this turn as Odin',
  );
  const { standIn } = (await hall.loaded()).table.arrangements;
  expect(standIn).toMatchObject({ computer: 'good' });
  const shown = await hall.kept().store.shownOn(id);
  const shownNow = local.world.messages.get(shown?.messageId ?? '');
  const board = shownNow && wordsIn(shownNow);
  expect(board).toContain('-# The computer plays as soon as the game resumes.');
  expect(board).not.toContain('in a few seconds');
  await ada.types('/odds');
  await ada.types('/game status');
  hall.turnsClock(60 * SECONDS);
  await hall.rests();
  expect((await hall.loaded()).table.arrangements.standIn).toEqual(standIn);
  expect(await hall.tables().log(id)).toHaveLength(answers);
  await ada.types('/game resume');
  await hall.rests();
  const resumed = (await hall.loaded()).table;
  hall.turnsClock(60 * SECONDS);
  await hall.movesOn(resumed);
  expect((await hall.tables().log(id))[answers]).toMatchObject({ computer: 'good' });
});
