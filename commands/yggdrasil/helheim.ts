/** /helheim: lead the dead into a bag. */
import type { Command } from '../../src/discord/command.ts';
import { deedCommand } from '../deeds/deed-command.ts';

export const helheim: Command = deedCommand({ name: 'helheim', verbs: ['helheim'], options: ['island'] });
