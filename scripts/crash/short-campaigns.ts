/** Makes the games of campaigns end soon, so that the program also dies between such an end and its entry. */
import { CATALOGUE } from '../../src/games/index.ts';
import type { Hands } from './deeds.ts';

/** The moderator puts a box file in force for each game that knows campaigns. */
export async function shortenCampaigns(
  { local, keeper, until }: Hands,
  moderator: string,
  channelId: string,
): Promise<void> {
  for (const { game, samples } of CATALOGUE.values()) {
    const { shortCampaign } = await samples();
    if (shortCampaign === null) continue;
    const file = { filename: 'short-campaign.json', bytes: Buffer.from(JSON.stringify(shortCampaign)) };
    await local.people.slash(moderator, channelId, '/server box', { game: game.id, file });
    await until(() => keeper.hasBoxFile(game.id));
  }
}
