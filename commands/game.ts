/** /game: open a table, take a seat, start, see the state, look back, end it. */
import type { Command } from '../src/discord/command.ts';
import { advice } from './game/reading/advice.ts';
import { exportGame } from './game/reading/export.ts';
import { log } from './game/reading/log.ts';
import { replay } from './game/reading/replay.ts';
import { review } from './game/reading/review.ts';
import { status } from './game/reading/status.ts';
import { computer } from './game/seats/computer.ts';
import { host } from './game/seats/host.ts';
import { join } from './game/seats/join.ts';
import { leave } from './game/seats/leave.ts';
import { replace } from './game/seats/replace.ts';
import { standIn } from './game/seats/stand-in.ts';
import { abort } from './game/table/abort.ts';
import { move } from './game/table/move.ts';
import { newTable } from './game/table/new.ts';
import { pause } from './game/table/pause.ts';
import { reopen } from './game/table/reopen.ts';
import { resume } from './game/table/resume.ts';
import { start } from './game/table/start.ts';
import { redo } from './game/turns/redo.ts';
import { skip } from './game/turns/skip.ts';
import { undo } from './game/turns/undo.ts';
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
