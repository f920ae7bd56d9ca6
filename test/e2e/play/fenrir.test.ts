/** Fenrir stays angry from one god's turn into the next. */
import { expect, test } from 'vitest';
import { notificationsOf, textOf, wordsIn } from '../../shared/people.ts';
import { openHall } from '../bot.ts';
import { expectGoodManners, postedIn } from '../manners.ts';
import { startsGame } from '../playing.ts';

/** Thor's first card is Fenrir, and Thor rolls black three times. */
const ANGRY = 'alea-1:story 386';

test("Thor cannot calm Fenrir, and Odin's ping starts with that news", async () => {
  const hall = await openHall();
  const { ada, bo } = hall;
  await startsGame(hall, {
    seats: { thor: ada, odin: bo },
    seed: ANGRY,
    options: { passing: 'at once' },
  });
  const tries = [
    '83% a try. Each try costs one of your 3 actions, over 99% in all.',
    '83% a try. Each try costs one of your 2 actions, 97% in all.',
    '83% a try. A try costs your last action.',
  ];
  for (const left of tries) {
    const board = hall.board();
    expect(wordsIn(board)).toContain('**Calm Fenrir first: roll white, blue, or green, ');
    expect(wordsIn(board)).toContain(left);
    expect(wordsIn(board).match(/Fenrir is angry/g)).toHaveLength(1);
    const answers = board.components
      .flatMap((row) => row.components ?? [])
      .filter(({ custom_id: id }) => !id?.includes('|t|'));
    expect(answers.map(({ label }) => label)).toEqual(['Calm Fenrir (83%)']);
    expect(board.attachments[0]?.description).toContain('Fenrir is angry');
    const { table } = await hall.loaded();
    if (left === tries[0]) {
      expect(await textOf(ada.types('/yggdrasil alfheim'))).toMatch(
        /^Fenrir is angry: calm him before you do/,
      );
      expect(await textOf(ada.types('/yggdrasil done'))).toMatch(
        /^There's something to decide first: Calm Fenrir first/,
      );
      await ada.types('/yggdrasil calm');
    } else await ada.presses('Calm Fenrir (83%)', board);
    await hall.movesOn(table);
  }
  const [notification, ...more] = notificationsOf(hall.local, bo);
  expect(more).toEqual([]);
  expect(notification?.text).toMatch(/^Ratatoskr \(#yggdrasil\): @Bo, Odin, your turn. Fenrir is angry: /);
  expect(notification?.text).not.toContain('⚠');
  expect(hall.boardWords().match(/Fenrir is angry/g)).toHaveLength(1);
  const [, picture, ...boards] = postedIn(hall).filter((text) => !text.includes('has joined'));
  expect(picture).toBe('Fenrir is loose for the first time.');
  expect(boards).toHaveLength(2);
  const highlights = [...hall.local.world.messages.values()].filter(({ content }) => content === picture);
  expect(highlights.map(({ attachments }) => attachments.map((each) => each.description))).toEqual([
    ['A howling wolf against a cold sky: Fenrir. Calm him first.'],
  ]);
  expectGoodManners(hall);
});
