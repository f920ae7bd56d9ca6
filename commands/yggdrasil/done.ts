/** /done: end the turn. */
import type { Command } from '../../src/discord/command.ts';
import { deedCommand } from '../deeds/deed-command.ts';

export const done: Command = deedCommand({ name: 'done', verbs: ['done'], options: [] });
