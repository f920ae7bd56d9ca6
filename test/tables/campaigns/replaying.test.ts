/** A won chapter of a campaign is replayed with its current skills, and changes nothing in the campaign. */
import { expect, test } from 'vitest';
import type { ChannelId, UserId } from '../../../src/tables/model/table.ts';
import type { Opened } from '../../../src/tables/verbs/opening/opening.ts';
import { ANN, agreed, BEN, CAT, privilegedActor, refusalFor } from '../../shared/hall.ts';
import {
  campaignIn,
  chronicles,
  ends,
  gathered,
  goesOn,
  type Hall,
  opened,
  PLACE,
  plays,
  refusedPurchase,
  starts,
} from './campaign-hall.ts';

function replays(hall: Hall, by: UserId, chapter: string, channel = 'channel'): Promise<Opened> {
  const place = { ...PLACE, channelId: channel as ChannelId };
  return hall.tables.replayChapter(privilegedActor(hall, by), hall.id, { chapter, place });
}

test('a replay has the current roles and skills; if won, it pays nothing and changes nothing [C-056]', async () => {
  const hall = await opened();
  await plays(hall, hall.first.id, 'won');
  expect(await refusedPurchase(hall, ANN, 'thor charm')).toBeNull();
  const before = await campaignIn(hall);
  const entries = await chronicles(hall);
  const { id, ...lobby } = agreed(await replays(hall, BEN, 'dawn'));
  expect(lobby).toMatchObject({ status: 'lobby', hostId: BEN, options: { rules: 'dawn', charms: 1 } });
  expect(lobby.campaignId).toBeUndefined();
  expect(lobby.seats.map(({ role, userId }) => [role, userId])).toEqual([
    ['thor', null],
    ['odin', BEN],
  ]);
  agreed(await hall.tables.join(hall.actor(ANN), id, { role: null, another: true }));
  expect((await starts(hall, id)).state).toMatchObject({ roles: ['thor', 'odin'], charms: 1 });
  expect(await ends(hall, id, 'won')).toMatchObject({ status: 'finished', state: { ended: 'won' } });
  expect(await campaignIn(hall)).toEqual(before);
  expect(await chronicles(hall)).toEqual(entries);
  // The road continues as if the replay had not been played.
  expect(agreed(await goesOn(hall, ANN)).options['rules']).toBe('noon');
});

test("the rules of a replay can't be changed in its lobby", async () => {
  const hall = await opened();
  await plays(hall, hall.first.id, 'won');
  expect(await refusedPurchase(hall, ANN, 'thor charm')).toBeNull();
  const { id } = agreed(await replays(hall, ANN, 'dawn'));
  expect(refusalFor(await hall.tables.setRules(privilegedActor(hall, ANN), id, 'night'))).toBe(
    'rules-of-campaign',
  );
});

test("a replay is refused if the chapter isn't won, a game is open, the person has no part in the campaign, or the campaign has ended", async () => {
  const hall = await opened();
  expect(await replays(hall, ANN, 'dawn', 'elsewhere')).toMatchObject({
    refusal: { code: 'campaign-game-open', channel: 'channel' },
  });
  await plays(hall, hall.first.id, 'lost');
  expect(refusalFor(await replays(hall, ANN, 'dawn'))).toBe('chapter-not-won');
  const again = await gathered(hall);
  expect(refusalFor(await replays(hall, ANN, 'dawn', 'elsewhere'))).toBe('campaign-game-open');
  await plays(hall, again, 'won');
  expect(refusalFor(await replays(hall, ANN, 'noon'))).toBe('chapter-not-won');
  expect(refusalFor(await replays(hall, CAT, 'dawn'))).toBe('only-campaigners');
  const noon = await gathered(hall);
  await starts(hall, noon);
  expect(refusalFor(await replays(hall, ANN, 'dawn', 'elsewhere'))).toBe('campaign-game-open');
  await ends(hall, noon, 'lost');
  agreed(await hall.tables.endCampaign(privilegedActor(hall, ANN), hall.id));
  expect(refusalFor(await replays(hall, ANN, 'dawn'))).toBe('campaign-over');
});

test('chapters of a won campaign can be replayed, and two simultaneous presses open only one table', async () => {
  const hall = await opened();
  await plays(hall, hall.first.id, 'won');
  await plays(hall, await gathered(hall), 'won');
  await plays(hall, await gathered(hall), 'won');
  const before = await campaignIn(hall);
  expect(before.status).toBe('won');
  const both = await Promise.all([replays(hall, ANN, 'noon'), replays(hall, BEN, 'noon', 'elsewhere')]);
  const [one, other] = both.map((done) => agreed(done).id);
  expect(one).toBe(other);
  expect(await campaignIn(hall)).toEqual(before);
});
