/** Real randomness that happens to be what a story needs: streams found by search, never a replaced die. */
import { openStreams, type StreamState, seedFrom } from '../../src/core/random.ts';

const MAX_ATTEMPTS = 200_000;

/** The first stream that fits; the error names the `wish`. */
export function streamFound(isRight: (stream: StreamState) => boolean, wish: string): StreamState {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const { luck } = openStreams(seedFrom(`luck ${attempt}`), ['luck']);
    if (isRight(luck)) return luck;
  }
  throw new Error(`this never happens: ${wish}`);
}
