/**
 * Lets the words and buttons of a board go first where its picture is late. An errand of its own then adds the picture.
 * Those errands take turns, so they hold up no words.
 */
import type { TableId } from '../../../tables/model/table.ts';
import { withTimeout } from '../../../timeout.ts';
import type { PictureFile } from '../../messages/pieces/picture-file.ts';

/** People who pressed wait no longer than this for words. */
const LATE_AFTER_MS = 2_000;
/** One processor draws about 17 boards a second. */
const BETWEEN_PICTURES_MS = 100;

type Files = readonly PictureFile[];

/** A board that is about to be shown. */
export interface BoardDue {
  readonly id: TableId;
  readonly version: number;
  readonly dueAt: Date;
}

export interface LatePictures {
  /** The picture of the board; null where it is late and the words go first. */
  inTime(board: BoardDue, draw: () => Promise<Files>): Promise<Files | null>;
  /** When the next picture that was late may be added. */
  nextTurn(): Date;
  /** Whether only the picture of this board is missing. */
  isMissing(board: BoardDue): boolean;
}

interface Missing {
  readonly version: number;
  /** The drawing that was not done in time; null where none was begun. */
  readonly drawing: Promise<Files> | null;
}

export function openLatePictures(now: () => Date): LatePictures {
  const missing = new Map<TableId, Missing>();
  let nextAt = 0;

  function missingOf({ id, version }: BoardDue): Missing | null {
    const found = missing.get(id);
    return found?.version === version ? found : null;
  }

  /** A drawing that fails while no one waits for it is begun again. */
  function keep({ id, version }: BoardDue, drawing: Promise<Files> | null): void {
    const kept = { version, drawing };
    missing.set(id, kept);
    drawing?.catch(() => {
      if (missing.get(id) === kept) missing.set(id, { version, drawing: null });
    });
  }

  return {
    async inTime(board, draw) {
      const found = missingOf(board);
      const patience =
        found === null ? LATE_AFTER_MS - (now().getTime() - board.dueAt.getTime()) : LATE_AFTER_MS;
      const drawing = found?.drawing ?? (patience > 0 ? draw() : null);
      const files = drawing === null ? null : await withTimeout(drawing, patience);
      if (files === null) keep(board, drawing);
      else missing.delete(board.id);
      return files;
    },
    nextTurn() {
      nextAt = Math.max(nextAt + BETWEEN_PICTURES_MS, now().getTime());
      return new Date(nextAt);
    },
    isMissing: (board) => missingOf(board) !== null,
  };
}
