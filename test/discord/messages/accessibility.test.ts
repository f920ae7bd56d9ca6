/** Boards for people who can't see them: over whole games, every line can be read aloud, and changes come first. */
import { describe, expect, test } from 'vitest';
import type { GameEntry } from '../../../src/core/catalogue.ts';
import type { GameEvent } from '../../../src/core/game.ts';
import { playOut } from '../../../src/core/playing.ts';
import { atRandom } from '../../../src/core/policy.ts';
import { seedFrom } from '../../../src/core/random.ts';
import { inParts, LIMITS } from '../../../src/discord/messages/pieces/parts.ts';
import { LANGUAGES } from '../../../src/words/languages.ts';
import { localeFiles } from '../../../src/words/locales.ts';
import { ENTRIES, speaking } from '../../shared/games/entries.ts';

const translate = speaking('en');

/** In languages other than English, one in this many moments is checked: the sentences differ less than the moments do. */
const ONE_OF = 3;

interface Heard {
  readonly view: unknown;
  readonly board: readonly string[];
  /** The picture's alt text without changes; `changed` is the alt text with these events. */
  readonly still: readonly string[];
  readonly changed: readonly string[];
  readonly events: readonly GameEvent[];
  /** The lines about the events. */
  readonly told: readonly string[];
}

/** At least this many moments are checked, from as many games as necessary. */
const ENOUGH = 60;

/** Every moment of randomly played games and of as many well-played games, all with every seat taken. */
function momentsOf(entry: GameEntry): readonly Heard[] {
  const moments: Heard[] = [];
  for (let pair = 0; moments.length <= ENOUGH; pair += 1) moments.push(...momentsOfTwoGames(entry, pair));
  return moments;
}

function momentsOfTwoGames({ game, presenter, policies }: GameEntry, pair: number): readonly Heard[] {
  const options = Object.fromEntries(
    Object.entries(game.options).map(([option, { byDefault }]) => [option, byDefault]),
  );
  const box = game.box(options, null);
  const roles = Array.from({ length: game.seats.max }, (_, seat) => game.roles[seat] ?? '');
  return [atRandom, policies['sensible'] ?? atRandom].flatMap((policy, number) =>
    [...playOut(game, { options, roles, box, seed: seedFrom(`aloud ${2 * pair + number}`) }, policy)].map(
      ({ state, events }): Heard => {
        const view = game.observe(state);
        return {
          view,
          board: presenter.textBoard(view).map(translate),
          still: presenter.description(view, []).map(translate),
          changed: presenter.description(view, events).map(translate),
          events,
          told: presenter
            .events(events, view)
            .flatMap((line) => line ?? [])
            .map(translate),
        };
      },
    ),
  );
}

/** A list too long to read in one breath can't be followed. */
const MAX_LINE_LENGTH = 400;
/** Characters that are drawn, or read as a meaningless word: table lines, arrows, emoji, fractions, formatting marks. */
const DRAWN = /[|─-╿←-⇿■-◿☀-➿×÷·•/／＋〜\\*_#<>=~\t]|\d・|\p{Extended_Pictographic}/u;
const SENTENCE = /[.!?。！？]$/;
/** In Japanese no space separates a number from the counted noun. */
const COUNTED = /^\d+(?: \p{L}|\p{Script=Han}|\p{Script=Katakana})/u;

function unspeakable(line: string): string | null {
  const words = line.match(/\p{L}{2,}/gu) ?? [];
  if (words.length === 0) return `no words: ${line}`;
  if (/^\P{L}*\d/u.test(line) && !COUNTED.test(line)) return `begins with a bare number: ${line}`;
  if (DRAWN.test(line)) return `drawn: ${line}`;
  if (!SENTENCE.test(line)) return `no sentence: ${line}`;
  return line.length > MAX_LINE_LENGTH ? `too long: ${line}` : null;
}

function problemsIn(lines: readonly string[]): readonly string[] {
  return [...new Set(lines)].flatMap((line) => unspeakable(line) ?? []);
}

describe.each([...ENTRIES.keys()])('%s', (gameId) => {
  const entry = ENTRIES.get(gameId);
  const moments = entry === undefined ? [] : momentsOf(entry);

  test('the text board reads well aloud, line by line', () => {
    expect(problemsIn(moments.flatMap(({ board }) => board))).toEqual([]);
  });

  test.each(LANGUAGES.filter((language) => language !== 'en'))(
    'the text board and the alt text read well in %s, and say what changed',
    (language) => {
      const speak = speaking(language);
      const heard = moments.filter((_, at) => at % ONE_OF === 0);
      const lines = heard.flatMap(({ view, events }) => [
        ...(entry?.presenter.textBoard(view) ?? []),
        ...(entry?.presenter.description(view, events) ?? []),
      ]);
      expect(problemsIn(lines.map(speak))).toEqual([]);
      const lengths = heard.map(
        ({ view, events }) => entry?.presenter.description(view, events).map(speak).join(' ').length,
      );
      expect(Math.max(...lengths.map((length = 0) => length))).toBeLessThan(1000);
    },
  );

  test('the text board starts with the current player or the result, and lists every seat', () => {
    const roles = (entry?.game.roles ?? []).slice(0, entry?.game.seats.max);
    const names = roles.map((role) => translate(entry?.presenter.role(role) ?? { key: role }));
    for (const { board } of moments) {
      expect(board[0]).toMatch(/turn|still to go|won|lost|fallen|wins|share|ends/i);
      for (const name of names) expect(board.join('\n')).toContain(name);
    }
  });

  test('a text split across several messages keeps all its words', () => {
    for (const { board } of moments) {
      const parts = inParts(board, LIMITS.content);
      expect(parts.join('\n')).toBe(board.join('\n'));
      expect(parts.length).toBeLessThanOrEqual(2);
    }
  });

  test('the alternative text reads well aloud too', () => {
    expect(problemsIn(moments.flatMap(({ changed }) => changed))).toEqual([]);
    for (const { changed } of moments) expect(changed.join(' ').length).toBeLessThan(1000);
  });

  test('the alt text starts with the changes and then describes the board', () => {
    let changes = 0;
    for (const { still, changed, told } of moments) {
      expect(changed.slice(-still.length)).toEqual(still);
      const first = changed.slice(0, -still.length);
      expect(first.length).toBeLessThanOrEqual(4);
      if (first.length > 0) changes += 1;
      if (first.length > 0)
        expect(told.some((line) => line.startsWith(first[0]?.slice(0, 12) ?? ''))).toBe(true);
    }
    expect(changes).toBeGreaterThan(moments.length / 3);
  });

  test('no change on the board is left out', () => {
    const silent = moments
      .filter(({ changed, still }) => changed.length === still.length)
      .flatMap(({ events }) => events.map(({ type }) => type));
    expect(new Set(silent.filter((type) => MOVES.test(type)))).toEqual(new Set());
  });
});

/** Events that move something. A Risk that is taken moves nothing. */
const MOVES =
  /(moved|advanced|retreated|dragged|(?<!risks-)taken|claimed|raised|ran|sank|came|left|destroyed|ravaged|healed)$/;

/** An arrow between two things stands for a word, which a screen reader omits. */
const ARROW = /[←→↔⇐⇒⇔➔➜➡]|->|=>/u;

test.each(LANGUAGES)('no text in %s has an arrow instead of a word', (language) => {
  const texts = localeFiles(language).flatMap(({ messages }) => Object.entries(messages));
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter(([, text]) => ARROW.test(text))).toEqual([]);
});

test("the check catches a line that can't be read aloud", () => {
  for (const line of ['🐺', '| Hel | 3 |', '3 : 4.', 'Hel → 4.', 'Hel comes closer', '**Hel** moves.'])
    expect(unspeakable(line), line).not.toBeNull();
  expect(unspeakable('16 giants face down.')).toBeNull();
});
