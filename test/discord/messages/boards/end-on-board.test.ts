/** The last message of a game: the scene, the decisive moment, a line for everyone, and the pings. */
import { expect, test } from 'vitest';
import type { Past } from '../../../../src/discord/messages/boards/game-over.ts';
import { turnMessage } from '../../../../src/discord/messages/boards/turn-message.ts';
import { endingMessage } from '../../../../src/discord/messages/history/ending-message.ts';
import { lobbyMessage } from '../../../../src/discord/messages/lobbies/lobby-message.ts';
import { fitsNotification } from '../../../../src/discord/messages/pieces/notification.ts';
import type { LoadedTable } from '../../../../src/tables/turns/loaded-table.ts';
import { isOnlySeat } from '../../../../src/tables/turns/seat-words.ts';
import { LANGUAGES } from '../../../../src/words/languages.ts';
import { ENTRIES, speaking } from '../../../shared/games/entries.ts';
import { playedOut } from '../../../shared/messages/loaded-tables.ts';

const english = speaking('en');

function ended(gameId: string): { readonly over: LoadedTable; readonly past: Past } {
  const { over: last, history } = playedOut(gameId);
  const over = { ...last, table: { ...last.table, status: 'finished' } as const, request: null };
  const ending = endingMessage(over, history, english);
  return { over, past: { log: [], history, campaign: null, praise: [], ending } };
}

test.each([...ENTRIES.keys()])(
  '%s: the last message has the scene, and a line for each of several players',
  (gameId) => {
    const { over, past } = ended(gameId);
    const ending = endingMessage(over, past.history, english);
    const { content, belowPicture, scene, called, altText } = turnMessage(over, past, english, []);
    expect(scene).toBe(ending?.svg ?? null);
    if (ending !== null) expect(altText).toBe(ending.altText);
    const people = over.table.seats.map(({ userId }) => userId);
    expect(called).toEqual(people);
    const [first = '', ...others] = content.split('\n');
    expect(first).toMatch(/^\*\*.+\*\*/);
    expect(fitsNotification(first), first).toBe(true);
    for (const userId of people) expect(content).toContain(`<@${userId}>`);
    const news = others.filter((line) => !/^(\*\*|<@)/.test(line));
    // Without a scene all text is above the board.
    const told = ending === null ? news : belowPicture.split('\n');
    if (ending !== null) expect(news).toEqual([]);
    if (ending?.turning != null) expect(told[0]).toBe(`**${ending.turning.title}.** ${ending.turning.what}`);
    // The ping already shows the only player.
    if (!isOnlySeat(over.table))
      for (const userId of people)
        expect(told.filter((line) => line.includes(`<@${userId}>`))).toHaveLength(1);
    expect(told.join('\n')).toContain('Seed `');
  },
);

test("a player's line has the first two feats, and the picture has more", () => {
  const { over, past } = ended('yggdrasil');
  const { belowPicture } = turnMessage(over, past, english, []);
  const people = endingMessage(over, past.history, english)?.end.people ?? [];
  expect(people.some(({ feats }) => feats.length > 2)).toBe(true);
  for (const { name, feats } of people) {
    const line = belowPicture.split('\n').find((each) => each.startsWith(`- ${name} `)) ?? '';
    for (const [at, feat] of feats.entries()) expect(line.includes(feat), `${feat} in ${line}`).toBe(at < 2);
  }
});

test('a game that was ended early keeps its board, and pings no one', () => {
  const { over, past } = ended('yggdrasil');
  const aborted = { ...over, table: { ...over.table, status: 'aborted' } as const };
  const { content, scene, called } = turnMessage(aborted, { ...past, ending: null }, english, []);
  expect([scene, called]).toEqual([null, []]);
  expect(content).toContain('Seed `');
  expect(content).not.toContain('> <@');
});

test.each(LANGUAGES)('a contest names the winner once, and first, in %s', (language) => {
  const { over, past } = ended('micromidgard');
  const outcome = over.entry.game.outcome(over.table.state);
  const [winner, other] = outcome.kind === 'ranked' ? outcome.winners : [];
  if (winner === undefined || other !== undefined) throw new Error('one raven wins this game');
  const [winning, losing] = [winner, 1 - winner].map((seat) => over.table.seats[seat]?.userId);
  const words = speaking(language);
  const { content } = turnMessage(over, past, words, []);
  expect(content).toMatch(new RegExp(`^\\*\\*.*<@${winning}>.*\\*\\*`));
  expect(content.split(`<@${winning}>`)).toHaveLength(2);
  expect(content).toMatch(new RegExp(`[ \\n]<@${losing}>$`));
  expect(lobbyMessage(over, words).content).toMatch(new RegExp(`\\*\\*.*<@${winning}>.*\\*\\*`));
});

test('no one is congratulated if the gods won together, or if a computer won', () => {
  const congratulated = ({ over, past }: ReturnType<typeof ended>) =>
    turnMessage(over, past, english, []).content.includes('Congratulations');
  const { over, past } = ended('micromidgard');
  expect(congratulated({ over, past })).toBe(true);
  expect(congratulated(ended('yggdrasil'))).toBe(false);
  const outcome = over.entry.game.outcome(over.table.state);
  const winners: readonly number[] = outcome.kind === 'ranked' ? outcome.winners : [];
  const seats = over.table.seats.map((seat, at) =>
    winners.includes(at) ? { ...seat, userId: null, computer: 'good' as const } : seat,
  );
  expect(congratulated({ over: { ...over, table: { ...over.table, seats } }, past })).toBe(false);
});
