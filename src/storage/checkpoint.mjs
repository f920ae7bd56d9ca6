// @ts-check
/**
 * The program of the thread that brings the journal back into the database file: first beside everybody who writes, then,
 * when it is told that nobody does, to the end. Plain JavaScript, because threads start without the loader that runs the
 * sources as they are.
 */
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';

/** A backup reads for seconds, and nobody writes meanwhile: the journal is emptied the next time. */
const WAITS_FOR_READERS_MS = 200;

const port = parentPort;
if (port === null) throw new Error('this is no program by itself');

const database = told(() => new Database(workerData, { fileMustExist: true, timeout: WAITS_FOR_READERS_MS }));
told(() => {
  database.pragma('synchronous = NORMAL');
  // SQLite looks at the file, and so for its journal, only when it is asked for something in it.
  database.pragma('user_version');
  database.pragma('wal_checkpoint(PASSIVE)');
});
port.once('message', () => port.postMessage({ isEmptied: told(emptied) }));
port.postMessage('copied');

function emptied() {
  const [{ busy }] = /** @type {[{ busy: number }]} */ (database.pragma('wal_checkpoint(TRUNCATE)'));
  if (busy === 0) beginJournal();
  database.close();
  return busy === 0;
}

/** Whoever writes first to an empty journal waits for the disk: it is better done here. */
function beginJournal() {
  database.pragma(`user_version = ${database.pragma('user_version', { simple: true })}`);
}

/**
 * An error of the driver's own class would come to the other thread without its words.
 *
 * @template T
 * @param {() => T} work
 * @returns {T}
 */
function told(work) {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Database.SqliteError)) throw error;
    throw Object.assign(new Error(error.message), { code: error.code });
  }
}
