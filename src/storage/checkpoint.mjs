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

/** @type {Database.Database | null} */
let database = null;

port.on('message', (step) => port.postMessage(told(step === 'copy' ? copied : emptied)));

function copied() {
  open().pragma('wal_checkpoint(PASSIVE)');
  return false;
}

function emptied() {
  const opened = open();
  const [{ busy }] = /** @type {[{ busy: number }]} */ (opened.pragma('wal_checkpoint(TRUNCATE)'));
  if (busy === 0) beginJournal(opened);
  close();
  return busy === 0;
}

function open() {
  if (database !== null) return database;
  database = new Database(workerData, { fileMustExist: true, timeout: WAITS_FOR_READERS_MS });
  database.pragma('synchronous = NORMAL');
  // SQLite looks at the file, and so for its journal, only when it is asked for something in it.
  database.pragma('user_version');
  return database;
}

/** Between two times the file may be changed for another. */
function close() {
  database?.close();
  database = null;
}

/**
 * Whoever writes first to an empty journal waits for the disk: it is better done here.
 *
 * @param {Database.Database} opened
 */
function beginJournal(opened) {
  opened.pragma(`user_version = ${opened.pragma('user_version', { simple: true })}`);
}

/**
 * An error of the driver's own class would come to the other thread without its words.
 *
 * @param {() => boolean} work
 */
function told(work) {
  try {
    return { ok: true, isEmptied: work() };
  } catch (error) {
    close();
    if (!(error instanceof Database.SqliteError)) throw error;
    return { ok: false, code: error.code, message: error.message };
  }
}
