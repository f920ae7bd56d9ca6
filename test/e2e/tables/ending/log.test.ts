/** Looking back: the log in words, the game step by step, all of it as a file, and the same seed again. */
import { type Logger, pino } from 'pino';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { retell } from '../../../../scripts/replay/retell.ts';
import { atRandom } from '../../../../src/core/policy.ts';
import { seedFrom } from '../../../../src/core/random.ts';
import { CATALOGUE } from '../../../../src/games/index.ts';
import { everyComponent } from '../../../../src/playground/model/component-types.ts';
import type { Message } from '../../../../src/playground/model/shapes.ts';
import type { ChannelId, Table, TableId } from '../../../../src/tables/model/table.ts';
import { translator } from '../../../../src/words/translate.ts';
import { otherHands } from '../../../../tools/fuzz/damage/other-hands.ts';
import { eventually } from '../../../eventually.ts';
import { ephemeralsOf, labelsOf, type Player, textOf } from '../../../shared/people.ts';
import { type Hall, openHall } from '../../bot.ts';
import { asAnotherProgramLeftIt, asFirstReleaseLeftIt } from '../../first-release.ts';
import { expectGoodManners, postedIn } from '../../manners.ts';
import { drawsLater } from '../../painter.ts';
import { endButtons, endsGame, goesOn, startsGame } from '../../playing.ts';
import { playsQuickly } from '../../quickly.ts';
import { wholeLog } from '../../weeks.ts';

const SEED = 'alea-1:story 76';

/** Ada as Thor and Bo as Odin, after that many answers. */
async function midGame(answers: number): Promise<Hall> {
  const painter = drawsLater();
  const hall = await openHall({ painter });
  await startsGame(hall, { seats: { thor: hall.ada, odin: hall.bo }, seed: SEED });
  await goesOn(hall, answers);
  painter.draws();
  return hall;
}

/** A game of ravens is the shortest. */
async function finishedDuel(log?: Logger): Promise<Hall> {
  const painter = drawsLater();
  const hall = await openHall({ painter, ...(log === undefined ? {} : { log }) });
  const { ada, bo } = hall;
  const seats = { hugin: ada, munin: bo };
  await startsGame(hall, { seats, seed: 'a duel', options: { game: 'micromidgard' } });
  const sensible = CATALOGUE.get('micromidgard')?.policies['sensible'] ?? atRandom;
  await playsQuickly(hall, (await hall.loaded()).table.id, undefined, sensible);
  painter.draws();
  return hall;
}

/** The private reply to a player's action. */
async function seenBy(hall: Hall, player: Player, does: Promise<unknown>): Promise<Message> {
  await does;
  const seen = ephemeralsOf(hall.local, player).at(-1);
  if (seen === undefined) throw new Error('nothing was shown');
  return seen;
}

/** Presses a button on a private message that is edited in place, and resolves with its new content. */
async function movesOn({ local }: Hall, player: Player, button: string, on: Message): Promise<Message> {
  const now = () => local.world.messages.get(on.id) ?? on;
  const before = now();
  await player.presses(button, before);
  await local.world.until(() => now() !== before && now().content !== before.content);
  return now();
}

/** Checks again until the review is there. The message may look the same in the meantime. */
async function reviewed({ local }: Hall, player: Player, first: Message): Promise<Message> {
  for (let seen = first; ; ) {
    if (!labelsOf(seen).includes('Look again')) return seen;
    const before = seen;
    await player.presses('Look again', before);
    await local.world.until(() => local.world.messages.get(first.id) !== before);
    seen = local.world.messages.get(first.id) ?? before;
  }
}

function disabledOf({ components }: Message): readonly string[] {
  return everyComponent(components).flatMap(({ label, disabled }) =>
    disabled === true && label !== undefined ? [label] : [],
  );
}

function fileOf({ local }: Hall, { attachments: [first] }: Message): Buffer {
  const file = first === undefined ? undefined : local.world.files.get(first.id);
  if (file === undefined) throw new Error('there is no file');
  return file;
}

async function expectBoard(hall: Hall, message: Message): Promise<void> {
  expect(message.attachments.map(({ filename }) => filename)).toEqual(['board.png']);
  expect(message.attachments[0]?.description).toMatch(/\w{3}/);
  const { format, width } = await sharp(fileOf(hall, message)).metadata();
  expect(format).toBe('png');
  expect(width).toBeGreaterThan(400);
}

describe('the log', () => {
  test('can be read by everyone, seated or not, page by page and newest first', async () => {
    const hall = await midGame(60);
    const { ada, bo, cleo } = hall;
    for (const reader of [cleo, ada]) {
      const newest = await seenBy(hall, reader, reader.types('/game log'));
      const [, last = ''] = /^\*\*Yggdrasil\*\*, the log: page (\d+) of \1\n/.exec(newest.content) ?? [];
      expect(Number(last)).toBeGreaterThan(1);
      expect(newest.visibleTo).toBe(reader.id);
      expect(disabledOf(newest)).toEqual(['Newer ▶']);
      let page = newest;
      for (let number = Number(last) - 1; number >= 1; number -= 1) {
        page = await movesOn(hall, reader, '◀ Older', page);
        expect(page.content).toContain(`page ${number} of ${last}\n`);
      }
      expect(page.id).toBe(newest.id);
      expect(page.content).toMatch(/\n\*\*Before the first move\*\*\n- /);
      expect(page.content).toContain(`\n**Turn 1**: Thor, <@${ada.id}>\n- `);
      expect(disabledOf(page)).toEqual(['◀ Older']);
      expect((await movesOn(hall, reader, 'Newer ▶', page)).content).toContain(`page 2 of ${last}\n`);
    }
    expect(await textOf(cleo.types('/game log', { page: 1 }))).toContain('page 1 of ');
    expect(await textOf(cleo.types('/game log', { page: 9_999 }))).toMatch(/page (\d+) of \1\n/);
    const log = await wholeLog(cleo);
    const { turn = 0 } = (await hall.loaded()).request ?? {};
    for (let opened = 2; opened <= turn; opened += 1) {
      const [god, player] = opened % 2 === 0 ? ['Odin', bo] : ['Thor', ada];
      expect(log).toContain(`\n**Turn ${opened}**: ${god}, <@${player.id}>\n- Turn ${opened}: ${god}.\n`);
    }
    expectGoodManners(hall);
  });

  test("doesn't describe undone moves", async () => {
    const hall = await midGame(0);
    const { ada } = hall;
    await ada.types('/yggdrasil alfheim');
    expect(await textOf(ada.types('/game log'))).toContain('takes an Elf');
    await ada.types('/game undo');
    expect(await textOf(ada.types('/game log'))).not.toContain('Elf');
  });

  test('has nothing to look back on without a game', async () => {
    const hall = await openHall();
    const { ada } = hall;
    const nothing = 'No game has been played in this channel yet. `/game new` opens a table.';
    for (const command of ['/game log', '/game replay', '/game export'])
      expect(await textOf(ada.types(command)), command).toBe(nothing);
    await ada.types('/game new', { game: 'yggdrasil' });
    expect(await textOf(ada.types('/game log'))).toBe(nothing);
  });
});

describe('the replay', () => {
  test('steps back and forth, each step with its board, even days later', async () => {
    const hall = await midGame(20);
    const { cleo } = hall;
    const start = await seenBy(hall, cleo, cleo.types('/game replay'));
    expect(start.visibleTo).toBe(cleo.id);
    expect(start.content).toMatch(/^\*\*Yggdrasil\*\*, turn 1: the start \(step 0 of 20\)\n- /);
    expect(labelsOf(start)).toEqual(['◀ Back', 'Next ▶', 'Beginning', '◀ Turn', 'Turn ▶', 'End']);
    expect(disabledOf(start)).toEqual(['◀ Back', 'Beginning', '◀ Turn']);
    await expectBoard(hall, start);
    const first = fileOf(hall, start);

    const one = await movesOn(hall, cleo, 'Next ▶', start);
    expect(one.id).toBe(start.id);
    expect(one.content).toMatch(/^\*\*Yggdrasil\*\*, turn 1: step 1 of 20\nThor, <@\d+>:\n/);
    await expectBoard(hall, one);
    expect(fileOf(hall, one).equals(first)).toBe(false);

    const back = await movesOn(hall, cleo, '◀ Back', one);
    expect(back.content).toBe(start.content);
    expect(fileOf(hall, back).equals(first)).toBe(true);

    const turn = await movesOn(hall, cleo, 'Turn ▶', back);
    expect(turn.content).toMatch(/^\*\*Yggdrasil\*\*, turn 2: step \d+ of 20\n/);
    hall.turnsClock(3 * 24 * 60 * 60_000);
    await hall.restarts();
    await hall.rests();
    const end = await movesOn(hall, cleo, 'End', turn);
    expect(end.content).toMatch(/: step (\d+) of \1\n/);
    expect(disabledOf(end)).toEqual(['Next ▶', 'Turn ▶', 'End']);
    expectGoodManners(hall);
  });

  test('starts at the turn named in the command', async () => {
    const hall = await midGame(20);
    const { ada } = hall;
    const second = await seenBy(hall, ada, ada.types('/game replay', { turn: 2 }));
    expect(second.content).toMatch(/^\*\*Yggdrasil\*\*, turn 2: step /);
    await expectBoard(hall, second);
    expect(await textOf(ada.types('/game replay', { turn: 9_999 }))).toMatch(/: step 20 of 20\n/);
  });

  test('skips an undone step, even for buttons that lead to it', async () => {
    const hall = await midGame(0);
    const { ada } = hall;
    await ada.types('/yggdrasil alfheim');
    const step = await seenBy(hall, ada, ada.types('/game replay', { turn: 9_999 }));
    expect(step.content).toContain('step 1 of 1\n');
    expect(step.content).toContain('takes an Elf');
    await ada.types('/game undo');
    await hall.rests();
    const gone = await movesOn(hall, ada, '◀ Back', step);
    expect(gone.content).toContain('the start (step 0 of 0)');
    expect(gone.content).not.toContain('Elf');
    expect(disabledOf(gone)).toHaveLength(6);
  });

  test('describes a game only from the point where its rules changed, and says so', async () => {
    const hall = await midGame(5);
    const { ada } = hall;
    await hall.stops();
    asFirstReleaseLeftIt(hall.file);
    await hall.starts();
    await hall.rests();
    await goesOn(hall, 3);
    const note =
      /-# Before that, 5 moves were played under older rules\. See the older boards in the channel for what happened\./;
    const start = await seenBy(hall, ada, ada.types('/game replay'));
    expect(start.content).toMatch(/: the start \(step 0 of 3\)\n/);
    expect(start.content).toMatch(note);
    expect(await textOf(ada.types('/game log', { page: 1 }))).toMatch(note);
    await expectBoard(hall, start);
  });

  test('is refused for a game with unknown rules, which can still be exported', async () => {
    const hall = await midGame(5);
    const { ada, mo } = hall;
    await hall.stops();
    asAnotherProgramLeftIt(hall.file, 'yggdrasil-99');
    await hall.starts();
    const running = /^This game needs rules version `yggdrasil-99`, and I only know/;
    expect(await textOf(ada.types('/game log'))).toMatch(running);
    expect(await textOf(ada.types('/game replay'))).toMatch(running);
    await endsGame(hall, mo);
    const over =
      /^This game was played under rules version `yggdrasil-99`, which I no longer know, so I can't show its log\./;
    expect(await textOf(ada.types('/game log'))).toMatch(over);
    expect(await textOf(ada.types('/game replay'))).toMatch(over);
    const file = await seenBy(hall, ada, ada.types('/game export'));
    expect(JSON.parse(fileOf(hall, file).toString('utf8'))).toMatchObject({ rulesVersion: 'yggdrasil-99' });
  });
});

/** The output of `npm run replay` for an exported game. */
function retold(hall: Hall, message: Message) {
  return retell(fileOf(hall, message).toString('utf8'), CATALOGUE, translator('en'));
}

test('the file of a running game has no seed, and the program says so', async () => {
  const hall = await midGame(20);
  const { cleo } = hall;
  const { table } = await hall.loaded();
  const seen = await seenBy(hall, cleo, cleo.types('/game export'));
  expect(seen.visibleTo).toBe(cleo.id);
  expect(seen.content).toMatch(/^Here's everything revealed in this game so far\. I won't show its/);
  expect(seen.attachments).toMatchObject([
    { filename: `yggdrasil-${table.id}.json`, description: 'A game of Yggdrasil' },
  ]);
  const text = fileOf(hall, seen).toString('utf8');
  expect(text).not.toContain(SEED);
  expect(JSON.parse(text)).toMatchObject({ outcome: { kind: 'ongoing' } });
  expect(JSON.parse(text)).toHaveProperty('actions.length', 20);
  expect(retold(hall, seen)).toEqual({
    lines: [],
    fault: expect.stringMatching(/^It was taken away while the game was played\./),
  });
  expectGoodManners(hall);
});

/** The finished table. */
async function playedHere(hall: Hall): Promise<Table> {
  const loaded = await hall.tables().begunIn(hall.board().channelId as ChannelId);
  if (loaded === null) throw new Error('no game was played here');
  return loaded.table;
}

/**
 * Stores a line of play for the review, as if a computer had repeated the players' next four answers. Only games that all
 * lose together have such a line.
 */
async function keepsWayFrom(hall: Hall, at: number): Promise<void> {
  const { id } = await playedHere(hall);
  const { store } = hall.kept();
  const [kept, log] = await Promise.all([store.reviewOf(id), store.log(id)]);
  const line = log.slice(at, at + 4).flatMap((entry) => ('action' in entry ? [entry] : []));
  const [first] = line;
  if (kept === null || first === undefined) throw new Error('nothing is kept');
  const entries = line.map(({ seat, action }) => ({ seat, action }));
  const rescue = {
    turn: 1,
    at,
    seat: first.seat,
    playouts: 20,
    wins: 20,
    line: [{ reseed: seedFrom('again') }, ...entries],
  };
  await store.keepReview(id, { ...kept, review: { ...kept.review, isContest: false, end: 0, rescue } });
}

/** Stores a review in a format that this version can't read, as another version might have stored it. */
function keepsUnreadableReview(hall: Hall, id: TableId): void {
  const hands = otherHands(hall.file);
  hands.does(`INSERT INTO ReviewRow (tableId, logged, reviewJson) VALUES ('${id}', 1, '{}')`);
  hands.close();
}

test('a finished game can be replayed, exported, replayed by the program, and played again', async () => {
  const warnings: unknown[] = [];
  const hall = await finishedDuel(
    pino({ level: 'warn' }, { write: (line) => warnings.push(JSON.parse(line)) }),
  );
  const { ada, bo, cleo, mo } = hall;
  const last = hall.board();
  const { id } = await playedHere(hall);
  keepsUnreadableReview(hall, id);
  expect(labelsOf(last)).toEqual(endButtons('Hugin', 'Munin'));

  const start = await seenBy(hall, cleo, cleo.presses('Replay', last));
  expect(start.content).toMatch(
    /^\*\*Micro Midgard\*\*, before the first turn: the start \(step 0 of \d+\)\n/,
  );
  const end = await movesOn(hall, cleo, 'End', start);
  expect(end.content).toMatch(/\*\*The game ends at 9 points\. (Hugin|Munin) wins, 9 to \d\.\*\*/);
  await expectBoard(hall, end);
  expect(await textOf(bo.types('/game log'))).toMatch(/^\*\*Micro Midgard\*\*, the log: page (\d+) of \1\n/);

  const underWay = await seenBy(hall, cleo, cleo.presses('Review', last));
  expect(underWay.content).toMatch(/^I'm working on the review: \d+%\. /);
  expect(warnings).toMatchObject([
    { table: id, reason: expect.stringContaining(`ReviewRow ${id} reviewJson`) },
  ]);
  const review = await reviewed(hall, cleo, underWay);
  const heading = /^\*\*Micro Midgard, reviewed\.\*\* Hugin's chance to win was about \d+% at the start\.\n/;
  expect(review.content).toMatch(heading);
  expect(review.embeds[0]?.['description']).toMatch(
    /^\*\*Turning points\.\*\* 1 point is 1 percentage point of your chance to win\.\n- Turn \d+(?:, \w+)?: (Hugin|Munin) chose “/,
  );
  expect(review.attachments).toMatchObject([
    {
      filename: 'chart.png',
      description: expect.stringMatching(
        /^Hugin: chance to win, turn by turn\. What changed it most: turn .+ All turns: turn \d+ \d+%/,
      ),
    },
  ]);
  await bo.presses('Story', last);
  await eventually(() => expect(hall.board().attachments).toMatchObject([{ filename: 'whole-game.gif' }]));
  const story = hall.board();
  expect(story.content).toMatch(/^The whole game in \d+ turns\.$/);
  expect(story.attachments).toMatchObject([
    {
      filename: 'whole-game.gif',
      description: expect.stringMatching(/^On a branch before the moon: (Hugin|Munin)\.$/),
    },
  ]);
  expect(await textOf(bo.presses('Poster', last))).toBe('The poster is in the channel.');
  await eventually(() => expect(hall.board().attachments).toMatchObject([{ filename: 'whole-game.png' }]));
  expect(hall.boardWords()).toMatch(
    /^\*\*Micro Midgard\*\*: (Hugin|Munin) wins\n(Hugin|Munin) \(<@\d+>\) and /,
  );
  await keepsWayFrom(hall, 10);
  const again = await seenBy(hall, bo, bo.types('/game review'));
  const together = /^\*\*Micro Midgard, reviewed\.\*\* The chance to win was about \d+% at the start\.\n/;
  expect(again.content).toMatch(together);
  const more = await seenBy(hall, bo, bo.presses('More', again));
  expect(more.content).toMatch(
    /^Luck (?:cost|gained) you .+\n\*\*Could you still have won\?\*\* Yes, on turn 1 /s,
  );
  const way = await seenBy(hall, bo, bo.presses('Step through it', more));
  expect(way.content).toMatch(/^\*\*Micro Midgard\*\*, turn \d+: the start \(step 0 of 4\)\n/);
  const step = await movesOn(hall, bo, 'End', way);
  expect(step.content).toMatch(/: step 4 of 4\n(Hugin|Munin), played by the computer:\n/);

  // Cleo only watched, so she can't show everyone who made which mistake.
  expect(labelsOf(review)).not.toContain('Show it to the table');
  expect(labelsOf(again)).toEqual(['More', 'Learn from your mistakes', 'Show it to the table']);
  const postedBefore = postedIn(hall).length;
  await Promise.all([bo.presses('Show it to the table', again), bo.presses('Show it to the table', again)]);
  await eventually(() => expect(hall.board().content).toMatch(together));
  expect(hall.board()).toMatchObject({ attachments: [{ filename: 'chart.png' }], embeds: again.embeds });
  const left = () => labelsOf(hall.local.world.messages.get(again.id) ?? again);
  await eventually(() => expect(left()).toEqual(['More', 'Learn from your mistakes']));
  const toAda = await seenBy(hall, ada, ada.types('/game review'));
  expect(labelsOf(toAda)).not.toContain('Show it to the table');
  await hall.rests();
  expect(postedIn(hall)).toHaveLength(postedBefore + 1);

  const exported = await seenBy(hall, cleo, cleo.types('/game export'));
  const text = fileOf(hall, exported).toString('utf8');
  expect(JSON.parse(text)).toMatchObject({
    format: 'ratatoskr-game-1',
    game: 'micromidgard',
    opening: { seed: 'alea-1:a duel', roles: ['hugin', 'munin'], options: { rules: 'standard' } },
    outcome: { kind: 'ranked' },
  });
  for (const player of [ada, bo]) expect(text).not.toContain(player.id);
  const { lines, fault } = retold(hall, exported);
  expect(fault).toBeNull();
  expect(lines[0]).toMatch(/^Micro Midgard, rules micromidgard-\d+, seed "alea-1:a duel": Hugin, Munin$/);
  expect(lines.at(-1)).toBe('It ends as the file says.');

  const posted = postedIn(hall).length;
  expect(await textOf(cleo.presses('Same seed again', last))).toMatch(
    /^Only this game's players, its host or a moderator.* enter the seed `alea-1:a duel` under Options in the lobby\.$/,
  );
  expect(await textOf(mo.presses('Same seed again', last))).toMatch(
    /^The table is open, with the same options, seed, roles and order/,
  );
  await hall.rests();
  expect(postedIn(hall)).toHaveLength(posted + 2);
  const [lobby, awaited] = postedIn(hall).slice(posted);
  expect(lobby).toContain(`** · Micro Midgard, hosted by <@${mo.id}>.`);
  expect(lobby).toContain(
    `1. Hugin: kept for <@${ada.id}>\n2. Munin: kept for <@${bo.id}>\nSame roles and order as last time. Press Join`,
  );
  expect(awaited).toContain(`<@${ada.id}> and <@${bo.id}>, press Join to get your seat back.`);
  // The old board belongs to the finished game, whatever is played in the channel now.
  expect(await textOf(cleo.usesOn(last, 'Status'))).toMatch(/^The game is over\./);
  expect(await textOf(cleo.usesOn(hall.board(), 'Status'))).toContain(`<@${mo.id}>`);
  expect(await mo.isShown(mo.presses('Start'))).toMatch(
    /^The free seats are kept for <@\d+> and <@\d+>, who can press Join\./,
  );
  await bo.presses('Join');
  await hall.rests();
  expect((await hall.loaded()).table).toMatchObject({
    gameId: 'micromidgard',
    seed: 'alea-1:a duel',
    options: { rules: 'standard' },
    hostId: mo.id,
    status: 'lobby',
  });
  expect(await textOf(ada.presses('Same seed again', last))).toMatch(/^That table is already open: https:/);
  // The lobby has no history yet: the game before it is still the one to look back on.
  expect(await textOf(bo.types('/game replay'))).toMatch(
    /^\*\*Micro Midgard\*\*, before the first turn: the start \(step 0 of /,
  );
  expectGoodManners(hall);
});

test('a game that was ended early can also be replayed', async () => {
  const hall = await midGame(5);
  const { ada, bo } = hall;
  const board = hall.board();
  await endsGame(hall, ada);
  const left = hall.local.world.messages.get(board.id) ?? board;
  const start = await seenBy(hall, bo, bo.presses('Replay', left));
  expect(start.content).toContain('the start (step 0 of 5)\n');
  const exported = await seenBy(hall, bo, bo.types('/game export'));
  const { lines, fault } = retold(hall, exported);
  expect(fault).toBeNull();
  expect(lines.slice(-2)).toEqual(['It was ended before its time.', 'It ends as the file says.']);
});

test('the log describes a game of Chronicles with gods who choose who goes next', async () => {
  const painter = drawsLater();
  const hall = await openHall({ painter });
  const { ada, bo } = hall;
  await startsGame(hall, {
    seats: { freyr: ada, frigg: bo },
    seed: 'held',
    options: { game: 'chronicles', rules: 'easy', passing: 'at once' },
  });
  await goesOn(hall, 12);
  painter.draws();
  expect(await textOf(bo.types('/game log', { page: 1 }))).toMatch(
    /\*\*Turn 1\*\*: (Freyr|Frigg), <@\d+>\n- /,
  );
  const start = await seenBy(hall, bo, bo.types('/game replay'));
  await expectBoard(hall, await movesOn(hall, bo, 'Turn ▶', start));
});

test('the log lists pauses, resumes and the end between the moves', async () => {
  const hall = await midGame(12);
  const { ada, bo, mo } = hall;
  await ada.types('/game pause');
  await mo.types('/game resume');
  await goesOn(hall, 6);
  await endsGame(hall, ada);
  const { content } = await seenBy(hall, bo, bo.types('/game log'));
  const lines = content.split('\n');
  const paused = lines.findIndex((line) => line.includes(`<@${ada.id}> has paused`));
  const resumed = lines.findIndex((line) => line.includes(`<@${mo.id}> has resumed`));
  const ended = lines.findIndex((line) => line.includes(`<@${ada.id}> has ended`));
  expect(paused).toBeGreaterThan(1);
  expect(resumed).toBe(paused + 1);
  expect(ended).toBe(lines.length - 1);
  expect(lines.slice(resumed + 1, ended).some((line) => line.startsWith('- '))).toBe(true);
  expect(lines[paused]).toMatch(/^-# <t:\d+:d>: /);
});
