/** A row of the table of rooms: the imports that a room may have, and the parts of it that others may import. */

export interface Room {
  /** A folder or a file; `*` stands for the name of one folder. */
  readonly at: string;
  /**
   * The imports that a room may have besides itself: folders with everything below them, files, and, ending in `/.`, only the
   * files directly in a folder. `*` stands for the same name as in `at`.
   */
  readonly imports: readonly string[];
  /**
   * The only packages and Node modules that the room may import. If omitted, it may import all except those in `KEPT_PACKAGES`.
   */
  readonly packages?: readonly string[];
  /** The only files of the room that others may import. If omitted, they may import all. */
  readonly entries?: readonly string[];
  /** Files and folders outside the room that may import all of it nevertheless. */
  readonly insiders?: readonly string[];
}
