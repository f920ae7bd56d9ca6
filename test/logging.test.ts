/** What the log says of an error, and what it keeps to itself. */
import { DiscordAPIError } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { briefly } from '../src/logging.ts';

describe('an error in the log', () => {
  test('tells its name, its message and where it happened', () => {
    expect(briefly(new TypeError('the disk is full'))).toMatchObject({
      name: 'TypeError',
      message: 'the disk is full',
      stack: expect.stringContaining('logging.test.ts'),
    });
  });

  test('from Discord tells code and status, but neither the address with its token nor what was sent', () => {
    const url = 'https://discord.example/api/interactions/1/a-secret-token/callback';
    const body = {
      files: [{ name: 'board.png', data: Buffer.from('a picture') }],
      json: { content: 'private' },
    };
    const error = new DiscordAPIError(
      { code: 10062, message: 'Unknown interaction' },
      10062,
      404,
      'POST',
      url,
      body,
    );
    const told = JSON.stringify(briefly(error));
    expect(told).toContain('10062');
    expect(told).toContain('404');
    expect(told).not.toMatch(/secret-token|private|picture/);
  });
});
