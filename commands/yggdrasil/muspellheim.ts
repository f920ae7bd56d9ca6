/** /muspellheim: draw Fire Giants out of a bag. */
import type { Command } from '../../src/discord/command.ts';
import { deedCommand } from '../deeds/deed-command.ts';

export const muspellheim: Command = deedCommand({
  name: 'muspellheim',
  verbs: ['muspellheim'],
  options: ['island'],
});
