/** A box file for tools that play many games of a campaign: each saga is over when a person is called, or Nidhogg moves. */
import type { Json } from '../../../core/json.ts';
import { SAGAS } from '../box/box.ts';

const MAX_ON_A_LADDER = 8;

/** Those who are called are all out already, so the next call is a defeat; Nidhogg's first step is a win. */
const SHORT_SAGA: Json = {
  setUp: { anonymous: MAX_ON_A_LADDER, fireGiants: MAX_ON_A_LADDER },
  pages: [{ spaces: [[{ effect: 'tree' }]] }],
};

export const SHORT_CAMPAIGN: Json = {
  game: 'chronicles',
  sagas: Object.fromEntries(SAGAS.map((saga) => [saga, SHORT_SAGA])),
};
