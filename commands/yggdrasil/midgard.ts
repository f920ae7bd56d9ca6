/** /midgard: move the Valkyries and look for souls. */
import type { Command } from '../../src/discord/command.ts';
import { deedCommand } from '../deeds/deed-command.ts';

export const midgard: Command = deedCommand({ name: 'midgard', verbs: ['midgard'], options: ['island'] });
