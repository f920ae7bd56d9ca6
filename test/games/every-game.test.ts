/** Every game of the catalogue, and the sample, which is as small as a game can be. */

import { ENTRIES } from '../shared/games/entries.ts';
import { subjectOf } from '../shared/games/subjects.ts';
import { describeGame } from './describe-game.ts';

for (const entry of ENTRIES.values()) describeGame(entry, await subjectOf(entry.game.id));
