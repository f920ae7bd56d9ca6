/** The campaign's words on the board of a finished game, and the buttons that continue it. */
import type { APIButtonComponent } from 'discord.js';
import type { Phrase, Translate } from '../../../core/presentation/phrase.ts';
import type { LoadedCampaign } from '../../../tables/campaigns/loaded-campaign.ts';
import type { TableId } from '../../../tables/model/table.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { button, type Row, row } from '../pieces/parts.ts';
import { awaitingPhrases, chapterPhrase, nextChapter } from './campaign-words.ts';

/** `box` has the prices of the finished game; null if its format is unknown. */
export function afterGamePhrases(loaded: LoadedCampaign, box: unknown): readonly Phrase[] {
  const { campaign, entry, rules, chronicle } = loaded;
  if (chronicle === null) return [];
  const { isWon, chapters, roles } = rules.summary(chronicle.is);
  const lost = chapters.reduce((sum, { defeats }) => sum + defeats, 0);
  if (isWon) return [{ key: 'campaign.won', with: { defeats: lost } }];
  if (campaign.status !== 'running') return [];
  const next = nextChapter(loaded);
  const points = roles.map(({ role, points: count }) => ({
    key: 'campaign.paid',
    with: { role: entry.presenter.role(role), points: count },
  }));
  return [
    ...(points.length === 0 ? [] : [{ key: 'campaign.points', with: { points } }]),
    ...awaitingPhrases(loaded),
    ...(next === null
      ? []
      : [
          {
            key: next.isAgain ? 'campaign.again' : 'campaign.next',
            with: { chapter: chapterPhrase(entry, next.chapter) },
          },
        ]),
    ...unspent(loaded, box),
  ];
}

/** After this many defeats in one chapter, people who could buy something get a hint. */
const MANY_DEFEATS = 3;

function unspent({ campaign, entry, rules, chronicle }: LoadedCampaign, box: unknown): readonly Phrase[] {
  if (chronicle === null || box === null) return [];
  const { chapters, roles } = rules.summary(chronicle.is);
  const lost = chapters.find(({ chapter }) => chapter === campaign.chapter);
  const isStuck = lost !== undefined && lost.status !== 'won' && lost.defeats >= MANY_DEFEATS;
  if (!isStuck || roles.some(({ skills }) => skills.length > 0)) return [];
  if (rules.wares(chronicle.is, box).every(({ refusal }) => refusal !== null)) return [];
  const chapter = chapterPhrase(entry, lost.chapter);
  return [{ key: 'campaign.unspent', with: { chapter, defeats: lost.defeats } }];
}

/** Buttons to continue, to buy, and to show the whole campaign; if the campaign is finished, only the last of these buttons. */
export function campaignRow(loaded: LoadedCampaign, table: TableId, translate: Translate): Row {
  const status = button(
    formatCustomId({ kind: 'campaign-status', table }),
    translate({ key: 'button.campaign-status' }),
  );
  return row([...campaignButtons(loaded, table, translate), status]);
}

/** Buttons to continue and to buy; empty once the campaign is over. */
export function campaignButtons(
  loaded: LoadedCampaign,
  table: TableId,
  translate: Translate,
): readonly APIButtonComponent[] {
  if (loaded.campaign.status !== 'running') return [];
  const skills = button(
    formatCustomId({ kind: 'campaign-skills', table }),
    translate({ key: 'button.campaign-skills' }),
  );
  const next = nextChapter(loaded);
  if (next === null) return [skills];
  const chapter = chapterPhrase(loaded.entry, next.chapter);
  const key = next.isAgain ? 'button.campaign-again' : 'button.campaign-next';
  const goOn = button(
    formatCustomId({ kind: 'campaign-next', table }),
    translate({ key, with: { chapter } }),
    'success',
  );
  return [goOn, skills];
}
