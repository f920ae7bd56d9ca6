/**
 * Sends the words and buttons of a board first if its picture is late. A separate job then adds the picture. These jobs run one
 * at a time, so that they don't delay the words of other boards.
 */

import { withTimeout } from '../../../runtime/timeout.ts';
import type { TableId } from '../../../tables/model/table.ts';
import type { PictureFile } from '../../messages/pieces/picture-file.ts';

/** People who pressed a button wait no longer than this for the words. */
const LATE_AFTER_MS = 2_000;
/** At most ten late pictures a second are added: one CPU core draws about 17 boards a second. */
const BETWEEN_PICTURES_MS = 100;

type Files = readonly PictureFile[];

/** A board that is about to be shown. */
export interface BoardDue {
  readonly id: TableId;
  readonly version: number;
  readonly dueAt: Date;
}

export interface LatePictures {
  /** The picture of the board; null if it's late and the words go first. */
  inTime(board: BoardDue, draw: () => Promise<Files>): Promise<Files | null>;
  /** Call it when this board's words were posted without the picture. Returns the due time of the job that adds the picture. */
  wordsAreOut(board: BoardDue): Date;
  /** Whether this board lacks only its picture. */
  isMissing(board: BoardDue): boolean;
}

interface Missing {
  readonly version: number;
  readonly areWordsOut: boolean;
  /** The drawing that wasn't finished in time; null if none was started. */
  readonly drawing: Promise<Files> | null;
}

export function openLatePictures(now: () => Date): LatePictures {
  const missing = new Map<TableId, Missing>();
  let nextAt = 0;

  function missingOf({ id, version }: BoardDue): Missing | null {
    const found = missing.get(id);
    return found?.version === version ? found : null;
  }

  /** A drawing that fails while no one waits for it is started again. */
  function keep(board: BoardDue, drawing: Promise<Files> | null): void {
    const { id, version } = board;
    const areWordsOut = missingOf(board)?.areWordsOut === true;
    missing.set(id, { version, areWordsOut, drawing });
    drawing?.catch(() => {
      const found = missing.get(id);
      if (found?.drawing === drawing) missing.set(id, { ...found, drawing: null });
    });
  }

  return {
    async inTime(board, draw) {
      const found = missingOf(board);
      const since = found?.areWordsOut === true ? 0 : now().getTime() - board.dueAt.getTime();
      const patience = Math.max(0, LATE_AFTER_MS - since);
      const drawing = found?.drawing ?? (patience > 0 ? draw() : null);
      const files = drawing === null ? null : await withTimeout(drawing, patience);
      if (files === null) keep(board, drawing);
      else missing.delete(board.id);
      return files;
    },
    wordsAreOut(board) {
      const { id, version } = board;
      missing.set(id, { version, areWordsOut: true, drawing: missingOf(board)?.drawing ?? null });
      nextAt = Math.max(nextAt + BETWEEN_PICTURES_MS, now().getTime());
      return new Date(nextAt);
    },
    isMissing: (board) => missingOf(board)?.areWordsOut === true,
  };
}
