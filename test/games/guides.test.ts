/** Guides for people who have never played the game: short cards in every language, and good first answers. */
import { describe, expect, test } from 'vitest';
import type { GameEntry } from '../../src/core/catalogue.ts';
import { type PlayedStep, playOut } from '../../src/core/playing.ts';
import { atRandom } from '../../src/core/policy.ts';
import { seedFrom } from '../../src/core/random.ts';
import { allows } from '../../src/core/requests/answer.ts';
import type { Guide } from '../../src/core/teaching/guide.ts';
import { LIMITS } from '../../src/discord/messages/pieces/parts.ts';
import { CATALOGUE } from '../../src/games/index.ts';
import { languages } from '../../src/words/locales.ts';
import { translator } from '../../src/words/translate.ts';

const FEWER_WORDS_THAN = 60;
/** Japanese has no spaces between words. This many characters fill about as much of a phone. */
const MAX_SIGNS = 200;

function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

function guideOf({ guide }: GameEntry): Guide<unknown> {
  if (guide === null) throw new Error('the game has no guide');
  return guide;
}

function cardsOf(entry: GameEntry) {
  const guide = guideOf(entry);
  return [guide.title, ...guide.cards, ...entry.game.roles.map((role) => guide.roleCard(role))];
}

/** The moments before everyone has had their first turn. */
function firstTurnsOf({ game, policies }: GameEntry): readonly PlayedStep<unknown>[] {
  const options = Object.fromEntries(
    Object.entries(game.options).map(([option, { byDefault }]) => [option, byDefault]),
  );
  const roles = game.roles.slice(0, game.seats.max);
  const opening = { options, roles, box: game.box(options, null), seed: seedFrom('first turns') };
  const steps: PlayedStep<unknown>[] = [];
  for (const step of playOut(game, opening, policies['sensible'] ?? atRandom)) {
    const [request] = game.requests(step.state);
    if (request === undefined || request.turn > roles.length) return steps;
    steps.push(step);
  }
  return steps;
}

describe.each([...CATALOGUE.values()].filter(({ guide }) => guide !== null))(
  'the guide of $game.id',
  (entry) => {
    const { game, presenter } = entry;

    test.each(languages())('has cards of fewer than sixty words in %s', (language) => {
      const translate = translator(language);
      const texts = cardsOf(entry).map(({ text }) => translate(text));
      const isLong = (text: string) =>
        language === 'ja' ? text.length > MAX_SIGNS : wordsIn(text) >= FEWER_WORDS_THAN;
      expect(texts.filter(isLong)).toEqual([]);
      expect(new Set(texts).size).toBe(texts.length);
    });

    test.each(languages())('has a picture for each card, described in %s', (language) => {
      const translate = translator(language);
      const chapters = Object.values(guideOf(entry).chapters).map(({ title }) => title);
      for (const { altText, picture } of [...cardsOf(entry), ...chapters]) {
        expect(translate(altText).length).toBeLessThanOrEqual(LIMITS.altText);
        expect(picture(translate)).toMatch(/^<svg /);
      }
    });

    test("describes each role's power in a text of its own that fits a menu line", () => {
      const [difficulty] = game.options['rules']?.fields ?? [];
      for (const rules of difficulty?.kind === 'one' ? difficulty.of : []) {
        const powers = game.roles.flatMap((role) => presenter.power(role, { rules }) ?? []);
        const told = languages().flatMap((language) => powers.map(translator(language)));
        expect(told.filter((line) => line.length > LIMITS.optionLabel)).toEqual([]);
        expect(new Set(told).size).toBe(told.length);
      }
    });

    test('recommends at least three answers on a first turn, all allowed, with the reason in every language', () => {
      const { advice } = guideOf(entry);
      const advised = firstTurnsOf(entry).flatMap(({ state }) => {
        const [request] = game.requests(state);
        if (request === undefined) return [];
        const given = advice(request, game.observe(state, request.seats[0]));
        const actions = given.map(({ alternative, values }) => ({
          request: request.key,
          choice: alternative.id,
          values,
        }));
        expect(actions.filter((action) => !allows(request, action))).toEqual([]);
        expect(new Set(actions.map((action) => JSON.stringify(action))).size).toBe(actions.length);
        return [given];
      });
      expect(advised.filter(({ length }) => length >= 3).length).toBeGreaterThan(1);
      for (const language of languages())
        for (const { reason } of advised.flat()) expect(translator(language)(reason)).toMatch(/\p{L}/u);
    });
  },
);
