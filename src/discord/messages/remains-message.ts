/** A table that cannot be read, in words: which it is, and what can be done about it. */
import type { Catalogue } from '../../core/catalogue.ts';
import type { Saying } from '../../core/presenter.ts';
import type { Remains } from '../../tables/model/unreadable.ts';
import { channelMention, mention } from './parts.ts';

/** Whoever wanted something of it. */
export function unreadableSaying(catalogue: Catalogue, remains: Remains): Saying {
  if (!remains.isLive) return { key: 'refusal.unreadable-over' };
  const channel = channelMention(remains.place.channelId);
  return { key: 'refusal.unreadable-table', with: { game: gameOf(catalogue, remains), channel } };
}

/** In the list of all tables of a server. */
export function remainsLine(catalogue: Catalogue, remains: Remains): Saying {
  const { place, hostId } = remains;
  return {
    key: 'tables.unreadable',
    with: {
      game: gameOf(catalogue, remains),
      channel: channelMention(place.channelId),
      host: mention(hostId),
    },
  };
}

/** Which game it was may be damaged too. */
export function gameOf(catalogue: Catalogue, { gameId }: Pick<Remains, 'gameId'>): Saying {
  return catalogue.has(gameId) ? { key: `game.${gameId}` } : { key: 'tables.unknown-game' };
}
