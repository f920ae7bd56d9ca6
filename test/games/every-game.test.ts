/** Every game of the catalogue, and the sample, which is as small as a game can be. */

import { describeGame } from './describe-game.ts';
import { ENTRIES } from './entries.ts';
import { subjectOf } from './subjects.ts';

for (const entry of ENTRIES.values()) describeGame(entry, await subjectOf(entry.game.id));
