/** The last message of a game: the scene, what decided it, a line for everyone, and who is called. */
import { expect, test } from 'vitest';
import type { Past } from '../../../src/discord/messages/boards/game-over.ts';
import { turnMessage } from '../../../src/discord/messages/boards/turn-message.ts';
import { endingMessage } from '../../../src/discord/messages/history/ending-message.ts';
import type { LoadedTable } from '../../../src/tables/turns/loaded-table.ts';
import { translator } from '../../../src/words/translate.ts';
import { SUBJECTS } from '../../games/subjects.ts';
import { momentsOf } from './loaded-tables.ts';

const english = translator('en');

function ended(gameId: string): { readonly over: LoadedTable; readonly past: Past } {
  const moments = [...momentsOf(gameId, 3)];
  const last = moments.at(-1);
  if (last === undefined) throw new Error('the game never began');
  const told = moments.map(({ table, request }, at) => ({
    at,
    turn: request?.turn ?? at,
    by: null,
    events: table.recentEvents.events.slice(-1),
    state: table.state,
  }));
  const over = { ...last, table: { ...last.table, status: 'finished' } as const, request: null };
  const history = { moments: told, before: 0 };
  const ending = endingMessage(over, history, english);
  return { over, past: { log: [], history, campaign: null, praise: [], ending } };
}

test.each(SUBJECTS.map(({ game }) => game.id))(
  '%s: the scene ends the game, with a line for everyone',
  (gameId) => {
    const { over, past } = ended(gameId);
    const ending = endingMessage(over, past.history, english);
    const { content, belowPicture, scene, called, altText } = turnMessage(over, past, english, []);
    expect(scene).toBe(ending?.svg ?? null);
    if (ending !== null) expect(altText).toBe(ending.altText);
    const people = over.table.seats.map(({ userId }) => userId);
    expect(called).toEqual(people);
    const [first, ...news] = content.split('\n');
    expect(first).toMatch(/^\*\*.+\*\* <@/);
    for (const userId of people) expect(first).toContain(`<@${userId}>`);
    expect(news.length).toBeLessThanOrEqual(3);
    if (ending?.turning != null)
      expect(belowPicture.split('\n')[0]).toBe(`**${ending.turning.title}.** ${ending.turning.what}`);
    for (const userId of people)
      expect(belowPicture.split('\n').filter((line) => line.includes(`(<@${userId}>)`))).toHaveLength(1);
    expect(belowPicture).toContain('Seed `');
  },
);

test('a game that was ended before its own end keeps its board, and calls no one', () => {
  const { over, past } = ended('yggdrasil');
  const aborted = { ...over, table: { ...over.table, status: 'aborted' } as const };
  const { content, scene, called } = turnMessage(aborted, { ...past, ending: null }, english, []);
  expect([scene, called]).toEqual([null, []]);
  expect(content).toContain('Seed `');
  expect(content).not.toContain('> <@');
});
