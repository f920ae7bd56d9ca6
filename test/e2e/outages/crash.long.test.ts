/** The program dies at twenty different steps, or as many of them as are tried now, while games of all three kinds are played, and nobody notices. */
import { expect, test } from 'vitest';
import { runCampaign } from '../../../scripts/crash/campaign.ts';
import { scaled } from '../../scale.ts';

const KILLS = scaled(20);

test(`killed at ${KILLS} different steps: no action is lost or done twice, and everything is said once`, async () => {
  const { kills, faults, games, commits } = await runCampaign({
    database: 'sqlite',
    processes: 1,
    kills: KILLS,
    seed: 'twenty kills',
  });
  expect(faults).toEqual([]);
  expect(kills).toBe(KILLS);
  expect(games).toBeGreaterThanOrEqual(4);
  expect(commits).toBeGreaterThan(KILLS);
}, 900_000);
