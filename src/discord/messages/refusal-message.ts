/** Puts a refusal into one or two sentences: the rule, and what to do instead. */
import type { Catalogue } from '../../core/catalogue.ts';
import type { Phrase, PhraseValue } from '../../core/presentation/phrase.ts';
import type { TableRefused } from '../../tables/model/refusal.ts';
import { channelMention, mention, roleMention } from './pieces/parts.ts';
import { quoted } from './pieces/quoted.ts';

export function refusalPhrase(refused: TableRefused, catalogue: Catalogue): Phrase {
  if (refused.by === 'game') {
    const entry = catalogue.get(refused.gameId);
    if (entry !== undefined) return entry.presenter.refusal(refused.refusal);
  }
  const { code, ...details } = refused.refusal;
  const places = Object.entries(details).map(([place, detail]) => [place, placed(place, detail)]);
  return { key: `refusal.${code}`, with: Object.fromEntries(places) };
}

/** The maximum length of typed text that the refusal quotes. */
const MAX_ECHO_LENGTH = 60;

/**
 * Formats a detail of a refusal. Ids become mentions, games become names, and times become the reader's local time; an unknown
 * game or role that the person typed is quoted. Anything else comes from the bot and stays unchanged.
 */
function placed(place: string, detail: string | number | boolean): PhraseValue {
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
    case 'games':
      return String(detail)
        .split(' ')
        .map((game) => ({ key: `game.${game}` }));
    case 'from':
      return `<t:${detail}:f>`;
    case 'game':
    case 'role':
      return quoted(String(detail), MAX_ECHO_LENGTH);
    case 'played':
      return { key: `game.${detail}` };
    default:
      return typeof detail === 'boolean' ? String(detail) : detail;
  }
}
