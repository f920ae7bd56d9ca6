/** /game: open a table, take a seat, begin, see where things stand, look back, end it. */
import type { Command } from '../src/discord/command.ts';
import { abort } from './game/abort.ts';
import { advice } from './game/advice.ts';
import { computer } from './game/computer.ts';
import { exportGame } from './game/export.ts';
import { host } from './game/host.ts';
import { join } from './game/join.ts';
import { leave } from './game/leave.ts';
import { log } from './game/log.ts';
import { move } from './game/move.ts';
import { newTable } from './game/new.ts';
import { pause } from './game/pause.ts';
import { redo } from './game/redo.ts';
import { reopen } from './game/reopen.ts';
import { replace } from './game/replace.ts';
import { replay } from './game/replay.ts';
import { resume } from './game/resume.ts';
import { review } from './game/review.ts';
import { skip } from './game/skip.ts';
import { standIn } from './game/stand-in.ts';
import { start } from './game/start.ts';
import { status } from './game/status.ts';
import { undo } from './game/undo.ts';
import { commandOf } from './parts/subcommand.ts';

export const game: Command = commandOf('game', [
  newTable,
  join,
  leave,
  computer,
  start,
  status,
  undo,
  redo,
  skip,
  replace,
  standIn,
  host,
  pause,
  resume,
  reopen,
  log,
  replay,
  review,
  exportGame,
  advice,
  move,
  abort,
]);
