/** /act: everything legal now in one list, for every game. */
import type { Command } from '../src/discord/command.ts';
import { answerCommand } from './deeds/answer-command.ts';

export const act: Command = answerCommand('act');
