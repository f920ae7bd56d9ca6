/** /niflheim: exchange Vikings and Elves with another god. */
import type { Command } from '../src/discord/command.ts';
import { deedCommand } from '../src/discord/commands/deed-command.ts';

export const niflheim: Command = deedCommand({
  name: 'niflheim',
  verbs: ['niflheim'],
  options: ['what', 'vikings', 'elves'],
});
