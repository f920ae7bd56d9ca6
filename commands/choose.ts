/** /choose: answers the current question. */
import type { Command } from '../src/discord/command.ts';
import { answerCommand } from './moves/answer-command.ts';

export const choose: Command = answerCommand('choose');
