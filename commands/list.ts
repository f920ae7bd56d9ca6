/** Every command of the bot: slash commands and context menu commands. */
import type { Catalogue } from '../src/core/catalogue.ts';
import type { Command } from '../src/discord/command.ts';
import { about } from './about.ts';
import { act } from './act.ts';
import { campaign } from './campaign.ts';
import { choose } from './choose.ts';
import { daily } from './daily.ts';
import { game } from './game.ts';
import { help } from './help.ts';
import { learn } from './learn.ts';
import { offerMySeat } from './menus/offer-seat.ts';
import { statusOfMessage } from './menus/status.ts';
import { commandsOf } from './moves/move-command.ts';
import { server } from './server.ts';
import { settings } from './settings.ts';
import { advise } from './views/advise.ts';
import { board } from './views/board.ts';
import { odds } from './views/odds.ts';
import { rule } from './views/rule.ts';
import { stats } from './views/stats.ts';
import { tables } from './views/tables.ts';

/** Each game's commands are derived from its definition. */
export function commandsFor(catalogue: Catalogue): readonly Command[] {
  const ofGames = [...catalogue.values()].flatMap(commandsOf);
  const views = [board, advise, odds, rule, stats, tables];
  const inMenus = [statusOfMessage, offerMySeat];
  return [
    help,
    game,
    daily,
    campaign,
    learn,
    ...views,
    ...ofGames,
    choose,
    act,
    settings,
    server,
    about,
    ...inMenus,
  ];
}
