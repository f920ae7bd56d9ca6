/** A refusal as one or two sentences: the rule, and the way out. */
import type { Catalogue } from '../../core/catalogue.ts';
import type { Filling, Saying } from '../../core/presenter.ts';
import type { TableRefused } from '../../tables/model/refusal.ts';
import { channelMention, mention, roleMention } from './parts.ts';
import { quoted } from './quoted.ts';

export function refusalSaying(refused: TableRefused, catalogue: Catalogue): Saying {
  if (refused.by === 'game') {
    const entry = catalogue.get(refused.gameId);
    if (entry !== undefined) return entry.presenter.refusal(refused.refusal);
  }
  const { why, ...details } = refused.refusal;
  const places = Object.entries(details).map(([place, detail]) => [place, placed(place, detail)]);
  return { key: `refusal.${why}`, with: Object.fromEntries(places) };
}

/** Of what somebody typed. */
const LONGEST_ECHO = 60;

/**
 * People, roles and channels are mentioned, games named, times shown as the reader's clock has them; a game or a role in a
 * game that there is not is quoted; the rest is our own and stands as it is.
 */
function placed(place: string, detail: string | number | boolean): Filling {
  switch (place) {
    case 'users':
      return String(detail)
        .split(' ')
        .map((user) => ({ key: 'asked.person', with: { user: mention(user) } }));
    case 'user':
    case 'host':
      return mention(String(detail));
    case 'hostRole':
      return roleMention(String(detail));
    case 'channels':
      return String(detail)
        .split(' ')
        .map((channel) => ({ key: 'server.channel', with: { channel: channelMention(channel) } }));
    case 'from':
      return `<t:${detail}:f>`;
    case 'game':
    case 'role':
      return quoted(String(detail), LONGEST_ECHO);
    case 'played':
      return { key: `game.${detail}` };
    default:
      return typeof detail === 'boolean' ? String(detail) : detail;
  }
}
