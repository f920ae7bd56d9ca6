/** /jotunheim: fight a giant. */
import type { Command } from '../../src/discord/command.ts';
import { deedCommand } from '../deeds/deed-command.ts';

export const jotunheim: Command = deedCommand({
  name: 'jotunheim',
  verbs: ['jotunheim'],
  options: ['giant', 'vikings'],
});
