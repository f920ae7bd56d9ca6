/** Real chance that happens to fall as the story wants: streams found by search, never a replaced die. */
import { draw, openStreams, type StreamState, seedFrom } from '../../../src/core/random.ts';
import type { Box } from '../../../src/games/yggdrasil/box/box.ts';
import { drawFromBag } from '../../../src/games/yggdrasil/combat/chance.ts';
import type { Island } from '../../../src/games/yggdrasil/components.ts';
import { draftOf } from '../../../src/games/yggdrasil/draft.ts';
import type { Bag, YggdrasilState } from '../../../src/games/yggdrasil/state.ts';

/** What the die is to show: a colour where it is read for its colour, a number where it is read for its hammers. */
export type Mark = Island | number;

const PATIENCE = 200_000;

function found(isRight: (stream: StreamState) => boolean, wish: string): StreamState {
  for (let attempt = 0; attempt < PATIENCE; attempt += 1) {
    const { luck } = openStreams(seedFrom(`luck ${attempt}`), ['luck']);
    if (isRight(luck)) return luck;
  }
  throw new Error(`this never happens: ${wish}`);
}

/** A stream from which that die shows these marks, one after the other. */
export function streamRolling(die: Box['die'], marks: readonly Mark[]): StreamState {
  return found((luck) => {
    const chance = { streams: { luck } };
    return marks.every((mark) => mark === draw(chance, 'luck', sidesWith(die, mark)));
  }, marks.join(', '));
}

function sidesWith({ colours, hammers }: Box['die'], mark: Mark): readonly Mark[] {
  return typeof mark === 'number' ? hammers : colours;
}

/** A stream from which these counters come next out of the island's bag. */
export function streamDrawing(state: YggdrasilState, island: Island, wanted: Bag): StreamState {
  return found((draws) => {
    const drawn = drawFromBag(
      draftOf({ ...state, streams: { ...state.streams, draws } }),
      island,
      wanted.vikings + wanted.fireGiants,
    );
    return drawn.vikings === wanted.vikings && drawn.fireGiants === wanted.fireGiants;
  }, `${wanted.vikings} Vikings and ${wanted.fireGiants} Fire Giants from ${island}`);
}
