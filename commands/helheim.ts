/** /helheim: lead the dead into a bag. */
import type { Command } from '../src/discord/command.ts';
import { deedCommand } from '../src/discord/commands/deed-command.ts';

export const helheim: Command = deedCommand({ name: 'helheim', verbs: ['helheim'], options: ['island'] });
