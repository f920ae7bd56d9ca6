/** The text of a board does not wait for a late picture. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLatePictures } from '../../../src/discord/delivery/boards/late-pictures.ts';
import type { PictureFile } from '../../../src/discord/messages/pieces/picture-file.ts';
import { deferred } from '../../../src/runtime/deferred.ts';
import type { TableId } from '../../../src/tables/model/table.ts';

const FILES: readonly PictureFile[] = [{ attachment: Buffer.from('x'), name: 'board.png', description: '' }];

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function boardDue(msAgo = 0, version = 3) {
  return { id: 'table' as TableId, version, dueAt: new Date(Date.now() - msAgo) };
}

const open = () => openLatePictures(() => new Date());

test('a picture that is drawn in time goes out with the text', async () => {
  const pictures = open();
  expect(await pictures.inTime(boardDue(1_900), () => Promise.resolve(FILES))).toBe(FILES);
  expect(pictures.isMissing(boardDue())).toBe(false);
});

test('two seconds after the board was due the text goes first, and the drawing in progress is used', async () => {
  const pictures = open();
  const drawing = deferred<readonly PictureFile[]>();
  const draw = vi.fn<() => Promise<readonly PictureFile[]>>(() => drawing.promise);
  const inTime = pictures.inTime(boardDue(500), draw);
  await vi.advanceTimersByTimeAsync(1_499);
  expect(pictures.isMissing(boardDue())).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await inTime).toBeNull();
  expect(pictures.isMissing(boardDue())).toBe(false);
  pictures.wordsAreOut(boardDue());
  expect(pictures.isMissing(boardDue())).toBe(true);
  expect(pictures.isMissing(boardDue(0, 4))).toBe(false);
  drawing.resolve(FILES);
  expect(await pictures.inTime(boardDue(60_000), draw)).toBe(FILES);
  expect(draw).toHaveBeenCalledTimes(1);
});

test('the text of a board that is already late is sent before its picture is drawn', async () => {
  const pictures = open();
  const draw = vi.fn<() => Promise<readonly PictureFile[]>>(() => Promise.resolve(FILES));
  expect(await pictures.inTime(boardDue(2_000), draw)).toBeNull();
  expect(await pictures.inTime(boardDue(3_000), draw)).toBeNull();
  expect(draw).not.toHaveBeenCalled();
  pictures.wordsAreOut(boardDue());
  expect(await pictures.inTime(boardDue(9_000), draw)).toBe(FILES);
});

test('a drawing that fails after the text went out is started again', async () => {
  const pictures = open();
  const drawing = deferred<readonly PictureFile[]>();
  const failing = drawing.promise.then(() => Promise.reject(new Error('no database')));
  const inTime = pictures.inTime(boardDue(1_999), () => failing);
  await vi.advanceTimersByTimeAsync(1);
  expect(await inTime).toBeNull();
  drawing.resolve(FILES);
  await expect(failing).rejects.toThrow('no database');
  pictures.wordsAreOut(boardDue());
  expect(await pictures.inTime(boardDue(9_000), () => Promise.resolve(FILES))).toBe(FILES);
});

test('late pictures are added one after another, ten a second', () => {
  const pictures = open();
  const from = Date.now();
  const turns = Array.from({ length: 3 }, () => pictures.wordsAreOut(boardDue()).getTime() - from);
  expect(turns).toEqual([0, 100, 200]);
  vi.advanceTimersByTime(5_000);
  expect(pictures.wordsAreOut(boardDue()).getTime() - from).toBe(5_000);
});
