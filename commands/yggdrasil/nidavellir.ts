/** /nidavellir: take or improve an artifact. */
import type { Command } from '../../src/discord/command.ts';
import { deedCommand } from '../deeds/deed-command.ts';

export const nidavellir: Command = deedCommand({
  name: 'nidavellir',
  verbs: ['nidavellir'],
  options: ['artifact'],
});
