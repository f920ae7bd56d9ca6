/** Learning from mistakes: the board before each mistake, and the value of another answer. */
import { expect, test } from 'vitest';
import { atRandom } from '../../../../src/core/policy.ts';
import { enumerate } from '../../../../src/core/requests/answer.ts';
import type { Action } from '../../../../src/core/requests/request.ts';
import type { ReviewedTurn } from '../../../../src/core/thinking/review.ts';
import { CATALOGUE } from '../../../../src/games/index.ts';
import { answerKey } from '../../../../src/mind/quick.ts';
import { type Decision, decisionsOf } from '../../../../src/mind/review/decisions.ts';
import { everyComponent } from '../../../../src/playground/model/component-types.ts';
import type { Message } from '../../../../src/playground/model/shapes.ts';
import type { ChannelId, TableId, UserId } from '../../../../src/tables/model/table.ts';
import { latestEra } from '../../../../src/tables/turns/eras.ts';
import { thinkerHere } from '../../../../src/thinking/here.ts';
import type { Thinker } from '../../../../src/thinking/thinker.ts';
import { otherHands } from '../../../../tools/fuzz/damage/other-hands.ts';
import { ephemeralsOf, labelsOf, type Player, textOf, wordsIn } from '../../../shared/people.ts';
import { type Hall, openHall } from '../../bot.ts';
import { expectGoodManners } from '../../manners.ts';
import { answersOn, startsGame } from '../../playing.ts';
import { playsQuickly } from '../../quickly.ts';

/** A finished game of ravens: Ada is Hugin, and Bo is Munin. */
function finishedDuel(thinker?: Thinker): Promise<Hall> {
  return finishedGame('micromidgard', ['hugin', 'munin'], thinker);
}

async function finishedGame(
  game: string,
  [first, second]: readonly [string, string],
  thinker?: Thinker,
): Promise<Hall> {
  const hall = await openHall(thinker === undefined ? {} : { thinker });
  const seats = { [first]: hall.ada, [second]: hall.bo };
  await startsGame(hall, { seats, seed: 'a duel', options: { game } });
  const sensible = CATALOGUE.get(game)?.policies['sensible'] ?? atRandom;
  await playsQuickly(hall, (await hall.loaded()).table.id, undefined, sensible);
  return hall;
}

interface Made {
  readonly decision: Decision;
  readonly better: Action;
}

async function finishedTable(hall: Hall) {
  const loaded = await hall.tables().begunIn(hall.board().channelId as ChannelId);
  if (loaded === null) throw new Error('no game was played here');
  return loaded;
}

/**
 * Stores a review that gives each of these seats a mistake for each loss, at its first decisions with at least three answers.
 */
async function blames(
  hall: Hall,
  seats: readonly number[],
  losses: readonly number[],
): Promise<readonly Made[]> {
  const { entry, table } = await finishedTable(hall);
  const [eras, log] = await Promise.all([hall.tables().eras(table.id), hall.tables().log(table.id)]);
  const era = latestEra(entry, table, eras, log);
  if (era === null) throw new Error('the game cannot be replayed');
  const all = decisionsOf(entry.game, { log: era.lines, moments: era.replayed.moments });
  const made = seats.flatMap((seat) => {
    const own = all.filter((each) => each.seat === seat && enumerate(each.request, 3).length === 3);
    return losses.flatMap((lost, place) => {
      const decision = own[place];
      return decision === undefined
        ? []
        : [{ lost, decision, better: otherThan(decision, [decision.action]) }];
    });
  });
  const turns = made.map(({ decision: { at, seat, request }, better, lost }): ReviewedTurn => {
    const mistake = { at, seat, lost, better };
    return { turn: request.turn, seat, at, chance: 0.5, luck: 0, lost, mistake };
  });
  const review = { isContest: true, turns, end: 0, deeds: [], rescue: null };
  await hall.kept().store.keepReview(table.id, { logged: table.logged, review });
  return made;
}

function otherThan({ request }: Decision, known: readonly Action[]): Action {
  const keys = known.map(answerKey);
  const other = enumerate(request, 3).find((each) => !keys.includes(answerKey(each)));
  if (other === undefined) throw new Error('there is no other answer');
  return other;
}

async function blamed(hall: Hall, losses: readonly number[] = [0.12]): Promise<Made> {
  const [first] = await blames(hall, [0], losses);
  if (first === undefined) throw new Error('Hugin had no choice');
  return first;
}

function shownTo({ local }: Hall, player: Player): Message {
  const message = ephemeralsOf(local, player).at(-1);
  if (message === undefined) throw new Error('nothing was shown');
  return message;
}

function now({ local }: Hall, { id }: Message): Message {
  const message = local.world.messages.get(id);
  if (message === undefined) throw new Error('the message is gone');
  return message;
}

async function opensFromReview(hall: Hall, player: Player): Promise<Message> {
  await player.types('/game review');
  await player.presses('Learn from your mistakes', shownTo(hall, player));
  return shownTo(hall, player);
}

/** Waits until the message has changed, and returns it. */
async function edited(hall: Hall, on: Message, does: () => Promise<unknown>): Promise<Message> {
  const before = JSON.stringify(now(hall, on));
  await does();
  await hall.local.world.until(() => JSON.stringify(now(hall, on)) !== before);
  return now(hall, on);
}

/** Answers with the controls of the message, and returns the message once it shows the verdict. */
async function plays(hall: Hall, player: Player, on: Message, { decision }: Made, answer: Action) {
  const alternative = decision.request.alternatives.find(({ id }) => id === answer.choice);
  if (alternative === undefined) throw new Error('no such answer');
  return verdict(hall, on, () =>
    answersOn(now(hall, on), hall, player, decision.request, alternative, answer),
  );
}

async function verdict(hall: Hall, on: Message, does: () => Promise<unknown>): Promise<Message> {
  const hasVerdict = () => !wordsIn(now(hall, on)).includes('What would you play?');
  const before = JSON.stringify(now(hall, on));
  await does();
  await hall.local.world.until(() => JSON.stringify(now(hall, on)) !== before && hasVerdict());
  return now(hall, on);
}

const QUESTION =
  /^\*\*Your mistakes in Micro Midgard: 1 of 2\.\*\* The board before your move on turn \d+:\n/;

test('a review leads its reader to the board before their first mistake, with its buttons', async () => {
  const hall = await finishedDuel();
  await blamed(hall, [0.12, 0.05]);
  const shown = await opensFromReview(hall, hall.ada);
  expect(shown.visibleTo).toBe(hall.ada.id);
  expect(shown.content).toMatch(QUESTION);
  expect(wordsIn(shown)).toContain('**What would you play?**');
  expect(shown.attachments).toHaveLength(1);
  expect(labelsOf(shown)).toEqual(
    expect.arrayContaining(['Board', 'Text board', 'Best move', 'Next mistake', 'Close']),
  );
  expectGoodManners(hall);
});

test('the better answer is right, and the next mistake follows', async () => {
  const hall = await finishedDuel();
  const { ada } = hall;
  const first = await blamed(hall, [0.12, 0.05]);
  const shown = await opensFromReview(hall, ada);
  const right = await plays(hall, ada, shown, first, first.better);
  expect(wordsIn(right)).toMatch(
    /\*\*Yes: .+\.\*\* That's the best move found, 12 points better than what you played/,
  );
  expect(labelsOf(right)).toEqual(['Board', 'Text board', 'Odds', 'Next mistake', 'Close']);
  const next = await edited(hall, right, () => ada.presses('Next mistake', right));
  expect(next.content).toContain(': 2 of 2.**');
  expect(wordsIn(next)).toContain('**What would you play?**');
  expect(labelsOf(next)).not.toContain('Next mistake');
  expectGoodManners(hall);
});

test('a player who repeats the mistake reads its cost, and can try again', async () => {
  const hall = await finishedDuel();
  const { ada } = hall;
  const mistake = await blamed(hall);
  const shown = await opensFromReview(hall, ada);
  const again = await plays(hall, ada, shown, mistake, mistake.decision.action);
  expect(wordsIn(again)).toContain("**That's what you played**, and it cost 12 points.");
  const right = await plays(hall, ada, again, mistake, mistake.better);
  expect(wordsIn(right)).toContain('Those were all your mistakes in this game.');
  expectGoodManners(hall);
});

test.each([
  [0.07, 'costs 7 points compared with the best move found. What you played cost 12 points.'],
  [0, '**Just as good: '],
])('another answer that is %d worse gets the verdict of that comparison', async (cost, words) => {
  const thinker: Thinker = {
    ...thinkerHere(CATALOGUE, 20),
    compare: async () => ({ ok: true, task: 'compare', comparison: { cost } }),
  };
  const hall = await finishedDuel(thinker);
  const mistake = await blamed(hall);
  const shown = await opensFromReview(hall, hall.ada);
  const other = otherThan(mistake.decision, [mistake.decision.action, mistake.better]);
  expect(wordsIn(await plays(hall, hall.ada, shown, mistake, other))).toContain(words);
  expectGoodManners(hall);
});

test('a computer compares another answer with the better one', async () => {
  const hall = await finishedDuel();
  const mistake = await blamed(hall);
  const shown = await opensFromReview(hall, hall.ada);
  const other = otherThan(mistake.decision, [mistake.decision.action, mistake.better]);
  const judged = await plays(hall, hall.ada, shown, mistake, other);
  expect(wordsIn(judged)).toMatch(/Just as good: |costs \d+ points? compared with the best move found/);
  expectGoodManners(hall);
});

test('if the computers are busy, the bot says so, and the question stays', async () => {
  const busy: Thinker = { ...thinkerHere(CATALOGUE, 20), compare: async () => ({ ok: false, code: 'busy' }) };
  const hall = await finishedDuel(busy);
  const mistake = await blamed(hall);
  const shown = await opensFromReview(hall, hall.ada);
  const other = otherThan(mistake.decision, [mistake.decision.action, mistake.better]);
  const judged = await plays(hall, hall.ada, shown, mistake, other);
  expect(wordsIn(judged)).toContain("isn't the best move found. The computers are busy");
  expect(labelsOf(judged)).toContain('Best move');
  expectGoodManners(hall);
});

test('the best answer can be shown, and the message closed', async () => {
  const hall = await finishedDuel();
  const { ada, local } = hall;
  await blamed(hall);
  const shown = await opensFromReview(hall, ada);
  const best = await edited(hall, shown, () => ada.presses('Best move', shown));
  expect(wordsIn(best)).toMatch(
    /The best move found is \*\*.+\*\*, 12 points better than what you played: “.+”\./,
  );
  await ada.presses('Close', best);
  await local.world.until((world) => !world.messages.has(best.id));
  expectGoodManners(hall);
});

test('a menu leads to narrower choices in the same message, and back to the board', async () => {
  const hall = await finishedGame('yggdrasil', ['thor', 'odin']);
  const { ada } = hall;
  await blamed(hall);
  const shown = await opensFromReview(hall, ada);
  const menus = everyComponent(shown.components).filter(({ options = [] }) => options.length > 0);
  const [menu, option] = menus.flatMap(({ custom_id: id = '', options = [] }) =>
    options.flatMap(({ value }) => (/^(?:verb|group)\|/.test(value) ? [id, value] : [])),
  );
  if (menu === undefined || option === undefined) throw new Error('no menu leads further');
  const part = await edited(hall, shown, () => ada.chooses(menu, option, shown));
  expect(labelsOf(part)).toContain('Back to the board');
  expect(part.attachments).toHaveLength(1);
  const back = await edited(hall, part, () => ada.presses('Back to the board', part));
  expect(wordsIn(back)).toBe(wordsIn(shown));
  expectGoodManners(hall);
});

test('a restart in the middle changes nothing', async () => {
  const hall = await finishedDuel();
  const mistake = await blamed(hall);
  const shown = await opensFromReview(hall, hall.ada);
  await hall.restarts();
  const right = await plays(hall, hall.ada, shown, mistake, mistake.better);
  expect(wordsIn(right)).toContain('**Yes: ');
  expectGoodManners(hall);
});

test('/learn mistakes shows the mistakes of the latest reviewed game, here or on the whole server', async () => {
  const hall = await finishedDuel();
  const { ada } = hall;
  await blamed(hall, [0.12, 0.05]);
  for (const mistakes of ['channel', 'server']) {
    await ada.types('/learn', { mistakes });
    expect(shownTo(hall, ada).content).toMatch(QUESTION);
  }
  ada.goesTo('#midgard');
  expect(await textOf(ada.types('/learn', { mistakes: 'channel' }))).toMatch(
    /^None of your games here has been reviewed yet\./,
  );
  await ada.types('/learn', { mistakes: 'server' });
  expect(shownTo(hall, ada).content).toMatch(QUESTION);
  expect(await textOf(ada.types('/learn', { mistakes: 'server', game: 'yggdrasil' }))).toMatch(
    /^None of your games here has been reviewed yet\./,
  );
  expectGoodManners(hall);
});

test('/learn mistakes offers a review of the finished game if there is none yet', async () => {
  const hall = await finishedDuel();
  await hall.ada.types('/learn', { mistakes: 'channel' });
  const refused = shownTo(hall, hall.ada);
  expect(refused.content).toMatch(/^None of your games here has been reviewed yet\./);
  expect(labelsOf(refused)).toEqual(['Review']);
  expectGoodManners(hall);
});

test("small losses don't count as mistakes, and a player without mistakes reads that they played well", async () => {
  const hall = await finishedDuel();
  const { ada, bo } = hall;
  await blames(hall, [0], [0.01]);
  for (const player of [ada, bo]) {
    await player.types('/game review');
    expect(labelsOf(shownTo(hall, player))).not.toContain('Learn from your mistakes');
    expect(await textOf(player.types('/learn', { mistakes: 'channel' }))).toBe(
      'Well played: the reviews of your latest games here found no mistakes of yours.',
    );
  }
  expectGoodManners(hall);
});

test("no one sees another player's mistakes, even with a forged button", async () => {
  const hall = await finishedDuel();
  const { bo, cleo } = hall;
  const { table } = await finishedTable(hall);
  await blames(hall, [0, 1], [0.12]);
  await cleo.types('/game review');
  expect(labelsOf(shownTo(hall, cleo))).not.toContain('Learn from your mistakes');
  const shown = await opensFromReview(hall, bo);
  expect(shown.content).toContain(': 1 of 1.**');
  const text = everyComponent(shown.components).find(({ label }) => label === 'Text board');
  if (text === undefined) throw new Error('no button to forge');
  expect(text.custom_id).toBe(`v1|${table.id}1|t|text`);
  Object.assign(text, { custom_id: `v1|${table.id}0|t|text` });
  expect(await textOf(bo.presses('Text board', shown))).toMatch(/^That mistake no longer exists/);
});

test('after a person has erased their data, their mistakes are no longer shown to them', async () => {
  const hall = await finishedDuel();
  const { ada } = hall;
  await blamed(hall);
  const shown = await opensFromReview(hall, ada);
  await hall.kept().people.erase(ada.id as UserId, [], new Date());
  const gone = await edited(hall, shown, () => ada.presses('Best move', shown));
  expect(gone.content).toMatch(/^You didn't play in this game/);
  expect(await textOf(ada.types('/learn', { mistakes: 'server' }))).toMatch(
    /^None of your games here has been reviewed yet\./,
  );
});

test('if the rules have changed since the game, its positions can no longer be played', async () => {
  const hall = await finishedDuel();
  const { ada, local } = hall;
  const { table } = await finishedTable(hall);
  await blamed(hall);
  const shown = await opensFromReview(hall, ada);
  const hands = otherHands(hall.file);
  hands.does(`UPDATE GameTable SET rulesVersion = 'micromidgard-0' WHERE id = '${table.id as TableId}'`);
  hands.close();
  await hall.restarts();
  const gone = await edited(hall, shown, () => ada.presses('Best move', shown));
  expect(gone.content).toMatch(/^The rules have changed since that game/);
  expect(labelsOf(gone)).toEqual([]);
  expect(await textOf(ada.types('/learn', { mistakes: 'server' }))).toMatch(
    /^The rules have changed since that game/,
  );
  expect(local.world.messages.has(shown.id)).toBe(true);
});
