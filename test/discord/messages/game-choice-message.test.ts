/** What somebody reads who opens a table and has named no game. */
import { expect, test } from 'vitest';
import { parseCustomId } from '../../../src/discord/custom-ids/custom-id.ts';
import { gameChoiceMessage } from '../../../src/discord/messages/boards/game-choice-message.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import { LANGUAGES } from '../../../src/words/languages.ts';
import { translator } from '../../../src/words/translate.ts';
import { controlsIn, expectMessage, expectWholeLabels } from './within-limits.ts';

test.each(LANGUAGES)('each game has a sentence and a button, in %s', (language) => {
  const translate = translator(language);
  const { content, rows = [] } = gameChoiceMessage(CATALOGUE, translate);
  expectMessage(content, rows);
  expectWholeLabels(rows);
  const ids = controlsIn(rows).flatMap(({ custom_id: id }) => (id === undefined ? [] : parseCustomId(id)));
  expect(ids).toEqual([...CATALOGUE.keys()].map((game) => ({ kind: 'new-game', game })));
  for (const [id, { guide }] of CATALOGUE) {
    expect(content).toContain(`**${translate({ key: `game.${id}` })}**`);
    expect(content).toContain(guide === null ? '' : translate(guide.title.text));
  }
});
