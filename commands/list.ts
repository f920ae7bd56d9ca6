/** Every slash command of the bot. */
import type { Catalogue } from '../src/core/catalogue.ts';
import type { Command } from '../src/discord/command.ts';
import { act } from './act.ts';
import { choose } from './choose.ts';
import { commandsOf } from './deeds/deed-command.ts';
import { game } from './game.ts';
import { help } from './help.ts';
import { learn } from './learn.ts';
import { board } from './looks/board.ts';
import { odds } from './looks/odds.ts';
import { rule } from './looks/rule.ts';
import { stats } from './looks/stats.ts';
import { tables } from './looks/tables.ts';
import { server } from './server.ts';
import { settings } from './settings.ts';

/** The commands of the games follow from what each game says of its own. */
export function commandsFor(catalogue: Catalogue): readonly Command[] {
  const ofGames = [...catalogue.values()].flatMap(commandsOf);
  return [help, game, learn, board, ...ofGames, choose, act, odds, rule, stats, tables, settings, server];
}
