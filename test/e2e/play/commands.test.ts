/** Playing by typing: full and partial world commands, one list of everything, and answers to questions. */
import { expect, test } from 'vitest';
import { everyComponent } from '../../../src/playground/model/component-types.ts';
import { choicesIn } from '../../shared/hall.ts';
import { ephemeralsOf, labelsOf, optionsOf, textOf } from '../../shared/people.ts';
import { openHall } from '../bot.ts';
import { expectGoodManners } from '../manners.ts';
import { goesOn, startsGame } from '../playing.ts';

const GIALP = 'alea-1:story 76';
/** After eight random answers, the Vanir lets Odin order the next six cards. */
const SIX_CARDS = { seed: 'alea-1:story 5', answers: 8 };

test('a full world command acts immediately and reports the result', async () => {
  const hall = await openHall();
  const { ada } = hall;
  const before = await startsGame(hall, { seats: { thor: ada, odin: hall.bo }, seed: GIALP });
  expect(await textOf(ada.types('/yggdrasil midgard', { island: 'white' }))).toBe(
    'Thor sends the Valkyries to the White island.\nThor searches the white bag: 1 Viking; 2 Fire Giants go back.',
  );
  await hall.movesOn(before);
  expect(hall.boardWords()).toContain('**You have 2 actions. What will you do?**');
});

test("a fight that can't be won has no button beside a better one, and always needs confirmation", async () => {
  const hall = await openHall();
  const { ada } = hall;
  const opened = await startsGame(hall, { seats: { thor: ada, odin: hall.bo }, seed: GIALP });
  const doubt =
    "Fight Loki, force 5: no Vikings, 0%. No roll can win that: you'd lose your action and everything you send. Fight anyway?";
  expect(await ada.isShown(ada.presses('Fight Loki, force 5: no Vikings, 0%'))).toBe(doubt);
  expect((await hall.loaded()).table).toEqual(opened);
  await ada.types('/yggdrasil midgard', { island: 'white' });
  await hall.movesOn(opened);
  const { table } = await hall.loaded();
  const seen = await ada.presses('Fight Loki: up to 17%', hall.board());
  if (seen.kind !== 'message') throw new Error('no answers');
  expect(labelsOf(seen.message)).toEqual(['1 Viking, 17%']);
  expect(optionsOf(seen.message)).toEqual(['no Vikings, 0%']);
  const others = 'Fight (Asgard): something else';
  expect(await ada.isShown(ada.chooses(others, 'asgard~loki~0', seen.message))).toBe(doubt);
  expect((await hall.loaded()).table).toEqual(table);
  await ada.presses('Fight anyway (0%)', ephemeralsOf(hall.local, ada).at(-1));
  await hall.movesOn(table);
  expectGoodManners(hall);
});

test('typed text is matched leniently', async () => {
  const hall = await openHall();
  const { ada } = hall;
  await startsGame(hall, { seats: { thor: ada, odin: hall.bo }, seed: GIALP });
  expect(await textOf(ada.types('/yggdrasil nidavellir', { artifact: ' HEL ' }))).not.toMatch(/cannot/);
});

test('a missing option opens its menu, narrowed to the typed text', async () => {
  const hall = await openHall();
  const { ada } = hall;
  await startsGame(hall, { seats: { thor: ada, odin: hall.bo }, seed: GIALP });
  await ada.types('/yggdrasil midgard');
  await hall.rests();
  const seen = await ada.types('/yggdrasil jotunheim', { giant: 'gialp' });
  if (seen.kind !== 'message') throw new Error('no menu');
  const [menu] = everyComponent(seen.message.components).filter(({ options }) => options !== undefined);
  expect(menu?.options?.map(({ value }) => value)).toEqual(['jotunheim~gialp~0', 'jotunheim~gialp~1']);
  expect(menu?.options?.[1]?.label).toMatch(/^Fight Gialp \(blocks Muspellheim\), force 3: 1 Viking, \d+%/);
  const { table } = await hall.loaded();
  await ada.chooses(menu?.custom_id ?? '', 'jotunheim~gialp~1', seen.message);
  await hall.movesOn(table);
  expect(hall.boardWords()).toMatch(/Thor fights Gialp/);
  // The answered question goes away, so that no one answers it twice.
  await hall.local.world.until((world) => !world.messages.has(seen.message.id));
});

test('options suggest the legal answers with odds, and take the other options into account', async () => {
  const hall = await openHall();
  const { ada } = hall;
  await startsGame(hall, { seats: { thor: ada, odin: hall.bo }, seed: GIALP });
  const giants = await ada.isOffered('/yggdrasil jotunheim', 'giant');
  expect(giants.map(({ value }) => value)).toEqual(['gialp', 'pile']);
  await ada.types('/yggdrasil midgard');
  const vikings = await ada.isOffered('/yggdrasil jotunheim', 'vikings', '', { giant: 'gialp' });
  expect(vikings.map(({ value }) => value)).toEqual(['0', '1']);
  for (const { name } of vikings) expect(name).toMatch(/%/);
  expect(await ada.isOffered('/yggdrasil muspellheim', 'island')).toEqual([]);
});

test('one list has every action, and each can be found and done by its words', async () => {
  const hall = await openHall();
  const { ada } = hall;
  const before = await startsGame(hall, { seats: { thor: ada, odin: hall.bo }, seed: GIALP });
  const all = await ada.isOffered('/act', 'answer');
  expect(all.length).toBeGreaterThan(10);
  expect(all.length).toBeLessThanOrEqual(25);
  const [helheim, ...more] = await ada.isOffered('/act', 'answer', 'helheim white');
  expect(more).toEqual([]);
  expect(helheim?.value).toBe('helheim~white');
  await ada.types('/act', { answer: 'Alfheim' });
  await hall.movesOn(before);
  expect(hall.boardWords()).toContain('takes an Elf');
  const { table } = await hall.loaded();
  await ada.types('/act', { answer: String(helheim?.value) });
  await hall.movesOn(table);
  expectGoodManners(hall);
});

test('a typed move to a world is answered with the question that comes first, and its buttons', async () => {
  const hall = await openHall();
  const { ada } = hall;
  await startsGame(hall, { seats: { tyr: ada, odin: hall.bo }, seed: 'story 1' });
  expect((await hall.loaded()).request?.about).toBe('tyr-colour');
  const seen = await ada.types('/yggdrasil alfheim');
  if (seen.kind !== 'message') throw new Error('no question');
  expect(seen.message.content).toMatch(
    /^There's something to decide first: .*which of Tyr's two rolls counts\?/,
  );
  const [first] = everyComponent(seen.message.components).filter(({ label }) => label !== undefined);
  const { table } = await hall.loaded();
  await ada.presses(first?.custom_id ?? '', seen.message);
  await hall.movesOn(table);
  expect((await hall.loaded()).request?.about).not.toBe('tyr-colour');
});

test('/choose suggests and gives answers to the question, and without an answer it shows the question', async () => {
  const hall = await openHall();
  const { ada } = hall;
  const table = await startsGame(hall, { seats: { thor: ada, odin: hall.bo }, seed: 'story 0' });
  const offered = await ada.isOffered('/choose', 'answer', 'loki');
  expect(offered.map(({ value }) => value)).toEqual(['drag~loki']);
  expect(await textOf(ada.types('/choose'))).toMatch(/^Your turn: /);
  await ada.types('/choose', { answer: 'drag~loki' });
  await hall.movesOn(table);
  expect(hall.boardWords()).toMatch(/Loki/);
});

test('six cards are reordered with five menus; a card chosen twice is refused and the choices stay', async () => {
  const hall = await openHall();
  const { ada, bo } = hall;
  await startsGame(hall, {
    seats: { odin: ada, thor: bo },
    seed: SIX_CARDS.seed,
    options: { passing: 'at once' },
  });
  await goesOn(hall, SIX_CARDS.answers);
  const { table, request } = await hall.loaded();
  expect(request?.about).toBe('reorder');
  const asked = table.seats[request?.seats[0] ?? 0]?.userId === ada.id ? ada : bo;
  const opens = () => asked.chooses('Order', 'more~order', hall.board());
  expect(await opens()).toMatchObject({ kind: 'modal', modal: { components: { length: 5 } } });
  const twice = Object.fromEntries([0, 1, 2, 3, 4].map((place) => [`cards#${place}`, '0']));
  expect(await textOf(asked.fills(twice))).toMatch(/that value doesn't work\. Open the form again/);
  expect((await hall.loaded()).table).toEqual(table);
  await opens();
  const turned = Object.fromEntries([0, 1, 2, 3, 4].map((place) => [`cards#${place}`, String(5 - place)]));
  await asked.fills(turned);
  await hall.movesOn(table);
  const [field] = Object.values(request?.alternatives[0]?.fields ?? {});
  const order = field?.kind === 'order' ? [...field.of].reverse() : [];
  const log = await hall.tables().log(table.id);
  expect(log.findLast(({ userId }) => userId !== null)).toMatchObject({
    action: { values: { cards: order } },
  });
});

test('if the same question is answered many times at once, only one answer counts', async () => {
  const hall = await openHall();
  const { ada } = hall;
  const before = await startsGame(hall, { seats: { thor: ada, odin: hall.bo }, seed: GIALP });
  const presses = Array.from({ length: 20 }, () => ada.presses('Take an Elf (Alfheim)', hall.board()));
  await Promise.all(presses);
  await hall.movesOn(before);
  const log = await hall.tables().log(before.id);
  expect(choicesIn(log).filter((choice) => choice === 'alfheim')).toHaveLength(1);
  expect((await hall.loaded()).table.version).toBe(before.version + 1);
});

test('a player who would lose actions is asked once: declining continues the turn, and confirming ends it', async () => {
  const hall = await openHall();
  const { ada } = hall;
  const before = await startsGame(hall, { seats: { thor: ada, odin: hall.bo }, seed: GIALP });
  const asked = "You still have 3 actions, and you'd lose them. End your turn anyway?";
  expect(await ada.isShown(ada.presses('Done'))).toBe(asked);
  const question = ephemeralsOf(hall.local, ada).at(-1);
  await ada.presses('Keep playing', question);
  await hall.local.world.until((world) => !world.messages.has(question?.id ?? ''));
  expect((await hall.loaded()).table).toEqual(before);
  expect(await textOf(ada.types('/yggdrasil done'))).toBe(asked);
  await ada.presses('Done anyway', ephemeralsOf(hall.local, ada).at(-1));
  await hall.movesOn(before);
  expect((await hall.loaded()).request?.turn).toBe(2);
  expectGoodManners(hall);
});
