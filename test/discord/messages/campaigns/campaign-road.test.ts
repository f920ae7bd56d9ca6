/** A campaign as people see it: its road of chapters, purchases that wait for agreement, and the win. */
import { describe, expect, test } from 'vitest';
import type { CampaignSummary } from '../../../../src/core/campaign.ts';
import { afterGamePhrases } from '../../../../src/discord/messages/campaigns/after-game.ts';
import { campaignRoad } from '../../../../src/discord/messages/campaigns/road-message.ts';
import { skillsMessage } from '../../../../src/discord/messages/campaigns/skills-message.ts';
import { campaignStatusMessage } from '../../../../src/discord/messages/campaigns/status-message.ts';
import { CATALOGUE } from '../../../../src/games/index.ts';
import type { LoadedCampaign } from '../../../../src/tables/campaigns/loaded-campaign.ts';
import type { Table, UserId } from '../../../../src/tables/model/table.ts';
import { languages } from '../../../../src/words/locales.ts';
import { translator } from '../../../../src/words/translate.ts';
import { count, illegible, pieceIn, wordsOn } from '../../../render/found.ts';
import { aCampaign } from '../../../shared/stores/campaigns.ts';
import { lobby } from '../../../shared/stores/tables.ts';

const english = translator('en');

/** A campaign of the first game that has campaigns. */
function loadedWith(
  change: (summary: CampaignSummary) => CampaignSummary,
  isReadable = true,
): LoadedCampaign {
  const [entry] = [...CATALOGUE.values()].filter((each) => each.campaign !== null);
  const rules = entry?.campaign ?? null;
  if (entry === undefined || rules === null) throw new Error('no game has campaigns');
  const roles = entry.game.roles.slice(0, entry.game.seats.max);
  return {
    campaign: aCampaign({ gameId: entry.game.id }),
    entry,
    rules: { ...rules, summary: (chronicle) => change(rules.summary(chronicle)) },
    chronicle: isReadable ? { is: rules.begin(roles) } : null,
  };
}

/** The first two chapters are won, the third is lost twice. */
const third = (summary: CampaignSummary): CampaignSummary => ({
  ...summary,
  chapters: summary.chapters.map((chapter, at) => {
    if (at < 2) return { ...chapter, status: 'won', defeats: 0 };
    return at === 2 ? { ...chapter, status: 'next', defeats: 2 } : { ...chapter, status: 'to-come' };
  }),
});

/** Everyone has learned more than one line holds. */
const learnt = (summary: CampaignSummary): CampaignSummary => ({
  ...summary,
  chapters: summary.chapters.map((chapter) => ({ ...chapter, status: 'next', defeats: 12 })),
  roles: summary.roles.map((each) => ({
    ...each,
    points: 99,
    skills: Array.from({ length: 6 }, () => ({ key: 'campaign.road.no-skills' })),
  })),
});

describe('the road', () => {
  test('shows won chapters, the next one with its defeats, and later ones', () => {
    const loaded = loadedWith(third);
    const { svg = '', altText = '' } = campaignRoad(loaded, null, english) ?? {};
    expect(count(svg, 'id="station-won"')).toBe(2);
    expect(count(svg, 'id="station-next"')).toBe(1);
    expect(wordsOn(pieceIn(svg, 'station-next'))[1]).toBe('next, 2 defeats');
    expect(count(pieceIn(svg, 'station-next'), 'class="defeat"')).toBe(2);
    expect(altText).toContain('(next, 2 defeats)');
  });

  test('shows the open chapter and the current player of each role', () => {
    const loaded = loadedWith(third);
    const [, , chapter] = loaded.rules.summary(loaded.chronicle?.is).chapters;
    const campaign = { ...loaded.campaign, chapter: chapter?.chapter ?? '' };
    const [role = ''] = loaded.entry.game.roles;
    const held = { ...campaign, seats: [{ role, userId: null, computer: 'good' as const }] };
    const seats = [{ role, userId: 'cleo' as UserId }];
    const last = (status: Table['status']) => lobby({ status, seats });
    const noted = (table: Table | null) =>
      campaignRoad({ ...loaded, campaign: held }, table, english)?.altText ?? '';
    expect(noted(last('playing'))).toContain('(in play, 2 defeats)');
    expect(noted(last('lobby'))).toContain('(next, 2 defeats)');
    const told = (table: Table) =>
      campaignStatusMessage({ ...loaded, campaign: held }, table, english).content;
    expect(told(last('playing'))).toContain('(<@cleo>)');
    expect(told(last('finished'))).toContain('(medium computer)');
  });

  test('has a line for each role with its points, and all its skills', () => {
    const loaded = loadedWith(learnt);
    const { svg = '' } = campaignRoad(loaded, null, english) ?? {};
    expect(count(svg, 'id="traveller"')).toBe(loaded.entry.game.seats.max);
    const [, points, ...lines] = wordsOn(pieceIn(svg, 'traveller'));
    expect(points).toBe('99 XP');
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join(' · ').split(' · ')).toHaveLength(6);
  });

  test('marks an optional chapter as optional', () => {
    const optional = (summary: CampaignSummary): CampaignSummary => ({
      ...summary,
      chapters: summary.chapters.map((chapter) => ({ ...chapter, status: 'optional', defeats: 0 })),
    });
    const { svg = '' } = campaignRoad(loadedWith(optional), null, english) ?? {};
    expect(wordsOn(pieceIn(svg, 'station-optional'))[1]).toBe('optional');
  });

  test("is not drawn if the chronicle can't be read", () => {
    expect(campaignRoad(loadedWith(third, false), null, english)).toBeNull();
  });

  test.each(languages())('can be read in %s', (language) => {
    const loaded = loadedWith(learnt);
    const { svg = '' } = campaignRoad(loaded, lobby({ status: 'playing' }), translator(language)) ?? {};
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(illegible(svg, 24)).toEqual([]);
  });
});

test("won chapters are offered again while no game is open and the campaign hasn't ended", () => {
  const menus = (summary: typeof third, status: 'running' | 'won' | 'ended', last: Table | null) => {
    const loaded = loadedWith(summary);
    const campaign = { ...loaded.campaign, status };
    const { content, rows = [] } = campaignStatusMessage({ ...loaded, campaign }, last, english);
    const options = rows.flatMap(({ components }) =>
      components.flatMap((part) => ('options' in part ? part.options.map(({ value }) => value) : [])),
    );
    expect(content.includes('You can replay sagas')).toBe(options.length > 0);
    return options;
  };
  const { rules, chronicle } = loadedWith(third);
  const [first, second] = rules.summary(chronicle?.is).chapters.map(({ chapter }) => chapter);
  expect(menus(third, 'running', null)).toEqual([first, second]);
  expect(menus(third, 'won', lobby({ status: 'finished' }))).toEqual([first, second]);
  expect(menus(third, 'running', lobby())).toEqual([]);
  expect(menus(third, 'running', lobby({ status: 'playing' }))).toEqual([]);
  expect(menus(third, 'ended', null)).toEqual([]);
  expect(menus(learnt, 'running', null)).toEqual([]);
});

test('the proposer of a shared purchase is told to wait, and the other player to choose it', () => {
  const usual = loadedWith(third);
  const campaign = { ...usual.campaign, proposals: [{ ware: 'both', agreed: ['ann' as UserId] }] };
  const words = { key: 'campaign.road.no-skills' };
  const offers = [{ ware: 'both', payers: [], refusal: null, label: words, effect: words }];
  const told = (userId: string) =>
    skillsMessage({ ...usual, campaign }, offers, { last: null, undoable: null, userId }, english).content;
  expect(told('ann')).toContain('You propose no skills yet.');
  expect(told('bo')).toContain('<@ann> proposes no skills yet: choose it below');
});

test('a won campaign says so, with its defeats, and offers no points to spend', () => {
  const won = (summary: CampaignSummary): CampaignSummary => ({ ...third(summary), isWon: true });
  const lines = (summary: typeof won) => afterGamePhrases(loadedWith(summary), null).map(english);
  expect(lines(won)).toEqual(["**You've won the campaign, after 2 defeats!**"]);
  expect(lines(third).join(' ')).toContain('To spend: ');
});
