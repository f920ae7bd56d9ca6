/** The campaign's texts at the end of a game. */
import { expect, test } from 'vitest';
import { afterGamePhrases } from '../../../../src/discord/messages/campaigns/after-game.ts';
import { loadedCampaignOf } from '../../../../src/tables/campaigns/loaded-campaign.ts';
import { ANN } from '../../../shared/hall.ts';
import { aCampaign } from '../../../shared/stores/campaigns.ts';
import { PRICE, SMALL_CATALOGUE, type SmallChronicle } from '../../../tables/campaigns/small-game.ts';

/** The keys of the messages after this many defeats in the first chapter. */
function saidAfter(
  lost: number,
  {
    points = 9,
    charms = 0,
    won = 0,
    proposed = [],
  }: { points?: number; charms?: number; won?: number; proposed?: readonly string[] } = {},
): readonly string[] {
  const roles = ['thor', 'odin'].map((role) => ({ role, points, charms }));
  const is: SmallChronicle = { won, lost, roles, friends: [] };
  const campaign = aCampaign({
    gameId: 'small',
    status: won === 3 ? 'won' : 'running',
    chapter: 'dawn',
    chronicle: { version: 2, is },
    proposals: proposed.map((ware) => ({ ware, agreed: [ANN] })),
  });
  const loaded = loadedCampaignOf(SMALL_CATALOGUE, campaign);
  if (loaded === null) throw new Error('there is no campaign');
  return afterGamePhrases(loaded, { price: PRICE }).map(({ key }) => key);
}

test('players with unspent XP are reminded after three defeats, until they buy something', () => {
  expect(saidAfter(2)).toEqual(['campaign.points', 'campaign.again']);
  expect(saidAfter(3)).toEqual(['campaign.points', 'campaign.again', 'campaign.unspent']);
  expect(saidAfter(4)).toContain('campaign.unspent');
  expect(saidAfter(3, { charms: 1 })).not.toContain('campaign.unspent');
  // No points to spend.
  expect(saidAfter(3, { points: 0 })).not.toContain('campaign.unspent');
});

test('purchases that wait for consent are listed when the game is over', () => {
  expect(saidAfter(1, { proposed: ['thor+odin'] })).toContain('campaign.awaiting');
  expect(saidAfter(1)).not.toContain('campaign.awaiting');
});

test("points that can no longer buy anything aren't mentioned", () => {
  expect(saidAfter(1, { won: 3 })).toEqual(['campaign.won']);
});
