/** The order in which waiting pictures are drawn. */
import { expect, test } from 'vitest';
import { type DrawingPriority, openWaitingPictures } from '../../../src/render/drawing/waiting-pictures.ts';

function queueOf(pictures: readonly (readonly [string, DrawingPriority])[], most = 100) {
  const queue = openWaitingPictures<string>(most);
  const added = pictures.map(([picture, priority]) => queue.add(picture, priority));
  return { queue, added };
}

function named(name: string, priority: DrawingPriority, count: number) {
  return Array.from({ length: count }, (_, number) => [`${name} ${number}`, priority] as const);
}

function drawn(queue: ReturnType<typeof openWaitingPictures<string>>): readonly string[] {
  return Array.from({ length: queue.size() }, () => queue.next() ?? 'none');
}

test("tables' pictures come before private ones, each in their order", () => {
  const { queue } = queueOf([...named('page', 'private', 2), ...named('board', 'table', 2)]);
  expect(drawn(queue)).toEqual(['board 0', 'board 1', 'page 0', 'page 1']);
  expect(queue.next()).toBeUndefined();
});

test('one picture in four is a private one, even while tables keep coming', () => {
  const { queue } = queueOf([...named('page', 'private', 2), ...named('board', 'table', 8)]);
  expect(drawn(queue).map((picture) => picture.split(' ')[0])).toEqual(
    ['board board board page', 'board board board page', 'board board'].flatMap((four) => four.split(' ')),
  );
});

test('each priority has its own limit', () => {
  const { added } = queueOf([...named('page', 'private', 3), ...named('board', 'table', 3)], 2);
  expect(added).toEqual([true, true, false, true, true, false]);
});

test('all waiting pictures can be given up', () => {
  const { queue } = queueOf([...named('page', 'private', 1), ...named('board', 'table', 1)]);
  expect(queue.clear()).toEqual(['board 0', 'page 0']);
  expect(queue.size()).toBe(0);
});
