/** The additions of a saga to the board before the first round. [C-021 to C-027] */

import { WALKERS } from '../box/components.ts';
import type { Saga } from '../box/saga.ts';
import { callIotunn } from '../changes/iotunns.ts';
import { callAnonymous, callFireGiants } from '../changes/ladders.ts';
import { ravageWhereEnemiesMeet } from '../changes/ravage.ts';
import type { Draft } from '../state/draft.ts';

/** The saga for that number of gods. [C-036 to C-038] */
export function sagaFor({ setUp, pages }: Saga, gods: number): Saga {
  return {
    setUp,
    pages: pages.map(({ spacesForFew, ...page }) =>
      spacesForFew !== undefined && gods <= spacesForFew.upTo
        ? { ...page, spaces: spacesForFew.spaces }
        : page,
    ),
  };
}

export function setUpSaga(game: Draft): void {
  const { anonymous, fireGiants, iotunns, places } = game.box.saga.setUp;
  for (const walker of WALKERS) game.places[walker] = places[walker] ?? game.places[walker];
  ravageWhereEnemiesMeet(game);
  if (anonymous > 0) callAnonymous(game, anonymous);
  if (fireGiants > 0) callFireGiants(game, fireGiants);
  for (let called = 0; called < iotunns && game.end === null; called += 1) callIotunn(game);
}
