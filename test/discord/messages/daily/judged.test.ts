/** The judgement of an ended attempt in words: the chances, the meaning of the signs, and the quality of the choices. */
import { expect, test } from 'vitest';
import type { AttemptEnding } from '../../../../src/daily/daily-store.ts';
import { judgedPhrases, legendPhrases } from '../../../../src/discord/messages/daily/daily-message.ts';
import { CATALOGUE } from '../../../../src/games/index.ts';
import { translator } from '../../../../src/words/translate.ts';

const translate = translator('en');

function judged(gameId: string, ending: AttemptEnding, kept: number): readonly string[] {
  const entry = CATALOGUE.get(gameId);
  if (entry === undefined) throw new Error(`no game ${gameId}`);
  const judgement = { chances: [0.85, 0.4], kept };
  return judgedPhrases({ loaded: { entry }, end: { ending }, judgement }, 'daily.judging').map(translate);
}

test('a win despite poor choices is credited to the dice', () => {
  expect(judged('yggdrasil', 'won', 0.09)).toEqual([
    'Your chance to win after each turn: 85% and 40%.',
    'The dice were kind: you won, but your choices kept only 9% of your chances.',
  ]);
  expect(judged('yggdrasil', 'won', 0.5)).toContain('Your choices kept 50% of your chances.');
  expect(judged('yggdrasil', 'lost', 0.09)).toContain('Your choices kept 9% of your chances.');
});

test('in a duel without dice, a win despite poor choices is credited to the opponent', () => {
  expect(judged('micromidgard', 'won', 0.09)).toContain(
    'Your opponent let you back in: you won, but your choices kept only 9% of your chances.',
  );
});

test('a line with signs has a legend, for squares and for bars', () => {
  const legend = (hasBars: boolean) => legendPhrases({ chances: [0.5], kept: 1 }, hasBars).map(translate);
  expect(legend(false)).toEqual([
    '-# Lowest chance for each sign: 🟦 80%, 🟩 60%, 🟨 40%, and 🟧 20%; 🟥 means less.',
  ]);
  expect(legend(true)).toEqual([
    '-# Lowest chance for each sign: █ 80%, ▆ 60%, ▄ 40%, and ▂ 20%; ▁ means less.',
  ]);
  expect(legendPhrases({ chances: [], kept: 1 }, false)).toEqual([]);
  expect(legendPhrases(null, false)).toEqual([]);
});
