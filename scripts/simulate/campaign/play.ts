/** Plays whole campaigns, chapter after chapter, and writes their score as a line of JSON. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Campaign } from '../../../src/core/campaign.ts';
import type { GameEntry } from '../../../src/core/catalogue.ts';
import { chooseOptions } from '../../../src/core/options.ts';
import { type Answerer, playOutBy } from '../../../src/core/playing.ts';
import { rolesOf, seedOf } from '../games.ts';
import { playedGame } from '../played.ts';
import { answererCalled } from '../players.ts';
import { type PlayedCampaign, type PlayedChapter, scoreOfCampaigns } from './score.ts';
import { shop } from './shop.ts';

export interface CampaignPlan {
  readonly entry: GameEntry;
  readonly campaign: Campaign;
  /** The roles of each campaign, in seat order; or the number of roles to draw for each campaign. */
  readonly roles: readonly string[] | number;
  /** The players in seat order, separated by commas; the last one plays all remaining seats. */
  readonly policy: string;
  /** The fixed number of positions that a computer evaluates for an answer; null uses the effort of a table. */
  readonly effort: number | null;
  readonly seed: string;
  readonly campaigns: number;
  /** Whether points are spent between games. */
  readonly buys: boolean;
}

/** The limit of games in a campaign, because players who hardly ever win would play forever. */
const MAX_GAMES = 60;

export async function playCampaigns(plan: CampaignPlan, write: (text: string) => void): Promise<void> {
  const { entry, policy, effort, campaigns } = plan;
  const answer = answererCalled(entry, policy, effort);
  const played: PlayedCampaign[] = [];
  for (let number = 0; number < campaigns; number += 1) played.push(await playCampaign(plan, answer, number));
  write(`${JSON.stringify(scoreOfCampaigns(played, effort))}\n`);
}

async function playCampaign(
  { entry: { game }, campaign, roles: wanted, seed, buys }: CampaignPlan,
  answer: Answerer<unknown>,
  number: number,
): Promise<PlayedCampaign> {
  const drawn = typeof wanted === 'number';
  const roles = drawn ? rolesOf(game.roles, wanted, seedOf(`${seed} gods`, number)) : wanted;
  let chronicle = campaign.begin(roles);
  const games: PlayedChapter[] = [];
  for (
    let [chapter] = campaign.next(chronicle);
    chapter !== undefined;
    [chapter] = campaign.next(chronicle)
  ) {
    if (games.length === MAX_GAMES) break;
    const chosen = chooseOptions(game.options, campaign.options(chronicle, chapter));
    if (!chosen.ok) throw new Error(`${game.id} does not know the options of ${chapter}`);
    const { options } = chosen;
    const box = game.box(options, null);
    const opening = { options, roles, seed: seedOf(`${seed}-${number}`, games.length), box };
    let end: unknown;
    const steps = playOutBy(game, opening, answer);
    const { outcome, turns } = playedGame(game, roles, steps, ({ state }) => {
      end = state;
    });
    const after = campaign.after(chronicle, end);
    games.push({
      chapter,
      isWon: outcome.kind === 'won',
      turns,
      earned: earnedBy(campaign, chronicle, after),
    });
    chronicle = buys ? shop(campaign, after, box) : after;
    await nextTurn();
  }
  return { games, isWon: campaign.next(chronicle).length === 0 };
}

function earnedBy(campaign: Campaign, before: unknown, after: unknown): PlayedChapter['earned'] {
  const points = new Map(campaign.summary(before).roles.map((each) => [each.role, each.points]));
  return Object.fromEntries(
    campaign.summary(after).roles.map((each) => [each.role, each.points - (points.get(each.role) ?? 0)]),
  );
}
