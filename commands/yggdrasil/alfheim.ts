/** /alfheim: take an Elf. */
import type { Command } from '../../src/discord/command.ts';
import { deedCommand } from '../deeds/deed-command.ts';

export const alfheim: Command = deedCommand({ name: 'alfheim', verbs: ['alfheim'], options: [] });
