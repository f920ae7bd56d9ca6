/** Sets Yggdrasil's die and bags as a story needs them. */
import { draw, type StreamState } from '../../../src/core/random.ts';
import type { Box } from '../../../src/games/yggdrasil/box/box.ts';
import type { Island } from '../../../src/games/yggdrasil/box/components.ts';
import { drawFromBag } from '../../../src/games/yggdrasil/changes/chance.ts';
import { draftOf } from '../../../src/games/yggdrasil/state/draft.ts';
import type { Bag, YggdrasilState } from '../../../src/games/yggdrasil/state/state.ts';
import { streamFound } from '../luck.ts';

/** The die's next results: a colour if it is read for its colour, a number if it is read for its hammers. */
export type Mark = Island | number;

/** A stream for which that die shows these marks in order. */
export function streamRolling(die: Box['die'], marks: readonly Mark[]): StreamState {
  return streamFound((luck) => {
    const chance = { streams: { luck } };
    return marks.every((mark) => mark === draw(chance, 'luck', sidesWith(die, mark)));
  }, marks.join(', '));
}

function sidesWith({ colours, hammers }: Box['die'], mark: Mark): readonly Mark[] {
  return typeof mark === 'number' ? hammers : colours;
}

/** A stream that draws these counters next from the island's bag. */
export function streamDrawing(state: YggdrasilState, island: Island, wanted: Bag): StreamState {
  return streamFound((draws) => {
    const drawn = drawFromBag(
      draftOf({ ...state, streams: { ...state.streams, draws } }),
      island,
      wanted.vikings + wanted.fireGiants,
    );
    return drawn.vikings === wanted.vikings && drawn.fireGiants === wanted.fireGiants;
  }, `${wanted.vikings} Vikings and ${wanted.fireGiants} Fire Giants from ${island}`);
}
