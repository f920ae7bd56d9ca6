/** /muspellheim: draw Fire Giants out of a bag. */
import type { Command } from '../src/discord/command.ts';
import { deedCommand } from '../src/discord/commands/deed-command.ts';

export const muspellheim: Command = deedCommand({
  name: 'muspellheim',
  verbs: ['muspellheim'],
  options: ['island'],
});
