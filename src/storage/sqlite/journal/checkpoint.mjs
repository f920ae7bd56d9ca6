// @ts-check
/**
 * The program of the thread that moves the journal back into the database file: first while others write, then, when told that no
 * one is writing, to the end. It is plain JavaScript, because threads start without the loader for TypeScript sources.
 */
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';

/** A backup reads for seconds, and no write may wait that long: the journal is then emptied the next time. */
const WAITS_FOR_READERS_MS = 200;

const port = parentPort;
if (port === null) throw new Error('this file runs only as a worker thread');

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
  // SQLite opens the file and its journal only at the first statement.
  database.pragma('user_version');
  return database;
}

/** Closes the file after each run, because another file may have replaced the database by the next run. */
function close() {
  database?.close();
  database = null;
}

/**
 * The first write to an empty journal waits for the disk, so this thread makes it.
 *
 * @param {Database.Database} opened
 */
function beginJournal(opened) {
  opened.pragma(`user_version = ${opened.pragma('user_version', { simple: true })}`);
}

/**
 * An error of the driver's own class would lose its message on the way to the other thread.
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
