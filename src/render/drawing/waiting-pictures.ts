/** The pictures that wait for a drawing process, in the order in which they're drawn. */

/** A table's picture comes before a private one: several people may wait for a table, and one person for a private page. */
export const DRAWING_PRIORITIES = ['table', 'private'] as const;
export type DrawingPriority = (typeof DRAWING_PRIORITIES)[number];

export interface WaitingPictures<Picture> {
  /** Returns false if the limit for waiting pictures of this priority is reached. */
  add(picture: Picture, priority: DrawingPriority): boolean;
  /** Removes and returns the picture to draw next; undefined if none is waiting. */
  next(): Picture | undefined;
  size(): number;
  /** Removes and returns all pictures. */
  clear(): readonly Picture[];
}

/**
 * While private pictures wait, one in this many pictures is private, so that private pages get theirs even if tables keep every
 * process busy.
 */
const PRIVATE_EVERY = 4;

/** `most` is the limit for each priority, so neither takes the other's room. */
export function openWaitingPictures<Picture>(most: number): WaitingPictures<Picture> {
  const tables: Picture[] = [];
  const privates: Picture[] = [];
  /** The pictures of tables taken since the last private one. */
  let passed = 0;

  return {
    add(picture, priority) {
      const queue = priority === 'table' ? tables : privates;
      if (queue.length >= most) return false;
      queue.push(picture);
      return true;
    },
    next() {
      const isPrivateDue = privates.length > 0 && passed >= PRIVATE_EVERY - 1;
      if (tables.length > 0 && !isPrivateDue) {
        passed += 1;
        return tables.shift();
      }
      passed = 0;
      return privates.shift();
    },
    size: () => tables.length + privates.length,
    clear: () => [...tables.splice(0), ...privates.splice(0)],
  };
}
