/** The card of a role shows its person or animal larger than anything else. */
import { expect, test } from 'vitest';
import { CATALOGUE } from '../../src/games/index.ts';
import { languages } from '../../src/words/locales.ts';
import { translator } from '../../src/words/translate.ts';
import { letteringOn } from './found.ts';

test.each([...CATALOGUE])('the role cards of %s are legible', (_, { game, guide, presenter }) => {
  for (const language of languages()) {
    const translate = translator(language);
    for (const role of game.roles) {
      const [largest, next] = letteringOn(guide?.roleCard(role).picture(translate) ?? '').toSorted(
        (one, other) => other.size - one.size,
      );
      expect(largest?.words).toBe(translate(presenter.role(role)));
      expect(largest?.size).toBeGreaterThan(1.5 * (next?.size ?? 0));
    }
  }
});
