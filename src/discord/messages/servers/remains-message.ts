/** Describes a table that the bot cannot read, and what people can do about it. */
import type { Catalogue } from '../../../core/catalogue.ts';
import type { Phrase } from '../../../core/presentation/phrase.ts';
import type { Remains } from '../../../tables/model/storage/unreadable.ts';
import { channelMention, mention } from '../pieces/parts.ts';

/** The text for the person who wanted to use the table. */
export function unreadablePhrase(catalogue: Catalogue, remains: Remains): Phrase {
  if (!remains.isLive) return { key: 'refusal.unreadable-over' };
  const channel = channelMention(remains.place.channelId);
  return { key: 'refusal.unreadable-table', with: { game: gameOf(catalogue, remains), channel } };
}

/** The line in a list of all tables of a server. */
export function remainsLine(catalogue: Catalogue, remains: Remains): Phrase {
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

/** The name of the game, whose id may be damaged too. */
export function gameOf(catalogue: Catalogue, { gameId }: Pick<Remains, 'gameId'>): Phrase {
  return catalogue.has(gameId) ? { key: `game.${gameId}` } : { key: 'tables.unknown-game' };
}
