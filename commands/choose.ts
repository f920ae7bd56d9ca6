/** /choose: answers what is being asked. */
import type { Command } from '../src/discord/command.ts';
import { answerCommand } from '../src/discord/commands/answer-command.ts';

export const choose: Command = answerCommand('choose');
