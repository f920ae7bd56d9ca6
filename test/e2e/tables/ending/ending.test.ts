/** The end of a game in the channel: one last message, praise for each player, and a message to spectators who asked for it. */
import { expect, test } from 'vitest';
import type { Message } from '../../../../src/playground/model/shapes.ts';
import { ephemeralsOf, labelsOf, notificationsOf, type Player, wordsIn } from '../../../shared/people.ts';
import { type Hall, openHall } from '../../bot.ts';
import { expectGoodManners } from '../../manners.ts';
import { endButtons, startsGame } from '../../playing.ts';
import { playsQuickly } from '../../quickly.ts';

/** The bot's direct messages to that person. */
function directsTo({ local: { world } }: Hall, { id }: Player): readonly string[] {
  return [...world.channels.values()]
    .filter(({ recipientId }) => recipientId === id)
    .flatMap((channel) => [...world.messagesIn(channel.id)].map((one) => wordsIn(one)));
}

/** Short games whose ends are known, since other tests check how other ends are worded. */
const SEEDS = { oneWins: 'raven-11', bothWin: 'raven-39' } as const;

async function duel(seed: string = SEEDS.oneWins): Promise<{
  readonly hall: Hall;
  readonly id: Awaited<ReturnType<typeof startsGame>>['id'];
}> {
  const hall = await openHall();
  const { ada, bo } = hall;
  const { id } = await startsGame(hall, {
    seats: { hugin: ada, munin: bo },
    seed,
    options: { game: 'micromidgard' },
  });
  return { hall, id };
}

function lastOf(hall: Hall): Message {
  return hall.board();
}

test('the last message has the scene, the pings, a line per player, and all the buttons', async () => {
  const { hall, id } = await duel();
  const { ada, bo } = hall;
  await playsQuickly(hall, id);
  const last = lastOf(hall);
  expect(last.attachments.map(({ filename }) => filename)).toEqual(['end.png']);
  // If a name would make the notification line too long, the second name is on the next line.
  const [winner, loser] = last.content.includes(`, <@${ada.id}>!`) ? [ada, bo] : [bo, ada];
  expect(last.content).toMatch(
    new RegExp(`^\\*\\*.+ Congratulations, <@${winner.id}>!\\*\\*[ \\n]<@${loser.id}>$`),
  );
  expect(notificationsOf(hall.local, ada).at(-1)?.messageId).toBe(last.id);
  expect(labelsOf(last)).toEqual(endButtons('Hugin', 'Munin'));
  const others = [...hall.local.world.messagesIn(last.channelId)].filter(({ id: each }) => each !== last.id);
  expect(others.flatMap(({ attachments }) => attachments).map(({ filename }) => filename)).not.toContain(
    'end.png',
  );
  expectGoodManners(hall);
});

test('if both players win, both are congratulated', async () => {
  const { hall, id } = await duel(SEEDS.bothWin);
  await playsQuickly(hall, id);
  const { content } = lastOf(hall);
  expect(content).toMatch(/Hugin and Munin both win: 4 points each, and the same Gold and Mead\./);
  expect(content).toMatch(new RegExp(`Congratulations, <@${hall.ada.id}> and <@${hall.bo.id}>!\\*\\*$`));
  expectGoodManners(hall);
});

test('each player can praise each of the others once, and the praise stays on the message', async () => {
  const { hall, id } = await duel();
  const { ada, bo, cleo } = hall;
  await playsQuickly(hall, id);
  const before = lastOf(hall).id;
  const calls = notificationsOf(hall.local, bo).length;
  const praises = async (player: Player, label: string) => {
    const loaded = await hall.tables().loaded(id);
    if (loaded === null) throw new Error('the table is gone');
    await player.presses(label, lastOfEnd());
    await hall.movesOn(loaded.table);
  };
  const lastOfEnd = () => hall.local.world.messages.get(before);
  await praises(ada, 'Well played, Munin');
  await praises(cleo, 'Well played, Munin');
  expect(lastOf(hall).id).toBe(before);
  expect(hall.boardWords()).toMatch(
    new RegExp(`\n- Munin \\(<@${bo.id}>\\).*\\. “Well played” from <@${ada.id}> and <@${cleo.id}>\n`),
  );
  expect(notificationsOf(hall.local, bo)).toHaveLength(calls);
  expect(await ada.isShown(ada.presses('Well played, Munin'))).toMatch(/^You've already praised them;/);
  expect(await ada.isShown(ada.presses('Well played, Hugin'))).toMatch(/^That seat was yours\./);
  await hall.restarts();
  await praises(bo, 'Well played, Hugin');
  expect(hall.boardWords()).toContain(`“Well played” from <@${bo.id}>`);
  expect(hall.boardWords()).toContain(`from <@${ada.id}> and <@${cleo.id}>`);
  hall.turnsClock(2 * 60 * 60_000);
  await praises(cleo, 'Well played, Hugin');
  expect(hall.boardWords()).toBe(`<@${cleo.id}>: well played, Hugin (<@${ada.id}>)!`);
  expectGoodManners(hall);
});

/** The private tools of the board. */
async function toolsOf(hall: Hall, player: Player): Promise<Message> {
  await player.isShown(player.presses('More', hall.board()));
  const more = ephemeralsOf(hall.local, player).at(-1);
  if (more === undefined) throw new Error('nothing was told privately');
  return more;
}

const TELL_ME = 'Tell me how it ends';

test('a spectator who asked gets one message at the end, even after a restart, unless they cancelled it', async () => {
  const { hall, id } = await duel();
  const { ada, cleo, mo } = hall;
  expect(labelsOf(await toolsOf(hall, ada))).not.toContain(TELL_ME);
  expect(await cleo.isShown(cleo.presses(TELL_ME, await toolsOf(hall, cleo)))).toMatch(
    /^I'll send you one direct message/,
  );
  const tools = await toolsOf(hall, mo);
  await mo.isShown(mo.presses(TELL_ME, tools));
  expect(await mo.isShown(mo.presses(TELL_ME, tools))).toBe("OK, I won't message you when it ends.");
  expect(await ada.isShown(ada.types('/game log'))).not.toContain('hear how');
  await hall.restarts();
  await playsQuickly(hall, id);
  expect(directsTo(hall, cleo)).toEqual([
    expect.stringMatching(
      /^The game of Micro Midgard in <#\d+> is over\. [\s\S]+\sCongratulations, <@\d+>! You asked me to let you know\.$/,
    ),
  ]);
  for (const player of [mo, ada]) expect(directsTo(hall, player)).toEqual([]);
  expectGoodManners(hall);
});

test('erasing data also removes the request to be told the result', async () => {
  const { hall, id } = await duel();
  const { cleo, local } = hall;
  await cleo.isShown(cleo.presses(TELL_ME, await toolsOf(hall, cleo)));
  await cleo.isShown(cleo.types('/settings', { data: 'erase' }));
  const question = ephemeralsOf(local, cleo).at(-1);
  if (question === undefined) throw new Error('no question');
  await cleo.presses('Erase it all', question);
  await local.world.until(() => local.world.messages.get(question.id)?.content.startsWith('Done') === true);
  await playsQuickly(hall, id);
  expect(directsTo(hall, cleo)).toEqual([]);
  expectGoodManners(hall);
});
