/** Every slash command of the bot. */
import type { Command } from '../src/discord/command.ts';
import { act } from './act.ts';
import { alfheim } from './alfheim.ts';
import { asgard } from './asgard.ts';
import { board } from './board.ts';
import { calm } from './calm.ts';
import { choose } from './choose.ts';
import { chronicles } from './chronicles.ts';
import { done } from './done.ts';
import { game } from './game.ts';
import { helheim } from './helheim.ts';
import { jotunheim } from './jotunheim.ts';
import { micromidgard } from './micromidgard.ts';
import { midgard } from './midgard.ts';
import { muspellheim } from './muspellheim.ts';
import { nidavellir } from './nidavellir.ts';
import { niflheim } from './niflheim.ts';
import { odds } from './odds.ts';
import { rule } from './rule.ts';
import { server } from './server.ts';
import { settings } from './settings.ts';
import { stats } from './stats.ts';
import { trance } from './trance.ts';
import { vanaheim } from './vanaheim.ts';

export const COMMANDS: readonly Command[] = [
  game,
  board,
  asgard,
  midgard,
  nidavellir,
  alfheim,
  niflheim,
  helheim,
  muspellheim,
  jotunheim,
  vanaheim,
  trance,
  micromidgard,
  chronicles,
  calm,
  done,
  choose,
  act,
  odds,
  rule,
  stats,
  settings,
  server,
];
