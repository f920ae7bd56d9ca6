/** The message for a person who opens a table or wants to learn without naming a game. */
import { expect, test } from 'vitest';
import { parseCustomId } from '../../../src/discord/custom-ids/custom-id.ts';
import { gameChoiceMessage } from '../../../src/discord/messages/lobbies/game-choice-message.ts';
import { LANGUAGES } from '../../../src/words/languages.ts';
import { ENTRIES, speaking } from '../../shared/games/entries.ts';
import { controlsIn, expectMessage, expectWholeLabels } from '../../shared/messages/within-limits.ts';

const BUTTONS = [
  { kind: 'new-game', wish: '' },
  { kind: 'new-game', wish: 'rthor;d24;lfr' },
  { kind: 'learn' },
] as const;
const CASES = LANGUAGES.flatMap((language) => BUTTONS.map((to) => ({ language, to })));

test.each(CASES)('each game has a sentence and a button, in $language, for $to', ({ language, to }) => {
  const translate = speaking(language);
  const { content, rows = [] } = gameChoiceMessage([...ENTRIES.values()], to, translate);
  expectMessage(content, rows);
  expectWholeLabels(rows);
  const ids = controlsIn(rows).flatMap(({ custom_id: id }) => (id === undefined ? [] : parseCustomId(id)));
  const expected =
    to.kind === 'new-game' && to.wish !== '' ? { ...to, kind: 'new-game-as' } : { kind: to.kind };
  expect(ids).toEqual([...ENTRIES.keys()].map((game) => ({ ...expected, game })));
  for (const [id, { guide }] of ENTRIES) {
    expect(content).toContain(`**${translate({ key: `game.${id}` })}**`);
    expect(content).toContain(guide === null ? '' : translate(guide.title.text));
  }
});
