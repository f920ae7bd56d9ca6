/** Commands are written only when they differ from what Discord has. */
import { expect, test } from 'vitest';
import { COMMANDS } from '../../commands/list.ts';
import { localised } from '../../src/discord/localised.ts';
import { sameCommands } from '../../src/discord/registration.ts';
import { CATALOGUE } from '../../src/games/index.ts';

const ours = COMMANDS.map((command) => localised(command, CATALOGUE));

/** As Discord gives them back: with ids and versions, defaults spelled out or left out, in an order of its own. */
function givenBack() {
  return ours
    .map((command, at) => ({
      ...structuredClone(command),
      id: String(at),
      application_id: '1',
      version: '1',
      type: 1,
      nsfw: false,
      default_member_permissions: null,
    }))
    .reverse();
}

test('what comes back from Discord is the same', () => {
  expect(sameCommands(ours, givenBack())).toBe(true);
});

test.each([
  ['one is missing', () => givenBack().slice(1)],
  ['there is one too many', () => [...givenBack(), { ...givenBack()[0], name: 'old' }]],
  [
    'a description differs',
    () => givenBack().map((each) => ({ ...each, description: `${each.description}.` })),
  ],
  [
    'an option is missing',
    () => givenBack().map((each) => ({ ...each, options: each.options?.slice(1) ?? [] })),
  ],
  ['it is shown elsewhere', () => givenBack().map((each) => ({ ...each, contexts: [0, 1] }))],
  ['none are there', () => []],
])('they differ where %s', (_, known) => {
  expect(sameCommands(ours, known() as readonly { readonly name: string }[])).toBe(false);
});
