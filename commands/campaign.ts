/** /campaign: a series of games for the same people, in which they keep what they earn. */
import type { Command } from '../src/discord/command.ts';
import { continueCampaign } from './campaign/continue.ts';
import { end } from './campaign/end.ts';
import { newCampaign } from './campaign/new.ts';
import { skills } from './campaign/skills.ts';
import { status } from './campaign/status.ts';
import { commandOf } from './parts/subcommand.ts';

export const campaign: Command = commandOf('campaign', [newCampaign, continueCampaign, status, skills, end]);
