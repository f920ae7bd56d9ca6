/** /niflheim: exchange Vikings and Elves with another god. */
import type { Command } from '../../src/discord/command.ts';
import { deedCommand } from '../deeds/deed-command.ts';

export const niflheim: Command = deedCommand({
  name: 'niflheim',
  verbs: ['niflheim'],
  options: ['what', 'vikings', 'elves'],
});
