/** Commands in message texts are mentions that people can tap. */
import { describe, expect, test } from 'vitest';
import { commandsFor } from '../../../commands/list.ts';
import { mentioning, mentionsOf } from '../../../src/discord/connection/command-mentions.ts';
import { localised } from '../../../src/discord/connection/localised.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import { LANGUAGES } from '../../../src/words/languages.ts';
import { translator } from '../../../src/words/translate.ts';

const COMMANDS = commandsFor(CATALOGUE).map((command) => localised(command, CATALOGUE));
const IDS = new Map(COMMANDS.map(({ name }, at) => [name, `12345678901234567${10 + at}`]));
const MENTIONS = mentionsOf(COMMANDS, IDS);
const NEW = `</game new:${IDS.get('game')}>`;

function posted(content: string, more: object = {}): unknown {
  return mentioning({ content, ...more }, MENTIONS);
}

test.each(LANGUAGES)('a text in %s mentions the command by its name on Discord', (language) => {
  const text = translator(language)({ key: 'refusal.no-table' });
  expect(text).toContain('`/');
  expect(posted(text)).toEqual({ content: text.replace(/`\/[^`]+`/, NEW) });
});

test('answers to interactions and texts below a picture have command mentions too', () => {
  const words = { embeds: [{ description: 'Try `/board`.', color: 1 }] };
  const told = { description: `Try </board:${IDS.get('board')}>.`, color: 1 };
  expect(posted('`/game new`', words)).toEqual({ content: NEW, embeds: [told] });
  expect(mentioning({ type: 4, data: { content: '`/game new`' } }, MENTIONS)).toEqual({
    type: 4,
    data: { content: NEW },
  });
});

test('words after the command stay next to the mention', () => {
  expect(posted('Ask `/rule house-values`.')).toEqual({
    content: `Ask </rule:${IDS.get('rule')}> \`house-values\`.`,
  });
});

describe('the text is unchanged', () => {
  test('in the line that phones show as a notification, but not below it', () => {
    const calls = { allowed_mentions: { parse: [], users: ['1'] } };
    expect(posted('<@1>: `/game new`\n`/game new`', calls)).toEqual({
      content: `<@1>: \`/game new\`\n${NEW}`,
      ...calls,
    });
  });

  test.each([
    ['a command with subcommands', '`/game`'],
    ['another program’s command', '`/weather`'],
    ['an option', '`role`'],
    ['a block of code', '```\n`/game new`\n```'],
    ['a text that would get too long', `${'x'.repeat(1985)} \`/game new\``],
  ])('if it is %s', (_, content) => {
    expect(posted(content)).toEqual({ content });
  });

  test('in a label, a choice and a form', () => {
    const body = {
      content: '',
      components: [{ label: '`/game new`' }],
      data: { choices: [{ name: '`/game new`' }] },
    };
    expect(mentioning(body, MENTIONS)).toEqual(body);
  });

  test('before Discord has sent the command ids', () => {
    expect(mentioning({ content: '`/game new`' }, mentionsOf(COMMANDS, new Map()))).toEqual({
      content: '`/game new`',
    });
  });
});
