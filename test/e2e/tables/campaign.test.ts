/** A campaign through Discord: its first games, the skills bought between them, and its messages. */
import { expect, test } from 'vitest';
import { playersChance } from '../../../src/core/playing.ts';
import { atRandom } from '../../../src/core/policy.ts';
import { giverOf } from '../../../src/core/requests/answer.ts';
import { everyComponent } from '../../../src/playground/model/component-types.ts';
import type { UserId } from '../../../src/tables/model/table.ts';
import { asItStands, labelsOf, textOf } from '../../shared/people.ts';
import { type Hall, openHall } from '../bot.ts';
import { expectGoodManners } from '../manners.ts';

/** Plays at random directly at the table, so that the game is soon lost. */
async function losesGame(hall: Hall): Promise<void> {
  const pick = playersChance('the players');
  const { id } = (await hall.loaded()).table;
  for (;;) {
    const loaded = await hall.tables().loaded(id);
    if (loaded === null || loaded.request === null) break;
    const { table, entry, request } = loaded;
    const action = atRandom.answer(request, entry.game.observe(table.state, request.seats[0]), pick);
    const userId = table.seats[giverOf(request, action)]?.userId as UserId;
    const done = await hall
      .tables()
      .act({ userId, guildId: null, cause: `${id} ${table.version}` }, id, action);
    if (!done.ok) throw new Error(JSON.stringify(done));
  }
  await hall.rests();
}

function labelsOn(hall: Hall): readonly string[] {
  return everyComponent(hall.board().components).flatMap(({ label }) => label ?? []);
}

test('two gods lose a saga, buy skills alone and together, try again with these skills, and end the campaign', async () => {
  const hall = await openHall();
  const { ada, bo, cleo, mo } = hall;
  expect(await textOf(ada.types('/campaign status'))).toContain('no campaign here');
  expect(await textOf(ada.types('/campaign new', { where: 'channel', role: 'odin' }))).toContain('campaign');
  await hall.rests();
  expect(hall.boardWords()).toContain('Campaign: ');
  expect(hall.boardWords()).toContain('These gods and their players stay for');
  expect(await textOf(ada.types('/campaign continue'))).toContain('is open in');
  await bo.types('/game join', { role: 'thor' });
  expect(await textOf(bo.types('/campaign skills'))).toContain('nothing to spend yet');
  await ada.types('/game start');
  await hall.rests();
  expect(hall.boardWords()).toMatch(/^-# Campaign: \w+$/m);
  await losesGame(hall);
  expect(hall.boardWords()).toMatch(/To spend: Odin 3 XP(,| and) Thor 3 XP/);
  const left = hall.board();
  const [goOn = '', ...looks] = labelsOn(hall);
  expect([goOn, ...looks.slice(0, 2)]).toEqual([expect.stringMatching(/^Again: /), 'Skills', 'Campaign']);

  // Each menu line shows the cost and the effect of an item, or why it can't be bought.
  expect(await textOf(cleo.presses('Skills'))).toContain('You have no role');
  const shop = await ada.presses('Skills');
  if (shop.kind !== 'message') throw new Error('there is no shop');
  const offered = everyComponent(shop.message.components).flatMap(({ options }) => options ?? []);
  expect(offered.length).toBeGreaterThan(3);
  for (const { label, description } of offered) {
    expect(label).toMatch(/ \(\d+ XP\)$/);
    expect(description).toMatch(/\S/);
  }
  const [friend] = offered;
  const told = () => [...hall.local.world.messagesIn(ada.place())].map(({ content }) => content).join('\n');
  const shown = () => hall.local.world.messages.get(shop.message.id)?.content ?? '';

  // Choosing a line buys nothing: the card shows its effect and cost, and leads back.
  const choosesFriend = async () => {
    await ada.chooses('v1|', friend?.value ?? '', shop.message);
    await hall.local.world.until(() => shown().includes('\nPrice: Odin '));
  };
  await choosesFriend();
  expect(shown()).toContain(`: ${friend?.description}.\nPrice: Odin 3 XP.`);
  await ada.presses('◀ Back', shop.message);
  await hall.local.world.until(() => shown().includes('has 3 XP'));
  expect(told()).not.toContain(`<@${ada.id}> has bought `);
  await choosesFriend();
  await ada.presses('Buy', shop.message);
  await hall.local.world.until(() => told().includes(`<@${ada.id}> has bought `));
  // The players who paid can undo the purchase until the next game starts.
  await hall.local.world.until(() => shown().includes('You can undo '));
  expect(await textOf(bo.presses('Skills', left))).not.toContain('You can undo ');
  const undo = labelsOf(hall.local.world.messages.get(shop.message.id) ?? shop.message).find((label) =>
    label.startsWith('Undo: '),
  );
  await ada.presses(undo ?? '', shop.message);
  await hall.local.world.until(() => shown().includes('has 3 XP'));
  await hall.local.world.until(() => told().includes(`<@${ada.id}> has undone `));
  await choosesFriend();
  await ada.presses('Buy', shop.message);
  await hall.local.world.until(() => shown().includes('has 0 XP'));
  const again = await ada.presses('Skills', left);
  if (again.kind !== 'message') throw new Error('there is no shop');
  expect(again.message.content).toContain('has 0 XP');
  const [dear = ''] = everyComponent(again.message.components).flatMap(
    ({ options }) => options?.map(({ value }) => value) ?? [],
  );
  expect(await ada.isShown(ada.chooses('v1|', dear, again.message))).toMatch(/\S/);

  const status = await bo.types('/campaign status');
  if (status.kind !== 'message') throw new Error('there is no status');
  const page = status.message.content;
  const leadsOn = everyComponent(status.message.components).flatMap(({ label }) => label ?? []);
  expect(leadsOn).toEqual([goOn, 'Skills']);
  expect(page).toContain('(1 defeat so far)');
  expect(page).toMatch(new RegExp(`Odin\\*\\* \\(<@${ada.id}>\\): 0 XP; `));
  expect(page).toContain(`Thor** (<@${bo.id}>): 3 XP`);
  expect(await textOf(bo.types('/stats'))).toContain('campaigns**: 1 running, 0 won');

  expect(await textOf(cleo.presses(goOn))).toContain("Only this campaign's players, its host (");
  await bo.presses(goOn, left);
  await hall.rests();
  const lost = asItStands(hall.local, left);
  expect(lost.labels).not.toContain(goOn);
  expect(lost.labels).toEqual(expect.arrayContaining(['Campaign', 'Replay']));
  expect(told()).toContain('continues the campaign.');
  const lobby = (await hall.loaded()).table;
  expect(lobby.seats.map(({ role, userId }) => [role, userId])).toEqual([
    ['odin', null],
    ['thor', bo.id],
  ]);
  // The button of an earlier page opens nothing: it shows the campaign's current state.
  expect(await textOf(bo.presses(goOn, status.message))).toMatch(
    /^The campaign has moved on since that game\..*A game is open in <#\d+>\.$/s,
  );
  await ada.types('/game join');
  await bo.types('/game start');
  await hall.rests();
  expect((await hall.loaded()).table.options['elves']).toEqual({ odin: 1 });
  expect(await textOf(ada.types('/campaign end'))).toContain('Only the host');
  expect(await textOf(ada.types('/campaign skills'))).toContain('is in progress in');
  expect(await textOf(bo.types('/campaign end'))).toMatch(
    /^End Yggdrasil Chronicles: [^(]+ \(Odin and Thor\)\? You won't be able to play any more of its games\./,
  );
  expect(await bo.isShown(bo.presses('End the campaign'))).toContain('is open in');

  await mo.types('/game abort');
  await mo.isShown(mo.presses('End this game'));
  await hall.rests();
  const last = [...hall.local.world.messagesIn(ada.place())].findLast((one) =>
    labelsOf(one).includes('Skills'),
  );
  if (last === undefined) throw new Error('the last board leads nowhere');
  await bo.types('/campaign end');
  await bo.presses('End the campaign');
  await hall.local.world.until(() => told().includes('has ended the campaign'));
  expect(await textOf(ada.types('/campaign skills'))).toContain('This campaign is over');
  expect(asItStands(hall.local, last).labels).toContain('Skills');
  expect(await textOf(ada.presses('Skills', last))).toContain('This campaign is over');
  await hall.local.world.until(() => !asItStands(hall.local, last).labels.includes('Skills'));
  expect(asItStands(hall.local, last).labels).not.toContain(goOn);
  expectGoodManners(hall);
});
