/** /trance: enter a trance or leave it. */
import type { Command } from '../../src/discord/command.ts';
import { deedCommand } from '../deeds/deed-command.ts';

export const trance: Command = deedCommand({
  name: 'trance',
  verbs: ['enter-trance', 'leave-trance'],
  options: [],
});
