/** Advice in words: what people read of a thought, and the buttons that give the answers. */
import { describe, expect, test } from 'vitest';
import { encodeAnswer } from '../../../src/core/requests/answer-code.ts';
import { seatIndex } from '../../../src/core/seat.ts';
import type { Advice } from '../../../src/core/telling/guide.ts';
import type { Reason } from '../../../src/core/thinking/reason.ts';
import { parseCustomId } from '../../../src/discord/custom-ids/custom-id.ts';
import type { Reply } from '../../../src/discord/messages/pieces/reply.ts';
import {
  type Advisee,
  adviceMessage,
  rulesOfThumb,
} from '../../../src/discord/messages/questions/advice-message.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import type { Thought, Weighed } from '../../../src/mind/thought.ts';
import { LANGUAGES } from '../../../src/words/languages.ts';
import { translator } from '../../../src/words/translate.ts';
import { momentsOf, wordsOf } from './loaded-tables.ts';
import { controlsIn, expectMessage } from './within-limits.ts';

/** The first turn of the game in which several answers are worth a word. */
function turnOf(gameId: string) {
  for (const loaded of momentsOf(gameId, 1)) {
    const { entry, request } = loaded;
    const [best, next] = request === null ? [] : (entry.guide?.advice(request, wordsOf(loaded).view) ?? []);
    if (request === null || best === undefined || next === undefined) continue;
    const [seat = seatIndex(0)] = request.seats;
    return { advisee: { ...loaded, request, seat }, words: wordsOf(loaded), best, next };
  }
  throw new Error('nobody is advised');
}

const { advisee, words, best, next } = turnOf('yggdrasil');

function weighed({ alternative, values }: Advice, chance: number): Weighed {
  const action = { request: advisee.request.key, choice: alternative.id, values };
  return { action, chance, error: 0.01, behind: { mean: 0, error: 0 } };
}

function thought(changes: Partial<Thought> = {}): Thought {
  return {
    best: weighed(best, 0.612),
    others: [weighed(next, 0.558)],
    isEven: false,
    because: [],
    valued: 200,
    ...changes,
  };
}

function because(part: string, mean: number): Reason {
  return { part, mean, error: 0.01 };
}

function nameOf({ alternative, values }: Advice): string {
  return words.translate(words.presenter.answer(alternative, values, words.view));
}

/** The answers that the buttons give. */
function codesIn({ rows = [] }: Reply): readonly string[] {
  const ids = controlsIn([...rows]).flatMap(({ custom_id: customId }) => customId ?? []);
  return ids.map(parseCustomId).flatMap((id) => (id?.kind === 'answer' ? [id.code] : []));
}

describe('advice', () => {
  test('names the best answer and the next best with their chances, and has a button for each', () => {
    const reply = adviceMessage(advisee, thought(), words);
    expect(reply.content).toContain(`**${nameOf(best)}**, about 61% to win.`);
    expect(reply.content).toContain(`${nameOf(next)}, about 56%.`);
    expect(codesIn(reply)).toEqual([best, next].map((each) => encodeAnswer(each.alternative, each.values)));
  });

  test('says that either is fine where nothing tells them apart, and gives no reasons then', () => {
    const { content } = adviceMessage(
      advisee,
      thought({ isEven: true, because: [because('surt', 1)] }),
      words,
    );
    expect(content).toContain(
      `**${nameOf(best)}** or **${nameOf(next)}**: either is fine, about 61% to win.`,
    );
    expect(content).not.toContain('Because');
    expect(content).not.toContain('Rule');
  });

  test('says the same of a difference that nobody would notice', () => {
    const { content } = adviceMessage(advisee, thought({ others: [weighed(next, 0.6)] }), words);
    expect(content).toContain('either is fine');
  });

  test.each([
    [0.995, 0.97, 'The game is almost surely won with good play.', 'about 97%.'],
    [0.05, 0.01, 'about 5% to win.', 'hardly any chance to win.'],
  ])('tells no hundredths of a game that is almost over: %d and %d', (chance, other, first, second) => {
    const { content } = adviceMessage(
      advisee,
      thought({ best: weighed(best, chance), others: [weighed(next, other)] }),
      words,
    );
    const [bestLine, nextLine] = content.split('\n');
    expect(bestLine).toContain(first);
    expect(nextLine).toContain(second);
    expect(content).not.toMatch(/\b(0|1|99|100)%/);
  });

  test.each([
    [0.999, 'either is fine, the game is almost surely won with good play.'],
    [0.004, 'it hardly matters, the game is almost surely lost.'],
  ])('says so of even answers too: %d', (chance, said) => {
    const even = { best: weighed(best, chance), others: [weighed(next, chance)], isEven: true };
    expect(adviceMessage(advisee, thought(even), words).content).toContain(said);
  });

  test('does not call it fine to do nothing', () => {
    const done = {
      ...weighed(best, 0.612),
      action: { request: advisee.request.key, choice: 'done', values: {} },
    };
    const { content } = adviceMessage(advisee, thought({ others: [done, weighed(next, 0.6)] }), words);
    expect(content).toContain(`**${nameOf(best)}** or **${nameOf(next)}**: either is fine`);
  });

  test('has no button for what another god may answer', () => {
    const other = { ...best.alternative, only: seatIndex(advisee.seat + 1) };
    const alternatives = advisee.request.alternatives.map((each) => (each.id === other.id ? other : each));
    const reply = adviceMessage(
      { ...advisee, request: { ...advisee.request, alternatives } },
      thought(),
      words,
    );
    expect(reply.content).toContain(`**${nameOf(best)}**`);
    expect(codesIn(reply)).toEqual([encodeAnswer(next.alternative, next.values)]);
  });

  test('names the two surest things that there are more of, with the rule behind the first', () => {
    const reasons = [because('vikings', -2), because('surt', 0.52), because('elves', 1), because('hel', 3)];
    const { content } = adviceMessage(advisee, thought({ because: reasons }), words);
    expect(content).toContain(
      'Because on average it brings distance from Surt (+0.5) and Elves with the gods (+1).',
    );
    expect(content).toContain('-# Rule Y-804: ');
  });

  test('speaks of no average where nothing is left to chance', () => {
    const { content } = adviceMessage(
      advisee,
      thought({ because: [{ part: 'elves', mean: 1, error: 0 }] }),
      words,
    );
    expect(content).toContain('Because it brings Elves with the gods (+1).');
  });

  test('names the rule behind what is done where there is nothing more to say', () => {
    const { content } = adviceMessage(advisee, thought(), words);
    const [rule = ''] = advisee.entry.guide?.rules[best.alternative.verb] ?? [];
    expect(content).toContain(`-# Rule ${rule}: ${words.translate({ key: rule })}`);
  });

  test('keeps chances to itself that are hardly known', () => {
    const unsure = { ...weighed(best, 0.612), error: 0.3 };
    expect(adviceMessage(advisee, thought({ best: unsure }), words)).toEqual(rulesOfThumb(advisee, words));
  });

  test('goes by what the quick player does where the game advises nobody', () => {
    const silent = { ...advisee.entry, guide: null };
    const reply = rulesOfThumb({ ...advisee, entry: silent }, words);
    expect(reply.content).toContain('By the rules of thumb');
    expect(codesIn(reply)).toHaveLength(1);
  });

  test('goes by the rules of thumb without chances where nobody has weighed anything', () => {
    const reply = rulesOfThumb(advisee, words);
    expect(reply.content).toContain('By the rules of thumb');
    expect(reply.content).not.toContain('%');
    expect(codesIn(reply)).toContain(encodeAnswer(best.alternative, best.values));
  });
});

const GUIDED = [...CATALOGUE.values()].flatMap((entry) => (entry.guide === null ? [] : [entry]));

test.each(GUIDED)('every rule that advice of $game.id names is in its rulebook', ({ guide, rulebook }) => {
  const known = new Set(rulebook.map(({ id }) => id));
  expect(
    Object.values(guide?.rules ?? {})
      .flat()
      .filter((id) => !known.has(id)),
  ).toEqual([]);
});

test.each(LANGUAGES)('in the language %s it fits a message, with a part of every game', (language) => {
  const translate = translator(language);
  const all = { ...words, translate };
  for (const { guide } of GUIDED) {
    const parts = Object.keys(guide?.rules ?? {}).filter((name) => guide?.part(name) !== null);
    expect(parts).not.toEqual([]);
    for (const part of parts) {
      const told: Advisee = { ...advisee, entry: { ...advisee.entry, guide } };
      const reply = adviceMessage(told, thought({ because: [because(part, 1.25)] }), all);
      expectMessage(reply.content, [...(reply.rows ?? [])]);
    }
  }
});
