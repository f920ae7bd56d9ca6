/** Advice in words: the text for a search result, and the buttons that give the answers. */
import { describe, expect, test } from 'vitest';
import { enumerate } from '../../../../../src/core/requests/answer.ts';
import { encodeAnswer } from '../../../../../src/core/requests/answer-code.ts';
import { seatIndex } from '../../../../../src/core/seat.ts';
import type { Advice } from '../../../../../src/core/teaching/guide.ts';
import type { Counted, CountedReason } from '../../../../../src/core/thinking/reason.ts';
import { parseCustomId } from '../../../../../src/discord/custom-ids/custom-id.ts';
import { reasonPlaces } from '../../../../../src/discord/messages/pieces/because.ts';
import type { Reply } from '../../../../../src/discord/messages/pieces/reply.ts';
import {
  adviceMessage,
  rulesOfThumb,
} from '../../../../../src/discord/messages/questions/advice/advice-message.ts';
import { CATALOGUE } from '../../../../../src/games/index.ts';
import type { Other, Thought, Weighed } from '../../../../../src/mind/thought.ts';
import { LANGUAGES } from '../../../../../src/words/languages.ts';
import { translator } from '../../../../../src/words/translate.ts';
import { momentsOf, wordsOf } from '../../../../shared/messages/loaded-tables.ts';
import { controlsIn, expectMessage } from '../../../../shared/messages/within-limits.ts';

/** The first turn of the game in which several answers deserve a comment. */
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

const TURN = turnOf('yggdrasil');
const { advisee, words, best, next } = TURN;

function weighed(
  { alternative, values }: Pick<Advice, 'alternative' | 'values'>,
  chance: number,
  { advisee }: Pick<ReturnType<typeof turnOf>, 'advisee'> = TURN,
): Weighed {
  const action = { request: advisee.request.key, choice: alternative.id, values };
  return { action, chance, error: 0.01, behind: { mean: 0, error: 0 } };
}

function other(
  advice: Pick<Advice, 'alternative' | 'values'>,
  chance: number,
  because: readonly CountedReason[] = [],
): Other {
  return { ...weighed(advice, chance), isLevel: false, because };
}

function level(
  advice: Pick<Advice, 'alternative' | 'values'>,
  because: readonly CountedReason[] = [],
): Other {
  return { ...other(advice, 0.612, because), isLevel: true };
}

function thought(changes: Partial<Thought> = {}): Thought {
  return {
    best: weighed(best, 0.612),
    others: [other(next, 0.558)],
    valued: 200,
    ...changes,
  };
}

function because(part: string, now: number, instead = 0, counted: Counted = 'round'): CountedReason {
  return { part, mean: now - instead, error: 0.01, amounts: { now, instead }, counted };
}

function nameOf({ alternative, values }: Advice): string {
  return words.translate(words.presenter.answer(alternative, values, words.view));
}

/** The answers that the buttons give. */
function codesIn({ rows = [] }: Reply): readonly string[] {
  const ids = controlsIn([...rows]).flatMap(({ custom_id: customId }) => customId ?? []);
  return ids.map(parseCustomId).flatMap((id) => (id?.kind === 'advised' ? [id.code] : []));
}

describe('advice', () => {
  test('names the best answer and the next best with their chances, and has a button for each', () => {
    const reply = adviceMessage(advisee, thought(), words);
    expect(reply.content).toContain(`**${nameOf(best)}**. Chance to win the game with good play: about 61%.`);
    expect(reply.content).toContain(`${nameOf(next)}. Chance to win the game: about 56%.`);
    expect(codesIn(reply)).toEqual([best, next].map((each) => encodeAnswer(each.alternative, each.values)));
  });

  test("shows a duel's chances in tens, and those with the same ten as about the same", () => {
    const duel = turnOf('micromidgard');
    const posted = (chance: number, nextChance: number) => {
      const others = [{ ...weighed(duel.next, nextChance, duel), isLevel: false, because: [] }];
      return adviceMessage(
        duel.advisee,
        thought({ best: weighed(duel.best, chance, duel), others }),
        duel.words,
      ).content;
    };
    expect(posted(0.612, 0.446)).toContain('about 60%');
    expect(posted(0.612, 0.446)).toContain('about 40%');
    expect(posted(0.612, 0.558)).toContain('with about the same chance to win.');
    expect(posted(0.97, 0.031)).toContain('about 90%');
    expect(posted(0.97, 0.031)).toContain('about 10%');
    expect(posted(0.99, 0.446)).toContain("you'll almost certainly win.");
  });

  test('says in one line that both moves are fine if nothing tells them apart', () => {
    const { content } = adviceMessage(advisee, thought({ others: [level(next)] }), words);
    expect(content).toBe(
      `**${nameOf(best)}** or **${nameOf(next)}**: either is fine; the chance to win with good play is about 61%.`,
    );
  });

  test('says what each of two equally good moves leaves more of, and never that both are fine', () => {
    const reasons = [because('surt', 5, 4), because('elves', 1, 3.5), because('hel', 4.02, 4)];
    const { content } = adviceMessage(advisee, thought({ others: [level(next, reasons)] }), words);
    expect(content.split('\n').slice(0, 3)).toEqual([
      `Best move: **${nameOf(best)}**. Chance to win the game with good play: about 61%.`,
      "Because on average Surt is 5 spaces away from Odin's Residence instead of 4.",
      `About as good: ${nameOf(next)}; then on average the gods have 3.5 Elves instead of 1.`,
    ]);
  });

  test.each([
    ['round', 'once everyone has had a turn'],
    ['turn', 'at the end of this turn'],
    ['answer', "right after they're made"],
  ] as const)('says once what amounts are compared with and when they are counted: %s', (counted, when) => {
    const reasons = [because('surt', 5, 4, counted), because('elves', 1, 3.5, counted)];
    const { content } = adviceMessage(advisee, thought({ others: [level(next, reasons)] }), words);
    expect(content.split('\n').filter((line) => line.includes('compares'))).toEqual([
      `-# This compares both moves ${when}.`,
    ]);
    expect(adviceMessage(advisee, thought(), words).content).not.toContain('compares');
  });

  test('leaves out amounts that were counted at another time', () => {
    const reasons = [because('surt', 5, 4), because('hel', 5, 4, 'answer'), because('elves', 1, 2, 'answer')];
    const { content } = adviceMessage(advisee, thought({ others: [level(next, reasons)] }), words);
    expect(content).toContain('Surt is 5 spaces');
    expect(content).not.toMatch(/Hel is|Elves/);
    const against = [because('elves', 1, 2), because('hel', 5, 4, 'answer')];
    const other = adviceMessage(advisee, thought({ others: [level(next, against)] }), words);
    expect(other.content).toContain('Hel is 5 spaces');
    expect(other.content).toContain("moves right after they're made.");
  });

  test.each([
    [0.999, "either is fine, and you'll almost certainly win with good play."],
    [0.004, 'it hardly matters; the game is almost certainly lost.'],
  ])(
    'says in one line that the choice hardly matters in a decided game, whatever differs: %d',
    (chance, posted) => {
      const reasons = [because('surt', 5, 4), because('elves', 1, 3.5)];
      const others = [level(next, reasons)];
      const { content } = adviceMessage(advisee, thought({ best: weighed(best, chance), others }), words);
      expect(content).toBe(`**${nameOf(best)}** or **${nameOf(next)}**: ${posted}`);
    },
  );

  test("doesn't call an answer equally good if there's nothing it leaves more of", () => {
    const reasons = [because('surt', 5, 4)];
    const { content } = adviceMessage(advisee, thought({ others: [level(next, reasons)] }), words);
    expect(content).toContain(`Next best: ${nameOf(next)}, with about the same chance to win.`);
    expect(content).not.toMatch(/either is fine|as good/);
  });

  test.each([
    [0.995, 0.97, "With good play, you'll almost certainly win.", 'Chance to win the game: about 97%.'],
    [0.05, 0.01, 'Chance to win the game with good play: about 5%.', 'hardly any chance of winning.'],
  ])(
    'shows no hundredths in a game that is almost over: %d and %d',
    (chance, secondChance, first, second) => {
      const { content } = adviceMessage(
        advisee,
        thought({ best: weighed(best, chance), others: [other(next, secondChance)] }),
        words,
      );
      const [bestLine, , nextLine] = content.split('\n');
      expect(bestLine).toContain(first);
      expect(nextLine).toContain(second);
      expect(content).not.toMatch(/\b(0|1|99|100)%/);
    },
  );

  test.each([
    [0.999, "either is fine, and you'll almost certainly win with good play."],
    [0.004, 'it hardly matters; the game is almost certainly lost.'],
  ])('says that equally good answers hardly matter in a game that is almost over: %d', (chance, posted) => {
    const even = { best: weighed(best, chance), others: [level(next)] };
    expect(adviceMessage(advisee, thought(even), words).content).toContain(posted);
  });

  const done = { alternative: { id: 'done', verb: 'done', fields: {} }, values: {} };

  test('does not call doing nothing a fine move', () => {
    const others = [level(done), level(next)];
    const { content } = adviceMessage(advisee, thought({ others }), words);
    expect(content).toContain(`**${nameOf(best)}** or **${nameOf(next)}**: either is fine;`);
  });

  test('advises doing nothing only if everything else is worse', () => {
    const advised = (another: Other) => {
      const reply = adviceMessage(advisee, thought({ best: weighed(done, 0.612), others: [another] }), words);
      return codesIn(reply)[0];
    };
    expect(advised(level(next))).toBe(encodeAnswer(next.alternative, next.values));
    expect(advised(level(next, [because('vikings', 3, 2)]))).toBe('done');
    expect(advised(other(next, 0.5))).toBe('done');
  });

  test('says so if no other answer is useful', () => {
    const { guide } = advisee.entry;
    const entry = { ...advisee.entry, guide: guide === null ? null : { ...guide, advice: () => [] } };
    const adviceBeside = (...others: readonly Other[]) =>
      adviceMessage({ ...advisee, entry }, thought({ others }), words).content.split('\n')[1];
    const vain = 'Every other move does nothing or wastes resources.';
    expect(adviceBeside(level(done))).toBe(vain);
    expect(adviceBeside(level(done), level(next, [because('surt', 5, 4)]))).not.toBe(vain);
    expect(adviceBeside(level(done), { ...other(next, 0.5), isBound: true })).not.toBe(vain);
  });

  test('names no next best whose chance is only bounded, but rather doing nothing', () => {
    const bounded: Other = { ...other(next, 0.58), isBound: true };
    const { content } = adviceMessage(advisee, thought({ others: [bounded, other(done, 0.55)] }), words);
    expect(content).toContain('Chance to win the game: about 55%.');
    expect(content).not.toContain(nameOf(next));
  });

  test('says so if no other move is possible', () => {
    const alternatives = [done.alternative];
    const alone = { ...advisee, request: { ...advisee.request, alternatives } };
    const { content } = adviceMessage(alone, thought({ best: weighed(done, 0.612), others: [] }), words);
    expect(content.split('\n').slice(0, 2)).toEqual([
      expect.stringMatching(/^Best move: \*\*.+\*\*\. Chance to win the game with good play: about 61%\.$/),
      'No other move is possible.',
    ]);
    expect(adviceMessage(advisee, thought({ others: [] }), words).content).not.toContain('Nothing else');
  });

  test('has no button for another god’s move, and says whose move it is', () => {
    const other = { ...best.alternative, only: seatIndex(advisee.seat + 1) };
    const alternatives = advisee.request.alternatives.map((each) => (each.id === other.id ? other : each));
    const reply = adviceMessage(
      { ...advisee, request: { ...advisee.request, alternatives } },
      thought(),
      words,
    );
    expect(reply.content).toContain(`**${nameOf(best)}**`);
    expect(codesIn(reply)).toEqual([encodeAnswer(next.alternative, next.values)]);
    const theirs = "That's another player's move: leave it to them, or make one of yours.";
    expect(reply.content).toContain(theirs);
    expect(adviceMessage(advisee, thought(), words).content).not.toContain(theirs);
    const tie = adviceMessage(
      { ...advisee, request: { ...advisee.request, alternatives } },
      thought({ others: [level(next)] }),
      words,
    );
    expect(tie.content).toContain('either is fine');
    expect(tie.content).not.toContain(theirs);
  });

  test('names the button that lets a computer start if the best answer belongs to one', () => {
    const other = { ...best.alternative, only: seatIndex(advisee.seat + 1) };
    const alternatives = advisee.request.alternatives.map((each) => (each.id === other.id ? other : each));
    const seats = advisee.table.seats.map((seat, at) =>
      at === other.only ? { role: seat.role, userId: null, computer: 'good' as const } : seat,
    );
    const reply = adviceMessage(
      { ...advisee, table: { ...advisee.table, seats }, request: { ...advisee.request, alternatives } },
      thought(),
      words,
    );
    expect(reply.content).toContain('press **Let a computer start**');
    const ids = controlsIn([...(reply.rows ?? [])]).flatMap(({ custom_id: id }) => id ?? []);
    expect(ids.map(parseCustomId).at(-1)).toMatchObject({
      kind: 'computer-begins',
      request: advisee.request.key,
    });
  });

  test('names an answer of the reader before an equally good one of another god', () => {
    const named = [best.alternative.id, next.alternative.id, 'done'];
    const free = advisee.request.alternatives.filter(({ fields }) => Object.keys(fields).length === 0);
    const third = free.find(({ id }) => !named.includes(id));
    if (third === undefined) throw new Error('nothing else can be done');
    const theirs = { ...third, only: seatIndex(advisee.seat + 1) };
    const alternatives = advisee.request.alternatives.map((each) => (each === third ? theirs : each));
    const others = [level({ alternative: theirs, values: {} }), level(next)];
    const reply = adviceMessage(
      { ...advisee, request: { ...advisee.request, alternatives } },
      thought({ others }),
      words,
    );
    expect(reply.content).toContain(`**${nameOf(best)}** or **${nameOf(next)}**: either is fine;`);
  });

  test('names the two most certain gains, and the rule behind the answer', () => {
    const reasons = [
      because('vikings', 1, 3),
      because('surt', 4.52, 4),
      because('elves', 2, 1),
      because('hel', 7, 4),
    ];
    const { content } = adviceMessage(advisee, thought({ others: [other(next, 0.5, reasons)] }), words);
    expect(content).toContain(
      "Because on average Surt is 4.5 spaces away from Odin's Residence instead of 4 and the gods have 2 Elves instead of 1.",
    );
    const [rule = ''] = advisee.entry.guide?.rules(best, words.view) ?? [];
    expect(content).toContain(`-# Rule ${rule}: ${words.translate({ key: rule })}`);
  });

  test('does not mention an average if nothing is left to chance', () => {
    const sure = { ...because('elves', 2, 1), error: 0 };
    const { content } = adviceMessage(advisee, thought({ others: [other(next, 0.5, [sure])] }), words);
    expect(content).toContain('Because the gods have 2 Elves instead of 1.');
    const always = { ...because('elves', 2.8, 1.8), error: 0 };
    expect(
      adviceMessage(advisee, thought({ others: [other(next, 0.5, [always])] }), words).content,
    ).toContain('Because on average the gods have 2.8 Elves instead of 1.8.');
  });

  test('gives the guide’s reason if nothing can be counted', () => {
    const { content } = adviceMessage(advisee, thought(), words);
    expect(content).toContain(`Because ${words.translate(best.reason)}.`);
  });

  test('does not show chances that are too uncertain', () => {
    const unsure = { ...weighed(best, 0.612), error: 0.3 };
    expect(adviceMessage(advisee, thought({ best: unsure }), words)).toEqual(rulesOfThumb(advisee, words));
  });

  test('shows no chance counted from too few boards, but still advises the answer', () => {
    const few = { ...weighed(best, 0.612), boards: 63 };
    const { content } = adviceMessage(advisee, thought({ best: few }), words);
    expect(content).toContain(`**${nameOf(best)}**.`);
    expect(content).not.toContain('61%');
    expect(content).toContain('56%');
    const enough = adviceMessage(advisee, thought({ best: { ...few, boards: 64 } }), words);
    expect(enough.content).toContain('61%');
    const even = adviceMessage(advisee, thought({ best: few, others: [level(next)] }), words);
    expect(even.content).toContain('either is fine.');
  });

  test('uses the quick player’s answer if the game has no advice of its own', () => {
    const silent = { ...advisee.entry, guide: null };
    const reply = rulesOfThumb({ ...advisee, entry: silent }, words);
    expect(reply.content).toContain('By rule of thumb only');
    expect(codesIn(reply)).toHaveLength(1);
  });

  test('falls back to rules of thumb, without chances, if there is no search result', () => {
    const reply = rulesOfThumb(advisee, words);
    expect(reply.content).toContain('By rule of thumb only');
    expect(reply.content).not.toContain('%');
    expect(codesIn(reply)).toContain(encodeAnswer(best.alternative, best.values));
  });
});

const GUIDED = [...CATALOGUE.values()].flatMap((entry) => (entry.guide === null ? [] : [entry]));

test.each(GUIDED)('every rule in the advice of $game.id is in its rulebook', ({ game, guide, rulebook }) => {
  const known = new Set(rulebook.map(({ id }) => id));
  const named = [...momentsOf(game.id, 25)].flatMap((loaded) => {
    const { request } = loaded;
    if (request === null) return [];
    return enumerate(request, 40).flatMap(({ choice, values }) => {
      const alternative = request.alternatives.find(({ id }) => id === choice);
      return alternative === undefined
        ? []
        : (guide?.rules({ alternative, values }, wordsOf(loaded).view) ?? []);
    });
  });
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((id) => !known.has(id))).toEqual([]);
});

test.each(LANGUAGES)(
  'every amount in advice has words for both moves, in every game, in the language %s',
  (language) => {
    const translate = translator(language);
    for (const { game, guide, judgement } of GUIDED) {
      const [loaded] = momentsOf(game.id, 1);
      if (loaded === undefined) throw new Error(`${game.id} has no moments`);
      const { view } = wordsOf(loaded);
      const clauses = Object.keys(judgement?.parts(view, seatIndex(0)) ?? {}).map((part) =>
        guide?.part(part, { now: 3, instead: 2 }, view, seatIndex(0)),
      );
      expect(clauses).not.toEqual([]);
      for (const clause of clauses) expect(clause == null ? '' : translate(clause)).toMatch(/2.*3|3.*2/);
      const reasons = Object.keys(judgement?.parts(view, seatIndex(0)) ?? {}).map((part) =>
        because(part, 3, 2),
      );
      expect(reasonPlaces({ ...advisee.entry, guide }, reasons, view, seatIndex(0))?.reasons).toHaveLength(2);
    }
  },
);

test('the longest advice fits in a message', () => {
  const reasons = [
    because('surt', 5.5, 4),
    because('hel', 5.5, 4),
    because('elves', 1, 3.5),
    because('vikings', 1, 3.5),
  ];
  for (const language of LANGUAGES) {
    const all = { ...words, translate: translator(language) };
    const { content, rows = [] } = adviceMessage(advisee, thought({ others: [level(next, reasons)] }), all);
    expectMessage(content, [...rows]);
  }
});
