/** Private messages are in each person's language, and messages in a channel are in the table's language. */
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import type { Phrase, Translate } from '../../../src/core/presentation/phrase.ts';
import { textBoard } from '../../../src/discord/messages/boards/text-views.ts';
import { alternativesOf, answersOf, optionFor } from '../../../src/discord/messages/questions/answers.ts';
import type { Message } from '../../../src/playground/model/shapes.ts';
import { drawnBoard } from '../../../src/render/pictures/board.ts';
import type { LoadedTable } from '../../../src/tables/turns/loaded-table.ts';
import type { Language } from '../../../src/words/languages.ts';
import { translator } from '../../../src/words/translate.ts';
import { labelsOf, menusShown, optionsOf, type Player, textOf, wordsIn } from '../../shared/people.ts';
import { type Hall, openHall } from '../bot.ts';
import { expectGoodManners, postedIn } from '../manners.ts';
import { DRAWS } from '../painter.ts';
import { endsGame, goesOn, startsGame } from '../playing.ts';

const english = translator('en');
const french = translator('fr');
const italian = translator('it');
const japanese = translator('ja');

const GIALP = 'alea-1:story 76';
const SIX_CARDS = { seed: 'alea-1:story 5', answers: 8 };

function speaks({ local }: Hall, locale: string, ...players: readonly Player[]): void {
  for (const { id } of players) local.world.speak(id, locale);
}

function wordsOf({ table, entry, request }: LoadedTable, translate: Translate) {
  if (request === null) throw new Error('nothing is asked');
  const view = entry.game.observe(table.state);
  return {
    question: translate(entry.presenter.question(request, view)),
    progress: translate(entry.presenter.progress(view)),
    answers: (verb: string) =>
      answersOf(request, alternativesOf(request, verb), 25).map(
        (answer) => optionFor(answer, { presenter: entry.presenter, view, translate }).label,
      ),
    values: (choice: string, field: string) => {
      const alternative = request.alternatives.find(({ id }) => id === choice);
      const asked = alternative?.fields[field];
      if (alternative === undefined || asked?.kind !== 'one') throw new Error(`no ${field} of ${choice}`);
      return asked.of.map((value) => translate(entry.presenter.value(alternative, field, value, {}, view)));
    },
  };
}

/** The message to a person whose turn it isn't. */
function notYourTurn(asked: Player): Phrase {
  const users = [{ key: 'asked.person', with: { user: `<@${asked.id}>` } }];
  return { key: 'refusal.not-your-turn', with: { count: 1, users } };
}

async function shown(answer: ReturnType<Player['types']>): Promise<Message> {
  const seen = await answer;
  if (seen.kind !== 'message') throw new Error(`no message: ${JSON.stringify(seen)}`);
  return seen.message;
}

test('the board of an English table stays English for two players who read French', async () => {
  const hall = await openHall();
  const { ada, bo } = hall;
  speaks(hall, 'fr', ada, bo);
  const table = await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: GIALP });
  const loaded = await hall.loaded();
  const [inFrench, inEnglish] = [wordsOf(loaded, french), wordsOf(loaded, english)];
  expect(inFrench.question).not.toBe(inEnglish.question);

  expect(await textOf(bo.types('/yggdrasil alfheim'))).toBe(french(notYourTurn(ada)));
  expect(await bo.isShown(bo.presses('Take an Elf (Alfheim)'))).toBe(french(notYourTurn(ada)));
  expect(await textOf(bo.types('/board', { as: 'text' }))).toBe(textBoard(loaded, french));
  expect((await shown(bo.types('/board'))).content).toBe(inFrench.progress);
  const status = await textOf(bo.types('/game status'));
  expect(status).toContain(inFrench.progress);
  expect(status).not.toContain(inEnglish.progress);

  const artifacts = await shown(ada.types('/yggdrasil nidavellir'));
  expect(artifacts.content).toBe(french({ key: 'yggdrasil.how.nidavellir' }));
  expect(new Set(optionsOf(artifacts))).toEqual(new Set(inFrench.answers('nidavellir')));
  const giants = await ada.isOffered('/yggdrasil jotunheim', 'giant');
  expect(inFrench.values('jotunheim', 'giant')).toEqual(
    expect.arrayContaining(giants.map(({ name }) => name)),
  );
  expect(giants.length).toBeGreaterThan(0);

  expect(labelsOf(hall.board())).toContain(english({ key: 'button.more' }));
  expect(optionsOf(hall.board())).toContain('Take an Elf (Alfheim)');
  const elfTaken = { key: 'yggdrasil.event.elf-taken', with: { god: 'Thor', left: 2 } };
  expect(await textOf(ada.types('/yggdrasil alfheim'))).toBe(french(elfTaken));
  await hall.movesOn(table);
  expect(hall.boardWords()).toContain(english(elfTaken));
  expect(hall.boardWords()).toContain(wordsOf(await hall.loaded(), english).question);
  expectGoodManners(hall);
});

test("a form and its errors are in the reader's language", async () => {
  const hall = await openHall();
  const { ada, bo } = hall;
  speaks(hall, 'fr', ada, bo);
  await startsGame(hall, {
    seats: { odin: ada, thor: bo },
    seed: SIX_CARDS.seed,
    options: { passing: 'at-once' },
  });
  await goesOn(hall, SIX_CARDS.answers);
  const { table, request } = await hall.loaded();
  const asked = table.seats[request?.seats[0] ?? 0]?.userId === ada.id ? ada : bo;
  const order = english({ key: 'yggdrasil.verb.order' });
  const opened = await asked.chooses(order, 'more~order', hall.board());
  if (opened.kind !== 'modal') throw new Error('no form');
  const labels = opened.modal.components.map(({ label }) => label);
  expect(labels).toEqual([1, 2, 3, 4, 5].map((place) => french({ key: 'control.place', with: { place } })));
  const twice = Object.fromEntries([0, 1, 2, 3, 4].map((place) => [`cards#${place}`, '0']));
  const [, misfit = ''] = french({ key: 'refusal.bad-field', with: { field: '|' } }).split('|');
  expect(await textOf(asked.fills(twice))).toContain(misfit);
});

test("a person's language setting overrides their Discord language, starting with the reply to the setting, and after a restart", async () => {
  const hall = await openHall();
  const { ada } = hall;
  const refusal = (language: Language) => textOf(ada.types('/yggdrasil alfheim'), language);
  const noTable = { key: 'refusal.no-table' };
  speaks(hall, 'it', ada);
  expect(await refusal('it')).toBe(italian(noTable));
  expect(await menusShown(ada.types('/settings'))).toContain('Lingua: la stessa di Discord');
  const inJapanese = '言語：日本語';
  expect(await menusShown(ada.types('/settings', { language: 'ja' }))).toContain(inJapanese);
  expect(await refusal('ja')).toBe(japanese(noTable));
  await hall.restarts();
  expect(await refusal('ja')).toBe(japanese(noTable));
  expect(await menusShown(ada.types('/settings'))).toContain(inJapanese);
  expect(await textOf(hall.bo.types('/yggdrasil alfheim'))).toBe(english(noTable));
  expect(await menusShown(ada.types('/settings', { language: 'as-discord' }))).toContain(
    'Lingua: la stessa di Discord',
  );
  expect(await refusal('it')).toBe(italian(noTable));
});

test('a table opened in French speaks French to everyone, including its picture', async () => {
  const hall = await openHall({ painter: DRAWS });
  const { ada, bo, local } = hall;
  const opened = await textOf(
    ada.types('/game new', { game: 'yggdrasil', role: 'thor', seed: GIALP, language: 'Français' }),
  );
  expect(opened).toBe(english({ key: 'new.done' }));
  await hall.rests();
  expect(hall.boardWords()).toContain(
    french({
      key: 'lobby.seat',
      with: { seat: 1, user: `<@${ada.id}>`, role: { key: 'yggdrasil.god.thor' } },
    }),
  );
  expect(labelsOf(hall.board())).toContain(french({ key: 'button.join' }));
  await bo.types('/game join', { role: 'odin' });
  await ada.types('/game start');
  await hall.rests();

  const loaded = await hall.loaded();
  const { table, entry } = loaded;
  expect(table.language).toBe('fr');
  const board = hall.board();
  expect(wordsIn(board)).toContain(wordsOf(loaded, french).question);
  const offered = [...labelsOf(board), ...optionsOf(board)];
  const { answers } = wordsOf(loaded, french);
  expect(offered).toEqual(expect.arrayContaining([...answers('vanaheim'), ...answers('enter-trance')]));
  const view = entry.game.observe(table.state);
  const [picture] = board.attachments;
  for (const line of entry.presenter.description(view, table.recentEvents.events).slice(0, 2))
    expect(picture?.description).toContain(french(line));
  const painted = await DRAWS.render(
    drawnBoard(entry.presenter, 'turnBoard', view, table.recentEvents.events, french),
  );
  expect(painted).toEqual({ ok: true, picture: local.world.files.get(picture?.id ?? '') });

  expect(await textOf(bo.types('/yggdrasil alfheim'))).toBe(english(notYourTurn(ada)));
  const before = postedIn(hall).length;
  await hall.cleo.types('/board', { as: 'text', for: 'channel' });
  await local.world.until(() => postedIn(hall).length > before);
  expect(postedIn(hall).at(-1)).toBe(textBoard(loaded, french));
  await endsGame(hall, ada, english({ key: 'button.abort' }));
  expect(postedIn(hall, '#yggdrasil', 'fr')).toContain(
    french({ key: 'table.aborted', with: { user: ada.id } }),
  );
  expectGoodManners(hall);
});

test('a server has a language for new tables; only moderators choose it, and open tables keep theirs', async () => {
  const hall = await openHall();
  const { ada, bo, mo } = hall;
  await startsGame(hall, { seats: { thor: ada }, seed: GIALP });
  expect(await textOf(bo.types('/server settings', { language: 'it' }))).toBe(
    english({ key: 'server.only-moderators-choose' }),
  );
  const before = postedIn(hall).length;
  expect(await textOf(mo.types('/server settings', { language: 'it' }))).toContain(
    english({ key: 'server.language', with: { language: 'Italiano' } }),
  );
  await hall.local.world.until(() => postedIn(hall).length > before);
  expect(postedIn(hall).at(-1)).toBe(
    italian({ key: 'server.language-chosen', with: { user: `<@${mo.id}>`, language: 'Italiano' } }),
  );
  expect(await textOf(bo.types('/server settings'))).toContain(
    english({ key: 'server.language', with: { language: 'Italiano' } }),
  );
  await mo.types('/server settings', { language: 'it' });
  expect(postedIn(hall)).toHaveLength(before + 1);

  await startsGame(hall, { seats: { odin: bo.goesTo('#midgard') }, seed: GIALP });
  expect(hall.boardWords('#midgard')).toContain(wordsOf(await hall.loaded('#midgard'), italian).question);
  expect((await hall.loaded('#yggdrasil')).table.language).toBe('en');
  expectGoodManners(hall);
});

test("a reader whose language isn't supported gets the language of the table or the server", async () => {
  const hall = await openHall();
  const { ada, cleo, mo } = hall;
  speaks(hall, 'de', cleo);
  expect(await textOf(cleo.types('/yggdrasil alfheim'))).toBe(english({ key: 'refusal.no-table' }));
  await mo.types('/server settings', { language: 'ja' });
  expect(await textOf(cleo.types('/yggdrasil alfheim'), 'ja')).toBe(japanese({ key: 'refusal.no-table' }));
  await startsGame(hall, { seats: { thor: ada }, seed: GIALP, options: { language: 'fr' } });
  expect(await textOf(cleo.types('/yggdrasil alfheim'), 'fr')).toBe(french({ key: 'refusal.not-seated' }));
});

test('a person with unreadable settings gets answers in their Discord language', async () => {
  const hall = await openHall();
  const { ada } = hall;
  speaks(hall, 'fr', ada);
  await ada.types('/settings', { language: 'ja' });
  const database = new Database(hall.file);
  database.exec(`UPDATE "PersonSettings" SET "language" = 'tlh'`);
  database.close();
  expect(await textOf(ada.types('/yggdrasil alfheim'), 'fr')).toBe(french({ key: 'refusal.no-table' }));
});
