/** /nidavellir: take or improve an artifact. */
import type { Command } from '../src/discord/command.ts';
import { deedCommand } from '../src/discord/commands/deed-command.ts';

export const nidavellir: Command = deedCommand({
  name: 'nidavellir',
  verbs: ['nidavellir'],
  options: ['artifact'],
});
