/** The chances that advice shows match the results of single positions, in the games where the chances were once furthest off. */
import { expect, test } from 'vitest';
import { toldIn } from '../../scripts/calibration/positions.ts';
import { summaryOf } from '../../scripts/calibration/summary.ts';
import { completeOptions } from '../../scripts/simulate/reading/game-options.ts';
import { CATALOGUE } from '../../src/games/index.ts';
import { isPlayedInFull, scaled } from '../scale.ts';

/** With few positions, chance alone could put some of them this far off. */
const MAX_RMS = isPlayedInFull() ? 0.08 : 0.25;

test.each([
  { gameId: 'chronicles', options: { rules: 'vigrid' } },
  { gameId: 'yggdrasil', options: { rules: '2018', angry: 6, ragnarok: 0 } },
  { gameId: 'yggdrasil', options: { rules: '2018', angry: 6, ragnarok: 4 } },
])(
  'the chances shown in $gameId with $options are close to the results from the same positions',
  ({ gameId, options: some }) => {
    const entry = CATALOGUE.get(gameId);
    const judgement = entry?.judgement ?? null;
    if (entry === undefined || judgement === null) throw new Error('no computer plays it');
    const options = completeOptions(entry, some);
    if (!options.ok) throw new Error(options.sentence);
    const plan = { positions: scaled(40), playouts: 64, policy: 'sensible', effort: 1, seed: 'judging' };
    const { rms, farOff } = summaryOf(toldIn(entry, judgement, { options: options.value, seats: 3 }, plan));
    expect(rms).toBeLessThan(MAX_RMS);
    expect(farOff).toBe(0);
  },
);
