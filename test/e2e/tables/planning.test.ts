/** “I'd …”: on a friend's turn a player posts a suggestion, and the board shows it until the question is answered. */
import { expect, test } from 'vitest';
import { everyComponent } from '../../../src/playground/model/component-types.ts';
import type { Message } from '../../../src/playground/model/shapes.ts';
import { ephemeralsOf, labelsOf, notificationsOf, type Player } from '../../shared/people.ts';
import { type Hall, openHall } from '../bot.ts';
import { expectGoodManners } from '../manners.ts';
import { startsGame } from '../playing.ts';

const PLAN = "I'd …";

async function newest(hall: Hall, player: Player): Promise<Message> {
  const message = ephemeralsOf(hall.local, player).at(-1);
  if (message === undefined) throw new Error('nothing was told privately');
  return message;
}

async function toolsOf(hall: Hall, player: Player): Promise<Message> {
  await player.isShown(player.presses('More', hall.board()));
  return newest(hall, player);
}

/** The menu of possible plans. */
async function plansOf(hall: Hall, player: Player): Promise<Message> {
  await player.isShown(player.presses(PLAN, await toolsOf(hall, player)));
  return newest(hall, player);
}

async function plans(hall: Hall, player: Player, label: string): Promise<void> {
  const { table } = await hall.loaded();
  const menu = await plansOf(hall, player);
  const value = everyComponent(menu.components)
    .flatMap(({ options = [] }) => options)
    .find((option) => option.label === label)?.value;
  await player.chooses(PLAN, value ?? '', menu);
  await hall.movesOn(table);
}

function optionsOf({ components }: Message): readonly string[] {
  return everyComponent(components).flatMap(({ options = [] }) => options.map(({ label }) => label));
}

test("each player's latest plan is on the board until the question is answered", async () => {
  const hall = await openHall();
  const { ada, bo, cleo } = hall;
  // A turn that starts with a question of its own, as after Nidhögg's card, offers no Elf.
  await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: 'story 76' });
  const [asked, friend] = hall.board().content.startsWith(`<@${ada.id}>`) ? [ada, bo] : [bo, ada];
  const calls = notificationsOf(hall.local, asked).length;
  const [first = '', second = ''] = optionsOf(await plansOf(hall, friend));
  expect(first).not.toBe('');
  await plans(hall, friend, first);
  expect(hall.boardWords()).toContain(`- <@${friend.id}> would: **${first}**`);
  await hall.restarts();
  await hall.rests();
  await plans(hall, friend, second);
  expect(hall.boardWords()).toContain(`- <@${friend.id}> would: **${second}**`);
  expect(hall.boardWords()).not.toContain(`would: **${first}**`);
  expect(notificationsOf(hall.local, asked)).toHaveLength(calls);
  expect(labelsOf(await toolsOf(hall, asked))).not.toContain(PLAN);
  expect(labelsOf(await toolsOf(hall, cleo))).not.toContain(PLAN);
  expect(await asked.isShown(asked.types('/game log'))).not.toContain('would');
  const { table } = await hall.loaded();
  await asked.types('/yggdrasil alfheim');
  await hall.movesOn(table);
  expect(hall.boardWords()).not.toContain(' would: ');
  expectGoodManners(hall);
});

test("opponents can't plan for each other", async () => {
  const hall = await openHall();
  const { ada, bo } = hall;
  await startsGame(hall, { seats: { hugin: ada, munin: bo }, options: { game: 'micromidgard' } });
  for (const player of [ada, bo]) expect(labelsOf(await toolsOf(hall, player))).not.toContain(PLAN);
});
