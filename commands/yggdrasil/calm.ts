/** /calm: try to calm Fenrir. */
import type { Command } from '../../src/discord/command.ts';
import { deedCommand } from '../deeds/deed-command.ts';

export const calm: Command = deedCommand({ name: 'calm', verbs: ['calm'], options: [] });
