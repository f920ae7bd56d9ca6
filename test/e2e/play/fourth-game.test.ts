/** A fourth game needs its folder, a line in the catalogue and its texts: with these, people can play it to its end. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { breachesIn } from '../../../scripts/checks/imports/breaches.ts';
import type { Message } from '../../../src/playground/model/shapes.ts';
import { LANGUAGES, type Language } from '../../../src/words/languages.ts';
import { LOADER } from '../../loader.ts';
import { lastMessage, type Player, wordsIn } from '../../shared/people.ts';
import { type Hall, openHall } from '../bot.ts';
import { startedProcess } from '../bot-process.ts';
import { expectGoodManners } from '../manners.ts';
import { copyWithSamples, roomOf, SAMPLE_IDS, wordsOf } from '../with-samples.ts';

test.each(SAMPLE_IDS)('the game %s imports only what games may import', (id) => {
  expect(roomOf(id).flatMap(({ path, text }) => breachesIn(path, text))).toEqual([]);
});

test('every text of the samples exists and is used, in every language', () => {
  const cwd = copyWithSamples();
  const checked = spawnSync(process.execPath, [...LOADER, 'scripts/checks/locale-check.ts'], {
    cwd,
    encoding: 'utf8',
  });
  expect(checked).toMatchObject({ stderr: '', status: 0 });
});

/** Resolves when the board asks a different question, or says who has won. */
async function boardAfter({ local }: Hall, before: string, won: string): Promise<Message> {
  const newest = () => lastMessage(local);
  const isNext = (one: Message) =>
    wordsIn(one) !== before &&
    ((one.content.startsWith('<@') && one.components.length > 0) || one.content.includes(won));
  await local.world.until(() => newest() !== undefined && isNext(newest() as Message));
  return newest() as Message;
}

/** Players take turns throwing with the button and keeping with the command, in the table's language. */
async function playsToTheEnd(hall: Hall, players: readonly Player[], language: Language): Promise<Message> {
  const words = wordsOf('sample', language);
  const won = words['sample.won']?.replace('{player}', '') ?? '';
  let board = await boardAfter(hall, '', won);
  for (let answers = 0; !board.content.includes(won); answers += 1) {
    const asked = players.find(({ id }) => board.content.startsWith(`<@${id}>`));
    if (answers % 2 === 0) await asked?.presses(words['sample.verb.throw'] ?? '', board);
    else await asked?.types('/sample keep');
    board = await boardAfter(hall, wordsIn(board), won);
  }
  return board;
}

test('two people play the sample to its end in every language, with buttons and its command', async () => {
  const hall = await openHall({ withBot: false });
  const { ada, bo } = hall;
  const program = startedProcess(hall, {}, [...LOADER, join(copyWithSamples(), 'src', 'main.ts')]);
  await program.logs('"ready"');
  for (const language of LANGUAGES) {
    const table = {
      game: 'sample',
      language,
      where: 'channel',
      passing: 'at once',
      seed: `dice ${language}`,
    };
    await ada.types('/game new', table);
    await bo.types('/game join');
    await ada.types('/game start');
    const { attachments, content } = await playsToTheEnd(hall, [ada, bo], language);
    const lastEvent = wordsOf('sample', language)['sample.event.kept'] ?? '';
    expect(new Set(content.split('\n')).size).toBe(content.split('\n').length);
    expect(content).toMatch(new RegExp(lastEvent.replaceAll(/\{\w+\}/g, '.+')));
    expect(attachments).toMatchObject([{ filename: 'board.png', width: 900 }]);
    expect(attachments[0]?.description).toContain(
      wordsOf('sample', language)['sample.player']?.replace('{seat}', '1'),
    );
  }
  expectGoodManners(hall);
});
