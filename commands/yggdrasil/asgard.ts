/** /asgard: fight one of the six enemies. */
import type { Command } from '../../src/discord/command.ts';
import { deedCommand } from '../deeds/deed-command.ts';

export const asgard: Command = deedCommand({
  name: 'asgard',
  verbs: ['asgard'],
  options: ['enemy', 'vikings'],
});
