/** The state of a campaign: its chapters, who holds which role, and what each role has earned and bought. */
import type { CampaignSummary } from '../../../core/campaign.ts';
import type { Phrase, Translate } from '../../../core/presentation/phrase.ts';
import { holdersAt } from '../../../tables/campaigns/games.ts';
import { type LoadedCampaign, wonChapters } from '../../../tables/campaigns/loaded-campaign.ts';
import type { CampaignSeat } from '../../../tables/model/campaign.ts';
import type { Table } from '../../../tables/model/table.ts';
import { isLive } from '../../../tables/model/table.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { ownerOf } from '../pieces/computer-word.ts';
import {
  button,
  channelMention,
  cut,
  firstLines,
  LIMITS,
  mention,
  menu,
  type Row,
  row,
} from '../pieces/parts.ts';
import type { Reply } from '../pieces/reply.ts';
import { campaignButtons } from './after-game.ts';
import { awaitingPhrases, chapterPhrase } from './campaign-words.ts';

/** `last` is the last table opened for the campaign; null if that table can't be read. `first` is shown above everything. */
export function campaignStatusMessage(
  loaded: LoadedCampaign,
  last: Table | null,
  translate: Translate,
  first: Phrase | null = null,
): Reply {
  const { campaign, rules, chronicle } = loaded;
  const title = {
    key: `campaign.status-${campaign.status}`,
    with: { game: { key: `game.${campaign.gameId}` }, host: mention(campaign.hostId) },
  };
  const isOpen = last !== null && isLive(last);
  const open = { key: 'campaign.open', with: { channel: channelMention(last?.place.channelId ?? '') } };
  const canPlayAgain = campaign.status !== 'ended' && !isOpen && wonChapters(loaded).length > 0;
  const shown =
    chronicle === null
      ? [title, { key: 'refusal.campaign-other-rules' }]
      : [title, ...status(loaded, last, rules.summary(chronicle.is))];
  const lines = [
    ...(first === null ? [] : [first]),
    ...shown,
    ...(isOpen ? [open] : []),
    ...awaitingPhrases(loaded),
    ...(canPlayAgain ? [{ key: 'campaign.replay-hint' }] : []),
  ];
  const isOver = campaign.status !== 'running';
  const goOn = isOver || isOpen || chronicle === null ? [] : buttons(loaded, translate);
  return {
    content: firstLines(lines.map(translate), LIMITS.content),
    rows: canPlayAgain ? [...goOn, replayMenu(loaded, translate)] : goOn,
  };
}

/** Includes a button for each chapter outside the usual order. */
function buttons(loaded: LoadedCampaign, translate: Translate): NonNullable<Reply['rows']> {
  const { campaign, rules, chronicle } = loaded;
  const [, ...others] = chronicle === null ? [] : rules.next(chronicle.is);
  const beside = others.map((chapter) =>
    button(
      formatCustomId({ kind: 'campaign-chapter', table: campaign.tableId, chapter }),
      translate({ key: 'button.campaign-chapter', with: { chapter: chapterPhrase(loaded.entry, chapter) } }),
    ),
  );
  const usual = row(campaignButtons(loaded, campaign.tableId, translate));
  return beside.length === 0 ? [usual] : [usual, row(beside.slice(0, LIMITS.buttonsInRow))];
}

/** A won chapter can be replayed. */
function replayMenu(loaded: LoadedCampaign, translate: Translate): Row {
  const id = formatCustomId({ kind: 'campaign-replay', table: loaded.campaign.tableId });
  const options = wonChapters(loaded).map((chapter) => ({
    label: cut(translate(chapterPhrase(loaded.entry, chapter)), LIMITS.optionLabel),
    value: chapter,
  }));
  return menu(id, translate({ key: 'campaign.replay' }), options.slice(0, LIMITS.options));
}

/** While a game is being played, the person in the seat has the role. */
function status(loaded: LoadedCampaign, last: Table | null, summary: CampaignSummary): readonly Phrase[] {
  const { campaign } = loaded;
  const seats = last?.status === 'playing' ? holdersAt(campaign, last) : campaign.seats;
  return [...road(loaded, summary), ...roles(loaded, seats, summary)];
}

function road({ entry }: LoadedCampaign, { chapters }: CampaignSummary): readonly Phrase[] {
  return chapters.map(({ chapter, status: how, defeats }) => ({
    key: `campaign.chapter-${how}`,
    with: { chapter: chapterPhrase(entry, chapter), defeats },
  }));
}

function roles(
  { entry }: LoadedCampaign,
  seats: readonly CampaignSeat[],
  summary: CampaignSummary,
): readonly Phrase[] {
  return summary.roles.map(({ role, points, skills }) => {
    const seat = seats.find((each) => each.role === role);
    const who = {
      role: entry.presenter.role(role),
      user: seat === undefined ? ownerOf({ userId: null }) : ownerOf(seat),
      points,
    };
    return skills.length === 0
      ? { key: 'campaign.role', with: who }
      : {
          key: 'campaign.role-with',
          with: { ...who, skills: skills.reduce(aside) },
        };
  });
}

/** Commas only, because a skill's description may contain an "and". */
function aside(one: Phrase, other: Phrase): Phrase {
  return { key: 'core.aside', with: { one, other } };
}
