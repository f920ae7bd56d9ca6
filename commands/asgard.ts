/** /asgard: fight one of the six enemies. */
import type { Command } from '../src/discord/command.ts';
import { deedCommand } from '../src/discord/commands/deed-command.ts';

export const asgard: Command = deedCommand({
  name: 'asgard',
  verbs: ['asgard'],
  options: ['enemy', 'vikings'],
});
