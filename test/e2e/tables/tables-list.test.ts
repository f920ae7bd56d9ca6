/** All tables of a server: listed for its moderators, page by page, and ended together. */
import { expect, test } from 'vitest';
import type { Table } from '../../../src/tables/model/table.ts';
import { tableNameOf } from '../../../src/tables/model/table-name.ts';
import { translator } from '../../../src/words/translate.ts';
import { eventually } from '../../eventually.ts';
import { labelsOf, type Player, textOf } from '../../shared/people.ts';
import { openHall } from '../bot.ts';
import { expectGoodManners, postedIn } from '../manners.ts';
import { startsGame } from '../playing.ts';

const named = ({ id }: Table) => translator('en')({ key: `table.name.${tableNameOf(id)}` });

const WHY = 'Why? Everyone at the table will see it.';

test('/server tables lists all tables for a moderator, and only their own for others', async () => {
  const hall = await openHall();
  const { ada, bo, cleo, mo, local } = hall;
  expect(await textOf(mo.types('/server tables'))).toBe(
    'There are no open tables on this server. `/game new` opens one.',
  );
  const game = await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: 'story 76' });
  await cleo.goesTo('#midgard').types('/game new', { game: 'micromidgard' });
  const lobby = (await hall.loaded('#midgard')).table;
  const [ash, midgard] = ['#yggdrasil', '#midgard'].map((name) => local.world.channelCalled(name)?.id);
  const since = (time: Date) => `<t:${Math.floor(time.getTime() / 1000)}:R>`;
  expect(await textOf(mo.types('/server tables'))).toBe(
    [
      '**2 tables** on this server',
      `- **${named(game)}** · Yggdrasil in <#${ash}>, host <@${ada.id}>: waiting for <@${ada.id}> as Thor, whose turn started ${since(game.waitingSince)}`,
      `- **${named(lobby)}** · Micro Midgard in <#${midgard}>, host <@${cleo.id}>: waiting for players, 1 seat taken, last change ${since(lobby.waitingSince)}`,
    ].join('\n'),
  );
  expect(await textOf(ada.types('/server tables'))).toContain('Only moderators can');

  const board = `https://discord.com/channels/${game.place.guildId}/${ash}/${hall.board().id}`;
  const own = (who: Player) => textOf(who.types('/tables'));
  expect(await own(ada)).toBe(
    // The link is separate: a character after it would be taken for a part of it.
    `**You have a seat at one table**\n- **${named(game)}** · Yggdrasil: **your turn** as Thor, started ${since(game.waitingSince)} · ${board}`,
  );
  expect(await own(bo)).toContain(`: waiting for <@${ada.id}> as Thor, whose turn started`);
  expect(await own(mo)).toBe(
    "You don't have a seat at any table. `/game new` in a server's channel opens one.",
  );
  await ada.types('/game pause');
  local.world.deleteChannel(midgard ?? '');
  await eventually(async () => {
    const shown = await textOf(mo.types('/server tables'));
    expect(shown).toContain(`paused by <@${ada.id}>`);
    expect(shown).toContain("I can't reach its channel");
  });
  // The host of the lost channel gets a private message at some point.
  expect(local.world.notifications.filter(({ userId }) => userId !== cleo.id)).toEqual([]);
});

test('a list with more tables than fit on a page has buttons for the next and the previous page', async () => {
  const hall = await openHall({ places: null });
  const { ada, bo, mo } = hall;
  for (let tables = 0; tables < 9; tables += 1)
    await ada.types('/game new', { game: 'yggdrasil', seed: `page ${tables}` });
  const seen = await mo.types('/server tables');
  if (seen.kind !== 'message') throw new Error('no list');
  const shown = () => hall.local.world.messages.get(seen.message.id);
  expect(shown()?.content).toContain('**9 tables** on this server, page 1 of 2');
  expect(shown()?.content.match(/^- /gm)).toHaveLength(8);
  expect(labelsOf(seen.message)).toEqual(['Next ▶']);
  await mo.isShown(mo.presses('Next ▶'));
  expect(shown()?.content).toContain('page 2 of 2');
  expect(shown()?.content.match(/^- /gm)).toHaveLength(1);
  await mo.isShown(mo.presses('◀ Back'));
  expect(shown()?.content).toContain('page 1 of 2');
  expect(await textOf(bo.types('/server tables'))).toContain('Only moderators can');
});

test('a moderator ends all tables after a confirmation with a reason, which is posted in each channel', async () => {
  const hall = await openHall();
  const { ada, bo, cleo, mo } = hall;
  expect(await textOf(mo.types('/server stop-all'))).toMatch(/no (open )?table/);
  await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: 'story 76' });
  await cleo.goesTo('#midgard').types('/game new', { game: 'micromidgard' });
  expect(await textOf(ada.types('/server stop-all'))).toContain('Only moderators can end all');

  expect(await textOf(mo.types('/server stop-all'))).toBe(
    "End all 2 tables on this server? You can't undo this. You can still read their logs. `/server tables` lists every open table.",
  );
  await mo.presses('Keep them');
  await hall.rests();
  expect((await hall.loaded()).table.status).toBe('playing');

  await mo.types('/server stop-all');
  expect(await mo.presses('End them all')).toMatchObject({ kind: 'modal' });
  expect(await mo.isShown(mo.fills({ [WHY]: 'The hall is rebuilt.' }))).toBe("I've ended 2 tables.");
  await hall.rests();
  for (const channel of ['#yggdrasil', '#midgard']) {
    expect(postedIn(hall, channel).at(-1)).toBe(
      `<@${mo.id}> has ended this game: The hall is rebuilt.\n-# You can still read its log; \`/game new\` opens another table.`,
    );
  }
  expect(await textOf(mo.types('/server tables'))).toMatch(/no (open )?table/);
  expectGoodManners(hall);
});
