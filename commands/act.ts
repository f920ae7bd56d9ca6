/** /act: everything that is currently legal in one list, for every game. */
import type { Command } from '../src/discord/command.ts';
import { answerCommand } from './moves/answer-command.ts';

export const act: Command = answerCommand('act');
