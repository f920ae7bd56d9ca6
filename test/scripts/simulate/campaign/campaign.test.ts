/** Full campaigns played by bots alone: shared invariants, purchases, and one played to the end. */
import { expect, test } from 'vitest';
import { playCampaigns } from '../../../../scripts/simulate/campaign/play.ts';
import { type PlayedCampaign, scoreOfCampaigns } from '../../../../scripts/simulate/campaign/score.ts';
import { shop } from '../../../../scripts/simulate/campaign/shop.ts';
import { houseBox } from '../../../../src/games/chronicles/box/house-box.ts';
import type { Chronicle } from '../../../../src/games/chronicles/campaign/chronicle.ts';
import { CAMPAIGN } from '../../../../src/games/chronicles/campaign.ts';
import { CHRONICLES } from '../../../../src/games/chronicles/entry.ts';
import { CATALOGUE } from '../../../../src/games/index.ts';

function game(chapter: string, isWon: boolean, turns: number, odin: number) {
  return { chapter, isWon, turns, earned: { odin } };
}

const ENDED: readonly PlayedCampaign[] = [
  { isWon: true, games: [game('one', false, 30, 3), game('one', true, 40, 5), game('two', true, 50, 4)] },
  { isWon: true, games: [game('one', true, 45, 6), game('two', true, 40, 7)] },
  { isWon: false, games: [game('one', false, 20, 3)] },
];

test('the score counts the first attempt at each chapter, and the games and turns of whole campaigns', () => {
  expect(scoreOfCampaigns(ENDED, null)).toEqual({
    campaigns: 3,
    won: 2,
    firstTries: { one: { played: 3, won: 1 }, two: { played: 2, won: 2 } },
    games: { median: 2, p90: 3 },
    turns: { median: 85, p90: 120 },
    meanPoints: { odin: 9.3 },
  });
});

test("a role's earnings are averaged over the campaigns it played in", () => {
  const freyr = { isWon: true, games: [{ chapter: 'one', isWon: true, turns: 40, earned: { freyr: 8 } }] };
  expect(scoreOfCampaigns([...ENDED, freyr], null)).toMatchObject({ meanPoints: { odin: 9.3, freyr: 8 } });
});

test('the most expensive wares are bought first, until the points run out', () => {
  const begun = CAMPAIGN.begin(['odin']) as Chronicle;
  const rich = { ...begun, gods: begun.gods.map((god) => ({ ...god, points: 10 })) };
  const [odin] = (shop(CAMPAIGN, rich, houseBox('baldr')) as Chronicle).gods;
  expect(odin).toMatchObject({ isSteady: true, isSure: false, elves: 1, points: 1 });
});

async function played(
  buys: boolean,
  roles: readonly string[] | number = ['odin'],
  campaigns = 1,
): Promise<{
  readonly score: { readonly firstTries: object; readonly meanPoints: object };
  readonly bought: number;
}> {
  const entry = CATALOGUE.get(CHRONICLES.game.id);
  if (entry?.campaign == null) throw new Error('no campaign');
  const { campaign } = entry;
  let bought = 0;
  const counted: typeof campaign = {
    ...campaign,
    buy(...purchase) {
      bought += 1;
      return campaign.buy(...purchase);
    },
  };
  const plan = {
    entry,
    campaign: counted,
    roles,
    policy: 'sensible',
    effort: null,
    seed: 'abc',
    campaigns,
    buys,
  };
  const written: string[] = [];
  await playCampaigns(plan, (text) => void written.push(text));
  const [score] = written.map((line) => JSON.parse(line));
  return { score, bought };
}

test('a campaign is played chapter by chapter to its end', async () => {
  const { score, bought } = await played(true);
  expect(score).toMatchObject({ campaigns: 1, won: 1, meanPoints: { odin: expect.any(Number) } });
  expect(bought).toBeGreaterThan(0);
  expect(Object.keys(score.firstTries)).toEqual([
    'baldr',
    'fimbulvetr',
    'managarms',
    'naglfar',
    'bifrost',
    'vigrid',
  ]);
});

test('no points are spent if purchases are turned off', async () => {
  const { score, bought } = await played(false);
  expect(score).toMatchObject({ won: 1 });
  expect(bought).toBe(0);
});

test('each campaign draws its own roles, always the same number of them', async () => {
  const { score } = await played(true, 1, 2);
  expect(Object.keys(score.meanPoints)).toHaveLength(2);
});
