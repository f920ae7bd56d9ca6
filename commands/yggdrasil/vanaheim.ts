/** /vanaheim: move the Vanir on, or use the scale. */
import type { Command } from '../../src/discord/command.ts';
import { deedCommand } from '../deeds/deed-command.ts';

export const vanaheim: Command = deedCommand({
  name: 'vanaheim',
  verbs: ['vanaheim'],
  options: ['what', 'square'],
});
