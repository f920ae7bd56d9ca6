/** A player whose taps are counted. */
import type { Player } from '../../shared/people.ts';

/** One tap opens a menu, and another chooses. */
const TAPS_OF_A_MENU = 2;

interface CountedPlayer extends Player {
  /** The number of taps since the start. */
  readonly taps: () => number;
}

export function countingTaps(player: Player): CountedPlayer {
  let taps = 0;
  return {
    ...player,
    taps: () => taps,
    presses: (...press) => {
      taps += 1;
      return player.presses(...press);
    },
    chooses: (...choice) => {
      taps += TAPS_OF_A_MENU;
      return player.chooses(...choice);
    },
    // One tap per field, and one to send.
    fills: (fields = {}) => {
      taps += Object.keys(fields).length + 1;
      return player.fills(fields);
    },
  };
}
