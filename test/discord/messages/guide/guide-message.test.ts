/** A guide as messages, with the moves it recommends: at any moment, each move can be pressed and gets an answer. */
import { expect, test } from 'vitest';
import type { Options } from '../../../../src/core/game.ts';
import { decodeAnswer } from '../../../../src/core/requests/answer-code.ts';
import { parseCustomId } from '../../../../src/discord/custom-ids/custom-id.ts';
import {
  cardsOf,
  guideText,
  pageOf,
  turningRow,
} from '../../../../src/discord/messages/guide/guide-message.ts';
import { moveLines, moveRow } from '../../../../src/discord/messages/questions/moves.ts';
import { CATALOGUE } from '../../../../src/games/index.ts';
import { LANGUAGES } from '../../../../src/words/languages.ts';
import { translator } from '../../../../src/words/translate.ts';
import { momentsOf, TABLE_ID, translate, wordsOf } from '../../../shared/messages/loaded-tables.ts';
import { controlsIn, expectMessage } from '../../../shared/messages/within-limits.ts';

/** One in this many moments is checked. */
const ONE_OF = 2;

const WITH_GUIDES = [...CATALOGUE.values()].flatMap(({ game, guide }) => (guide === null ? [] : [game.id]));

test.each(WITH_GUIDES)(
  'at any moment of %s the advice fits in a message, and its buttons lead to the answers',
  (gameId) => {
    let moments = 0;
    let advised = 0;
    for (const loaded of momentsOf(gameId, 3)) {
      moments += 1;
      const { request, entry } = loaded;
      if (moments % ONE_OF > 0 || request === null || entry.guide === null) continue;
      const words = wordsOf(loaded);
      const advice = entry.guide.advice(request, words.view).slice(0, 3);
      const page = pageOf({ forAll: entry.guide.cards, own: null }, 0);
      if (advice.length === 0 || page === null) continue;
      advised += 1;
      const row = moveRow('answer', TABLE_ID, request, advice, words);
      expectMessage(guideText(page, moveLines(advice, words), translate), [row]);
      for (const { custom_id: customId } of controlsIn([row])) {
        if (customId === undefined) continue;
        const id = parseCustomId(customId);
        expect(id?.kind === 'answer' ? decodeAnswer(request, id.code) : null).not.toBeNull();
      }
    }
    expect(advised).toBeGreaterThan(3);
  },
);

test.each(WITH_GUIDES)('at the first choice of %s three moves have a reason, in every language', (gameId) => {
  for (const loaded of momentsOf(gameId, 1)) {
    const { request, entry } = loaded;
    const advice = request === null ? [] : (entry.guide?.advice(request, wordsOf(loaded).view) ?? []);
    if (advice.length < 3) continue;
    for (const language of LANGUAGES) {
      const lines = moveLines(advice.slice(0, 3), { ...wordsOf(loaded), translate: translator(language) });
      expect(lines.slice(1).map((line) => /\*\*.{2,}[:：].{5,}/.test(line))).toEqual([true, true, true]);
    }
    return;
  }
  throw new Error('nothing is advised');
});

test('cards about optional rules are shown only at tables that use these rules', () => {
  const chronicles = CATALOGUE.get('chronicles');
  if (chronicles === undefined) throw new Error('no such game');
  const titles = (options: Options | null, role: string | null = null) => {
    const { forAll, own } = cardsOf(chronicles, options, role);
    const cards = own === null ? forAll : [...forAll, own];
    return cards.map(({ text }) => /\*\*(.*)\*\*/.exec(translate(text))?.[1]);
  };
  const basics = ['The goal', 'Your turn', 'How you lose'];
  expect(titles(null)).toEqual(basics);
  expect(titles({ rules: 'hard' })).toEqual(basics);
  expect(titles({ rules: 'naglfar' }, 'thor')).toEqual([
    ...basics,
    'The saga: Naglfar',
    'Saga foes',
    'The campaign',
    'You are Thor',
  ]);
  expect(titles({ rules: 'fenrir' }).slice(3)).toEqual([
    'The saga: Fenrir',
    'The deed',
    'Stronger foes',
    'The campaign',
  ]);
});

test('an outdated card number shows the last card, and a guide without cards shows nothing', () => {
  const forAll = CATALOGUE.get('yggdrasil')?.guide?.cards ?? [];
  const count = forAll.length;
  expect(pageOf({ forAll, own: null }, 9)).toMatchObject({ at: count - 1, count });
  expect(pageOf({ forAll: [], own: null }, 0)).toBeNull();
});

test('the cards have the same numbers before and after a person takes a role', () => {
  const yggdrasil = CATALOGUE.get('yggdrasil');
  if (yggdrasil === undefined) throw new Error('no such game');
  const counted = (role: string | null, at: number) => {
    const page = pageOf(cardsOf(yggdrasil, null, role), at);
    return page === null ? '' : guideText(page, [], translate).split('\n').at(-1);
  };
  expect([0, 1, 2].map((at) => counted('thor', at))).toEqual([0, 1, 2].map((at) => counted(null, at)));
  expect(counted('thor', 2)).toBe('-# Card 3 of 3');
  expect(counted('thor', 3)).toBe('-# Your own card');
});

test('the current player can go straight to the possible moves', () => {
  const [card] = CATALOGUE.get('yggdrasil')?.guide?.cards ?? [];
  if (card === undefined) throw new Error('no card');
  const pagesOn = (at: number, isAsked: boolean) =>
    controlsIn([
      turningRow(
        { card, at, count: 4, number: null },
        String,
        { isPending: isAsked, legendOf: null },
        translate,
      ),
    ]).flatMap(({ custom_id: customId }) => customId ?? []);
  expect(pagesOn(0, false)).toEqual(['1']);
  expect(pagesOn(0, true)).toEqual(['1', '3']);
  expect(pagesOn(2, true)).toEqual(['1', '3']);
  expect(pagesOn(3, true)).toEqual(['2']);
});
