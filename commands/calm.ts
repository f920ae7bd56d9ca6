/** /calm: try to calm Fenrir. */
import type { Command } from '../src/discord/command.ts';
import { deedCommand } from '../src/discord/commands/deed-command.ts';

export const calm: Command = deedCommand({ name: 'calm', verbs: ['calm'], options: [] });
