/** What somebody reads who opens a table or wants to learn, and has named no game. */
import { expect, test } from 'vitest';
import { parseCustomId } from '../../../src/discord/custom-ids/custom-id.ts';
import { gameChoiceMessage } from '../../../src/discord/messages/boards/game-choice-message.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import { LANGUAGES } from '../../../src/words/languages.ts';
import { translator } from '../../../src/words/translate.ts';
import { controlsIn, expectMessage, expectWholeLabels } from './within-limits.ts';

const KINDS = ['new-game', 'learn'] as const;
const CASES = LANGUAGES.flatMap((language) => KINDS.map((kind) => ({ language, kind })));

test.each(CASES)('each game has a sentence and a button, in $language, for $kind', ({ language, kind }) => {
  const translate = translator(language);
  const { content, rows = [] } = gameChoiceMessage([...CATALOGUE.values()], kind, translate);
  expectMessage(content, rows);
  expectWholeLabels(rows);
  const ids = controlsIn(rows).flatMap(({ custom_id: id }) => (id === undefined ? [] : parseCustomId(id)));
  expect(ids).toEqual([...CATALOGUE.keys()].map((game) => ({ kind, game })));
  for (const [id, { guide }] of CATALOGUE) {
    expect(content).toContain(`**${translate({ key: `game.${id}` })}**`);
    expect(content).toContain(guide === null ? '' : translate(guide.title.text));
  }
});
