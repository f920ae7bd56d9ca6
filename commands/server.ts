/** /server: how this server plays, which values its games use, and what its moderators can do with all of its tables. */
import type { Command } from '../src/discord/command.ts';
import { commandOf } from './parts/subcommand.ts';
import { box } from './server/box.ts';
import { overview } from './server/overview.ts';
import { settings } from './server/settings.ts';
import { stopAll } from './server/stop-all.ts';
import { tables } from './server/tables.ts';

export const server: Command = commandOf('server', [box, settings, overview, tables, stopAll]);
