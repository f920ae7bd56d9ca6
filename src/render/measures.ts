/** The measures that all boards share. A board is drawn 1200 wide and shown 400 wide: 34 here is 11 on a phone. */

export const BOARD_WIDTH = 1200;
/** The width in pixels: sharp if a phone shows the whole picture, and small enough to be sent often. */
export const PICTURE_WIDTH = 900;
export const MARGIN = 26;
export const GAP = 14;
export const FULL_WIDTH = BOARD_WIDTH - 2 * MARGIN;
export const HALF_WIDTH = (FULL_WIDTH - GAP) / 2;
/** The size of a story picture. */
export const SCENE = { width: FULL_WIDTH, height: 440 } as const;

/** The smallest type in any picture: seven pixels on a phone. */
export const MIN_TYPE = (19 / 1000) * BOARD_WIDTH;

export const SIZES = { smallest: 30, text: 34, name: 38, number: 42, title: 34 } as const;
