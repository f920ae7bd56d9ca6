/** Builds the position at the start of the first lesson: Nidhogg is one space from the Tree, and wakes in the seventh round. */
import type { Opened, Opening } from '../../../core/game.ts';
import { tableSeedFrom } from '../../../core/random.ts';
import type { Box } from '../box/box.ts';
import { pageOf } from '../facts/page.ts';
import { finish } from '../state/draft.ts';
import type { ChroniclesState, HiddenCard } from '../state/state.ts';
import { beginRound } from '../turn/rounds.ts';
import { setUp, setUpSaga } from '../turn/set-up.ts';
import { run } from '../turn/turn.ts';

/** The seed of the lesson. The steps refer to the cards and dice that come from it. */
const DEALT_BY = tableSeedFrom('first lesson 3');
/** With this many cards above Nidhogg's second card, he wakes in the seventh round. His first card comes earlier. */
const ROUNDS_BEFORE = 6;

export function beforeTheTree(opening: Opening<Box>): Opened<ChroniclesState> {
  const game = setUp({ ...opening, seed: DEALT_BY });
  setUpSaga(game);
  game.nidhogg = pageOf(game).spaces.length - 1;
  for (const seat of game.seats) seat.deck = withNidhoggAt(ROUNDS_BEFORE, seat.deck);
  beginRound(game);
  run(game);
  const { state, events } = finish(game);
  return { state, events };
}

/** The deck after Nidhogg's next card, which is at or below `place`, was moved up to `place`. */
function withNidhoggAt(place: number, deck: readonly HiddenCard[]): readonly HiddenCard[] {
  const at = deck.findIndex(({ enemy }, from) => from >= place && enemy === 'nidhogg');
  const card = deck[at];
  return card === undefined ? deck : deck.toSpliced(at, 1).toSpliced(place, 0, card);
}
