/** Every slash command of the bot. */
import type { Command } from '../src/discord/command.ts';
import { act } from './act.ts';
import { board } from './board.ts';
import { choose } from './choose.ts';
import { chronicles } from './chronicles.ts';
import { game } from './game.ts';
import { micromidgard } from './micromidgard.ts';
import { odds } from './odds.ts';
import { rule } from './rule.ts';
import { server } from './server.ts';
import { settings } from './settings.ts';
import { stats } from './stats.ts';
import { alfheim } from './yggdrasil/alfheim.ts';
import { asgard } from './yggdrasil/asgard.ts';
import { calm } from './yggdrasil/calm.ts';
import { done } from './yggdrasil/done.ts';
import { helheim } from './yggdrasil/helheim.ts';
import { jotunheim } from './yggdrasil/jotunheim.ts';
import { midgard } from './yggdrasil/midgard.ts';
import { muspellheim } from './yggdrasil/muspellheim.ts';
import { nidavellir } from './yggdrasil/nidavellir.ts';
import { niflheim } from './yggdrasil/niflheim.ts';
import { trance } from './yggdrasil/trance.ts';
import { vanaheim } from './yggdrasil/vanaheim.ts';

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
